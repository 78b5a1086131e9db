#include "engine/legion/advice/quiz/cast.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::engine::quiz {

namespace {
constexpr std::array<std::string_view, 4> factions{"rebels", "empire", "republic", "separatists"};
constexpr int leastOfSquad = 3;
}  // namespace

std::vector<const UnitEntry*> unitsThat(const Catalogue& catalogue, const Fits& fits) {
    std::vector<const UnitEntry*> found;
    for (const UnitEntry& unit : catalogue.units) {
        const bool ofFaction =
            std::find(factions.begin(), factions.end(), unit.facts.faction) != factions.end();
        const bool alone = unit.onlyIn.empty() && unit.counterpart.empty() &&
                           unit.startsWith.empty() && !unit.leaderFromHeavyWeapon &&
                           unit.silhouetteOffset == 0.0;
        if (ofFaction && alone && fits(unit.card)) found.push_back(&unit);
    }
    return found;
}

bool areEnemies(const UnitEntry& one, const UnitEntry& other) {
    return sideOf(one.facts.faction) != sideOf(other.facts.faction);
}

bool isLoneTrooper(const UnitCard& card) {
    return isTrooper(card.type) && card.miniatures == 1 && card.base == "small";
}

bool isSquad(const UnitCard& card) {
    return isTrooper(card.type) && card.miniatures >= leastOfSquad && card.base == "small";
}

}  // namespace sightline::engine::quiz
