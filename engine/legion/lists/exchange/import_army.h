/// Import of army lists in the community's formats, from pasted text or a file. The result reports
/// what was understood.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// A part of a list that could not be used. The import drops nothing silently.
struct ImportMiss {
    ImportMiss(std::string place, std::string found, Message reasonWhy)
        : where(std::move(place)),
          text(std::move(found)),
          why(std::move(reasonWhy)),
          reason(english(why)) {}

    std::string where;   ///< "line 4", "segment 2", "/units/1/upgrades/0"
    std::string text;    ///< the text as the list has it
    Message why;         ///< with the nearest right name, if there is one
    std::string reason;  ///< English of `why`
};
/// `where` for display: "line 4".
Message placeSaid(const std::string& where);

/// A name that fits several units, with nothing in the list to decide between them. The imported
/// army lacks the unit until a player decides.
struct OpenUnit {
    std::string where, text;           ///< as in `ImportMiss`
    std::vector<std::string> fitting;  ///< ids of the units, in the order of the catalogue
};

/// A player's decision about an open unit. An empty `unit` leaves it out.
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
    std::vector<Message> notes;         ///< assumptions, and facts that the format cannot hold
    std::optional<int> statedPoints{};  ///< total that the list states
};
const std::string& nameOf(ImportedArmy::Format format);

/// "Luke Skywalker, Jedi Knight (operative, 165 points)": distinguishes units of one name.
Message apartSaid(const UnitEntry& unit);
std::string wordsOf(const UnitEntry& unit);  ///< its English
/// Reports the open unit as unused, with its candidates.
ImportMiss asMiss(const OpenUnit& open, const Catalogue& catalogue);

/// Tries three formats in this order: JSON anywhere in the text (our army file, the result of `army
/// export` or `army import`, units of the Tabletop Simulator mod), a share link anywhere in the
/// text, a text list. The text may be UTF-16 and contain forum markup. Refuses text without any of
/// them and lists without units. `decided` settles units that were open in an earlier import of the
/// same text.
Result<ImportedArmy> importArmy(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided = {});

/// One format each; refuses text of another format.
Result<ImportedArmy> importLink(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table);
Result<ImportedArmy> importTtsJson(const std::string& text, const Catalogue& catalogue,
                                   const ExchangeTable& table,
                                   const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importText(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided = {});

/// The same for parsed JSON.
Result<ImportedArmy> importTtsList(const nlohmann::json& list, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided = {});

/// For several lists in a row: the caller keeps the card names.
Result<ImportedArmy> importArmy(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importTtsJson(const std::string& text, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided = {});
Result<ImportedArmy> importText(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided = {});

}  // namespace sightline::engine
