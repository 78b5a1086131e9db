/// `sightline-cli cards`: counts the cards that the game applies.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <vector>

namespace sightline::app {

/// Counts the cards of each kind by the way in which the game applies them (by data, by code, by
/// hand), and counts the doubtful values. Prints {"rulesDate", "pointsDate", "cards": {kind:
/// {"total", "byData", "byDataAsKnown", "byCode", "byHand", "unknown"}}, "doubts": {kind: count}}.
/// "byDataAsKnown" counts cards with data whose full text is not known. Returns 0, or 1 if the
/// catalogue or a pack cannot be read.
int cardsCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                 std::ostream& errors);

/// Prints the whole catalogue with the automation of every keyword and card: {"rulesDate",
/// "pointsDate", "keywords": {name: {"state", "by_hand"?, "presumed"?}}}. The members "units",
/// "counterparts", "upgrades", "commands", "battle" and "battle_forces" have the cards by id.
/// Returns the same status as `cardsCommand`.
int cardsJsonCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                     std::ostream& errors);

}  // namespace sightline::app
