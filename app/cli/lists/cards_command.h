/// `sightline-cli cards`.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <vector>

namespace sightline::app {

/// Prints the number of cards of each kind that the game plays by data, by code or by hand, and the
/// number of doubtful values: {"rulesDate", "pointsDate", "cards": {kind: {"total", "byData",
/// "byDataAsKnown", "byCode", "byHand", "unknown"}}, "doubts": {kind: count}}. Returns 0, or 1 when
/// the catalogue or a pack cannot be read.
int cardsCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                 std::ostream& errors);

/// Prints the whole catalogue with the automation of every keyword and card: {"rulesDate",
/// "pointsDate", "keywords": {name: {"state", "by_hand"?, "presumed"?}}, and by id "units",
/// "counterparts", "upgrades", "commands", "battle", "battle_forces"}. Returns the same status as
/// `cardsCommand`.
int cardsJsonCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                     std::ostream& errors);

}  // namespace sightline::app
