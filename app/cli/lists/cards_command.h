/// `sightline-cli cards`.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <vector>

namespace sightline::app {

/// Prints how many cards of each kind the game plays by data or by code, how many are by hand, and
/// how many values are in doubt: {"rulesDate", "pointsDate", "cards": {kind: {"total", "byData",
/// "byDataAsKnown", "byCode", "byHand", "unknown"}}, "doubts": {kind: count}}. Returns 0, or 1 when
/// the catalogue or a pack cannot be read.
int cardsCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                 std::ostream& errors);

/// The whole catalogue with what of it plays by itself: {"rulesDate", "pointsDate", "keywords":
/// {name: {"state", "by_hand"?, "presumed"?}}, and by id "units", "counterparts", "upgrades",
/// "commands", "battle", "battle_forces"}. Returns as `cardsCommand` does.
int cardsJsonCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                     std::ostream& errors);

}  // namespace sightline::app
