/// Army lists of the community's formats, by paste or file, with a report of what was understood.
#pragma once
#include "engine/army/army_list.h"
#include "engine/exchange/exchange_table.h"
#include "engine/exchange/names.h"

namespace sightline::engine {

/// Something in a list that could not be used. Nothing is dropped silently.
struct ImportMiss {
    ImportMiss(std::string place, std::string found, Message reasonWhy)
        : where(std::move(place)),
          text(std::move(found)),
          why(std::move(reasonWhy)),
          reason(english(why)) {}

    std::string where;   ///< "line 4", "segment 2", "/units/1/upgrades/0"
    std::string text;    ///< as it stands there
    Message why;         ///< with the nearest right name where there is one
    std::string reason;  ///< its English
};
/// Such a place, to be said: "line 4".
Message placeSaid(const std::string& where);

/// A name that fits several units, when nothing in the list tells which. The unit is not in the
/// list until somebody decides.
struct OpenUnit {
    std::string where, text;           ///< as of a miss
    std::vector<std::string> fitting;  ///< ids of the units, in the order of the catalogue
};

/// What somebody decided about an open unit; no unit: it is left out.
struct DecidedUnit {
    std::string where, text, unit;
};

struct ImportedArmy {
    enum class Format { link, json, text, own };
    Format format{};
    ArmyList list;
    int understood = 0;  ///< cards that were recognised
    std::vector<ImportMiss> missed;
    std::vector<OpenUnit> open;
    std::vector<Message> notes;         ///< what the format cannot say, and what was assumed
    std::optional<int> statedPoints{};  ///< that the list says it costs
};
const std::string& nameOf(ImportedArmy::Format format);

/// "Luke Skywalker, Jedi Knight (operative, 165 points)": what tells units of one name apart.
Message apartSaid(const UnitEntry& unit);
std::string wordsOf(const UnitEntry& unit);  ///< its English
/// The open unit as something that could not be used, with the units that it may be.
ImportMiss asMiss(const OpenUnit& open, const Catalogue& catalogue);

/// Tries, in this order: JSON anywhere in the text (an army file of ours, the result of `army
/// export` or `army import`, units of the Tabletop Simulator mod), a share link anywhere in it, a
/// text list. The text may be UTF-16 and hold markup of forums. Refused when none of them is in it,
/// or when the list has no units. `decided` settles units that were open when the same text was
/// read before.
Result<ImportedArmy> importArmy(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided = {});

/// One format each. Refused when the text is not of it.
Result<ImportedArmy> importLink(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table);
Result<ImportedArmy> importTtsJson(const std::string& text, const Catalogue& catalogue,
                                   const ExchangeTable& table,
                                   const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importText(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided = {});

/// The same of JSON that was read already.
Result<ImportedArmy> importTtsList(const nlohmann::json& list, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided = {});

/// The same for who reads several lists and keeps the names of the cards.
Result<ImportedArmy> importArmy(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importTtsJson(const std::string& text, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importText(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided = {});

}  // namespace sightline::engine
