/// Reads 3D models of other authors in a separate, sandboxed process. If a bad file crashes that
/// process, the player gets only one line of text.
#pragma once
#include <optional>

#include "app/files/models/reader_process.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Reads the file in a separate process. Errors, each one line with the path: the errors of
/// `rendering::readModel` and of `askReader`.
Result<rendering::ModelRead> readInOwnProcess(const rendering::ModelFile& file,
                                              const ReaderLimits& limits = {});

/// True if a model must be read again: the attempt with the result `before` ended at a resource
/// limit, and this thread may now use the longer limit (see ReaderScope).
template <class Value>
bool isToBeTriedAgain(const Result<Value>& before) {
    return !before.ok() && ReaderScope::isLonger() && endedTooSoon(before.problem());
}

/// Must be the first call in `main`. If the program was started as a reader process, reads the
/// model and never returns. Otherwise returns at once.
void serveAsModelReader(int argc, char** argv);

}  // namespace sightline::app
