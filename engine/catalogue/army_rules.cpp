#include "engine/catalogue/army_rules.h"

#include <array>
#include <map>

namespace sightline::engine {
namespace {

constexpr Rank ranks[] = {Rank::commander,     Rank::operative, Rank::corps,
                          Rank::specialForces, Rank::support,   Rank::heavy};

std::string counted(const std::string& what, int least, int most, int count) {
    return what + " units: " + std::to_string(least) + " to " + std::to_string(most) +
           ", not " + std::to_string(count);
}

std::optional<std::string> faultOfFaction(const std::vector<UnitCard>& units) {
    const UnitCard* first = nullptr;
    for (const UnitCard& unit : units) {
        if (unit.isMercenary()) continue;
        if (!first) first = &unit;
        if (unit.faction == first->faction) continue;
        return unit.name + " is of another faction than " + first->name;
    }
    return std::nullopt;
}

// Two Mercenary corps units at most and one of every other rank; they do not fill a minimum.
std::optional<std::string> faultOfRanks(const std::vector<UnitCard>& units) {
    std::array<int, 6> all{}, mercenaries{};
    for (const UnitCard& unit : units) {
        ++all[static_cast<std::size_t>(unit.rank)];
        if (unit.isMercenary()) ++mercenaries[static_cast<std::size_t>(unit.rank)];
    }
    for (Rank rank : ranks) {
        const auto index = static_cast<std::size_t>(rank);
        const RankLimit limits = limitsOf(rank);
        const int own = all[index] - mercenaries[index];
        if (own < limits.least || all[index] > limits.most) {
            return counted(nameOf(rank), limits.least, limits.most,
                           own < limits.least ? own : all[index]);
        }
        const int most = rank == Rank::corps ? 2 : 1;
        if (mercenaries[index] > most) {
            return counted("Mercenary", 0, most, mercenaries[index]) + " of that rank, " +
                   nameOf(rank);
        }
    }
    return std::nullopt;
}

}  // namespace

RankLimit limitsOf(Rank rank) {
    switch (rank) {
        case Rank::commander:
            return {1, 2};
        case Rank::operative:
            return {0, 2};
        case Rank::corps:
            return {3, 6};
        case Rank::specialForces:
            return {0, 3};
        case Rank::support:
            return {0, 3};
        case Rank::heavy:
            return {0, 2};
    }
    return {};
}

std::optional<std::string> faultOfArmy(const std::vector<UnitCard>& units) {
    int points = 0;
    std::map<std::string, int> uniques;
    for (const UnitCard& unit : units) {
        points += unit.points;
        if (unit.unique && ++uniques[unit.name] > 1) {
            return unit.name + " is unique: at most one in an army";
        }
    }
    if (points > mostArmyPoints) {
        return "an army has at most " + std::to_string(mostArmyPoints) + " points, not " +
               std::to_string(points);
    }
    if (auto fault = faultOfFaction(units)) return fault;
    return faultOfRanks(units);
}

}  // namespace sightline::engine
