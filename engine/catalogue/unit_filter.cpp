#include "engine/catalogue/unit_filter.h"

#include <algorithm>

namespace sightline::engine {
namespace {

bool fits(const std::optional<std::string>& wanted, const std::string& is) {
    return !wanted || *wanted == is;
}
bool holds(const std::optional<std::string>& wanted, const std::set<std::string>& among) {
    return !wanted || among.contains(*wanted);
}

std::string joined(const std::vector<UnitFilter>& parts, const char* between) {
    std::string text;
    for (const UnitFilter& part : parts) text += (text.empty() ? "" : between) + part.words();
    return text;
}

void add(std::string& text, const std::string& word) {
    if (!word.empty()) text += (text.empty() ? "" : " ") + word;
}

std::string capital(std::string word) {
    if (!word.empty() && word[0] >= 'a' && word[0] <= 'z')
        word[0] = static_cast<char>(word[0] - 32);
    return word;
}

}  // namespace

const std::vector<std::string>& rankNames() {
    static const std::vector<std::string> names{"commander",      "operative", "corps",
                                                "special forces", "support",   "heavy"};
    return names;
}

const std::vector<std::string>& unitTypeNames() {
    static const std::vector<std::string> names{"trooper",
                                                "clone trooper",
                                                "droid trooper",
                                                "wookiee trooper",
                                                "mandalorian trooper",
                                                "creature trooper",
                                                "emplacement trooper",
                                                "heavy trooper",
                                                "heavy droid trooper",
                                                "ground vehicle",
                                                "repulsor vehicle"};
    return names;
}

const std::vector<std::string>& slotNames() {
    static const std::vector<std::string> names{
        "armament", "clan",      "command",   "comms",       "crew",         "doctrine",
        "force",    "gear",      "generator", "grenades",    "hardpoint",    "heavy weapon",
        "ordnance", "personnel", "pilot",     "programming", "squad leader", "training"};
    return names;
}

const std::vector<std::string>& factionNames() {
    static const std::vector<std::string> names{"rebels",      "empire",       "republic",
                                                "separatists", "mandalorians", "mercenary"};
    return names;
}

const std::string& nameOf(Rank rank) { return rankNames()[static_cast<std::size_t>(rank)]; }
const std::string& nameOf(UnitType type) { return unitTypeNames()[static_cast<std::size_t>(type)]; }

std::string sideOf(const std::string& faction) {
    if (faction == "rebels" || faction == "republic") return "light side";
    if (faction == "empire" || faction == "separatists") return "dark side";
    return "";
}

bool UnitFilter::matches(const UnitTraits& unit) const {
    const auto fitsUnit = [&](const UnitFilter& part) { return part.matches(unit); };
    return fits(name, unit.name) && fits(title, unit.title) && fits(faction, unit.faction) &&
           holds(affiliation, unit.affiliations) && holds(keyword, unit.keywords) &&
           holds(slot, unit.upgradeSlots) && fits(side, unit.side) &&
           (!rank || *rank == unit.rank) && (!type || *type == unit.type) &&
           (!defenseDie || *defenseDie == unit.defenseDie) &&
           (!isTrooper || engine::isTrooper(unit.type)) &&
           (!isVehicle || engine::isVehicle(unit.type)) &&
           std::all_of(all.begin(), all.end(), fitsUnit) &&
           (any.empty() || std::any_of(any.begin(), any.end(), fitsUnit)) &&
           std::none_of(none.begin(), none.end(), fitsUnit);
}

std::string UnitFilter::words() const {
    std::string text;
    if (side) add(text, *side);
    if (rank) add(text, nameOf(*rank));
    if (affiliation) add(text, *affiliation);
    if (faction) add(text, capital(*faction));
    if (defenseDie)
        add(text, *defenseDie == Die::redDefense ? "red defense die" : "white defense die");
    if (type) add(text, nameOf(*type));
    if (isTrooper) add(text, "trooper");
    if (isVehicle) add(text, "vehicle");
    if (name) add(text, *name);
    if (title) add(text, "(" + *title + ")");
    if (keyword) add(text, "unit with " + *keyword);
    if (slot) add(text, "unit with a " + *slot + " slot");
    add(text, joined(all, ", "));
    add(text, joined(any, " or "));
    if (!none.empty()) add(text, "not " + joined(none, " nor "));
    return text.empty() ? "any unit" : text;
}

}  // namespace sightline::engine
