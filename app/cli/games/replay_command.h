/// `sightline-cli replay`: runs a journal again.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace sightline::app {

struct ReplaySettings {
    std::string file;
    bool asFarAsItGoes = false;  ///< a journal that stops midway is good up to there
    bool fields = false;         ///< print the whole state, too
    std::string digest{};        ///< that it must end with; empty: any
    std::vector<std::filesystem::path> packs{};  ///< of cards on top of the catalogue
};

/// Prints {"answers", "digest", "round", "over", "winner"}; 1 when the journal is refused or ends
/// with another digest than it must, which may be said as digits or as the number of old. Of one
/// that stops midway `answers` counts those that were used, "of" how many it has, and "stopped"
/// says why; `fields` adds "fields", the state with both players' secrets. Says on `errors` when a
/// journal was saved under other rules than today's.
int replayCommand(const ReplaySettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
