// Keywords that players apply by hand in an attack: the attack waits at the timing points of these
// keywords, so that players can change pools, dice and cover. Core Rulebook p. 30-35.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/game/view_of.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

DicePool pool(std::initializer_list<Die> dice) {
    DicePool made;
    for (const Die die : dice) ++made[die];
    return made;
}

/// Blue troopers shoot at red troopers in the open. The players apply a keyword of one side by
/// hand.
struct Shot {
    static Scenario scenarioOf(const std::string& point, Whose whose, int asks = asksNow) {
        Scenario scenario = shootOut();
        if (!point.empty()) {
            const int side = whose == Whose::attacker ? 0 : 1;
            scenario.units[static_cast<std::size_t>(side)].card.keywords = {
                keyword("Something", point, whose)};
        }
        scenario.asks = asks;
        return scenario;
    }
    explicit Shot(const std::string& point, Whose whose = Whose::attacker, int asks = asksNow)
        : Shot(scenarioOf(point, whose, asks)) {}
    explicit Shot(const Scenario& set) : scenario(set), play(scenario, reminders(scenario)) {
        play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
    }
    std::string refusalOf(decltype(Adjust::what) what) {
        const auto digest = play.digest();
        const auto refusal = play.answer(Adjust{Player::blue, std::move(what)});
        EXPECT_TRUE(!refusal || play.digest() == digest);
        return refusal ? refusal->text : "";
    }
    /// Plays until blue's first attack waits for the players to apply an effect. Returns false if
    /// the attack ends before.
    bool waits() {
        if (!play.battle.attack && !attacked() &&
            !(play.until(Ask::chooseAction) && play.pick(Action::attack))) {
            return false;
        }
        return play.until([&](const Question& asked) {
            return asked.ask == Ask::applyByHand ||
                   (play.battle.attack == std::nullopt && attacked());
        }) && play.question()->ask == Ask::applyByHand;
    }
    bool attacked() const {
        const auto& log = play.battle.log;
        return std::any_of(log.begin(), log.end(), [](const Ruling& one) {
            return one.happening == Happening::attackEnded;
        });
    }
    const Attack& attack() const { return *play.battle.attack; }
    Ruling last(Happening happening) const {
        const auto& log = play.battle.log;
        const auto found = std::find_if(log.rbegin(), log.rend(), [&](const Ruling& one) {
            return one.happening == happening;
        });
        return found == log.rend() ? Ruling{} : *found;
    }

    Scenario scenario;
    Play play;
};

TEST(P33RollAttackDice, ThePoolIsAdjustedBeforeTheRoll) {
    for (const std::string point : {"GatherAttackDice", "UpgradeAttackDice"}) {
        Shot shot(point);
        ASSERT_TRUE(shot.waits()) << point;
        EXPECT_EQ(shot.attack().step, AttackStep::rollAttackDice);
        EXPECT_TRUE(shot.attack().dice.empty());
        EXPECT_EQ(shot.play.question()->citation, page(33, "Roll Attack Dice"));
        EXPECT_EQ(shot.refusalOf(AdjustPool{false, pool({Die::whiteDefense})}),
                  "attack dice are red, black or white ones");
        EXPECT_EQ(shot.refusalOf(AdjustPool{true, pool({Die::whiteDefense})}),
                  "no defense dice are about to be rolled");
        DicePool many;
        many[Die::redAttack] = 100;
        EXPECT_EQ(shot.refusalOf(AdjustPool{false, many}), "dice: 0 to 99");
        EXPECT_EQ(shot.refusalOf(
                      AdjustPool{false, pool({Die::redAttack, Die::redAttack, Die::blackAttack})}),
                  "");
        EXPECT_NE(shot.last(Happening::adjusted).verdict.find("is 2 red, 1 black"),
                  std::string::npos);
        ASSERT_TRUE(shot.play.pick(Done{}));
        ASSERT_EQ(shot.play.question()->ask, Ask::rollDice);
        EXPECT_EQ(shot.play.question()->dice,
                  (std::vector<Die>{Die::redAttack, Die::redAttack, Die::blackAttack}));
        EXPECT_EQ(shot.refusalOf(AdjustPool{false, {}}), "no attack dice are about to be rolled")
            << "they roll";
    }
}

TEST(P33RollAttackDice, SurgesAreConvertedByHandBeforeTheChartDoes) {
    Shot shot("ConvertAttackSurges");
    shot.play.shows = [](Die die) { return isAttack(die) ? Face::attackSurge : Face::blank; };
    ASSERT_TRUE(shot.waits());
    EXPECT_EQ(shot.attack().step, AttackStep::rollAttackDice);
    ASSERT_FALSE(shot.attack().dice.empty());
    EXPECT_EQ(countOf(shot.attack().dice, Face::attackSurge),
              static_cast<int>(shot.attack().dice.size()));
    std::vector<RolledDie> dice = shot.attack().dice;
    dice.front().face = Face::crit;
    EXPECT_EQ(shot.refusalOf(AdjustDice{false, dice}), "");
    ASSERT_TRUE(shot.play.pick(Done{}));
    EXPECT_EQ(countOf(shot.attack().dice, Face::crit), 1);
    EXPECT_EQ(countOf(shot.attack().dice, Face::attackSurge), 0);
    EXPECT_TRUE(shot.attack().hitOrCrit);
}

// If the players give cover by hand to a unit in the open, the unit rolls a cover pool.
TEST(P34ApplyDodgeAndCover, CoverIsAdjustedBeforeItsPool) {
    Shot shot("DetermineCover", Whose::defender);
    EXPECT_EQ(shot.refusalOf(AdjustCover{geometry::Cover::light}), "no cover is being determined");
    ASSERT_TRUE(shot.waits());
    EXPECT_EQ(shot.attack().step, AttackStep::applyDodgeAndCover);
    EXPECT_EQ(shot.attack().cover, geometry::Cover::none);
    const int hits = countOf(shot.attack().dice, Face::hit);
    ASSERT_GT(hits, 0);
    EXPECT_EQ(shot.refusalOf(AdjustCover{geometry::Cover::light}), "");
    EXPECT_EQ(shot.last(Happening::adjusted).verdict, "cover by hand: was none, is light");
    ASSERT_TRUE(shot.play.pick(Done{}));
    ASSERT_EQ(shot.play.question()->ask, Ask::rollDice);
    EXPECT_EQ(static_cast<int>(shot.play.question()->dice.size()), hits);
    EXPECT_EQ(shot.refusalOf(AdjustCover{geometry::Cover::heavy}), "no cover is being determined");
    shot.play.step();
    EXPECT_EQ(shot.last(Happening::hitsCanceled).numbers.front().value, hits);
}

/// A defender with two keywords that the players apply by hand: one gives cover, the other changes
/// the cover pool.
Scenario underCover(int asks = asksNow) {
    Scenario scenario = Shot::scenarioOf("", Whose::defender, asks);
    scenario.units[1].card.keywords = {keyword("Cover", "DetermineCover", Whose::defender),
                                       keyword("Crouching", "RollCoverPool", Whose::defender)};
    return scenario;
}

// If the game rolls dice automatically, the players can apply a keyword that changes the cover pool
// only while the game waits before the roll.
TEST(P34ApplyDodgeAndCover, TheCoverPoolIsAdjustedBeforeItsRoll) {
    Shot shot(underCover());
    ASSERT_TRUE(shot.waits());
    EXPECT_EQ(shot.refusalOf(AdjustCoverPool{1, 1}), "no cover pool is about to be rolled");
    EXPECT_EQ(shot.refusalOf(AdjustCover{geometry::Cover::light}), "");
    ASSERT_TRUE(shot.play.pick(Done{}));
    ASSERT_EQ(shot.play.question()->ask, Ask::applyByHand) << "before the dice roll";
    EXPECT_EQ(shot.play.question()->citation, page(34, "Roll Cover Pool"));
    const int hits = countOf(shot.attack().dice, Face::hit);
    ASSERT_EQ(shot.attack().coverPool, (CoverPool{hits, 0}));
    EXPECT_EQ(shot.refusalOf(AdjustCoverPool{-1, 1}), "dice: 0 to 99");
    EXPECT_EQ(shot.refusalOf(AdjustCoverPool{1, 100}), "dice: 0 to 99");
    EXPECT_EQ(shot.refusalOf(AdjustCoverPool{hits - 1, 1}), "");
    ASSERT_TRUE(shot.play.pick(Done{}));
    ASSERT_EQ(shot.play.question()->ask, Ask::rollDice);
    EXPECT_EQ(static_cast<int>(shot.play.question()->dice.size()), hits - 1);
    EXPECT_EQ(shot.refusalOf(AdjustCoverPool{1, 1}), "no cover pool is about to be rolled");
    shot.play.shows = [](Die) { return Face::blank; };
    shot.play.step();
    EXPECT_EQ(shot.last(Happening::hitsCanceled).numbers.front().value, 1) << "the added block";
}

/// An adjustment that adds a weapon by hand to an attack pool. No card of the attacker has this
/// weapon.
AdjustPoolWeapon launcher(std::initializer_list<Die> dice = {}) {
    return {"Launcher", pool(dice), {{"Pierce", 1}, {"Blast", {}}}};
}

TEST(P32FormAttackPool, AnyWeaponJoinsThePoolByHand) {
    Shot shot("UpgradeAttackDice");
    EXPECT_EQ(shot.refusalOf(launcher()), "no attack pool is open");
    ASSERT_TRUE(shot.waits());
    const int own = shot.attack().pool().dice.size();
    EXPECT_EQ(shot.refusalOf(AdjustPoolWeapon{"", pool({Die::redAttack}), {}}),
              "a weapon has a name of up to 60 bytes");
    EXPECT_EQ(shot.refusalOf(AdjustPoolWeapon{"Rifle", {}, {}}),
              "this game knows no catalogue: give the weapon's dice or keywords");
    EXPECT_EQ(shot.refusalOf(AdjustPoolWeapon{"Rifle", pool({Die::redDefense}), {}}),
              "attack dice are red, black or white ones");
    EXPECT_EQ(shot.refusalOf(AdjustPoolWeapon{"Rifle", {}, {{"Cover", 1}}}),
              "Cover is no keyword of weapons");
    EXPECT_EQ(shot.refusalOf(AdjustPoolWeapon{"Rifle", {}, {{"Pierce", {}}}}),
              "Pierce has a number");
    EXPECT_EQ(shot.refusalOf(AdjustPoolWeapon{"Rifle", {}, {{"Pirce", 1}}}),
              "there is no keyword \"Pirce\" (did you mean \"Pierce\"?)");
    EXPECT_EQ(shot.refusalOf(launcher({Die::redAttack, Die::whiteAttack})), "");
    const std::string said = shot.last(Happening::adjusted).verdict;
    EXPECT_EQ(said, "Launcher joins the attack pool by hand: 1 red, 1 white, Pierce 1, Blast");
    EXPECT_EQ(viewOf(shot.play.battle, Player::red).attack->pools.front().added.size(), 1U);
    ASSERT_TRUE(shot.play.pick(Done{}));
    EXPECT_EQ(static_cast<int>(shot.play.question()->dice.size()), own + 2);
    shot.play.step();
    const auto reasons = shot.last(Happening::diceRolled).reckonings;
    EXPECT_TRUE(std::any_of(reasons.begin(), reasons.end(), [](const Reckoning& one) {
        return std::any_of(one.reasons.begin(), one.reasons.end(),
                           [](const Reason& why) { return why.source == "Launcher"; });
    })) << "its dice have its name";
}

// The keywords of a weapon that players added by hand act like those of the other weapons in the
// pool: Pierce cancels a block.
TEST(P32FormAttackPool, TheKeywordsOfAWeaponByHandAct) {
    for (const bool added : {true, false}) {
        Shot shot("ConvertAttackSurges");
        ASSERT_TRUE(shot.waits());
        EXPECT_EQ(shot.refusalOf(launcher({Die::redAttack})),
                  "the dice of the pool are fixed: the weapon can add keywords only");
        if (added) {
            EXPECT_EQ(shot.refusalOf(launcher()), "");
        }
        ASSERT_TRUE(shot.play.until([&](const Question&) {
            return std::any_of(
                shot.play.battle.log.begin(), shot.play.battle.log.end(),
                [](const Ruling& one) { return one.happening == Happening::resultsCompared; });
        }));
        EXPECT_EQ(shot.last(Happening::resultsCompared).numbers.back().value, added ? 1.0 : 0.0);
    }
}

TEST(P32FormAttackPool, NineWeaponsByHandAtMost) {
    Shot shot("UpgradeAttackDice");
    ASSERT_TRUE(shot.waits());
    for (int i = 0; i < 9; ++i) EXPECT_EQ(shot.refusalOf(launcher()), "");
    EXPECT_EQ(shot.refusalOf(launcher()), "weapons by hand: 0 to 9");
}

// While the attacker chooses weapons, a weapon that players add by hand belongs to the pool that is
// being formed.
TEST(P32FormAttackPool, AWeaponByHandJoinsThePoolThatIsFormed) {
    Shot shot(shootOut());
    ASSERT_TRUE(shot.play.until(Ask::chooseAction));
    ASSERT_TRUE(shot.play.pick(Action::attack));
    ASSERT_TRUE(shot.play.until(Ask::chooseWeapons));
    EXPECT_EQ(shot.refusalOf(launcher({Die::redAttack})), "");
    shot.play.step();
    const AttackPool& formed = shot.attack().pools.front();
    EXPECT_EQ(formed.added.size(), 1U);
    const UnitCard& card = *shot.play.battle.unit(shot.attack().attacker).card;
    DicePool dice;
    for (const WeaponChoice& one : formed.weapons)
        dice += card.weapons[static_cast<std::size_t>(one.weapon)].dice;
    ++dice[Die::redAttack];
    EXPECT_EQ(formed.dice, dice);
}

TEST(P34ApplyDodgeAndCover, AnEarlierGameRollsItsCoverPoolAtOnce) {
    Shot shot(underCover(asksSixth));
    ASSERT_TRUE(shot.waits());
    EXPECT_EQ(shot.refusalOf(AdjustCover{geometry::Cover::light}), "");
    ASSERT_TRUE(shot.play.pick(Done{}));
    EXPECT_EQ(shot.play.question()->ask, Ask::rollDice);
}

// The players apply a keyword such as Arsenal by hand, as long as no code applies it. So one
// miniature may add several weapons.
TEST(P32FormAttackPool, SeveralWeaponsOfAMiniatureAreAllowedByHand) {
    Scenario set = shootOut();
    std::vector<Weapon>& weapons = set.units[0].card.weapons;
    const auto rifle = std::find_if(weapons.begin(), weapons.end(),
                                    [](const Weapon& weapon) { return weapon.ranged; });
    ASSERT_NE(rifle, weapons.end());
    const int first = static_cast<int>(rifle - weapons.begin());
    const int second = static_cast<int>(weapons.size());
    Weapon copy = *rifle;
    copy.name = "Second";
    weapons.push_back(copy);
    Shot shot(set);
    EXPECT_EQ(shot.refusalOf(AdjustWeapons{1}), "no attack pool is being formed");
    ASSERT_TRUE(shot.play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(shot.play.pick(UnitId{0}));
    ASSERT_TRUE(shot.play.until(Ask::chooseAction));
    ASSERT_TRUE(shot.play.pick(Action::attack));
    ASSERT_TRUE(shot.play.until(Ask::chooseWeapons));
    const MiniId leader = shot.play.battle.unit(UnitId{0}).leader();
    const Answer both =
        PickSeveral{{}, {WeaponChoice{leader, first}, WeaponChoice{leader, second}}};
    EXPECT_TRUE(shot.play.answer(both)) << "one weapon each";
    EXPECT_EQ(shot.refusalOf(AdjustWeapons{-1}), "further weapons of each miniature: 0 to 9");
    EXPECT_EQ(shot.refusalOf(AdjustWeapons{10}), "further weapons of each miniature: 0 to 9");
    EXPECT_EQ(shot.refusalOf(AdjustWeapons{1}), "");
    EXPECT_EQ(shot.last(Happening::adjusted).verdict, "further weapons of each miniature by hand");
    const auto refused = shot.play.answer(both);
    EXPECT_FALSE(refused) << (refused ? refused->text : "");
    EXPECT_EQ(shot.attack().pools.front().weapons.size(), 2U);
    EXPECT_EQ(shot.attack().pools.front().dice.size(), 2 * copy.dice.size());
}

TEST(P34RollDefenseDice, TheDefensePoolIsAdjustedBeforeTheRoll) {
    for (const std::string point : {"GatherDefenseDice", "UpgradeDefenseDice"}) {
        Shot shot(point, Whose::defender);
        ASSERT_TRUE(shot.waits()) << point;
        EXPECT_EQ(shot.attack().step, AttackStep::rollDefenseDice);
        EXPECT_GT(shot.attack().defensePool.size(), 0);
        EXPECT_EQ(shot.refusalOf(AdjustPool{true, pool({Die::redAttack})}),
                  "defense dice are red or white defense dice");
        EXPECT_EQ(shot.refusalOf(AdjustPool{false, pool({Die::redAttack})}),
                  "no attack dice are about to be rolled");
        EXPECT_EQ(shot.refusalOf(AdjustPool{true, pool({Die::redDefense})}), "");
        ASSERT_TRUE(shot.play.pick(Done{}));
        ASSERT_EQ(shot.play.question()->ask, Ask::rollDice);
        EXPECT_EQ(shot.play.question()->dice, std::vector<Die>{Die::redDefense});
    }
}

TEST(P34RollDefenseDice, DefenseDiceAreAdjustedBeforeTheirSurgesConvert) {
    for (const std::string point : {"RerollDefenseDice", "ConvertDefenseSurges"}) {
        Shot shot(point, Whose::defender);
        shot.play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::defenseSurge; };
        ASSERT_TRUE(shot.waits()) << point;
        EXPECT_EQ(shot.attack().step, AttackStep::rollDefenseDice);
        EXPECT_GT(countOf(shot.attack().defenseDice, Face::defenseSurge), 0);
        ASSERT_TRUE(shot.play.pick(Done{}));
        EXPECT_EQ(countOf(shot.attack().defenseDice, Face::defenseSurge), 0);
    }
}

TEST(P30AttackTiming, WaitsOnceForOneMoment) {
    Shot shot("RerollAttackDice");
    ASSERT_TRUE(shot.waits());
    ASSERT_TRUE(shot.play.pick(Done{}));
    EXPECT_FALSE(shot.waits()) << "nothing new was told since";
}

TEST(P30AttackTiming, GoesThroughWhereNothingCouldAct) {
    EXPECT_FALSE(Shot("").waits());
    EXPECT_FALSE(Shot("StartOfActivationPhase").waits());
}

TEST(P30AttackTiming, OlderJournalsWaitAfterTheDiceAreModifiedOnly) {
    Shot shot("UpgradeAttackDice", Whose::attacker, asksFirst);
    ASSERT_TRUE(shot.waits());
    EXPECT_EQ(shot.attack().step, AttackStep::modifyAttackDice);
}

TEST(P24MakeActions, AFurtherAttackActionIsGrantedByHand) {
    Shot shot("");
    EXPECT_EQ(shot.refusalOf(AdjustAttacks{1}), "no unit acts right now");
    ASSERT_TRUE(shot.play.until(Ask::chooseAction));
    ASSERT_TRUE(shot.play.pick(Action::attack));
    ASSERT_TRUE(shot.play.until(Ask::chooseAction));
    ASSERT_EQ(shot.play.battle.activation->made, std::vector<Action>{Action::attack});
    EXPECT_FALSE(shot.play.pick(Action::attack)) << "once an activation";
    EXPECT_EQ(shot.refusalOf(AdjustAttacks{-1}), "further attack actions: 0 to 9");
    EXPECT_EQ(shot.refusalOf(AdjustAttacks{10}), "further attack actions: 0 to 9");
    EXPECT_EQ(shot.refusalOf(AdjustAttacks{1}), "");
    EXPECT_TRUE(shot.play.pick(Action::attack));
    EXPECT_EQ(shot.play.question()->ask, Ask::declareDefender);
}

// A journal's header contains the version of the questions that the game asks. If this member is
// missing, the game asks the questions of the first version.
TEST(JournalFile, SaysHowMuchTheGameAsks) {
    const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "asks.sightline";
    for (const int asks : {asksFirst, asksNow}) {
        Scenario scenario = Shot::scenarioOf("UpgradeAttackDice", Whose::attacker, asks);
        scenario.source = nlohmann::json::object();
        const auto game = Game::start(scenario, 5).value();
        ASSERT_TRUE(writeJournal(file, game->journal()));
        const auto text = readJournal(file);
        ASSERT_TRUE(text);
        EXPECT_EQ(text->journal.asks, asks);
        scenario.asks = asksNow;
        const auto again = replay(scenario, text->journal);
        ASSERT_TRUE(again);
        EXPECT_EQ((*again)->scenario().asks, asks);
    }
}

}  // namespace
}  // namespace sightline::engine::test
