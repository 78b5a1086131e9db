/// Army lists in the community's formats.
#pragma once
#include "engine/army/army_list.h"
#include "engine/exchange/exchange_table.h"
#include "engine/exchange/names.h"

namespace sightline::engine {

/// A share link. Cards without an id there, such as those of a pack, cannot be in it and are named.
struct ExportedLink {
    std::string link;
    std::vector<std::string> leftOut;
};
ExportedLink exportLink(const ArmyList& list, const Catalogue& catalogue,
                        const ExchangeTable& table);

/// `standard` has ranks and sums, `minimal` names only, `tournament` one block a unit and the deck.
enum class TextStyle { standard, minimal, tournament };
std::string exportText(const ArmyList& list, const Catalogue& catalogue, const ExchangeTable& table,
                       TextStyle style);
/// The same for who writes several texts and keeps the names of the cards.
std::string exportText(const ArmyList& list, const CardNames& names, TextStyle style);

/// The JSON that the Tabletop Simulator mod reads.
nlohmann::json exportTtsJson(const ArmyList& list, const Catalogue& catalogue,
                             const ExchangeTable& table);

}  // namespace sightline::engine
