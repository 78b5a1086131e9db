/// A posted list after parsing, before cards are found for its names.
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
    /// Number in "1x" before the upgrade; 0: every unit of the entry has the upgrade.
    int count = 0;
    bool known = false;  ///< true: a card has the name of the upgrade
};

/// A line of a list with `count` equal units.
struct PostedEntry {
    std::string where, name;
    KnownName known{};  ///< kinds of cards that have the name; none: no card has the name
    int count = 1;
    std::optional<Rank> rank{};
    std::string faction{};  ///< id of the faction, if the line gives it before the name
    /// Number after the unit's name: points of the unit alone, or with its upgrades.
    std::optional<int> points{};
    /// Number after "=": points of all units of the entry with their upgrades.
    std::optional<int> total{};
    bool counterpart = false;  ///< true: the line is under a heading for counterparts
    std::vector<PostedUpgrade> upgrades{};
};

struct PostedList {
    std::string name;     ///< name of the list; empty: the text contains no name
    std::string faction;  ///< id of the faction; empty: the text gives no faction
    /// Names of the battle force, its choices and the game size, as in the text.
    std::string battleForce, choices, size;
    /// True: no faction was given, so the first line may be the battle force.
    bool nameMayBeForce = false;
    std::optional<int> year{};  ///< year of the list, from its name or from a sentence
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
