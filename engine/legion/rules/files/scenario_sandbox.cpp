#include "engine/legion/rules/files/scenario_sandbox.h"

#include <array>

#include "engine/legion/rules/files/placements.h"
#include "engine/legion/rules/files/recruits.h"

namespace sightline::engine {
namespace {

// A limit for every number in the file. The code that makes the recruit checks the exact limit.
constexpr double highestNumber = 1000.0;

std::vector<std::string> textsOf(const JsonAt& at, std::string_view name) {
    std::vector<std::string> texts;
    if (const auto list = at.find(name)) {
        for (const JsonAt& one : list->list(0, 20)) texts.push_back(one.text());
    }
    return texts;
}

// Allows the JSON members of a recruit and the JSON members of a placement.
void allowRecruit(const JsonAt& at, std::initializer_list<std::string_view> ofWho) {
    std::vector<std::string_view> names = membersOfPlacement();
    names.insert(names.end(), ofWho);
    at.allow(names);
}

Recruit readWho(const JsonAt& at) {
    using namespace std::string_view_literals;
    constexpr std::array sides{"blue"sv, "red"sv};
    Recruit who;
    who.player = static_cast<Player>(at.at("player").word(sides));
    if (const auto bare = at.find("bare")) {
        allowRecruit(at, {"player", "bare"});
        bare->allow({"base", "height", "name"});
        const auto name = bare->find("name");
        who.bare = BareBase{bare->at("base").text(), bare->at("height").number(0, highestNumber),
                            name ? name->text() : std::string()};
        return who;
    }
    allowRecruit(at, {"player", "unit", "upgrades", "counterpart"});
    who.unit = at.at("unit").text();
    who.upgrades = textsOf(at, "upgrades");
    if (const auto counterpart = at.find("counterpart")) who.counterpart = counterpart->text();
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
