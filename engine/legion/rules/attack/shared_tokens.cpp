#include "engine/legion/rules/attack/shared_tokens.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/force_points.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

const Citation sharing = page(39, "Clone Trooper");
constexpr double sharingRange = 2.0;

bool isAmong(const std::vector<UnitId>& units, UnitId unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

bool isClone(const CurrentState& now, UnitId unit) {
    return now.unit(unit).card->type == UnitType::cloneTrooper;
}

bool sharesWithClones(const CurrentState& now, UnitId unit) {
    ShareWithClones point{unit};
    consult(now, point);
    return point.sharing.allowed();
}

int tokensForOthers(const CurrentState& now, UnitId unit, Token token) {
    TokensForOthers point{unit, token, now.unit(unit).stand->tokens[token]};
    if (point.tokens > 0) consult(now, point);
    return point.tokens;
}

// The keyword or battle force that lends `unit` a token of `other`.
std::optional<Reason> lenderFor(const CurrentState& now, UnitId unit, UnitId other, Token token) {
    LendTokens byKeyword{other, unit};
    consult(now, byKeyword);
    if (byKeyword.lending.allowed()) return byKeyword.lending.reason();
    LendToken byForce{other, unit, token};
    consult(now, byForce);
    return byForce.lending.reason();
}

// The rules by which `unit` may spend a token of `other`, whatever their distance is.
TokenSharer rulesFor(const CurrentState& now, UnitId unit, UnitId other, Token token) {
    TokenSharer sharer{.unit = other, .amongClones = isClone(now, unit) && isClone(now, other)};
    const bool forbidden =
        sharer.amongClones && !(sharesWithClones(now, unit) && sharesWithClones(now, other));
    if (forbidden) return {other};
    sharer.lends = lenderFor(now, unit, other, token);
    return sharer;
}

bool isNear(const Tabletop& table, UnitId one, UnitId other) {
    const UnitOnTable* self = table.find(one);
    const UnitOnTable* owner = table.find(other);
    return self && owner &&
           unitsWithin(*self, *owner, sharingRange * table.field.dimensions().rangeBand) &&
           anySees(table, *self, *owner);
}

Citation citationOf(const TokenSharer& sharer) {
    return sharer.amongClones ? sharing : sharer.lends->citation;
}

// Asks whose token the unit spends. `own` is true if one option is the unit itself, with its own
// token.
Task<UnitId> chooseOwner(Battle& battle, UnitId unit, std::vector<TokenSharer> sharers, bool own) {
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(unit).player, Ask::spendToken,
                                    citationOf(sharers.front()), unit);
        if (!sharers.front().amongClones)
            asked.question.keyword = {sharers.front().lends->keyword, 0};
        if (own) asked.question.options.push_back(unit);
        for (const TokenSharer& one : sharers) asked.question.options.push_back(one.unit);
        return asked;
    };
    if (sharers.size() == 1 && !own && !battle.asksEverything) co_return sharers.front().unit;
    const Option chosen = co_await ask(battle, question);
    const UnitId* owner = std::get_if<UnitId>(&chosen);
    co_return owner ? *owner : unit;
}

// Removes the token from the other unit. If a keyword or a battle force lends the token, the record
// reports its effect.
void take(Battle& battle, Attack& attack, UnitId unit, Token token, const TokenSharer& sharer) {
    (sharer.amongClones ? attack.shared : attack.lent).push_back(unit);
    battle.remove(sharer.unit, token, 1, citationOf(sharer));
    if (sharer.amongClones) return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::spendsTokenOfAnother(sharer.lends->source.name()),
                   .numbers = {{token, 1}},
                   .citation = sharer.lends->citation,
                   .unit = unit,
                   .other = sharer.unit});
}

}  // namespace

std::vector<TokenSharer> tokenSharers(const CurrentState& now, UnitId unit,
                                      const std::vector<UnitId>& allies, Token token) {
    std::vector<TokenSharer> sharers;
    const bool isShared = token == Token::aim || token == Token::dodge || token == Token::surge;
    for (const UnitId other : allies) {
        if (!isShared || other == unit || tokensForOthers(now, other, token) <= 0) continue;
        TokenSharer sharer = rulesFor(now, unit, other, token);
        if (!sharer.amongClones && !sharer.lends) continue;
        if (now.table() && isNear(*now.table(), unit, other)) sharers.push_back(std::move(sharer));
    }
    return sharers;
}

// Other units share their tokens only with the attacker and the defender, not with a unit that uses
// Guardian.
std::vector<TokenSharer> tokenDonors(const Battle& battle, const Attack& attack, UnitId id,
                                     Token token) {
    const bool takesPart =
        id == attack.attacker || (attack.current >= 0 && id == attack.defender());
    if (!takesPart && battle.asks.guardianOwnTokens) return {};
    const bool shared = isAmong(attack.shared, id), lent = isAmong(attack.lent, id);
    std::vector<TokenSharer> donors =
        tokenSharers(BattleState(battle), id, battle.unitsOf(battle.unit(id).player), token);
    for (TokenSharer& one : donors) {
        one.amongClones = one.amongClones && !shared;
        if (lent) one.lends.reset();
    }
    std::erase_if(donors, [](const TokenSharer& one) { return !one.amongClones && !one.lends; });
    return donors;
}

// The largest number of tokens that the unit can spend. Another unit with only 1 token may share it
// both by Clone Trooper and by a keyword; this token counts once.
int spendable(const Battle& battle, const Attack& attack, UnitId unit, Token token) {
    if (battle.unit(unit).defeated()) return 0;
    int clones = 0, lent = 0, all = 0;
    for (const TokenSharer& one : tokenDonors(battle, attack, unit, token)) {
        clones = one.amongClones ? 1 : clones;
        lent = one.lends ? 1 : lent;
        all += tokensForOthers(BattleState(battle), one.unit, token);
    }
    return battle.unit(unit).tokens[token] + std::min(all, clones + lent);
}

// If tokens of other units are used, they are spent before the unit's own tokens. p. 39
Task<void> spendInAttack(Battle& battle, Attack& attack, UnitId unit, Token token, int count,
                         Citation citation, Keyword by) {
    if (count == 0) co_return;
    int shared = 0;
    while (shared < count) {
        const std::vector<TokenSharer> donors = tokenDonors(battle, attack, unit, token);
        if (donors.empty()) break;
        const bool own = battle.unit(unit).tokens[token] >= count - shared;
        const UnitId owner = co_await chooseOwner(battle, unit, donors, own);
        const auto donor = std::find_if(donors.begin(), donors.end(),
                                        [&](const TokenSharer& one) { return one.unit == owner; });
        if (donor == donors.end()) break;
        take(battle, attack, unit, token, *donor);
        ++shared;
    }
    co_await spend(battle, unit, token, count, citation, shared, by);
}

}  // namespace sightline::engine
