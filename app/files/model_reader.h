/// Models of others are read by a process of their own, so that whatever such a file does to the
/// reader is one line for the player.
#pragma once
#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>

#include "rendering/model/model_file.h"

namespace sightline::app {

/// What a reader may use before it is ended.
struct ReaderLimits {
    std::chrono::seconds work{30};                ///< of the processor
    std::chrono::milliseconds patience{120'000};  ///< by the clock, on a busy machine
    std::uint64_t memory = 4ULL << 30U;           ///< bytes
    std::uint64_t output = 512ULL << 20U;         ///< bytes handed back
    const std::atomic<bool>* stop = nullptr;      ///< ends it once true
};

/// Reads the file in another process. Problems, one line with the path each: those of
/// `rendering::readModel`, a reader that was ended by a fault of its own or by a limit, and a
/// reader that cannot be started.
Result<rendering::ModelRead> readInOwnProcess(const rendering::ModelFile& file,
                                              const ReaderLimits& limits = {});

/// Serves as that process when the program was started as one; to be called first in `main`.
/// The exit status, or none when the program was started for anything else.
std::optional<int> servedAsModelReader(int argc, char** argv);

/// The program that is started as the reader: `sightline-cli` beside this program, else this
/// program where it is the window, else the one of the build that this program is from.
std::filesystem::path modelReaderProgram();

}  // namespace sightline::app
