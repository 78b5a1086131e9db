#include "app/cli/lists/cards_command.h"

#include <ostream>

#include "app/files/load.h"
#include "engine/catalogue/card_counts.h"

namespace sightline::app {

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

}  // namespace sightline::app
