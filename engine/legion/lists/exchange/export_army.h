/// Writes army lists in the formats of the community.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// A share link. Cards without an id for links, such as cards of a pack, are not in the link; they
/// are listed here.
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
/// Use this for several texts: the caller keeps the index of card names.
std::string exportText(const ArmyList& list, const CardNames& names, TextStyle style);

/// The JSON format of the Tabletop Simulator mod.
nlohmann::json exportTtsJson(const ArmyList& list, const Catalogue& catalogue,
                             const ExchangeTable& table);

}  // namespace sightline::engine
