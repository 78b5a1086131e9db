// An effect may change the values of a timing point. The rules must continue with the changed
// values.
#include <gtest/gtest.h>

#include <algorithm>

#include "unit/engine/play.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::test {
namespace {

/// Blue shoots at red in the open with four black dice. All attack dice show hits, and all defense
/// dice are blank.
struct Volley {
    std::shared_ptr<Effects> effects = std::make_shared<Effects>();
    Scenario scenario = shootOut();
    Face attackShows = Face::hit, defenseShows = Face::blank;
    std::optional<Play> play;

    template <class Point>
    Volley& at(std::function<void(Battle&, Point&)> change) {
        act<Point>(*effects, Player::blue, std::move(change));
        return *this;
    }
    /// Starts the game. If `fire` is true, plays on until blue attacks.
    Play& begin() {
        play.emplace(scenario, effects);
        play->shows = [this](Die die) { return isAttack(die) ? attackShows : defenseShows; };
        return *play;
    }
    Play& fire() {
        begin();
        EXPECT_TRUE(play->until(Ask::chooseAction));
        EXPECT_TRUE(play->pick(Action::attack));
        return *play;
    }
    /// Plays on to the next roll that contains `die`. Returns the number of dice of this kind, or 0
    /// if there is no such roll.
    int rolls(Die die) {
        const bool asked = play->until([die](const Question& question) {
            return std::find(question.dice.begin(), question.dice.end(), die) !=
                   question.dice.end();
        });
        if (!asked) return 0;
        const auto& dice = play->question()->dice;
        return static_cast<int>(std::count(dice.begin(), dice.end(), die));
    }
    int defeatedRed() {
        play->until(Ask::chooseAction);
        return 4 - static_cast<int>(play->battle.unit(UnitId{1}).minis.size());
    }
};

TEST(TimingChange, WithoutEffectsTheVolleyDefeatsAll) {
    Volley volley;
    volley.scenario = shootOut(2, 4);
    volley.fire();
    EXPECT_EQ(volley.defeatedRed(), 2);
    EXPECT_EQ(volley.play->tokens(1, Token::suppression), 1);
}

TEST(TimingChange, RallyMayRollMoreDice) {
    Volley volley;
    volley.at<Rally>([](Battle&, Rally& rally) { rally.dice += 3; }).begin();
    EXPECT_EQ(volley.rolls(Die::whiteDefense), 3);
}

TEST(TimingChange, SuppressionMayStay) {
    Volley volley;
    volley.scenario.units[0].tokens[Token::suppression] = 1;
    volley.defenseShows = Face::block;
    volley.at<RemoveSuppression>([](Battle&, RemoveSuppression& removal) { removal.tokens = 0; });
    volley.begin().until(Ask::chooseAction);
    EXPECT_EQ(volley.play->tokens(0, Token::suppression), 1);
}

TEST(TimingChange, ActionsMayBeMoreOrNone) {
    Volley more;
    more.at<StartOfMakeActions>([](Battle&, StartOfMakeActions& start) { ++start.actions; });
    more.begin().until(Ask::chooseAction);
    EXPECT_EQ(more.play->battle.activation->actionsLeft, 3);

    Volley panic;
    panic.at<StartOfMakeActions>(
        [](Battle&, StartOfMakeActions& start) { start.panicked = start.unit == UnitId{0}; });
    panic.begin().until(Ask::chooseAction);
    EXPECT_EQ(panic.play->question()->unit, UnitId{1});
}

TEST(TimingChange, SpeedMayRise) {
    Volley volley;
    volley.at<DetermineSpeed>([](Battle&, DetermineSpeed& move) { ++move.speed; });
    volley.begin().until(Ask::chooseAction);
    ASSERT_TRUE(volley.play->pick(Action::move));
    EXPECT_EQ(volley.play->question()->move->terms.speed, 3);
}

TEST(TimingChange, ADefenderMayNotBeDeclared) {
    Volley volley;
    volley.scenario.units.push_back(unitAt(Player::red, troopers(1), 15, 3, 180));
    volley.at<DeclareDefender>(
        [](Battle&, DeclareDefender& declare) { std::erase(declare.legal.get(), UnitId{1}); });
    const Play& play = volley.fire();
    EXPECT_EQ(play.question()->options, (std::vector<Option>{UnitId{2}}));
}

TEST(TimingChange, OneMiniatureMayBeEligible) {
    Volley volley;
    volley.at<DetermineEligibleMiniatures>(
        [](Battle&, DetermineEligibleMiniatures& point) { point.eligible = {MiniId{2}}; });
    volley.fire().until(Ask::chooseWeapons);
    EXPECT_EQ(volley.play->question()->options, (std::vector<Option>{WeaponChoice{MiniId{2}, 1}}));
}

TEST(TimingChange, ThePoolMayGainDice) {
    Volley volley;
    volley.at<GatherAttackDice>(
        [](Battle&, GatherAttackDice& gather) { gather.pool.dice[Die::redAttack] += 2; });
    volley.fire();
    EXPECT_EQ(volley.rolls(Die::redAttack), 2);
}

TEST(TimingChange, NoAdditionalDefenderMayBeForbidden) {
    for (bool allowed : {true, false}) {
        Volley volley;
        volley.scenario.units.push_back(unitAt(Player::red, troopers(1), 15, 3, 180));
        volley.at<DeclareAdditionalDefender>(
            [allowed](Battle&, DeclareAdditionalDefender& point) { point.allowed = allowed; });
        volley.scenario.units[0].card.weapons.push_back(rifle(2));
        volley.scenario.units[0].card.weapons.back().name = "Heavy rifle";
        Play& play = volley.fire();
        play.until(Ask::chooseWeapons);
        ASSERT_FALSE(play.answer(PickSeveral{{0}}));
        EXPECT_EQ(play.question()->ask == Ask::declareAdditionalDefender, allowed);
    }
}

TEST(TimingChange, DiceMayBeDowngradedThenUpgraded) {
    Volley volley;
    volley.at<DowngradeAttackDice>([](Battle&, DowngradeAttackDice& point) {
        point.attack.pool().dice[Die::blackAttack] = 0;
        point.attack.pool().dice[Die::whiteAttack] = 4;
    });
    volley.at<UpgradeAttackDice>([](Battle&, UpgradeAttackDice& point) {
        --point.attack.pool().dice[Die::whiteAttack];
        ++point.attack.pool().dice[Die::blackAttack];
    });
    volley.fire();
    EXPECT_EQ(volley.rolls(Die::whiteAttack), 3);
    EXPECT_EQ(volley.rolls(Die::blackAttack), 1);
}

TEST(TimingChange, AttackDiceMayBeTurnedAtEachStep) {
    Volley volley;
    volley.attackShows = Face::blank;
    volley.at<RerollAttackDice>([](Battle&, RerollAttackDice& point) {
        point.attack.dice.front().face = Face::attackSurge;
    });
    volley.at<ConvertAttackSurges>([](Battle&, ConvertAttackSurges& point) {
        convert(point.attack.dice, Face::attackSurge, Face::crit, 1);
    });
    volley.at<ModifyAttackDice>([](Battle&, ModifyAttackDice& point) {
        convert(point.attack.dice, Face::blank, Face::hit, 1);
    });
    volley.fire();
    EXPECT_EQ(volley.rolls(Die::whiteDefense), 2);
    EXPECT_EQ(volley.defeatedRed(), 2);
}

TEST(TimingChange, ObscuredMiniaturesGiveCover) {
    Volley volley;
    volley.at<DetermineObscured>([](Battle&, DetermineObscured& point) {
        for (ObscuredView& one : point.attack.obscured) {
            one.obscured = true;
            one.cover = geometry::Cover::heavy;
        }
    });
    volley.fire();
    ASSERT_EQ(volley.rolls(Die::whiteDefense), 4);
    EXPECT_EQ(volley.play->battle.attack->cover, geometry::Cover::heavy);
}

TEST(TimingChange, CoverIsImprovedBeforeItIsReduced) {
    Volley volley;
    volley.at<DetermineCover>([](Battle&, DetermineCover& point) {
        point.improved += 5;
        point.reduced += 1;
    });
    volley.fire();
    volley.rolls(Die::whiteDefense);
    EXPECT_EQ(volley.play->battle.attack->cover, geometry::Cover::light);
}

TEST(TimingChange, CoverMayRollMoreDiceAndCancelLess) {
    Volley volley;
    volley.defenseShows = Face::block;
    volley.at<DetermineCover>([](Battle&, DetermineCover& point) { ++point.improved; });
    volley.at<RollCoverPool>([](Battle&, RollCoverPool& point) { point.white += 2; });
    volley.at<ApplyCover>([](Battle&, ApplyCover& point) {
        EXPECT_EQ(point.canceled, 6);
        point.canceled = 1;
    });
    volley.fire();
    EXPECT_EQ(volley.rolls(Die::whiteDefense), 6);
    volley.play->step();
    // Red rolls a defense die for each hit that cover did not cancel.
    EXPECT_EQ(volley.rolls(Die::whiteDefense), 3);
}

TEST(TimingChange, DefenseDiceMayBeAddedAndUpgraded) {
    Volley volley;
    volley.at<GatherDefenseDice>(
        [](Battle&, GatherDefenseDice& point) { point.pool[Die::whiteDefense] += 2; });
    volley.at<DowngradeDefenseDice>(
        [](Battle&, DowngradeDefenseDice& point) { --point.pool[Die::whiteDefense]; });
    volley.at<UpgradeDefenseDice>([](Battle&, UpgradeDefenseDice& point) {
        --point.pool[Die::whiteDefense];
        ++point.pool[Die::redDefense];
    });
    volley.fire();
    EXPECT_EQ(volley.rolls(Die::redDefense), 1);
    EXPECT_EQ(volley.rolls(Die::whiteDefense), 4);
}

TEST(TimingChange, DefenseDiceMayBeTurnedAtEachStep) {
    Volley volley;
    volley.at<RerollDefenseDice>([](Battle&, RerollDefenseDice& point) {
        point.attack.defenseDice[0].face = Face::defenseSurge;
    });
    volley.at<ConvertDefenseSurges>([](Battle&, ConvertDefenseSurges& point) {
        convert(point.attack.defenseDice, Face::defenseSurge, Face::block, 1);
    });
    volley.at<ModifyDefenseDice>([](Battle&, ModifyDefenseDice& point) {
        convert(point.attack.defenseDice, Face::blank, Face::block, 1);
    });
    volley.fire();
    EXPECT_EQ(volley.defeatedRed(), 2);
}

TEST(TimingChange, WoundsMayBeFewer) {
    Volley volley;
    volley.at<CompareResults>([](Battle&, CompareResults& point) { point.wounds -= 1; });
    volley.at<SufferWounds>([](Battle&, SufferWounds& point) {
        EXPECT_EQ(point.wounds, 3);
        point.wounds = 1;
    });
    volley.fire();
    EXPECT_EQ(volley.defeatedRed(), 1);
}

TEST(TimingChange, SuppressionMayBeMore) {
    Volley volley;
    volley.attackShows = Face::blank;
    volley.at<AssignSuppression>([](Battle&, AssignSuppression& point) {
        EXPECT_EQ(point.tokens, 0);
        point.tokens = 2;
    });
    volley.fire().until(Ask::chooseAction);
    EXPECT_EQ(volley.play->tokens(1, Token::suppression), 2);
}

}  // namespace
}  // namespace sightline::engine::test
