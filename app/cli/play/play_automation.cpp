#include "app/cli/play/play_automation.h"

#include "app/cli/terminal/automation_json.h"

namespace sightline::app {
namespace {

using engine::View;
using nlohmann::json;

template <class Card>
void addAll(json& object, const std::vector<const Card*>& cards) {
    for (const Card* card : cards)
        if (card) object[card->id] = automationJson(engine::automationOf(*card));
}

// The command cards of both players. A hand is visible only in the view of its player.
json commandsJson(const engine::Game& game) {
    json object = json::object();
    for (const engine::Player player : {engine::Player::blue, engine::Player::red}) {
        const View view = game.view(player);
        const engine::CommandView& own = view.command[static_cast<std::size_t>(player)];
        addAll(object, own.hand);
        addAll(object, own.discarded);
        addAll(object, own.permanent);
        addAll(object, own.setAside);
        addAll<engine::CommandCard>(object, {own.played});
    }
    return object;
}

void addKeywords(json& object, const std::vector<engine::KeywordText>& keywords) {
    for (const engine::KeywordText& one : keywords)
        object[one.label()] = automationJson(engine::automationOf(one));
}

}  // namespace

json unitAutomation(const engine::UnitView& unit) {
    json object = automationJson(engine::automationOf(*unit.card));
    object["keywords"] = json::object();
    addKeywords(object["keywords"], unit.card->keywords);
    for (const engine::Weapon& weapon : unit.card->weapons)
        addKeywords(object["keywords"], weapon.keywords);
    object["upgrades"] = json::object();
    for (const engine::EquippedCard& card : unit.cards)
        object["upgrades"][card.id] = automationJson(engine::automationOf(card));
    return object;
}

json automationEvent(const engine::Game& game) {
    const View view = game.view(engine::Player::blue);
    json event = {{"event", "automation"},
                  {"units", json::array()},
                  {"commands", commandsJson(game)},
                  {"battle", json::object()}};
    for (const engine::UnitView& unit : view.units) {
        json object = unitAutomation(unit);
        object["id"] = unit.id.value;
        object["name"] = unit.label;
        event["units"].push_back(std::move(object));
    }
    const engine::MissionView& mission = view.mission;
    addAll<engine::BattleCard>(event["battle"], {mission.objective, mission.secondary,
                                                 mission.advantages[0], mission.advantages[1]});
    return event;
}

}  // namespace sightline::app
