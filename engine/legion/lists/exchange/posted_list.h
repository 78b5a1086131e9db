/// A posted list after parsing, before its names are resolved to cards.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/exchange/line_pieces.h"
#include "engine/legion/lists/exchange/list_headings.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

struct PostedUpgrade {
    std::string where, name;
    std::optional<int> points{};
    int count = 0;       ///< "1x" before the name; 0: every unit of the entry has it
    bool known = false;  ///< a card has this name
};

/// A unit line: `count` equal units.
struct PostedEntry {
    std::string where, name;
    KnownName known{};  ///< no kinds: no card has the name
    int count = 1;
    std::optional<Rank> rank{};
    std::string faction{};        ///< faction id, if the line states it before the name
    std::optional<int> points{};  ///< after the name: the unit alone, or with its upgrades
    std::optional<int> total{};   ///< after "=": all units with their upgrades
    bool counterpart = false;     ///< under the heading of counterparts
    std::vector<PostedUpgrade> upgrades{};
};

struct PostedList {
    std::string name;                        ///< empty: the text has none
    std::string faction;                     ///< id; empty: the text names none
    std::string battleForce, choices, size;  ///< names as in the text
    bool nameMayBeForce = false;             ///< no faction stated: the first line may be the force
    std::optional<int> year{};               ///< year of the list, from its name or a sentence
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
