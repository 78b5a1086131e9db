// The weapon keyword Assault X. Core Rulebook, Keyword Glossary. An upgraded die is never worse
// than before. So the game upgrades as many dice as possible and asks no question.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/weapons/upgraded_dice.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The keyword acts if the defender is within range 1 of the attacking unit leader. Without a
// battlefield, the defender is assumed to be within range 1.
void upgradeNear(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    const auto band = bandBetween(now, point.facts.attacker, point.facts.defender);
    if (!band || *band <= 1.0) upgradeSome(attacker, point);
}

}  // namespace

KeywordRule assault() {
    return KeywordRule(Keyword::assault, {.value = true})
        .inPool<UpgradeAttackDice>(chooseColours, choosesColours)
        .holds<AttackNumbers, BorneBy::pool>(upgradeNear)
        .countedInOdds();
}

}  // namespace sightline::engine::keywords
