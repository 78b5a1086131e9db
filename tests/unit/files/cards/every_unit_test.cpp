// Every unit of the catalogue is placed on a table and attacks with each of its weapons, without a
// window.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/overrun.h"
#include "engine/legion/rules/game/conversation.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/set_up.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {
using namespace engine;

using sightline::test::cards;
using sightline::test::dimensions;

/// The unit with its mandatory upgrade cards and no others.
EquippedUnit asItComes(const UnitEntry& entry) {
    ArmyList list{.name = "A", .faction = entry.facts.faction};
    list.units = {{entry.card.id, entry.startsWith}};
    for (const std::string slot : {"heavy weapon", "armament"}) {
        const bool needed = (slot == "heavy weapon" && entry.leaderFromHeavyWeapon) ||
                            (slot == "armament" && entry.card.weapons.empty());
        const bool has =
            std::any_of(list.units[0].upgrades.begin(), list.units[0].upgrades.end(),
                        [&](const std::string& id) { return cards().upgrade(id)->slot == slot; });
        if (!needed || has) continue;
        for (const UpgradeOffer& offer : offersFor(list, 0, slot, cards())) {
            if (offer.misfit) continue;
            list.units[0].upgrades.push_back(offer.card->facts.id);
            break;
        }
    }
    const ResolvedArmy army = resolve(list, cards());
    return equip(army, army.units.front());
}

struct Half {
    double across = 0.0, along = 0.0;  ///< size of a base in inches
};
Half halfOf(const UnitCard& card) {
    const geometry::BaseSize& base = dimensions().bases.at(card.base);
    return {base.width / 2, base.length / 2};
}

ScenarioUnit placed(Player player, const EquippedUnit& unit, double y, double facing) {
    ScenarioUnit from;
    from.player = player;
    from.card = unit.card;
    from.cards = unit.cards;
    double x = 20.0;
    for (const EquippedUnit::Mini& mini : unit.minis) {
        MiniStart start;
        start.position = {x, y, std::numeric_limits<double>::quiet_NaN()};
        start.facing = {facing};
        start.carrier = mini.carrier;
        start.counterpart = mini.counterpart;
        start.threshold = mini.threshold;
        from.minis.push_back(start);
        x += 2 * halfOf(unit.card).across + 0.3;
    }
    return from;
}

/// A battle of the unit against Rebel Troopers. `distance` is measured between the bases of the
/// leaders.
Scenario duel(const EquippedUnit& unit, double distance) {
    static const EquippedUnit target = asItComes(*cards().unit("rebel-troopers"));
    Scenario scenario;
    scenario.name = "duel";
    scenario.table = {72, 36};
    scenario.mat = "desert";
    scenario.dimensions = dimensions();
    const double y = 5.0;
    scenario.units.push_back(placed(Player::blue, unit, y, 90));
    const double gap = halfOf(unit.card).along + distance + halfOf(target.card).along;
    scenario.units.push_back(placed(Player::red, target, y + gap, 270));
    return scenario;
}

double distanceFor(const Weapon& weapon) {
    return weapon.ranged ? 6.0 * (weapon.minimumRange - 1) + 3.0 : 0.0;
}

/// Plays a duel until the unit has attacked with the weapon `weapon` and no other weapon. Returns
/// an empty text, or the reason why the weapon cannot attack.
std::string attackWith(const EquippedUnit& unit, int weapon) {
    const Weapon& used = unit.card.weapons[static_cast<std::size_t>(weapon)];
    auto game = Game::start(duel(unit, distanceFor(used)), 1);
    if (!game) return game.problem().text;
    bool attacked = false;
    for (std::uint64_t step = 0; step < 400 && (*game)->question() != nullptr; ++step) {
        const Question& question = *(*game)->question();
        const auto indexOf = [&](const Option& option) {
            const auto found = std::find(question.options.begin(), question.options.end(), option);
            return found == question.options.end()
                       ? -1
                       : static_cast<int>(found - question.options.begin());
        };
        Answer answer = question.ask == Ask::rollDice ? Answer{(*game)->seededDice()}
                                                      : randomAnswer(**game, step);
        if (question.ask == Ask::chooseCardSide && used.side) {
            answer = Pick{*used.side};
        } else if (question.ask == Ask::chooseUnitToActivate && !attacked) {
            const int own = indexOf(UnitId{0});
            if (own >= 0) answer = Pick{own};
        } else if (question.ask == Ask::chooseAction) {
            if (attacked) return "";
            const int attack = indexOf(Action::attack);
            if (attack < 0) return "no attack is offered";
            answer = Pick{attack};
        } else if (question.ask == Ask::chooseFreeAction && !attacked && indexOf(Done{}) >= 0) {
            answer = Pick{indexOf(Done{})};  // stays where the weapon has the enemy in range
        } else if (question.ask == Ask::declareDefender) {
            answer = Pick{0};
        } else if (question.ask == Ask::chooseWeapons && !attacked) {
            int option = -1;
            for (std::size_t i = 0; i < question.options.size() && option < 0; ++i) {
                const auto* choice = std::get_if<WeaponChoice>(&question.options[i]);
                if (choice != nullptr && choice->weapon == weapon) option = static_cast<int>(i);
            }
            if (option < 0) return "the weapon is not offered";
            answer = PickSeveral{{option}};
            attacked = true;
        }
        // After the attack, a keyword of the weapon may place miniatures.
        if (attacked && question.form == AnswerForm::places) break;
        if (const auto refusal = (*game)->answer(answer)) return refusal->text;
    }
    return attacked ? "" : "the attack was never asked for";
}

/// A simple answer of a player. It suffices for the questions of one rule, but not for a whole
/// game.
Answer answerTo(const Question& question) {
    switch (question.form) {
        case AnswerForm::pickSeveral: {
            PickSeveral all;
            for (int i = 0; i < question.most && i < static_cast<int>(question.options.size()); ++i)
                all.options.push_back(i);
            return all;
        }
        case AnswerForm::count:
            return Count{question.least};
        case AnswerForm::dice: {
            DiceAnswer blanks;
            for (const Die die : question.dice) blanks.faces.push_back(facesOf(die).back());
            return blanks;
        }
        default:
            return Pick{0};
    }
}

/// Runs one rule to its end. Returns an empty text if the unit attacked with the weapon; otherwise
/// the reason why not.
std::string playsOut(Battle& battle, Task<void> rules, int weapon) {
    bool attacked = false;
    Conversation conversation(battle, std::move(rules));
    for (int step = 0; step < 200 && conversation.question() != nullptr; ++step) {
        const Question& question = *conversation.question();
        Answer answer = answerTo(question);
        if (question.ask == Ask::chooseWeapons) {
            answer = PickSeveral{};
            for (std::size_t i = 0; i < question.options.size() && !attacked; ++i) {
                const auto* choice = std::get_if<WeaponChoice>(&question.options[i]);
                attacked = choice != nullptr && choice->weapon == weapon;
                if (attacked) answer = PickSeveral{{static_cast<int>(i)}};
            }
            if (!attacked) return "the weapon is not offered";
        }
        // After the attack, a keyword of the weapon may place miniatures.
        if (attacked && question.form == AnswerForm::places) return "";
        if (const auto refusal = conversation.refusalOf(answer)) return refusal->text;
        conversation.give(answer);
    }
    if (conversation.question() != nullptr) return "the attack does not end";
    return attacked ? "" : "the attack was never asked for";
}

// Attacks with an Overrun weapon: the unit moves over an enemy unit, and the rules offer an attack
// on the enemy (glossary, Overrun X).
std::string overrunWith(const EquippedUnit& unit, int weapon) {
    const Scenario scenario = duel(unit, 3.0);
    auto battle = setUp(scenario);
    if (!battle) return battle.problem().text;
    battle->activation = Activation{.unit = UnitId{0}, .actionsLeft = 1};
    return playsOut(*battle, offerOverrun(*battle, UnitId{0}, {UnitId{1}}), weapon);
}

TEST(EveryUnit, DeploysAndAttacksWithEachOfItsWeapons) {
    int attacks = 0, unarmed = 0, overruns = 0;
    for (const UnitEntry& entry : cards().units) {
        const EquippedUnit unit = asItComes(entry);
        ASSERT_FALSE(unit.minis.empty()) << entry.card.id;
        const auto deployed = Game::start(duel(unit, 3.0), 1);
        EXPECT_TRUE(deployed) << entry.card.id << ": " << deployed.problem().text;
        if (unit.card.weapons.empty()) ++unarmed;
        for (std::size_t i = 0; i < unit.card.weapons.size(); ++i) {
            const Weapon& weapon = unit.card.weapons[i];
            const auto index = static_cast<int>(i);
            const bool overrun = weapon.overrun;  // an Overrun weapon attacks during a Move
            EXPECT_EQ(overrun ? overrunWith(unit, index) : attackWith(unit, index), "")
                << entry.card.id << ", " << weapon.name;
            ++attacks;
            overruns += overrun ? 1 : 0;
        }
    }
    EXPECT_GT(attacks, 300);
    EXPECT_GT(overruns, 0);
    EXPECT_LE(unarmed, 5);  // only a few units have no weapon, such as transports
}

TEST(EveryUnit, HasABaseAndASilhouette) {
    for (const UnitEntry& entry : cards().units) {
        EXPECT_TRUE(dimensions().bases.contains(entry.card.base)) << entry.card.id;
        EXPECT_GT(entry.card.silhouetteHeight, 0.5) << entry.card.id;
    }
}

TEST(Equip, UpgradesAddMiniaturesWeaponsKeywordsAndPoints) {
    ArmyList list{.name = "A", .faction = "empire"};
    list.units = {
        {"stormtroopers",
         {"dlt-19-stormtrooper", "stormtrooper", "targeting-scopes", "fragmentation-grenades"}}};
    const ResolvedArmy army = resolve(list, cards());
    const EquippedUnit unit = equip(army, army.units.front());
    ASSERT_EQ(unit.minis.size(), 6U);
    EXPECT_EQ(unit.minis[4].carrier.id, "dlt-19-stormtrooper");
    EXPECT_EQ(unit.card.miniatures, 6);
    EXPECT_EQ(unit.card.points, 42 + 20 + 8 + 4 + 5);
    const auto weapon = [&](const std::string& card) {
        return *std::find_if(unit.card.weapons.begin(), unit.card.weapons.end(),
                             [&](const Weapon& one) { return one.card.id == card; });
    };
    EXPECT_EQ(weapon("dlt-19-stormtrooper").carrier.id, "dlt-19-stormtrooper");
    EXPECT_TRUE(weapon("fragmentation-grenades").carrier.none());
    EXPECT_TRUE(weapon("fragmentation-grenades").oncePerAttack);
    // Core Rulebook p. 9: Precise 1 and Targeting Scopes together are Precise 2.
    const auto precise = std::find_if(unit.card.keywords.begin(), unit.card.keywords.end(),
                                      [](const KeywordText& one) { return one.name == "Precise"; });
    ASSERT_NE(precise, unit.card.keywords.end());
    EXPECT_EQ(precise->value, 2);
}

TEST(Equip, SaysWhatIsLeftWhenTheMiniaturesOfACardAreDefeated) {
    ArmyList list{.name = "A", .faction = "rebels"};
    list.units = {{"rebel-troopers", {"rebel-officer", "targeting-scopes"}}};
    const ResolvedArmy army = resolve(list, cards());
    const EquippedUnit unit = equip(army, army.units.front());
    EXPECT_EQ(unit.card.courage, 2);
    EXPECT_TRUE(unit.card.has("Inspire"));
    const std::string officer = cards().upgrade("rebel-officer")->facts.name;
    EXPECT_EQ(unit.card.why.courage, (std::vector{Reason{1, page(16, "Upgrade Cards"), officer}}));
    const UnitCard left = cardNow(unit.card, unit.parts, {{"rebel-officer", officer}});
    EXPECT_TRUE(left.why.courage.empty());
    EXPECT_EQ(left.courage, 1);
    EXPECT_FALSE(left.has("Inspire"));
    EXPECT_TRUE(left.has("Precise")) << "nobody wears the scopes, so they stay";
    EXPECT_EQ(left.weapons.size(), unit.card.weapons.size()) << "weapons keep their numbers";
    EXPECT_EQ(left.points, unit.card.points);
}

TEST(Equip, TheHeavyWeaponLeadsItsTeamAndCounterpartsKeepTheirWounds) {
    ArmyList list{.name = "A", .faction = "rebels"};
    list.units = {
        {"rebel-commandos-strike-team", {"dh-447-sniper"}},
        {"r2-d2-hero-of-a-thousand-devices", {}, "c-3po-human-cyborg-relations-counterpart"}};
    const ResolvedArmy army = resolve(list, cards());
    EXPECT_EQ(equip(army, army.units[0]).minis.front().carrier.id, "dh-447-sniper");
    const EquippedUnit droids = equip(army, army.units[1]);
    ASSERT_EQ(droids.minis.size(), 2U);
    EXPECT_TRUE(droids.minis[1].counterpart);
    EXPECT_EQ(droids.minis[1].threshold, 2);
    EXPECT_TRUE(droids.card.has("Calculate Odds"));
}
}  // namespace
}  // namespace sightline::app
