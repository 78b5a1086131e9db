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
    int count = 0;       ///< number in "1x" before the name; 0: every unit of the entry has the
                         ///< upgrade
    bool known = false;  ///< true: a card has this name
};

/// A line with `count` equal units.
struct PostedEntry {
    std::string where, name;
    KnownName known{};  ///< without kinds: no card has the name
    int count = 1;
    std::optional<Rank> rank{};
    std::string faction{};        ///< id of the faction, if the line gives it before the name
    std::optional<int> points{};  ///< number after the name: for the unit alone, or with its
                                  ///< upgrades
    std::optional<int> total{};   ///< number after "=": for all units with their upgrades
    bool counterpart = false;     ///< true: the line is under the heading of counterparts
    std::vector<PostedUpgrade> upgrades{};
};

struct PostedList {
    std::string name;                        ///< empty: the text contains no name
    std::string faction;                     ///< id of the faction; empty: the text names none
    std::string battleForce, choices, size;  ///< names as in the text
    bool nameMayBeForce = false;             ///< without a faction, the first line may be the
                                             ///< battle force
    std::optional<int> year{};               ///< the year of the list, from its name or from a
                                             ///< sentence
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
