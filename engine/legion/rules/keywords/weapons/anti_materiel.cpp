// The weapon keyword Anti-Materiel X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/weapons/upgraded_dice.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The keyword acts if the defender is a Vehicle unit. Without a battlefield, the defender is
// assumed to be a Vehicle unit.
void upgradeAgainstVehicles(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (!now.table() || isVehicle(point.facts.defenderCard->type)) upgradeSome(attacker, point);
}

}  // namespace

KeywordRule antiMateriel() {
    return KeywordRule(Keyword::antiMateriel, {.value = true})
        .inPool<UpgradeAttackDice>(chooseColours, choosesColours)
        .holds<AttackNumbers, BorneBy::pool>(upgradeAgainstVehicles)
        .countedInOdds();
}

}  // namespace sightline::engine::keywords
