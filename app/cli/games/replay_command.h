/// `sightline-cli replay`: replays a journal.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace sightline::app {

struct ReplaySettings {
    std::string file;
    bool asFarAsItGoes = false;  ///< accept a journal that stops midway, up to that point
    bool fields = false;         ///< print the whole state, too
    std::string digest{};        ///< the expected final digest; empty: any
    std::vector<std::filesystem::path> packs{};  ///< of cards on top of the catalogue
};

/// Prints {"answers", "digest", "round", "over", "winner"}. Returns 1 when the journal is refused
/// or ends with another digest than `digest`. `digest` is hexadecimal or, as in old versions,
/// decimal. For a journal that stops midway, `answers` counts the used answers, "of" all answers,
/// and "stopped" gives the reason. `fields` adds "fields", the state with both players' secrets.
/// Reports on `errors` when a journal was saved under other rules than today's.
int replayCommand(const ReplaySettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
