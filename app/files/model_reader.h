/// Sandboxed model loader: a separate process reads models of other authors. If a file crashes this
/// process, the player gets one line of text.
#pragma once
#include <optional>

#include "app/files/reader_process.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Reads the file in another process. Errors, each one line with the path: the errors of
/// `rendering::readModel` and of `askReader`.
Result<rendering::ModelRead> readInOwnProcess(const rendering::ModelFile& file,
                                              const ReaderLimits& limits = {});

/// True if the resource limit ended the reading, and the larger limit may be used now.
template <class Value>
bool isToBeTriedAgain(const Result<Value>& before) {
    return !before.ok() && ReaderScope::isLonger() && endedTooSoon(before.problem());
}

/// If the program was started as a reader, runs the reader and never returns. Otherwise returns at
/// once. `main` must call it first.
void serveAsModelReader(int argc, char** argv);

}  // namespace sightline::app
