/// Reads army lists in the formats of the community, from pasted text or from a file. The result
/// reports which parts were understood.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// A part of a list that could not be used. The import drops nothing without a report.
struct ImportMiss {
    ImportMiss(std::string place, std::string found, Message reasonWhy)
        : where(std::move(place)),
          text(std::move(found)),
          why(std::move(reasonWhy)),
          reason(english(why)) {}

    std::string where;  ///< place in the list, such as "line 4", "segment 2", "/units/1/upgrades/0"
    std::string text;   ///< text of the unused part in the list
    Message why;        ///< reason, with the nearest correct name if there is one
    std::string reason;  ///< the reason `why` in English
};
/// The place of a part as text for players: "line 4".
Message placeSaid(const std::string& where);

/// An open unit: several units have the name in the list, and nothing in the list decides between
/// them. The imported army does not contain the unit until a player decides.
struct OpenUnit {
    std::string where, text;           ///< place and text of the name, as in `ImportMiss`
    std::vector<std::string> fitting;  ///< ids of the units, in the order of the catalogue
};

/// A player's decision about an open unit. If `unit` is empty, the unit is left out.
struct DecidedUnit {
    std::string where, text, unit;
};

struct ImportedArmy {
    enum class Format { link, json, text, own };
    Format format{};
    ArmyList list;
    int understood = 0;  ///< number of recognised cards
    std::vector<ImportMiss> missed;
    std::vector<OpenUnit> open;
    /// Assumptions of the import, and facts that the format of the list cannot contain.
    std::vector<Message> notes;
    std::optional<int> statedPoints{};  ///< total of points that the list states
};
const std::string& nameOf(ImportedArmy::Format format);

/// A unit with the facts that distinguish it from units with the same name, such as "Luke
/// Skywalker, Jedi Knight (operative, 165 points)".
Message apartSaid(const UnitEntry& unit);
std::string wordsOf(const UnitEntry& unit);  ///< result of `apartSaid` in English
/// Reports the open unit as a part that could not be used. The reason names the units among which a
/// player must decide.
ImportMiss asMiss(const OpenUnit& open, const Catalogue& catalogue);

/// Imports an army list. Tries three formats in this order: JSON anywhere in the text (our army
/// file, the result of `army export` or `army import`, units of the Tabletop Simulator mod); a
/// share link anywhere in the text; a text list. The text may be UTF-16 and may contain forum
/// markup. Refuses a text without any of these formats, and lists without units. `decided` contains
/// the decisions about units that were open in an earlier import of the same text.
Result<ImportedArmy> importArmy(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided = {});

/// One reader for each format. A reader refuses text in other formats.
Result<ImportedArmy> importLink(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table);
Result<ImportedArmy> importTtsJson(const std::string& text, const Catalogue& catalogue,
                                   const ExchangeTable& table,
                                   const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importText(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided = {});

/// Reads a list of the Tabletop Simulator mod from parsed JSON.
Result<ImportedArmy> importTtsList(const nlohmann::json& list, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided = {});

/// Imports a list with an index of card names that the caller keeps. For several lists, this is
/// faster than building the index again for each list.
Result<ImportedArmy> importArmy(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importTtsJson(const std::string& text, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importText(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided = {});

}  // namespace sightline::engine
