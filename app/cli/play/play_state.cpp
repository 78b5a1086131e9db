#include "app/cli/play/play_state.h"

#include <array>

#include "app/cli/play/play_bounds.h"
#include "app/cli/play/table_names.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "geometry/base/digest.h"

namespace sightline::app {
namespace {

using engine::Player;
using nlohmann::json;

constexpr std::array phaseNames{"command", "activation", "end", "over", "setup"};
static_assert(static_cast<std::size_t>(engine::Phase::setup) + 1 == phaseNames.size());
constexpr std::array sideNames{"near", "far"};

const char* nameOf(Player player) { return engine::nameOf(engine::playerNames, player); }

template <class Card>
json cardJson(const Card* card) {
    if (!card) return nullptr;
    return {{"id", card->id}, {"name", card->name}};
}

json handJson(const std::vector<const engine::CommandCard*>& cards) {
    json list = json::array();
    for (const engine::CommandCard* card : cards) {
        json one = cardJson(card);
        one["pips"] = card->pips;
        list.push_back(std::move(one));
    }
    return list;
}

json playerJson(const engine::CommandView& command, const std::string& army) {
    json pool = json::object();
    for (const engine::Rank rank : command.pool.all()) {
        json& count = pool[engine::nameOf(rank)];
        count = count.is_null() ? 1 : count.get<int>() + 1;
    }
    json object = {{"army", army},
                   {"hand", handJson(command.hand)},
                   {"discarded", handJson(command.discarded)},
                   {"permanent", handJson(command.permanent)},
                   {"set_aside", handJson(command.setAside)},
                   {"order_pool", std::move(pool)},
                   {"pass_pool", command.passPool},
                   {"passed", command.passed}};
    if (command.played) {
        object["played"] = cardJson(command.played);
        object["played"]["faceup"] = command.faceup;
    }
    if (!command.commander.none()) object["commander"] = command.commander.value;
    if (command.drawn) object["drawn"] = engine::nameOf(*command.drawn);
    return object;
}

json tokenJson(const engine::MissionView::Token& shown) {
    const engine::ObjectiveToken& token = shown.token;
    json object = {{"objective", token.id.value},
                   {"kind", engine::nameOf(engine::kindNames, token.kind)},
                   {"name", token.name},
                   {"contesting", json::array()}};
    if (token.onTable()) object["at"] = {token.position.x, token.position.y, token.position.z};
    if (!token.holder.none()) object["holder"] = token.holder.value;
    if (token.dropping) object["dropping"] = true;
    if (token.removed) object["removed"] = true;
    if (token.owner) object["owner"] = nameOf(*token.owner);
    if (token.counters > 0) object["counters"] = token.counters;
    for (const engine::UnitId unit : shown.contesting) object["contesting"].push_back(unit.value);
    if (shown.securedBy) object["secured_by"] = nameOf(*shown.securedBy);
    return object;
}

// The number of cards left in each battle deck. It does not reveal which cards are left.
json cardsLeftJson(const std::array<int, 3>& counts) {
    return {{"objective", counts[0]}, {"secondary", counts[1]}, {"advantage", counts[2]}};
}

json missionJson(const engine::MissionView& mission) {
    return {{"objective", cardJson(mission.objective)},
            {"secondary", cardJson(mission.secondary)},
            {"advantages",
             {{"blue", cardJson(mission.advantages[0])}, {"red", cardJson(mission.advantages[1])}}},
            {"blue_side", sideNames[static_cast<std::size_t>(mission.blueSide)]},
            {"territories",
             {{"blue", territoryJson(mission.territories[0])},
              {"red", territoryJson(mission.territories[1])}}},
            {"battle_decks",
             {{"blue", cardsLeftJson(mission.cardsLeft[0])},
              {"red", cardsLeftJson(mission.cardsLeft[1])}}}};
}

// The command cards of both players. The cards in a player's hand are visible only in the view of
// this player.
json playersJson(const engine::Game& game, const engine::View& blue) {
    const engine::View red = game.view(Player::red);
    return {{"blue", playerJson(blue.command[0], blue.armyNames[0])},
            {"red", playerJson(red.command[1], blue.armyNames[1])}};
}

}  // namespace

json stateEvent(const engine::Game& game) {
    const engine::View view = game.view(Player::blue);
    json state = {
        {"event", "state"},
        {"answers", game.journal().answers.size()},
        {"digest", engine::hexadecimal(game.digest())},
        {"round", view.round},
        {"last_round", view.lastRound},
        {"phase", phaseNames[static_cast<std::size_t>(view.phase)]},
        {"active", nameOf(view.active)},
        {"table",
         {{"width", view.battlefield.table().width}, {"depth", view.battlefield.table().depth}}},
        {"victory_points", view.mission.victoryPoints},
        {"points", {{"blue", view.bluePoints}, {"red", view.redPoints}}},
        {"units", json::array()},
        {"objective_tokens", json::array()},
        {"mission", missionJson(view.mission)},
        {"players", playersJson(game, view)},
        {"over", view.over}};
    for (const engine::UnitView& unit : view.units) state["units"].push_back(unitJson(unit, view));
    for (const auto& token : view.mission.tokens)
        state["objective_tokens"].push_back(tokenJson(token));
    if (view.edition != &engine::editions::of2026) state["edition"] = view.edition->id;
    if (const auto holder = view.edition->counterHolder(view.round))
        state["round_counter"] = nameOf(*holder);
    if (view.priority) state["priority"] = nameOf(*view.priority);
    if (view.activating) state["activating"] = view.activating->value;
    if (view.waitingRoll)
        for (const engine::Die die : view.waitingRoll->dice())
            state["waiting_roll"].push_back(engine::nameOf(engine::dieNames, die));
    if (view.attack) state["attack"] = attackJson(*view.attack, view);
    if (view.sandbox) state["sandbox"] = true;
    if (view.winner) state["winner"] = nameOf(*view.winner);
    return state;
}

}  // namespace sightline::app
