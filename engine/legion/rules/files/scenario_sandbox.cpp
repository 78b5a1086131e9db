#include "engine/legion/rules/files/scenario_sandbox.h"

#include "engine/legion/rules/files/placements.h"
#include "engine/legion/rules/files/recruits.h"
#include "engine/legion/rules/files/scenario_fields.h"

namespace sightline::engine {
namespace {

Recruit readWho(const JsonAt& at) {
    Recruit who;
    const auto read = [&](auto&& own) {
        std::vector<std::string_view> names = membersOfPlacement();
        names.insert(names.end(), namesOf(own).begin(), namesOf(own).end());
        at.allow(names);
        readFields(at, own);
    };
    if (at.find("bare"))
        read(form::Part{who, bareMembers});
    else
        read(form::Part{who, recruitMembers});
    return who;
}

}  // namespace

bool readSandbox(const JsonAt& document) {
    const auto said = document.find("sandbox");
    if (!said || !said->boolean()) {
        if (const auto listed = document.find("units"))
            listed->refuse("only a sandbox has units outside its armies (\"sandbox\": true)");
        return false;
    }
    for (const char* name : {"phase", "round", "lastRound", "activePlayer", "mission",
                             "victoryPoints", "battleDecks", "priority", "commands"}) {
        if (const auto at = document.find(name))
            at->refuse("a sandbox plays no rules: it begins without it");
    }
    return true;
}

void readRecruits(const JsonAt& document, const Catalogue& catalogue, Scenario& scenario,
                  std::array<ArmyList, 2>& armies) {
    const auto listed = document.find("units");
    if (!listed) return;
    for (const JsonAt& at : listed->list(0, 200)) {
        const Recruit who = readWho(at);
        const auto equipped = equippedRecruit(who, catalogue, scenario.dimensions);
        if (!equipped) at.refuse(equipped.problem());
        scenario.units.push_back(readPlacement(at, who.player, *equipped, scenario.table));
        if (who.bare) continue;
        armies[static_cast<std::size_t>(who.player)].units.push_back(
            {who.unit, who.upgrades, who.counterpart, {}});
    }
}

}  // namespace sightline::engine
