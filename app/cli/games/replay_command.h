/// `sightline-cli replay`: replays a journal.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace sightline::app {

struct ReplaySettings {
    std::string file;
    /// True: accept a journal that stops midway, and replay the answers before the stop.
    bool asFarAsItGoes = false;
    bool fields = false;   ///< true: also print the whole state
    std::string digest{};  ///< expected digest after the replay; empty: not compared
    /// Folders of card packs that extend the catalogue.
    std::vector<std::filesystem::path> packs{};
};

/// Prints {"answers", "digest", "round", "over", "winner"}. Returns 1 if the journal is refused, or
/// if the digest at its end differs from `digest`. `digest` is hexadecimal or, as in old versions,
/// decimal. For a journal that stops midway, "answers" counts the used answers, "of" counts all
/// answers, and "stopped" gives the reason. `fields` adds "fields": the state with both players'
/// secrets. A line on `errors` reports that a journal was saved under other rules than the current
/// rules.
int replayCommand(const ReplaySettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
