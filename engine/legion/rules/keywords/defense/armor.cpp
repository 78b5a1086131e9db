// The unit keyword Armor X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The defender may cancel up to X hits. Canceling costs nothing, so the game cancels as many hits
// as possible and asks no question.
void cancelByArmor(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.armor.add(defender.reason(defender.x));
}

}  // namespace

KeywordRule armor() {
    return KeywordRule(Keyword::armor, {.value = true})
        .holds<AttackNumbers, BorneBy::defender>(cancelByArmor);
}

}  // namespace sightline::engine::keywords
