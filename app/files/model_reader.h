/// Sandboxed model loader: a separate process reads the models of other authors. A file that
/// crashes the reader gives the player one line of text.
#pragma once
#include <optional>

#include "app/files/reader_process.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Reads the file in another process. Errors, one line with the path each: those of
/// `rendering::readModel` and of `askReader`.
Result<rendering::ModelRead> readInOwnProcess(const rendering::ModelFile& file,
                                              const ReaderLimits& limits = {});

/// True if the reading was ended by its resource limit, and the larger limit may be used now.
template <class Value>
bool isToBeTriedAgain(const Result<Value>& before) {
    return !before.ok() && ReaderScope::isLonger() && endedTooSoon(before.problem());
}

/// Runs the reader if the program was started as one, and then never returns. Otherwise it returns
/// at once. Call it first in `main`.
void serveAsModelReader(int argc, char** argv);

}  // namespace sightline::app
