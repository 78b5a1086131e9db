// Units of random armies lose miniatures in random order, and with them upgrade cards. The unit's
// card must then equal the card of a unit that never had these upgrade cards. The slow reference
// equips each unit again, card by card.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "engine/legion/lists/army/equip.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/mission/defeat.h"
#include "unit/files/random_armies.h"

namespace sightline::engine::test {
namespace {

using sightline::test::cards;
using sightline::test::dimensions;
using sightline::test::RandomArmies;

/// All facts of a unit card as text.
std::string wordsOfCard(const UnitCard& card) {
    std::string text;
    for (const KeywordText& one : card.keywords) text += one.label() + ", ";
    text += "courage " + (card.courage ? std::to_string(*card.courage) : "-");
    for (const int number :
         {card.speed, static_cast<int>(card.defenseDie), static_cast<int>(card.attackSurge),
          static_cast<int>(card.defenseSurge), static_cast<int>(card.meleeAttackSurge),
          static_cast<int>(card.meleeDefenseSurge), card.points, card.miniatures, card.wounds,
          static_cast<int>(card.weapons.size()), static_cast<int>(card.rank)})
        text += " " + std::to_string(number);
    return text + " " + card.affiliation;
}

void gainSlowly(UnitCard& card, const std::vector<KeywordText>& keywords) {
    for (const KeywordText& gained : keywords) {
        bool known = false;
        for (KeywordText& one : card.keywords) {
            if (one.name.text() != gained.name.text() || one.parameter != gained.parameter)
                continue;
            known = true;
            if (one.value && gained.value) one.value = *one.value + *gained.value;
        }
        if (!known) card.keywords.push_back(gained);
    }
}

void carrySlowly(UnitCard& card, const UpgradeCard& upgrade) {
    gainSlowly(card, upgrade.keywords);
    for (const KeywordText& lost : upgrade.loses) {
        std::erase_if(card.keywords, [&](const KeywordText& one) {
            return one.name.text() == lost.name.text() &&
                   (lost.parameter.empty() || one.parameter == lost.parameter);
        });
    }
    const StatChanges& changes = upgrade.changes;
    if (card.courage) card.courage = std::max(1, *card.courage + changes.courage);
    card.speed = std::clamp(card.speed + changes.speed, 0, 3);
    if (changes.defenseDie) card.defenseDie = *changes.defenseDie;
    if (changes.attackSurge) card.attackSurge = *changes.attackSurge;
    if (changes.defenseSurge) card.defenseSurge = *changes.defenseSurge;
    if (changes.meleeAttackSurge) card.meleeAttackSurge = *changes.meleeAttackSurge;
    if (changes.meleeDefenseSurge) card.meleeDefenseSurge = *changes.meleeDefenseSurge;
}

/// Slow reference: takes the rules from the unit card and from all upgrade cards that are not lost,
/// and all other facts from `whole`.
UnitCard slowly(const ResolvedUnit& unit, const UnitCard& whole,
                const std::set<std::string>& lost) {
    UnitCard card = unit.entry->card;
    for (const UpgradeCard* upgrade : unit.upgrades) {
        if (!lost.contains(upgrade->facts.id)) carrySlowly(card, *upgrade);
    }
    const CounterpartCard* joined = unit.counterpart;
    if (joined && !lost.contains(joined->facts.id)) gainSlowly(card, joined->keywords);
    for (const UpgradeCard* upgrade : unit.counterpartUpgrades) carrySlowly(card, *upgrade);
    for (const KeywordText& one : whole.keywords) {
        const bool has =
            std::any_of(card.keywords.begin(), card.keywords.end(), [&](const KeywordText& other) {
                return other.name.text() == one.name.text() && other.parameter == one.parameter;
            });
        if (one.is(Keyword::cache) && !has) card.keywords.push_back(one);
    }
    card.points = whole.points;
    card.miniatures = whole.miniatures;
    card.wounds = whole.wounds;
    card.weapons = whole.weapons;
    card.rank = whole.rank;
    card.affiliation = whole.affiliation;
    return card;
}

ScenarioUnit awayFromTheTable(Player player, const EquippedUnit& equipped) {
    ScenarioUnit unit;
    unit.player = player;
    unit.card = equipped.card;
    unit.parts = equipped.parts;
    unit.undeployed = true;
    for (const EquippedUnit::Mini& is : equipped.minis) {
        MiniStart mini;
        mini.carrier = is.carrier;
        mini.counterpart = is.counterpart;
        mini.threshold = is.threshold;
        unit.minis.push_back(mini);
    }
    return unit;
}

/// The ids of the unit's cards whose miniatures are all defeated.
std::set<std::string> fallenIn(const Battle& battle, UnitId unit) {
    std::set<std::string> fallen;
    for (const MiniState& one : battle.minis) {
        if (one.unit == unit && one.defeated && !one.carrier.none()) fallen.insert(one.carrier.id);
    }
    for (const MiniState& one : battle.minis) {
        if (one.unit == unit && !one.defeated) fallen.erase(one.carrier.id);
    }
    return fallen;
}

TEST(CardsNow, AreThoseOfUnitsThatNeverCarriedWhatTheyLost) {
    int withLosses = 0;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::mt19937 chance(seed);
        const ArmyList list = RandomArmies(seed).next();
        const ResolvedArmy army = resolve(list, cards());
        Scenario scenario;
        scenario.table = {36, 24};
        scenario.dimensions = dimensions();
        for (const ResolvedUnit& unit : army.units)
            scenario.units.push_back(awayFromTheTable(Player::blue, equip(army, unit)));
        scenario.units.push_back(awayFromTheTable(Player::red, equip(army, army.units.front())));
        Battle battle = setUp(scenario).value();
        std::vector<MiniId> order;
        for (const MiniState& mini : battle.minis) {
            if (battle.unit(mini.unit).player == Player::blue) order.push_back(mini.id);
        }
        std::shuffle(order.begin(), order.end(), chance);
        for (const MiniId mini : order) {
            const UnitId id = battle.mini(mini).unit;
            removeDefeated(battle, mini);
            const UnitState& unit = battle.unit(id);
            const std::set<std::string> fallen = fallenIn(battle, id);
            withLosses += unit.lost.empty() ? 0 : 1;
            const auto& resolved = army.units[static_cast<std::size_t>(id.value)];
            ASSERT_EQ(wordsOfCard(*unit.card), wordsOfCard(slowly(resolved, *unit.whole, fallen)))
                << unit.label;
        }
    }
    EXPECT_GT(withLosses, 100) << "hardly any card was lost";
}

TEST(CardsNow, KnowWhatTheirUpgradesBringByTheIds) {
    for (const UpgradeCard& card : cards().upgrades) {
        SCOPED_TRACE(card.facts.id);
        ArmyList list{.name = "A", .faction = "empire"};
        list.units = {{"stormtroopers", {card.facts.id}}};
        const ResolvedArmy army = resolve(list, cards());
        const EquippedUnit unit = equip(army, army.units.front());
        ASSERT_EQ(unit.cards.size(), 1U);
        EXPECT_EQ(unit.cards.front().id, card.facts.id);
        EXPECT_EQ(unit.cards.front().name, card.facts.name);
        EXPECT_EQ(unit.parts.brought.front().card, card.facts.id);
        const auto isKnown = [&](const WhichCard& one) {
            return one.none() || unit.cards.front().is(one);
        };
        for (const Weapon& weapon : unit.card.weapons)
            EXPECT_TRUE(isKnown(weapon.card) && isKnown(weapon.carrier)) << weapon.name;
        for (const EquippedUnit::Mini& mini : unit.minis) EXPECT_TRUE(isKnown(mini.carrier));
    }
}

TEST(CardsNow, ComeBackWithTheMiniatures) {
    ArmyList list{.name = "A", .faction = "rebels"};
    list.units = {{"rebel-troopers", {"rebel-officer"}}};
    const ResolvedArmy army = resolve(list, cards());
    Scenario scenario;
    scenario.table = {36, 24};
    scenario.dimensions = dimensions();
    for (const Player player : {Player::blue, Player::red})
        scenario.units.push_back(awayFromTheTable(player, equip(army, army.units.front())));
    Battle battle = setUp(scenario).value();
    const UnitState& unit = battle.unit(UnitId{0});
    const std::string whole = wordsOfCard(*unit.card);
    const auto officer = std::find_if(battle.minis.begin(), battle.minis.end(),
                                      [](const MiniState& one) { return !one.carrier.none(); });
    ASSERT_NE(officer, battle.minis.end());
    const MiniId id = officer->id;
    removeDefeated(battle, id);
    const UnitCard* bereft = unit.card;
    EXPECT_NE(wordsOfCard(*bereft), whole);
    battle.bringBack(id);
    EXPECT_EQ(wordsOfCard(*unit.card), whole);
    removeDefeated(battle, id);
    EXPECT_EQ(unit.card, bereft) << "the same situation has the same card";
}

}  // namespace
}  // namespace sightline::engine::test
