#include "engine/legion/lists/exchange/decide_faction.h"

#include <algorithm>

namespace sightline::engine {
namespace {

// How closely a unit belongs to a faction: 2 for a unit of the faction; 1 for a unit that the
// faction may hire; 0 for any other unit.
int belonging(const std::string& name, const std::string& faction, const CardNames& names) {
    int best = 0;
    for (const UnitEntry* unit : names.units(name)) {
        const bool own = unit->facts.faction == faction && faction != "mercenary";
        const auto& hirers = unit->mercenaryFor;
        if (own || names.isOfForces(unit->facts.id, faction))
            best = 2;
        else if (std::find(hirers.begin(), hirers.end(), faction) != hirers.end())
            best = std::max(best, 1);
    }
    return best;
}

}  // namespace

FactionByUnits factionOfUnits(const std::vector<NamedUnit>& units, const CardNames& names) {
    FactionByUnits found;
    int most = -1;
    for (const std::string& faction : factionNames()) {
        int score = 0;
        for (const NamedUnit& unit : units)
            score += belonging(unit.name, faction, names) + (unit.faction == faction ? 2 : 0);
        if (score == most) found.decided = false;
        if (score <= most) continue;
        most = score;
        found = {faction, true};
    }
    return found;
}

bool fieldsSomeOf(const std::vector<NamedUnit>& units, const std::string& faction,
                  const CardNames& names) {
    return std::any_of(units.begin(), units.end(), [&](const NamedUnit& unit) {
        return belonging(unit.name, faction, names) > 0;
    });
}

}  // namespace sightline::engine
