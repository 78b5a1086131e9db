#include "engine/legion/lists/army/random_armies.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/legion/lists/army/card_offers.h"
#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/lists/army/resolved_army.h"
#include "engine/legion/lists/army/unit_offers.h"

namespace sightline::engine {
namespace {

// Weights of the objections to an army: a missing part counts less than a card that the army may
// not contain.
constexpr int weightOfMissing = 1, weightOfIllegal = 100;

bool isWished(const ArmyWishes& wishes, const std::string& id) { return wishes.cards.contains(id); }
// True for a wished unit and for a unit whose counterpart is wished.
bool isWished(const ArmyWishes& wishes, const UnitEntry& unit) {
    return isWished(wishes, unit.facts.id) || isWished(wishes, unit.counterpart);
}

int weightOf(const std::vector<ArmyObjection>& objections) {
    int sum = 0;
    for (const ArmyObjection& one : objections)
        sum += one.unfinished ? weightOfMissing : weightOfIllegal;
    return sum;
}

// True if the army has a wished card, or if there is no wish.
bool hasWish(const ArmyWishes& wishes, const ArmyList& list) {
    const auto isAmongWishes = [&](const std::string& id) { return isWished(wishes, id); };
    const auto& hand = list.commandHand;
    return wishes.cards.empty() || std::any_of(hand.begin(), hand.end(), isAmongWishes) ||
           std::any_of(list.units.begin(), list.units.end(), [&](const ArmyUnit& unit) {
               const auto& own = unit.upgrades;
               const auto& joined = unit.counterpartUpgrades;
               return isWished(wishes, unit.unit) || isWished(wishes, unit.counterpart) ||
                      std::any_of(own.begin(), own.end(), isAmongWishes) ||
                      std::any_of(joined.begin(), joined.end(), isAmongWishes);
           });
}

// True if the unit needs more upgrades. For example, a unit with Programmed needs a programming
// upgrade.
bool lacksUpgrades(const std::vector<ArmyObjection>& objections, std::size_t unit) {
    return std::any_of(objections.begin(), objections.end(), [&](const ArmyObjection& one) {
        return one.unfinished && one.unit == unit && one.area == ArmyObjection::Area::upgrades;
    });
}

// Ids of the upgrades that a unit without other upgrades may carry in an army of its own faction.
std::vector<std::string> upgradesFor(const UnitEntry& unit, const Catalogue& catalogue) {
    const ArmyList list{.faction = unit.facts.faction, .units = {{.unit = unit.facts.id}}};
    const ResolvedArmy army = resolveUnits(list, catalogue);
    std::set<std::string> slots;
    for (const UpgradeSlot& slot : slotsOf(army, army.units.front()).upgradeSlots)
        slots.insert(slot.type);
    std::vector<std::string> fitting;
    for (const UpgradeCard& card : catalogue.upgrades) {
        if (slots.contains(card.slot) && !whyNotCarried(army, army.units.front().traits, card))
            fitting.push_back(card.facts.id);
    }
    return fitting;
}

}  // namespace

RandomArmies::RandomArmies(const Catalogue& catalogue, std::uint64_t seed)
    : catalogue_(catalogue), chance_(seed) {}

ArmyList RandomArmies::next(const ArmyWishes& wishes) {
    constexpr int triesWithLead = 12, triesWithWish = 60;
    const UnitEntry* lead = nullptr;
    for (int attempt = 0;; ++attempt) {
        if (attempt % triesWithLead == 0) lead = chooseLead(wishes);
        ArmyList list = frame(lead, wishes);
        wrong_ = weightOf(objectionsTo(list));
        if (lead) addUnit(list, *lead, wishes);
        for (int tries = 0; tries < 60 && (wrong_ > 0 || !isLikely(1, 8)); ++tries)
            addAnyUnit(list, wishes);
        if (wrong_ > 0) continue;
        for (std::size_t unit = 0; unit < list.units.size(); ++unit) {
            for (int tries = 0; tries < 3; ++tries) addUpgrade(list, unit, wishes);
        }
        drawHand(list, wishes);
        drawDeck(list);
        if (attempt < triesWithWish && !hasWish(wishes, list)) continue;
        if (judgeArmy(list, catalogue_).empty()) return list;
    }
}

std::size_t RandomArmies::upTo(std::size_t most) {
    return chance_.below(static_cast<std::uint32_t>(most) + 1U);
}

bool RandomArmies::isLikely(std::uint32_t part, std::uint32_t of) {
    return chance_.below(of) < part;
}

template <class List>
void RandomArmies::shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[upTo(i - 1)]);
}

// A list without units: its name, size, faction and battle force.
ArmyList RandomArmies::frame(const UnitEntry* lead, const ArmyWishes& wishes) {
    ArmyList list{.name = "Army " + std::to_string(upTo(999)), .faction = {}};
    // The last value of GameSize is an army of the edition of 2018, which has its own cards. This
    // value is never chosen at random.
    list.size =
        wishes.size
            ? *wishes.size
            : static_cast<GameSize>(upTo(static_cast<std::size_t>(GameSize::edition2018) - 1));
    chooseSide(list, lead);
    if (!list.battleForce.empty()) {
        const BattleForce& force = *catalogue_.battleForce(list.battleForce);
        std::vector<std::string> names;
        for (const BattleForce::Choice& one : force.choices) names.push_back(one.name);
        shuffle(names);
        names.resize(std::min(names.size(), static_cast<std::size_t>(force.picks)));
        list.choices = std::move(names);
    }
    return list;
}

// Chooses the first unit of three quarters of the armies with wishes: a wished unit, or a unit that
// may carry a wished upgrade. Null: any unit may be the first.
const UnitEntry* RandomArmies::chooseLead(const ArmyWishes& wishes) {
    if (wishes.cards.empty() || !isLikely(3, 4)) return nullptr;
    std::map<std::string, std::vector<const UnitEntry*>> leads;
    for (const UnitEntry& unit : catalogue_.units) {
        if (isWished(wishes, unit)) leads[unit.facts.id].push_back(&unit);
        for (const std::string& card : upgradesFor(unit, catalogue_)) {
            if (isWished(wishes, card)) leads[card].push_back(&unit);
        }
    }
    if (leads.empty()) return nullptr;
    return oneOf(
        std::next(leads.begin(), static_cast<std::ptrdiff_t>(upTo(leads.size() - 1)))->second);
}

// Chooses the faction, and a battle force in one third of the armies. `lead` can belong to the
// army.
void RandomArmies::chooseSide(ArmyList& list, const UnitEntry* lead) {
    list.faction = oneOf(factionNames());
    if (lead)
        list.faction = lead->isMercenary() && !lead->mercenaryFor.empty() && !isLikely(1, 3)
                           ? oneOf(lead->mercenaryFor)
                           : lead->facts.faction;
    std::vector<const BattleForce*> forces;
    for (const BattleForce& force : catalogue_.battleForces) {
        if (lead && !lead->onlyIn.empty() && force.facts.id != lead->onlyIn) continue;
        if (!lead || force.facts.faction == list.faction || contains(force, *lead))
            forces.push_back(&force);
    }
    const bool needsForce = (lead && !lead->onlyIn.empty()) || list.faction == "mercenary";
    if (forces.empty() || (!needsForce && !isLikely(1, 3))) return;
    const BattleForce& force = *oneOf(forces);
    list.battleForce = force.facts.id;
    list.faction = force.facts.faction;
}

std::vector<ArmyObjection> RandomArmies::objectionsTo(const ArmyList& list) const {
    return judgeArmy(list, catalogue_, ArmyParts::units);
}

// Replaces `list` by `more`, unless the objections to `more` have a greater total weight than the
// objections to `list`.
void RandomArmies::take(ArmyList& list, ArmyList more,
                        const std::vector<ArmyObjection>& objections) {
    const int wrong = weightOf(objections);
    if (wrong > wrong_) return;
    list = std::move(more);
    wrong_ = wrong;
}

void RandomArmies::addUnit(ArmyList& list, const UnitEntry& entry, const ArmyWishes& wishes) {
    ArmyList more = list;
    const bool isJoined = entry.alwaysWithCounterpart || isWished(wishes, entry.counterpart);
    more.units.push_back({.unit = entry.facts.id, .upgrades = entry.startsWith});
    if (!entry.counterpart.empty() && (isJoined || isLikely(1, 2)))
        more.units.back().counterpart = entry.counterpart;
    auto objections = objectionsTo(more);
    addNeededUpgrades(more, more.units.size() - 1, objections);
    take(list, std::move(more), objections);
}

// Adds upgrades to a unit until it has those that it needs, or until the tries are used up.
// `objections` are those to the list, before and after.
void RandomArmies::addNeededUpgrades(ArmyList& list, std::size_t unit,
                                     std::vector<ArmyObjection>& objections) {
    constexpr int mostTries = 12;
    for (int tries = 0; tries < mostTries && lacksUpgrades(objections, unit); ++tries) {
        ArmyList more = withUpgrade(list, unit, {});
        auto left = objectionsTo(more);
        if (weightOf(left) > weightOf(objections)) continue;
        list = std::move(more);
        objections = std::move(left);
    }
}

void RandomArmies::addAnyUnit(ArmyList& list, const ArmyWishes& wishes) {
    const BattleForce* force = catalogue_.battleForce(list.battleForce);
    const bool onlyWished = !wishes.cards.empty() && isLikely(1, 2);
    std::vector<const UnitEntry*> among;
    for (const UnitEntry& unit : catalogue_.units) {
        if (onlyWished && !isWished(wishes, unit)) continue;
        if (mayField(unit, list.faction, force)) among.push_back(&unit);
    }
    if (!among.empty()) addUnit(list, *oneOf(among), wishes);
}

void RandomArmies::addUpgrade(ArmyList& list, std::size_t unit, const ArmyWishes& wishes) {
    ArmyList more = withUpgrade(list, unit, wishes);
    const auto objections = objectionsTo(more);
    take(list, std::move(more), objections);
}

// The list with one more upgrade of the unit. If no upgrade fits, the list does not change.
ArmyList RandomArmies::withUpgrade(const ArmyList& list, std::size_t unit,
                                   const ArmyWishes& wishes) {
    ArmyList more = list;
    const bool toCounterpart = !list.units[unit].counterpart.empty() && isLikely(1, 4);
    const ResolvedArmy army = resolveUnits(list, catalogue_);
    const ResolvedUnit& bearing = army.units[unit];
    const SlotPlan plan = toCounterpart ? slotsOfCounterpart(bearing) : slotsOf(army, bearing);
    const BearerTraits& bearer = toCounterpart ? bearing.counterpartTraits : bearing.traits;
    std::vector<const UpgradeCard*> fitting, wished;
    for (const UpgradeSlot& slot : plan.upgradeSlots) {
        if (slot.card) continue;
        for (const UpgradeCard& card : catalogue_.upgrades) {
            if (card.slot != slot.type || whyNotCarried(army, bearer, card)) continue;
            fitting.push_back(&card);
            if (isWished(wishes, card.facts.id)) wished.push_back(&card);
        }
    }
    if (fitting.empty()) return more;
    auto& upgrades =
        toCounterpart ? more.units[unit].counterpartUpgrades : more.units[unit].upgrades;
    const UpgradeCard* card = oneOf(fitting);
    if (!wished.empty() && isLikely(2, 3)) card = oneOf(wished);
    upgrades.push_back(card->facts.id);
    return more;
}

// Two cards of each number of pips (p. 18, Building a Command Hand).
void RandomArmies::drawHand(ArmyList& list, const ArmyWishes& wishes) {
    std::vector<std::string> fitting;
    for (const CommandOffer& offer : commandOffersFor(list, catalogue_)) {
        if (!offer.misfit) fitting.push_back(offer.card->facts.id);
    }
    shuffle(fitting);
    std::stable_partition(fitting.begin(), fitting.end(),
                          [&](const std::string& id) { return isWished(wishes, id); });
    std::map<int, int> drawn;
    for (const std::string& id : fitting) {
        if (++drawn[catalogue_.command(id)->pips] <= 2) list.commandHand.push_back(id);
    }
}

void RandomArmies::drawDeck(ArmyList& list) {
    std::vector<const BattleEntry*> fitting;
    for (const BattleEntry& card : catalogue_.battleCards) {
        if (card.recon == (list.size == GameSize::recon) &&
            (card.facts.faction.empty() || card.facts.faction == list.faction))
            fitting.push_back(&card);
    }
    shuffle(fitting);
    for (const BattleEntry* card : fitting) {
        auto& pile = card->kind == BattleEntry::Kind::primary     ? list.battleDeck.primary
                     : card->kind == BattleEntry::Kind::secondary ? list.battleDeck.secondary
                                                                  : list.battleDeck.advantage;
        if (pile.size() < 3) pile.push_back(card->facts.id);
    }
}

}  // namespace sightline::engine
