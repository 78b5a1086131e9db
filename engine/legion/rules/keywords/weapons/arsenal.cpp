// The unit keyword Arsenal X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Each miniature of the unit may add up to X weapons instead of 1.
void addSeveralWeapons(const CurrentState&, const Bearer& attacker, WeaponsPerMiniature& point) {
    const int more = attacker.x - point.weapons.base();
    if (more > 0) point.weapons.add(attacker.reason(more));
}

}  // namespace

KeywordRule arsenal() {
    return KeywordRule(Keyword::arsenal, {.value = true})
        .holds<WeaponsPerMiniature, BorneBy::attacker>(addSeveralWeapons);
}

}  // namespace sightline::engine::keywords
