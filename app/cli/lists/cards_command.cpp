#include "app/cli/lists/cards_command.h"

#include <ostream>

#include "app/cli/terminal/automation_json.h"
#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/card_counts.h"

namespace sightline::app {
namespace {

using engine::automationOf;

engine::AutomationState stateOf(const engine::UnitEntry& unit) { return automationOf(unit.card); }
template <class Card>
engine::AutomationState stateOf(const Card& card) {
    return automationOf(card);
}

template <class Card>
nlohmann::json statesOf(const std::vector<Card>& cards) {
    nlohmann::json object = nlohmann::json::object();
    for (const Card& card : cards) object[card.facts.id] = automationJson(stateOf(card));
    return object;
}

}  // namespace

int cardsCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                 std::ostream& errors) {
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) {
        errors << catalogue.problem().text << '\n';
        return 1;
    }
    nlohmann::ordered_json cards, doubts;
    for (const engine::CardCounts& one : engine::countCards(*catalogue))
        cards[one.kind] = {
            {"total", one.total},   {"byData", one.byData}, {"byDataAsKnown", one.byDataAsKnown},
            {"byCode", one.byCode}, {"byHand", one.byHand}, {"unknown", one.unknown}};
    for (const auto& [kind, count] : engine::countMarks(*catalogue)) doubts[nameOf(kind)] = count;
    output << nlohmann::ordered_json{{"rulesDate", catalogue->rulesDate},
                                     {"pointsDate", catalogue->pointsDate},
                                     {"cards", cards},
                                     {"doubts", doubts}}
                  .dump(2)
           << '\n';
    return 0;
}

int cardsJsonCommand(const std::vector<std::filesystem::path>& packs, std::ostream& output,
                     std::ostream& errors) {
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) {
        errors << catalogue.problem().text << '\n';
        return 1;
    }
    nlohmann::json keywords = nlohmann::json::object();
    for (const engine::KeywordEntry& one : catalogue->keywords)
        keywords[one.name] = automationJson(automationOf(one));
    output << nlohmann::json{{"rulesDate", catalogue->rulesDate},
                             {"pointsDate", catalogue->pointsDate},
                             {"keywords", std::move(keywords)},
                             {"units", statesOf(catalogue->units)},
                             {"counterparts", statesOf(catalogue->counterparts)},
                             {"upgrades", statesOf(catalogue->upgrades)},
                             {"commands", statesOf(catalogue->commands)},
                             {"battle", statesOf(catalogue->battleCards)},
                             {"battle_forces", statesOf(catalogue->battleForces)}}
                  .dump()
           << '\n';
    return 0;
}

}  // namespace sightline::app
