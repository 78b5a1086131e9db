#include "engine/files/army_file.h"

#include <algorithm>
#include <set>

namespace sightline::engine {
namespace {
UnitCard readUnit(const JsonAt& at, const std::vector<UnitCard>& catalogue) {
    const JsonAt id = at.at("unit");
    const std::string name = id.text();
    const auto found = std::find_if(catalogue.begin(), catalogue.end(),
                                    [&](const UnitCard& card) { return card.id == name; });
    if (found == catalogue.end()) {
        std::vector<std::string> known;
        for (const UnitCard& card : catalogue) known.push_back(card.id);
        const std::string nearest = nearestName(name, known);
        id.wrong("a unit of the catalogue" + (nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)"));
    }
    if (const auto upgrades = at.find("upgrades")) {
        const auto items = upgrades->list();
        if (!items.empty()) items.front().wrong("no upgrades, since the catalogue has none yet");
    }
    return *found;
}
}  // namespace

Result<Army> readArmy(const nlohmann::json& json, const std::string& where,
                      const std::vector<UnitCard>& catalogue) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-army", 1);
        Army army;
        army.name = document.at("name").text();
        army.faction = document.at("faction").text();
        std::set<std::string> uniques;
        for (const JsonAt& unit : document.at("units").list(1, 50)) {
            UnitCard card = readUnit(unit, catalogue);
            if (card.unique && !uniques.insert(card.name).second) {
                unit.refuse(card.name + " is unique: expected at most one in an army");
            }
            army.points += card.points;
            army.units.push_back(std::move(card));
        }
        return army;
    });
}

}  // namespace sightline::engine
