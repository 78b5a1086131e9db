// An attack continues if its attacker is defeated during the attack (Core Rulebook p. 48, Deflect).
// It ends correctly if its defender is defeated. The tests defeat units at every step, by effects
// and by hand.
#include <gtest/gtest.h>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/timing/point_places.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

constexpr UnitId attacker{0}, target{2}, second{3};

UnitCard marksmen() {
    UnitCard card = troopers(2);
    Weapon carbine = rifle(2);
    carbine.name = "Carbine";
    card.weapons = {rifle(2), carbine};
    return card;
}

/// Blue has two riflemen, who can form two attack pools, and another unit. Red has a unit in the
/// open, a unit behind crates, and a unit out of range.
Scenario fireFight() {
    Scenario scenario = emptyTable({unitAt(Player::blue, marksmen(), 10, 8),
                                    unitAt(Player::blue, troopers(2), 3, 20),
                                    unitAt(Player::red, troopers(3), 17, 8, 180),
                                    unitAt(Player::red, troopers(2), 17, 14, 180),
                                    unitAt(Player::red, troopers(2), 33, 20, 180)});
    scenario.pieces = {
        geometry::test::box("crates", {15.6, 9, 0}, {0.4, 6, 0.8}, geometry::test::barricade())};
    scenario.units[0].tokens[Token::aim] = scenario.units[0].tokens[Token::surge] = 1;
    scenario.units[2].tokens[Token::dodge] = scenario.units[2].tokens[Token::surge] =
        scenario.units[2].tokens[Token::observation] = 1;
    return scenario;
}

// Answers the open question. Adds one weapon to each of two attack pools; gives all other answers
// like `Play`.
void goOn(Play& play) {
    const Ask asked = play.question()->ask;
    if (asked == Ask::chooseWeapons && play.question()->options.size() > 1) {
        ASSERT_FALSE(play.answer(PickSeveral{{0}}));
    } else if (asked == Ask::declareDefender || asked == Ask::chooseAttackPool) {
        if (!play.pick(target)) play.step();  // the target was removed, or no defender is left
    } else if (asked == Ask::declareAdditionalDefender && play.question()->options.size() > 1) {
        if (!play.pick(second)) play.step();
    } else {
        play.step();
    }
}

void beginAttack(Play& play) {
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(attacker));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
}

void endAttack(Play& play) {
    while (play.question() && play.battle.attack) {
        goOn(play);
        if (testing::Test::HasFatalFailure()) return;
    }
}

// Removes every miniature of the unit by hand.
void takeAway(Play& play, UnitId unit) {
    const std::vector<MiniId> minis = play.battle.unit(unit).minis;
    for (const MiniId one : minis) {
        const MiniState& mini = play.battle.mini(one);
        const AdjustWounds all{one, mini.threshold - mini.wounds};
        const auto refused = play.answer(Adjust{Player::blue, all});
        ASSERT_FALSE(refused) << refused->text;
    }
}

long poolsResolved(const Play& play) {
    return std::count_if(play.battle.log.begin(), play.battle.log.end(),
                         [](const Ruling& one) { return one.happening == Happening::attackEnded; });
}

Face everythingHits(Die die) { return isAttack(die) ? Face::hit : Face::blank; }

// Adds an effect that defeats the unit when the attack reaches the timing point `Point` for the
// first time.
template <class Point>
void defeatAt(UnitId unit, long resolved) {
    SCOPED_TRACE(detail::pointName<Point>());
    auto effects = std::make_shared<Effects>();
    // The defeat itself may reach the timing point again; the effect then does nothing.
    bool done = false;
    effects->add<Point>(Player::blue, [unit, &done](Battle& battle, Point&) -> Task<void> {
        if (!battle.attack || done) co_return;
        done = true;
        co_await dealWounds(battle, unit, 9);
    });
    Play play(fireFight(), effects);
    play.shows = everythingHits;
    beginAttack(play);
    endAttack(play);
    EXPECT_TRUE(play.battle.unit(unit).defeated());
    EXPECT_EQ(poolsResolved(play), resolved);
    EXPECT_TRUE(play.question()) << "the game goes on";
}

template <class... Points>
void defeatAtEach(UnitId unit, long resolved) {
    (defeatAt<Points>(unit, resolved), ...);
}

TEST(P48Deflect, TheAttackGoesOnWithoutItsAttackerAtEveryStep) {
    defeatAtEach<DeclareDefender, AttackDeclared, DetermineEligibleMiniatures>(attacker, 0);
    defeatAtEach<DowngradeAttackDice, UpgradeAttackDice, RerollAttackDice, ConvertAttackSurges,
                 DetermineObscured, DetermineCover, RollCoverPool, ApplyCover, ApplyDodge,
                 ModifyAttackDice, GatherDefenseDice, DowngradeDefenseDice, UpgradeDefenseDice,
                 RerollDefenseDice, ConvertDefenseSurges, ModifyDefenseDice, CompareResults,
                 SufferWounds, WoundsSuffered, AssignSuppression, AttackResolved>(attacker, 2);
}

TEST(P30AttackTiming, ADefenderThatIsGoneLeavesTheOtherPool) {
    defeatAtEach<AttackDeclared, DetermineEligibleMiniatures>(target, 1);
    defeatAtEach<DowngradeAttackDice, UpgradeAttackDice, RerollAttackDice, ConvertAttackSurges,
                 DetermineObscured, DetermineCover, RollCoverPool, ApplyCover, ApplyDodge,
                 ModifyAttackDice, GatherDefenseDice, DowngradeDefenseDice, UpgradeDefenseDice,
                 RerollDefenseDice, ConvertDefenseSurges, ModifyDefenseDice, CompareResults,
                 AssignSuppression, AttackResolved>(target, 2);
}

// Plays an attack and removes the unit at the question with the given number. Returns false if the
// attack has fewer questions.
bool takenAwayAt(UnitId unit, int question) {
    Play play(fireFight());
    play.shows = everythingHits;
    beginAttack(play);
    for (int i = 0; i < question; ++i) {
        if (!play.battle.attack || testing::Test::HasFatalFailure()) return false;
        goOn(play);
    }
    if (!play.battle.attack || play.battle.unit(unit).defeated()) return false;
    SCOPED_TRACE(static_cast<int>(play.question()->ask));
    takeAway(play, unit);
    endAttack(play);
    EXPECT_FALSE(play.battle.attack);
    EXPECT_TRUE(play.until(Ask::chooseUnitToActivate)) << "the game goes on";
    return true;
}

TEST(P30AttackTiming, AttackerAndDefenderMayFallByHandAtEveryQuestion) {
    for (const UnitId unit : {attacker, target, second}) {
        int question = 0;
        while (takenAwayAt(unit, question)) ++question;
        EXPECT_GE(question, unit == attacker ? 14 : 5);
    }
}

TEST(P48Deflect, TheDefenderIsStillWounded) {
    Play play(fireFight());
    play.shows = everythingHits;
    beginAttack(play);
    while (play.question()->ask != Ask::rollDice) goOn(play);
    takeAway(play, attacker);
    endAttack(play);
    EXPECT_LT(play.battle.unit(target).minis.size(), 3U);
    EXPECT_LT(play.battle.unit(second).minis.size(), 2U) << "its pools were formed";
    EXPECT_EQ(play.question()->player, Player::red) << "and its activation is over";
}

TEST(P48Deflect, AnAttackerThatIsGoneAttackedFromWhereItStood) {
    Scenario scenario = fireFight();
    scenario.units[2].tokens[Token::observation] = 0;
    Play play(scenario);
    play.shows = everythingHits;
    beginAttack(play);
    while (play.question()->ask != Ask::rollDice) goOn(play);
    takeAway(play, attacker);
    EXPECT_EQ(play.battle.unit(attacker).lastToFall, MiniId{1});
    play.step();
    ASSERT_EQ(play.question()->ask, Ask::rollDice) << "a gone unit spends no aim token";
    EXPECT_EQ(play.battle.attack->cover, geometry::Cover::heavy);
    for (const ObscuredView& one : play.battle.attack->obscured) EXPECT_TRUE(one.obscured);
}

TEST(Adjust, TheActingUnitMayFallWhileItAttacks) {
    Play play(fireFight());
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(attacker));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_FALSE(play.answer(Adjust{Player::blue, AdjustWounds{MiniId{0}, 1}}));
    const auto refused = play.answer(Adjust{Player::blue, AdjustWounds{MiniId{1}, 1}});
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->text,
              "Troopers 1 is acting now: its last miniature stays until it has finished");
    ASSERT_TRUE(play.pick(Action::attack));
    EXPECT_FALSE(play.answer(Adjust{Player::blue, AdjustWounds{MiniId{1}, 1}}));
    EXPECT_FALSE(play.battle.attack) << "nobody is left to declare a defender";
    EXPECT_TRUE(play.until(Ask::chooseUnitToActivate));
}

/// Plays an attack and keeps the ledger (the spent tokens, wounds and defeats) of its first attack
/// pool.
struct Ledger {
    AttackLedger first;
    explicit Ledger(Scenario scenario) {
        auto effects = std::make_shared<Effects>();
        bool seen = false;
        act<AttackResolved>(*effects, Player::blue, [&](Battle&, AttackResolved& point) {
            if (!seen) first = point.attack.ledger;
            seen = true;
        });
        Play play(std::move(scenario), effects);
        play.shows = everythingHits;
        beginAttack(play);
        endAttack(play);
    }
};

TEST(P30AttackTiming, TheLedgerTellsTokensByStepAndUnit) {
    const AttackLedger ledger = Ledger(fireFight()).first;
    EXPECT_EQ(ledger.spentBy(0, attacker, Token::aim, AttackStep::rollAttackDice), 1);
    EXPECT_EQ(ledger.spentBy(0, attacker, Token::observation), 1);
    EXPECT_EQ(ledger.spentBy(0, target, Token::dodge, AttackStep::applyDodgeAndCover), 1);
    EXPECT_EQ(ledger.spentBy(0, target, Token::dodge, AttackStep::rollDefenseDice), 0);
    EXPECT_EQ(ledger.spentBy(0, target, Token::surge), 0) << "no surge was rolled";
    EXPECT_EQ(ledger.spentBy(1, target, Token::dodge), 0) << "another pool";
}

TEST(P30AttackTiming, TheLedgerTellsWhoWasWoundedAndWhoDefeatedWhom) {
    Scenario scenario = fireFight();
    scenario.pieces.clear();
    scenario.units[2].tokens[Token::dodge] = 0;
    Ledger some(scenario);
    ASSERT_EQ(some.first.wounded.size(), 1U);
    EXPECT_EQ(some.first.wounded.front(),
              (AttackLedger::Wounded{0, AttackStep::compareResults, target, attacker, 2}));
    EXPECT_EQ(some.first.woundsOf(0, target), 2);
    EXPECT_TRUE(some.first.defeated.empty()) << "one of three is left";

    scenario.units[2] = unitAt(Player::red, troopers(2), 17, 8, 180);
    const Ledger all(scenario);
    EXPECT_EQ(all.first.defeated, (std::vector<AttackLedger::Defeated>{{0, target, attacker}}));
}

}  // namespace
}  // namespace sightline::engine::test
