// The weapon keyword Anti-Personnel X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/weapons/upgraded_dice.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The keyword acts if the defender is a Trooper unit. Without a battlefield, the defender is
// assumed to be a Trooper unit.
void upgradeAgainstTroopers(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (!now.table() || isTrooper(point.facts.defenderCard->type)) upgradeSome(attacker, point);
}

}  // namespace

KeywordRule antiPersonnel() {
    return KeywordRule(Keyword::antiPersonnel, {.value = true})
        .inPool<UpgradeAttackDice>(chooseColours, choosesColours)
        .holds<AttackNumbers, BorneBy::pool>(upgradeAgainstTroopers)
        .countedInOdds();
}

}  // namespace sightline::engine::keywords
