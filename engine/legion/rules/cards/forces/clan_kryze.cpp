// The battle force Clan Kryze. In the step Remove Tokens, up to 3 green tokens of allied units
// stay. Aim, dodge and surge tokens are green (p. 9).
#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"

namespace sightline::engine::cards {
namespace {

constexpr int mostKeptTokens = 3;
constexpr std::array greenTokens{Token::aim, Token::dodge, Token::surge};

int keptAlready(const RemoveTokens& point, Token token) {
    int kept = 0;
    for (const RemoveTokens::KeptTokens& one : point.kept)
        kept += one.token == token ? one.count : 0;
    return kept;
}

// The kinds of green tokens that the unit would lose.
std::vector<Token> tokensToLose(const Battle& battle, const RemoveTokens& point) {
    std::vector<Token> tokens;
    for (const Token token : greenTokens) {
        const int count = battle.unit(point.unit).tokens[token];
        if (battle.edition().removes(token) && count > keptAlready(point, token))
            tokens.push_back(token);
    }
    return tokens;
}

bool mayKeepTokens(const Battle& battle, const CardInPlay& force, const RemoveTokens& point) {
    return battle.unit(point.unit).player == force.player &&
           usesOf(battle, force) < mostKeptTokens && !tokensToLose(battle, point).empty();
}

Task<void> keepTokens(Battle& battle, CardInPlay force, RemoveTokens& point) {
    while (mayKeepTokens(battle, force, point)) {
        const std::vector<Token> tokens = tokensToLose(battle, point);
        Messages texts;
        texts.reserve(tokens.size());
        for (const Token token : tokens) texts.push_back(say::keepToken(say::tokenWord(token)));
        const int chosen = co_await chooseText(battle, force, point.unit, std::move(texts), true);
        if (chosen < 0) co_return;
        const Token token = tokens[static_cast<std::size_t>(chosen)];
        point.kept.push_back({token, 1});
        rememberUse(battle, force, CardLimit::round);
        battle.record({.happening = Happening::keywordActed,
                       .message = say::tokenStays(force.name, say::tokenWord(token)),
                       .numbers = {{token, 1}},
                       .citation = force.citation(),
                       .unit = point.unit});
    }
}

}  // namespace

CardRule clanKryze() {
    return CardRule(CardRule::Kind::battleForce, "clan-kryze")
        .at<RemoveTokens>(keepTokens, mayKeepTokens);
}

}  // namespace sightline::engine::cards
