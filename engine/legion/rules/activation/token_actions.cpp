#include "engine/legion/rules/activation/token_actions.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/state/token_room.h"

namespace sightline::engine {
namespace {

bool isReadied(const Battle& battle, UnitId id, const std::string& card) {
    const auto& cards = battle.unit(id).cards;
    return std::any_of(cards.begin(), cards.end(), [&](const EquippedCard& one) {
        return one.id == card && one.state == EquippedCard::State::ready;
    });
}

Message nameOf(const EquippedCard& card, Token token) {
    return card.freeTokens.size() > 1 ? say::cardGives(card.name, say::tokenWord(token))
                                      : say::printed(card.name);
}

// True if the unit already took a token of this card in its activation. The card action is legal
// only once in an activation (p. 24), even if a Recover action readies the card.
bool isUsed(const Battle& battle, const EquippedCard& card) {
    const auto& made = battle.activation->cardActions;
    return std::any_of(card.freeTokens.begin(), card.freeTokens.end(), [&](Token token) {
        return std::find(made.begin(), made.end(), english(nameOf(card, token))) != made.end();
    });
}

OfferedAction tokenAction(UnitId id, const EquippedCard& card, Token token) {
    OfferedAction gain;
    gain.words = nameOf(card, token);
    gain.name = english(gain.words);
    gain.cost = 0;
    gain.card = gain.id = card.id;
    if (card.freeTokens.size() > 1) gain.id.append(":").append(nameOf(tokenNames, token));
    gain.legal = [id, token, card](const Battle& now) {
        return isReadied(now, id, card.id) && !isUsed(now, card) &&
               roomFor(now.unit(id), token) > 0;
    };
    gain.resolve = [id, token](Battle& now) -> Task<void> {
        co_await gainTokens(now, id, token, 1, page(24, "Make Actions"));
    };
    return gain;
}

}  // namespace

std::vector<OfferedAction> tokenActionsOf(const Battle& battle, UnitId id) {
    std::vector<OfferedAction> offered;
    for (const EquippedCard& card : battle.unit(id).cards) {
        for (const Token token : card.freeTokens) {
            OfferedAction gain = tokenAction(id, card, token);
            if (gain.legal(battle)) offered.push_back(std::move(gain));
        }
    }
    return offered;
}

}  // namespace sightline::engine
