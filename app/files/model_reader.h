/// Models of others are read by a process of their own, so that whatever such a file does to the
/// reader is one line for the player.
#pragma once
#include <optional>

#include "app/files/reader_process.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Reads the file in another process. Problems, one line with the path each: those of
/// `rendering::readModel` and of `askReader`.
Result<rendering::ModelRead> readInOwnProcess(const rendering::ModelFile& file,
                                              const ReaderLimits& limits = {});

/// Was it given up for its share, and may it have the longer one now?
template <class Value>
bool isToBeTriedAgain(const Result<Value>& before) {
    return !before.ok() && ReadingHere::isLonger() && endedTooSoon(before.problem());
}

/// Serves as that process when the program was started as one; to be called first in `main`.
/// Returns when the program was started for anything else, and never otherwise.
void serveAsModelReader(int argc, char** argv);

}  // namespace sightline::app
