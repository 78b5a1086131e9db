#include "engine/legion/rules/files/placements.h"

#include <limits>

#include "engine/legion/rules/files/scenario_begun.h"
#include "engine/legion/rules/files/scenario_fields.h"
#include "engine/legion/rules/files/stand_fields.h"

namespace sightline::engine {
namespace {

ScenarioUnit unitOf(Player player, const EquippedUnit& equipped) {
    ScenarioUnit unit;
    unit.player = player;
    unit.card = equipped.card;
    unit.parts = equipped.parts;
    unit.cards = equipped.cards;
    return unit;
}

MiniStart miniOf(const EquippedUnit::Mini& is) {
    MiniStart mini;
    mini.carrier = is.carrier;
    mini.counterpart = is.counterpart;
    mini.threshold = is.threshold;
    return mini;
}

// An undeployed unit has no positions; a deployed unit has one for each miniature.
ScenarioUnit readPlaces(const JsonAt& at, Player player, const EquippedUnit& equipped,
                        const geometry::TableSize& table) {
    if (const auto away = at.find("undeployed"); away && away->boolean()) {
        if (const auto minis = at.find("minis")) minis->refuse("an undeployed unit has no places");
        return undeployed(player, equipped);
    }
    ScenarioUnit unit = unitOf(player, equipped);
    for (const JsonAt& mini : at.at("minis").list(1, equipped.minis.size())) {
        unit.minis.push_back(miniOf(equipped.minis[unit.minis.size()]));
        MiniStart& start = unit.minis.back();
        start.position.z = std::numeric_limits<double>::quiet_NaN();
        readFields(mini, form::Part{start, miniMembers(table)});
    }
    return unit;
}

}  // namespace

ScenarioUnit undeployed(Player player, const EquippedUnit& equipped) {
    ScenarioUnit unit = unitOf(player, equipped);
    unit.undeployed = true;
    for (const EquippedUnit::Mini& is : equipped.minis) unit.minis.push_back(miniOf(is));
    return unit;
}

ScenarioUnit readPlacement(const JsonAt& at, Player player, const EquippedUnit& equipped,
                           const geometry::TableSize& table) {
    ScenarioUnit unit = readPlaces(at, player, equipped, table);
    readUnitStand(at, unit);
    readUnitBegun(at, unit);
    if (const auto wounds = at.find("wounds")) {
        for (const JsonAt& count : wounds->list(0, unit.minis.size())) {
            unit.wounds.push_back(count.integer(
                0, unit.minis[unit.wounds.size()].threshold.value_or(unit.card.wounds) - 1));
        }
    }
    return unit;
}

std::vector<std::string_view> membersOfPlacement() {
    std::vector<std::string_view> members = membersOfStand();
    members.insert(members.end(), {"minis", "wounds", "cards", "effects"});
    return members;
}

void refuseUnknownMembers(const JsonAt& placement) {
    std::vector<std::string_view> members = membersOfPlacement();
    members.push_back("unit");
    placement.allow(members);
    if (const auto tokens = placement.find("tokens")) tokens->allow(tokensOfStand());
}

}  // namespace sightline::engine
