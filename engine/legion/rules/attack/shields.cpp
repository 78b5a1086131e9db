#include "engine/legion/rules/attack/shields.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

int flip(Battle& battle, UnitId id, Token from, Token to, int count) {
    TokenCounts& tokens = battle.unit(id).tokens;
    const int flipped = std::clamp(count, 0, tokens[from]);
    tokens[from] -= flipped;
    tokens[to] += flipped;
    return flipped;
}

void recordFlipped(Battle& battle, UnitId id, Message message, Keyword by) {
    battle.record({.happening = Happening::keywordActed,
                   .message = std::move(message),
                   .citation = citationOf(by),
                   .unit = id});
}

}  // namespace

int spendShields(Battle& battle, UnitId unit, int count, Keyword by) {
    const int flipped = flip(battle, unit, Token::shield, Token::inactiveShield, count);
    if (flipped > 0)
        recordFlipped(battle, unit, say::shieldsSpent(std::string(nameOf(by)), flipped), by);
    return flipped;
}

int renewShields(Battle& battle, UnitId unit, int count, Keyword by) {
    const int flipped = flip(battle, unit, Token::inactiveShield, Token::shield, count);
    if (flipped > 0)
        recordFlipped(battle, unit, say::shieldsRenewed(std::string(nameOf(by)), flipped), by);
    return flipped;
}

}  // namespace sightline::engine
