/// Export of army lists in the community's formats.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// A share link. Cards without a link id, such as those of a pack, are left out and named.
struct ExportedLink {
    std::string link;
    std::vector<std::string> leftOut;
};
ExportedLink exportLink(const ArmyList& list, const Catalogue& catalogue,
                        const ExchangeTable& table);

/// `standard`: ranks and sums. `minimal`: names only. `tournament`: one block for each unit, and
/// the deck.
enum class TextStyle { standard, minimal, tournament };
std::string exportText(const ArmyList& list, const Catalogue& catalogue, const ExchangeTable& table,
                       TextStyle style);
/// For several texts in a row: the caller keeps the card names.
std::string exportText(const ArmyList& list, const CardNames& names, TextStyle style);

/// The JSON that the Tabletop Simulator mod reads.
nlohmann::json exportTtsJson(const ArmyList& list, const Catalogue& catalogue,
                             const ExchangeTable& table);

}  // namespace sightline::engine
