/// Unit filters: "Corps Trooper", "Rebel Commandos", "Ewok Trooper". A filter decides which units
/// may have an upgrade or receive an order, and which units a keyword names.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/base/message.h"

namespace sightline::engine {

/// The traits of a unit that a filter checks.
struct UnitTraits {
    std::string name, title, faction;
    std::set<std::string> affiliations;
    Rank rank{};
    UnitType type{};
    Die defenseDie = Die::whiteDefense;
    std::string side;  ///< side of the unit: "light side", "dark side", or an empty text
    std::set<std::string> keywords, upgradeSlots;
};

/// A filter for units. All members with a value must match; an empty filter matches every unit. A
/// unit type must match exactly: "trooper" is not "clone trooper". `isTrooper` and `isVehicle`
/// match all types of troopers or vehicles.
struct UnitFilter {
    std::optional<std::string> name, title, faction, affiliation, keyword, slot, side;
    std::optional<Rank> rank;
    std::optional<UnitType> type;
    std::optional<Die> defenseDie;
    bool isTrooper = false, isVehicle = false;
    /// Every filter in `all` must match, no filter in `none`, and at least one in `any` unless
    /// `any` is empty.
    std::vector<UnitFilter> all, any, none;
    bool operator==(const UnitFilter&) const = default;

    bool matches(const UnitTraits& unit) const;
    /// True if the unit's current card matches. `now` is the unit's current rank, because a
    /// promoted unit is a commander.
    bool matches(const UnitCard& card, Rank now) const;
    /// The filter as text: "corps clone trooper", "Sabine Wren or Ezra Bridger". Never empty.
    Message said() const;
    std::string words() const;  ///< text of the filter in English
};

/// The names of all ranks, unit types, slots and factions, as written in the data and on the cards:
/// "special forces", "droid trooper", "squad leader".
const std::vector<std::string>& rankNames();
const std::vector<std::string>& unitTypeNames();
const std::vector<std::string>& slotNames();
const std::vector<std::string>& factionNames();
const std::string& nameOf(Rank rank);
const std::string& nameOf(UnitType type);
/// The side of a faction: "light side" or "dark side". Empty for a faction that is on neither side
/// (p. 16).
std::string sideOf(const std::string& faction);

/// The names of ranks, unit types, slots and factions as translatable messages. For an unknown slot
/// or faction, the message contains the name itself.
Message wordOf(Rank rank);
Message wordOf(UnitType type);
Message slotWord(const std::string& slot);
Message factionWord(const std::string& faction);

}  // namespace sightline::engine
