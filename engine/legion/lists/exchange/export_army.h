/// Writes army lists in the formats of the community.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// A share link. `leftOut` lists the cards that are not in the link because they have no id for
/// links, such as cards of a pack.
struct ExportedLink {
    std::string link;
    std::vector<std::string> leftOut;
};
ExportedLink exportLink(const ArmyList& list, const Catalogue& catalogue,
                        const ExchangeTable& table);

/// The style of a text list. `standard`: with ranks and sums. `minimal`: only names. `tournament`:
/// one block for each unit, and the deck.
enum class TextStyle { standard, minimal, tournament };
std::string exportText(const ArmyList& list, const Catalogue& catalogue, const ExchangeTable& table,
                       TextStyle style);
/// Writes a text list with an index of card names that the caller keeps. For several lists, this is
/// faster than building the index again for each list.
std::string exportText(const ArmyList& list, const CardNames& names, TextStyle style);

/// Writes the JSON format of the Tabletop Simulator mod.
nlohmann::json exportTtsJson(const ArmyList& list, const Catalogue& catalogue,
                             const ExchangeTable& table);

}  // namespace sightline::engine
