// The units as JSON, a part of the game state of `sightline-cli play`.
#include <array>

#include "app/cli/play/play_automation.h"
#include "app/cli/play/play_bounds.h"
#include "app/cli/play/play_state.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::app {
namespace {

using nlohmann::json;

constexpr std::array orderNames{"none", "faceup", "facedown"};
static_assert(static_cast<std::size_t>(engine::UnitView::Order::facedown) + 1 == orderNames.size());

json tokensJson(const engine::UnitView& unit) {
    json counts = json::object();
    for (const engine::TokenKind& one : engine::tokenTable)
        counts[one.json] = unit.tokens[one.token];
    return counts;
}

json labels(const std::vector<engine::KeywordText>& keywords) {
    json list = json::array();
    for (const engine::KeywordText& one : keywords) list.push_back(one.label());
    return list;
}

/// Adds two members to the object. The member `as` has the name of the card. The member `as` with
/// the suffix "_id" has the id of the card.
void addCard(json& object, const std::string& as, const engine::WhichCard& card) {
    if (card.none()) return;
    object[as] = card.name;
    object[as + "_id"] = card.id;
}

json weaponsJson(const engine::UnitView& unit) {
    json list = json::array();
    for (const engine::Weapon& one : unit.card->weapons) {
        json weapon = {{"weapon", list.size()},
                       {"name", one.name},
                       {"melee", one.melee},
                       {"ranged", one.ranged},
                       {"range", {one.minimumRange, one.maximumRange}},
                       {"dice",
                        {{"red", one.dice[engine::Die::redAttack]},
                         {"black", one.dice[engine::Die::blackAttack]},
                         {"white", one.dice[engine::Die::whiteAttack]}}},
                       {"keywords", labels(one.keywords)}};
        addCard(weapon, "card", one.card);
        addCard(weapon, "carrier", one.carrier);
        list.push_back(std::move(weapon));
    }
    return list;
}

json upgradesJson(const engine::UnitView& unit) {
    json list = json::array();
    for (const engine::EquippedCard& one : unit.cards) {
        json card = {{"upgrade", list.size()},
                     {"id", one.id},
                     {"name", one.name},
                     {"state", engine::nameOf(engine::cardNames, one.state)},
                     {"keywords", labels(one.keywords)}};
        if (!one.sides.empty()) {
            card["sides"] = one.sides;
            card["side"] = one.side;
        }
        list.push_back(std::move(card));
    }
    return list;
}

/// Lists every miniature that started in the unit. A miniature that is not on the battlefield has
/// no coordinates.
json placesJson(const engine::UnitView& unit, const engine::View& view) {
    json list = json::array();
    for (const engine::MiniView& one : view.minis) {
        if (one.unit != unit.id) continue;
        json mini = {{"mini", one.id.value}};
        if (one.onTable()) mini = miniJson(one.id.value, one.mini, view.battlefield.dimensions());
        mini["wounds"] = one.wounds;
        mini["threshold"] = one.threshold;
        mini["leader"] = one.leader;
        if (one.defeated) mini["defeated"] = true;
        if (one.counterpart) mini["counterpart"] = true;
        addCard(mini, "carrier", one.carrier);
        list.push_back(std::move(mini));
    }
    return list;
}

int woundsOf(const engine::UnitView& unit, const engine::View& view) {
    int wounds = 0;
    for (const engine::MiniId mini : unit.minis) wounds += view.mini(mini).wounds;
    return wounds;
}

json cardJson(const engine::UnitCard& card) {
    json object = {{"card", card.id},
                   {"type", engine::nameOf(card.type)},
                   {"points", card.points},
                   {"speed", card.speed},
                   {"defense_die", engine::nameOf(engine::dieNames, card.defenseDie)},
                   {"keywords", labels(card.keywords)}};
    if (card.courage) object["courage"] = *card.courage;
    if (card.resilience) object["resilience"] = *card.resilience;
    return object;
}

/// Temporary effects on the unit. Each effect has a number. A player uses the number to end the
/// effect by hand.
json effectsJson(const engine::UnitView& unit) {
    json list = json::array();
    for (const engine::LastingEffect& one : unit.effects) {
        json effect = {{"effect", one.number},
                       {"is", english(engine::say::list(engine::wordsOf(one.brings)))},
                       {"until", engine::nameOf(engine::untilNames, one.until)}};
        if (!one.brings.source.empty()) effect["source"] = one.brings.source;
        list.push_back(std::move(effect));
    }
    return list;
}

}  // namespace

json unitJson(const engine::UnitView& unit, const engine::View& view) {
    json object = cardJson(*unit.card);
    object.update({{"id", unit.id.value},
                   {"name", unit.label},
                   {"player", engine::nameOf(engine::playerNames, unit.player)},
                   {"rank", engine::nameOf(unit.rank)},
                   {"places", placesJson(unit, view)},
                   {"wounds", woundsOf(unit, view)},
                   {"tokens", tokensJson(unit)},
                   {"marks", unit.marks},
                   {"order", orderNames[static_cast<std::size_t>(unit.order)]},
                   {"commander_token", unit.commanderToken},
                   {"nominated", unit.isNominated},
                   {"weapons", weaponsJson(unit)},
                   {"upgrades", upgradesJson(unit)},
                   {"activated", unit.activated},
                   {"activating", unit.activating},
                   {"defeated", unit.defeated},
                   {"undeployed", unit.undeployed},
                   {"suppressed", unit.isSuppressed},
                   {"panicked", unit.isPanicked},
                   {"in_melee", unit.inMelee}});
    object["automation"] = unitAutomation(unit);
    if (!unit.effects.empty()) object["effects"] = effectsJson(unit);
    if (unit.activating) object["actions_left"] = unit.actionsLeft;
    if (unit.moreAttacks > 0) object["further_attacks"] = unit.moreAttacks;
    return object;
}

}  // namespace sightline::app
