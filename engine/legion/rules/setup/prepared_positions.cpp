#include <algorithm>
#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/movement/deploy_by_placing.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/setup/play_setup.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

const Citation preparedPositionsPage = page(20, "Deploy in Prepared Positions");

DeployPrepared deployingOf(const Battle& battle, UnitId id) {
    DeployPrepared point{id};
    consult(battle, point);
    return point;
}

bool mayDeploy(const Battle& battle, UnitId id) {
    return deployingOf(battle, id).deploying.allowed() && mayDeployByPlacing(battle, id);
}

std::vector<UnitId> preparedUnits(const Battle& battle, Player player) {
    std::vector<UnitId> prepared = battle.unitsOf(player);
    std::erase_if(prepared, [&](UnitId id) { return !mayDeploy(battle, id); });
    return prepared;
}

bool hasPreparedUnit(const Battle& battle, Player player) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    return std::any_of(units.begin(), units.end(),
                       [&](UnitId id) { return mayDeploy(battle, id); });
}

// Asks which unit deploys in a prepared position. The player may not decline if a keyword requires
// a unit to deploy now.
Task<UnitId> chooseUnit(Battle& battle, Player player) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::deployPrepared, preparedPositionsPage);
        bool must = false;
        for (UnitId id : preparedUnits(battle, player)) {
            const DeployPrepared point = deployingOf(battle, id);
            asked.question.keyword = {point.deploying.reason()->keyword, 0};
            asked.question.options.push_back(id);
            must = must || point.must;
        }
        if (!must) asked.question.options.push_back(Done{});
        return asked;
    };
    const Glance<Choice> glance = [&](const Option& said) {
        const UnitId* one = std::get_if<UnitId>(&said);
        return one && battle.has(*one) && battle.unit(*one).player == player &&
               mayDeploy(battle, *one);
    };
    const Option chosen = co_await askAtAGlance(battle, question, glance);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    co_return unit ? *unit : UnitId{};
}

// Deploys the unit in a prepared position. The unit then gains the dodge tokens that its keyword
// gives.
Task<void> deployPrepared(Battle& battle, UnitId id) {
    const DeployPrepared point = deployingOf(battle, id);
    const Keyword keyword = point.deploying.reason()->keyword;
    const PlacedDeployment how{id, keyword, preparedPositionsPage, say::deployedPrepared()};
    const bool cameOn = co_await deployByPlacing(battle, how);
    if (!cameOn) co_return;
    for (const Reason& one : point.dodge.reasons())
        co_await gainTokens(battle, id, Token::dodge, one.amount, one.citation);
}

}  // namespace

// Deploys the units in prepared positions. Core Rulebook p. 20. The players take turns, and blue
// begins. A player who deploys no unit has no further turn.
Task<void> deployInPreparedPositions(Battle& battle) {
    std::array<bool, 2> done{};
    for (Player turn = Player::blue; !done[0] || !done[1]; turn = opponent(turn)) {
        bool& ends = done[static_cast<std::size_t>(turn)];
        if (ends) continue;
        UnitId unit;
        if (hasPreparedUnit(battle, turn)) unit = co_await chooseUnit(battle, turn);
        ends = unit.none();
        if (!ends) co_await deployPrepared(battle, unit);
    }
}

}  // namespace sightline::engine
