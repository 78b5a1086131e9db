/// Army lists of the community's formats, by paste or file, with a report of what was understood.
#pragma once
#include "engine/army/army_list.h"
#include "engine/exchange/exchange_table.h"

namespace sightline::engine {

/// Something in a list that could not be used. Nothing is dropped silently.
struct ImportMiss {
    std::string where;   ///< "line 4", "segment 2", "/units/1/upgrades/0"
    std::string text;    ///< as it stands there
    std::string reason;  ///< with the nearest right name where there is one
};

struct ImportedArmy {
    enum class Format { link, json, text, own };
    Format format{};
    ArmyList list;
    int understood = 0;  ///< cards that were recognised
    std::vector<ImportMiss> missed;
    std::vector<std::string> notes;  ///< what the format cannot say, and what was assumed
};
const std::string& nameOf(ImportedArmy::Format format);

/// Tries, in this order: our own *.army.json, a share link anywhere in the text, JSON with units, a
/// text list. Refused when none of them is in it.
Result<ImportedArmy> importArmy(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table);

/// One format each. Refused when the text is not of it.
Result<ImportedArmy> importLink(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table);
Result<ImportedArmy> importTtsJson(const std::string& text, const Catalogue& catalogue,
                                   const ExchangeTable& table);
Result<ImportedArmy> importText(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table);

}  // namespace sightline::engine
