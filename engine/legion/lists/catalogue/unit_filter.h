/// Unit filters: "Corps Trooper", "Rebel Commandos", "Ewok Trooper". They state which units may
/// carry an upgrade or receive an order, and which units a keyword names.
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
    std::string side;  ///< "light side", "dark side" or empty
    std::set<std::string> keywords, upgradeSlots;
};

/// Every given member must fit; an empty filter fits every unit. A unit type is exact: "trooper" is
/// not "clone trooper". `isTrooper` and `isVehicle` cover every type of that kind.
struct UnitFilter {
    std::optional<std::string> name, title, faction, affiliation, keyword, slot, side;
    std::optional<Rank> rank;
    std::optional<UnitType> type;
    std::optional<Die> defenseDie;
    bool isTrooper = false, isVehicle = false;
    std::vector<UnitFilter> all, any, none;  ///< `none`: no filter may fit

    bool matches(const UnitTraits& unit) const;
    /// Matches a unit by its current card. `now` is its current rank, because a promoted unit is a
    /// commander.
    bool matches(const UnitCard& card, Rank now) const;
    /// "corps clone trooper", "Sabine Wren or Ezra Bridger"; never empty.
    Message said() const;
    std::string words() const;  ///< its English
};

/// Names as the data and the cards write them: "special forces", "droid trooper", "squad leader".
const std::vector<std::string>& rankNames();
const std::vector<std::string>& unitTypeNames();
const std::vector<std::string>& slotNames();
const std::vector<std::string>& factionNames();
const std::string& nameOf(Rank rank);
const std::string& nameOf(UnitType type);
/// "light side", "dark side", or empty for a faction on neither side (p. 16).
std::string sideOf(const std::string& faction);

/// The same names as translatable messages. An unknown slot or faction keeps its own spelling.
Message wordOf(Rank rank);
Message wordOf(UnitType type);
Message slotWord(const std::string& slot);
Message factionWord(const std::string& faction);

}  // namespace sightline::engine
