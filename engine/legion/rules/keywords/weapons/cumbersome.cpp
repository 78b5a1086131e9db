// The weapon keyword Cumbersome. Core Rulebook, Keyword Glossary. A Pivot and a compulsory Move
// also count as Moves.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/weapons/upgraded_dice.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

void downgradeAfterMove(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (now.movesOf(attacker.unit).any) downgradeAll(attacker, point);
}

}  // namespace

KeywordRule cumbersome() {
    return KeywordRule(Keyword::cumbersome).holds<AttackNumbers, BorneBy::pool>(downgradeAfterMove);
}

}  // namespace sightline::engine::keywords
