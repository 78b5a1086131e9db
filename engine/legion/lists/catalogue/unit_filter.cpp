#include "engine/legion/lists/catalogue/unit_filter.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/words/card_kinds.h"

namespace sightline::engine {
namespace {

bool fits(const std::optional<std::string>& wanted, const std::string& is) {
    return !wanted || *wanted == is;
}
template <class Names>
bool holds(const std::optional<std::string>& wanted, const Names& among) {
    return !wanted || among.contains(*wanted);
}

/// The traits of a card, as references into the card without copies.
struct CardTraits {
    struct Affiliation {
        const std::string& only;
        bool contains(const std::string& one) const { return !only.empty() && only == one; }
    };
    struct Slots {
        const std::vector<std::string>& all;
        bool contains(const std::string& one) const {
            return std::find(all.begin(), all.end(), one) != all.end();
        }
    };
    struct Keywords {
        const std::vector<KeywordText>& all;
        bool contains(const std::string& one) const {
            return std::any_of(all.begin(), all.end(), [&](const KeywordText& keyword) {
                return keyword.name.text() == one;
            });
        }
    };

    CardTraits(const UnitCard& card, Rank now)
        : name(card.name),
          title(card.title),
          faction(card.faction),
          affiliations{card.affiliation},
          rank(now),
          type(card.type),
          defenseDie(card.defenseDie),
          side(sideOf(card.faction)),
          keywords{card.keywords},
          upgradeSlots{card.upgradeBar} {}

    const std::string &name, &title, &faction;
    Affiliation affiliations;
    Rank rank;
    UnitType type;
    Die defenseDie;
    std::string side;
    Keywords keywords;
    Slots upgradeSlots;
};

template <class Traits>
bool allFit(const UnitFilter& filter, const Traits& unit) {
    const auto fitsUnit = [&](const UnitFilter& part) { return allFit(part, unit); };
    return fits(filter.name, unit.name) && fits(filter.title, unit.title) &&
           fits(filter.faction, unit.faction) && holds(filter.affiliation, unit.affiliations) &&
           holds(filter.keyword, unit.keywords) && holds(filter.slot, unit.upgradeSlots) &&
           fits(filter.side, unit.side) && (!filter.rank || *filter.rank == unit.rank) &&
           (!filter.type || *filter.type == unit.type) &&
           (!filter.defenseDie || *filter.defenseDie == unit.defenseDie) &&
           (!filter.isTrooper || isTrooper(unit.type)) &&
           (!filter.isVehicle || isVehicle(unit.type)) &&
           std::all_of(filter.all.begin(), filter.all.end(), fitsUnit) &&
           (filter.any.empty() || std::any_of(filter.any.begin(), filter.any.end(), fitsUnit)) &&
           std::none_of(filter.none.begin(), filter.none.end(), fitsUnit);
}

std::string capital(std::string word) {
    if (!word.empty() && word[0] >= 'a' && word[0] <= 'z')
        word[0] = static_cast<char>(word[0] - 32);
    return word;
}

/// The translated word for `name`. The entries of `words` have the same order as `names`. If
/// `names` does not contain `name`, the message is the text `otherwise`.
template <std::size_t count>
Message wordIn(const std::array<MessageTemplate<>, count>& words,
               const std::vector<std::string>& names, const std::string& name,
               const std::string& otherwise) {
    const auto found = std::find(names.begin(), names.end(), name);
    const auto index = static_cast<std::size_t>(found - names.begin());
    return index < words.size() ? words[index]() : say::printed(otherwise);
}

Message sideWord(const std::string& side) {
    if (side == "light side") return say::lightSide();
    return side == "dark side" ? say::darkSide() : say::printed(side);
}

/// Builds the description of a filter step by step: first the kind of unit, then the keywords and
/// other traits that the unit has.
class FilterSentence {
  public:
    void add(const Message& more) { said_ = said_.none() ? more : say::unitFurther(said_, more); }
    /// Puts a word in front of the description: "corps" makes "corps clone trooper" from "clone
    /// trooper".
    void narrow(const Message& kind) { said_ = said_.none() ? kind : say::suchUnit(said_, kind); }
    const Message& message() const { return said_; }

  private:
    Message said_;
};

Message chained(const std::vector<UnitFilter>& parts,
                const MessageTemplate<Message, Message>& with) {
    Message all;
    for (const UnitFilter& part : parts) all = all.none() ? part.said() : with(all, part.said());
    return all;
}

Message partsInAList(const std::vector<UnitFilter>& parts) {
    Messages all;
    all.reserve(parts.size());
    for (const UnitFilter& part : parts) all.push_back(part.said());
    return say::list(all);
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

Message wordOf(Rank rank) { return say::rankWords.at(static_cast<std::size_t>(rank))(); }
Message wordOf(UnitType type) { return say::unitTypeWords.at(static_cast<std::size_t>(type))(); }
Message slotWord(const std::string& slot) {
    return wordIn(say::slotWords, slotNames(), slot, slot);
}
Message factionWord(const std::string& faction) {
    return wordIn(say::factionWords, factionNames(), faction, faction);
}

std::string sideOf(const std::string& faction) {
    if (faction == "rebels" || faction == "republic") return "light side";
    if (faction == "empire" || faction == "separatists") return "dark side";
    return "";
}

bool UnitFilter::matches(const UnitTraits& unit) const { return allFit(*this, unit); }
bool UnitFilter::matches(const UnitCard& card, Rank now) const {
    return allFit(*this, CardTraits(card, now));
}

Message UnitFilter::said() const {
    FilterSentence unit;
    if (type) unit.add(wordOf(*type));
    if (isTrooper) unit.add(wordOf(UnitType::trooper));
    if (isVehicle) unit.add(say::vehicle());
    if (name) unit.add(say::printed(*name));
    if (title) unit.add(say::titled(*title));
    if (keyword) unit.add(say::unitWith(*keyword));
    if (slot) unit.add(say::unitWithSlot(slotWord(*slot)));
    if (!all.empty()) unit.add(partsInAList(all));
    if (!any.empty()) unit.add(chained(any, say::either));
    if (!none.empty()) unit.add(say::notOne(chained(none, say::norOne)));
    if (defenseDie)
        unit.narrow(*defenseDie == Die::redDefense ? say::redDefenseDie() : say::whiteDefenseDie());
    if (faction)
        unit.narrow(wordIn(say::ofFactionWords, factionNames(), *faction, capital(*faction)));
    if (affiliation) unit.narrow(say::printed(*affiliation));
    if (rank) unit.narrow(wordOf(*rank));
    if (side) unit.narrow(sideWord(*side));
    return unit.message().none() ? say::anyUnit() : unit.message();
}

std::string UnitFilter::words() const { return english(said()); }

}  // namespace sightline::engine
