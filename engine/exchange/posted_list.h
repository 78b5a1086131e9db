/// A posted list as its words say it, before anybody decides which cards are meant.
#pragma once
#include <string>
#include <vector>

#include "engine/exchange/import_army.h"
#include "engine/exchange/line_pieces.h"
#include "engine/exchange/list_headings.h"
#include "engine/exchange/names.h"

namespace sightline::engine {

struct PostedUpgrade {
    std::string where, name;
    std::optional<int> points{};
    int count = 0;       ///< "1x" in front of it; 0: every unit of the entry has it
    bool known = false;  ///< some card has this name
};

/// One line of units: as many as `count` of the same.
struct PostedEntry {
    std::string where, name;
    KnownName known{};  ///< no kinds: nothing is called so
    int count = 1;
    std::optional<Rank> rank{};
    std::string faction{};        ///< id, where it stands in front of the name
    std::optional<int> points{};  ///< behind the name: of the unit, or with its upgrades
    std::optional<int> total{};   ///< behind "=": of all of them with their upgrades
    bool counterpart = false;     ///< under that heading
    std::vector<PostedUpgrade> upgrades{};
};

struct PostedList {
    std::string name;                        ///< empty: the text has none
    std::string faction;                     ///< id, where the text names one
    std::string battleForce, choices, size;  ///< as the text names them
    bool nameMayBeForce = false;  ///< the text says no faction: its first line may be the force
    std::optional<int> year{};    ///< in which it was written, where its name or a sentence says so
    StatedTotal total{};
    std::vector<PostedEntry> entries;
    struct Card {
        std::string where, name;
    };
    std::vector<Card> commands, battleCards;
    std::vector<ImportMiss> missed;
    std::vector<Message> notes;
};
PostedList readPostedList(const std::string& text, const CardNames& names);

}  // namespace sightline::engine
