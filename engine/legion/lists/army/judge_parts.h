/// The parts of the army check, one function for each section of the rules.
#pragma once
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

using Objections = std::vector<ArmyObjection>;
void judgeIds(const ResolvedArmy& army, const Catalogue& everyCard, Objections& objections);
void judgePoints(const ResolvedArmy& army, Objections& objections);
void judgeRanks(const ResolvedArmy& army, Objections& objections);
void judgeFactions(const ResolvedArmy& army, Objections& objections);
void judgeMercenaries(const ResolvedArmy& army, Objections& objections);
void judgeBattleForce(const ResolvedArmy& army, Objections& objections);
void judgeDetachments(const ResolvedArmy& army, Objections& objections);
void judgeNames(const ResolvedArmy& army, Objections& objections);
void judgeUpgrades(const ResolvedArmy& army, Objections& objections);
void judgeHand(const ResolvedArmy& army, Objections& objections);
void judgeDeck(const ResolvedArmy& army, Objections& objections);

/// The reason why an army may not have the card in its command hand or battle deck. Empty if it
/// may.
Message whyNotInHand(const ResolvedArmy& army, const CommandEntry& card);
Message whyNotInDeck(const ResolvedArmy& army, const std::string& id);

/// For each unit: true if the unit does not count for the maximum of its rank, because of
/// Entourage, Associate or Detachment.
std::vector<bool> outsideRankLimits(const ResolvedArmy& army);
/// A number of units as text: "1 corps unit", "3 special forces units".
Message unitsOf(int count, Rank rank);
/// A number of pips as text: "1 pip", "2 pips".
Message wordOfPips(int pips);
bool listHolds(const std::vector<std::string>& list, const std::string& one);

}  // namespace sightline::engine
