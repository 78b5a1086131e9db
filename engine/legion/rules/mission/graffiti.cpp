#include "engine/legion/rules/mission/graffiti.h"

#include <algorithm>
#include <utility>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/offered_texts.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/bane_tokens.h"
#include "engine/legion/rules/timing/activation_points.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/graffiti.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

const Citation ruleOfGraffiti = page(60, "Graffiti Tokens");
// The first command card with Graffiti tokens that the program applied. A journal that names this
// card began with a version of the program that applies the tokens.
constexpr const char* firstCardApplied = "symbol-of-rebellion";

bool isWithinGraffiti(const Battle& battle, const UnitState& unit, const ObjectiveToken& token) {
    const double reach = rangeOfGraffiti * battle.field.dimensions().rangeBand;
    return std::any_of(unit.minis.begin(), unit.minis.end(), [&](MiniId one) {
        return geometry::within(geometry::Extent{geometry::outlineOf(battle.mini(one).mini)},
                                geometry::Extent{outlineOf(token)}, reach);
    });
}

bool seesGraffiti(const Battle& battle, const UnitState& unit, const ObjectiveToken& token) {
    const Tabletop table = tabletopOf(battle);
    UnitOnTable lying;
    lying.minis = {{-1, flatSolidOf(token)}};
    return anySees(table, table.unit(unit.id), lying);
}

bool isNearSomeGraffiti(const Battle& battle, UnitId unit) {
    return isNearGraffiti(battle, unit, Player::blue) || isNearGraffiti(battle, unit, Player::red);
}

Task<bool> wantsAnotherDie(Battle& battle, UnitId unit) {
    const Player player = battle.unit(unit).player;
    const auto question = [&battle, unit, player] {
        auto asked = asking<Choice>(player, Ask::chooseForEffect, ruleOfGraffiti, unit);
        asked.question.names = {graffitiToken, ""};
        Messages texts;
        if (isNearGraffiti(battle, unit, player)) texts.push_back(say::rollOneMoreDie());
        offerTexts(asked.question, texts, true);
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    co_return textChosen(chosen) == 0;
}

void recordDice(Battle& battle, const Rally& point, Message message) {
    battle.record({.happening = Happening::keywordActed,
                   .message = std::move(message),
                   .numbers = {{NumberId::dice, point.dice}},
                   .citation = ruleOfGraffiti,
                   .unit = point.unit});
}

// The die for an allied token is added before the die for an enemy token is removed. In the reverse
// order, a unit with 1 die near tokens of both players would roll 2 dice, because the removal
// leaves at least 1 die.
Task<void> rallyNearGraffiti(Battle& battle, Rally& point) {
    const Player player = battle.unit(point.unit).player;
    const bool feared = isNearGraffiti(battle, point.unit, opponent(player));
    // With 1 die and an enemy token nearby, the unit rolls 1 die, whether or not its player adds a
    // die.
    const bool matters = point.dice > 1 || !feared || battle.asksEverything;
    bool wants = false;
    if (matters && isNearGraffiti(battle, point.unit, player))
        wants = co_await wantsAnotherDie(battle, point.unit);
    if (wants) {
        ++point.dice;
        recordDice(battle, point, say::ralliesWithOneMore());
    }
    if (point.dice > 1 && isNearGraffiti(battle, point.unit, opponent(player))) {
        --point.dice;
        recordDice(battle, point, say::ralliesWithOneFewer());
    }
}

}  // namespace

bool isGraffiti(const ObjectiveToken& token) {
    return token.kind == ObjectiveKind::marker && token.printed == graffitiToken && token.onTable();
}

bool appliesGraffiti(const Battle& battle) {
    if (!battle.rules) return true;
    const std::vector<std::string>& cards = battle.rules->automated;
    return std::binary_search(cards.begin(), cards.end(), firstCardApplied);
}

bool isNearGraffiti(const Battle& battle, UnitId id, Player owner) {
    const UnitState& unit = battle.unit(id);
    if (!unit.onTable()) return false;
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return isGraffiti(token) && token.owner == owner && isWithinGraffiti(battle, unit, token) &&
               seesGraffiti(battle, unit, token);
    });
}

void addGraffiti(Effects& effects) {
    for (const Player player : bothPlayers) {
        Effect<Rally> effect{.controller = player, .resolve = rallyNearGraffiti};
        effect.applies = [player](const Battle& battle, const Rally& point) {
            return point.dice > 0 && battle.unit(point.unit).player == player &&
                   isNearSomeGraffiti(battle, point.unit);
        };
        effects.add(std::move(effect));
    }
}

}  // namespace sightline::engine
