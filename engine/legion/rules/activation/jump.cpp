#include "engine/legion/rules/activation/jump.h"

#include <algorithm>

namespace sightline::engine {
namespace {

bool holdsObjective(const Battle& battle, UnitId id) {
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const ObjectiveToken& token) { return token.holder == id; });
}

// The number of Jump instances on the card that are free (`free` is true) or not free (`free` is
// false).
std::ptrdiff_t jumpsOf(const UnitCard& card, bool free) {
    return std::count_if(card.keywords.begin(), card.keywords.end(), [&](const KeywordText& one) {
        return one.is(Keyword::jump) && (one.action == KeywordText::Action::free) == free;
    });
}

bool hasFreeJumpLeft(const Battle& battle, UnitId id) {
    const std::ptrdiff_t all = jumpsOf(*battle.unit(id).card, true);
    if (!battle.activation || battle.activation->unit != id) return all > 0;
    const auto& made = battle.activation->made;
    return std::count(made.begin(), made.end(), Action::jump) < all;
}

}  // namespace

int heightOfJump(const Battle& battle, UnitId id) {
    return battle.unit(id).card->sumOf(Keyword::jump);
}

bool mayJump(const Battle& battle, UnitId id) {
    const UnitCard& card = *battle.unit(id).card;
    if (heightOfJump(battle, id) <= 0) return false;
    if (card.has(Keyword::weighedDown) && holdsObjective(battle, id)) return false;
    return jumpsOf(card, false) > 0 || hasFreeJumpLeft(battle, id);
}

bool jumpsForFree(const Battle& battle) {
    return battle.activation && hasFreeJumpLeft(battle, battle.activation->unit);
}

}  // namespace sightline::engine
