// At any question, players may change the game by hand. The game applies the adjustment, records it
// and writes it to the journal. The question stays open.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/game/game.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

Adjust token(int unit, Token token, int change) {
    return {Player::red, AdjustToken{UnitId{unit}, token, change}};
}
Adjust wounds(int mini, int change) { return {Player::red, AdjustWounds{MiniId{mini}, change}}; }
Adjust mini(int id, double x, double y, double facing = 0.0) {
    return {Player::blue, AdjustMini{{MiniId{id}, {x, y, 0.0}, {facing}}}};
}

struct AdjustTest : testing::Test {
    std::unique_ptr<Game> game = Game::start(skirmish(), 1).value();

    void expectTaken(const Adjust& adjust) {
        const Ask asked = game->question()->ask;
        const auto answers = game->journal().answers.size();
        const auto refusal = game->answer(adjust);
        ASSERT_FALSE(refusal) << refusal->text;
        ASSERT_TRUE(game->question());
        EXPECT_EQ(game->question()->ask, asked);
        EXPECT_EQ(game->journal().answers.size(), answers + 1);
        const Ruling& said = game->record().back();
        EXPECT_EQ(said.happening, Happening::adjusted);
        EXPECT_EQ(said.player, adjust.by);
        EXPECT_EQ(said.answersBefore, answers);
    }
    std::string refusalOf(const Adjust& adjust) {
        const auto digest = game->digest();
        const auto refusal = game->answer(adjust);
        EXPECT_EQ(game->digest(), digest);
        return refusal ? refusal->text : "taken";
    }
    const UnitView unit(int id) { return game->view(Player::blue).unit(UnitId{id}); }
};

TEST_F(AdjustTest, ChangesTokens) {
    expectTaken(token(1, Token::aim, 3));
    EXPECT_EQ(unit(1).tokens[Token::aim], 3);
    expectTaken(token(1, Token::aim, -2));
    EXPECT_EQ(unit(1).tokens[Token::aim], 1);
    expectTaken(token(5, Token::vehicleDamage, 1));
    EXPECT_EQ(unit(5).tokens[Token::vehicleDamage], 1);
    expectTaken(token(1, Token::standby, 1));
    EXPECT_EQ(unit(1).tokens[Token::standby], 1);
}

TEST_F(AdjustTest, RefusesTokensThatNoUnitCanHave) {
    EXPECT_EQ(refusalOf(token(1, Token::aim, -1)), "the unit may have 0 to 99 of these tokens");
    EXPECT_EQ(refusalOf(token(1, Token::aim, 100)), "the unit may have 0 to 99 of these tokens");
    EXPECT_EQ(refusalOf(token(1, Token::standby, 2)), "the unit may have 0 to 1 of these tokens");
    for (int change : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
        EXPECT_NE(refusalOf(token(0, Token::aim, change)), "taken");
    }
    for (int id : {-1, 6, std::numeric_limits<int>::max()}) {
        EXPECT_EQ(refusalOf(token(id, Token::aim, 1)), "there is no such unit on the battlefield");
    }
}

TEST_F(AdjustTest, ChangesWoundsAndDefeats) {
    expectTaken(wounds(4, 3));
    EXPECT_EQ(game->view(Player::blue).mini(MiniId{4}).wounds, 3);
    expectTaken(wounds(4, -3));
    EXPECT_EQ(game->view(Player::blue).mini(MiniId{4}).wounds, 0);

    ASSERT_FALSE(game->answer(wounds(0, 1)));  // defeats the leader of the blue troopers
    EXPECT_TRUE(game->view(Player::blue).mini(MiniId{0}).defeated);
    EXPECT_EQ(unit(0).minis.front(), MiniId{1});
    EXPECT_EQ(refusalOf(wounds(0, -1)), "a defeated miniature stays defeated");
    EXPECT_EQ(refusalOf(mini(0, 10, 20)), "a defeated miniature is not on the battlefield");
}

TEST_F(AdjustTest, RefusesWoundsOutOfBounds) {
    EXPECT_EQ(refusalOf(wounds(4, -1)), "the miniature may have 0 to 4 wounds");
    EXPECT_EQ(refusalOf(wounds(4, 5)), "the miniature may have 0 to 4 wounds");
    EXPECT_NE(refusalOf(wounds(4, std::numeric_limits<int>::min())), "taken");
    EXPECT_NE(refusalOf(wounds(4, std::numeric_limits<int>::max())), "taken");
    EXPECT_EQ(refusalOf(wounds(-1, 1)), "there is no such miniature");
    EXPECT_EQ(refusalOf(wounds(99, 1)), "there is no such miniature");
}

TEST_F(AdjustTest, MovesAMiniatureOntoWhateverIsThere) {
    // By hand, players may move a miniature onto the platform and out of cohesion.
    expectTaken(mini(1, 22, 12, 45));
    const auto view = game->view(Player::blue);
    EXPECT_NEAR(view.mini(MiniId{1}).mini.position.z, 1.0, 1e-6);
    EXPECT_EQ(view.mini(MiniId{1}).mini.facing.value, 45.0);
    EXPECT_EQ(view.battlefield.mini(1)->position.x, 22.0);
}

TEST_F(AdjustTest, RefusesPlacesThatTheTableCannotHold) {
    EXPECT_NE(refusalOf(mini(1, 8, 5)), "taken");  // place of the unit's leader
    for (double far : {-1.0, 36.0, 1e6, 1e300, -1e300})
        EXPECT_NE(refusalOf(mini(1, far, 5)), "taken");
    EXPECT_EQ(refusalOf(mini(1, nan, 5)), "a position has finite numbers");
    EXPECT_EQ(refusalOf(mini(1, 5, 5, std::numeric_limits<double>::infinity())),
              "a position has finite numbers");
    EXPECT_EQ(refusalOf(mini(77, 5, 5)), "there is no such miniature");
    EXPECT_NE(refusalOf(mini(1, 10, 20, 1e9)), "taken");  // a journal cannot store this number
}

TEST_F(AdjustTest, TakesNotesUpTo2000Bytes) {
    expectTaken({Player::blue, Note{"the wall gives no cover"}});
    EXPECT_EQ(game->record().back().verdict, "the wall gives no cover");
    expectTaken({Player::blue, Note{std::string(2000, 'x')}});
    EXPECT_EQ(refusalOf({Player::blue, Note{}}), "a note has 1 to 2000 bytes");
    EXPECT_EQ(refusalOf({Player::blue, Note{std::string(2001, 'x')}}),
              "a note has 1 to 2000 bytes");
}

TEST_F(AdjustTest, IsUndoneLikeAnyDecision) {
    const auto before = game->digest();
    expectTaken(token(1, Token::aim, 3));
    EXPECT_FALSE(game->undoCrossesDice());
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->digest(), before);
}

TEST_F(AdjustTest, DefeatingTheLastEnemyEndsTheGame) {
    for (int id : {7, 8, 9, 10, 11, 12, 13, 14}) ASSERT_FALSE(game->answer(wounds(id, 1)));
    ASSERT_FALSE(game->answer(wounds(15, 6)));
    EXPECT_EQ(game->question(), nullptr);
    EXPECT_EQ(game->view(Player::red).winner, Player::blue);
    ASSERT_TRUE(game->undo());
    EXPECT_NE(game->question(), nullptr);
}

TEST(Adjust, KeepsTheLastMiniatureOfAUnitThatActs) {
    auto game = Game::start(skirmish(), 1).value();
    ASSERT_FALSE(game->answer(Pick{1}));  // activates the hero
    ASSERT_EQ(game->question()->ask, Ask::chooseAction);
    EXPECT_EQ(game->answer(wounds(4, 4))->text,
              "Hero is acting now: its last miniature stays until it has finished");
}

TEST(Adjust, ATokenLessMakesTheOpenQuestionSmaller) {
    Scenario scenario = shootOut();
    scenario.units[1].tokens[Token::dodge] = 2;
    Play play(std::move(scenario));
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::blank; };
    ASSERT_TRUE(play.until(Ask::spendDodge));
    EXPECT_EQ(play.question()->most, 2);
    ASSERT_FALSE(play.answer(token(1, Token::dodge, -1)));
    EXPECT_EQ(play.question()->most, 1);
    EXPECT_EQ(play.answer(Count{2})->text,
              "dodge tokens to spend: 0 to 1, not 2 (p. 34, Apply Dodge)");
    EXPECT_FALSE(play.answer(Count{1}));
}

TEST(Adjust, TheLastLegalAnswerTakenAwayLetsTheRulesGoOn) {
    Play play(shootOut(4, 2));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_EQ(play.question()->ask, Ask::declareDefender);
    ASSERT_FALSE(play.answer(mini(4, 34, 20)));  // both miniatures are out of range
    ASSERT_FALSE(play.answer(mini(5, 34, 22)));
    EXPECT_EQ(play.question()->ask, Ask::chooseAction);
    EXPECT_FALSE(play.battle.attack);
}

/// Blue's only miniature with a melee weapon moves into melee with one red unit. A second red unit
/// keeps the game from ending.
struct IntoMelee {
    Play play;

    explicit IntoMelee(int blue, int red) : play(scenarioOf(blue, red)) {}
    static Scenario scenarioOf(int blue, int red) {
        return emptyTable({unitAt(Player::blue, troopers(blue), 10, 8),
                           unitAt(Player::red, troopers(red), 13, 8, 180),
                           unitAt(Player::red, troopers(1), 30, 20, 180)});
    }
    /// Plays until a miniature of the given unit must be placed in base contact.
    bool untilPlaced(int unit) {
        return play.until(Ask::chooseAction) && play.pick(Action::move) &&
               play.until([this, unit](const Question& asked) {
                   return asked.ask == Ask::placeUnit && asked.unit == UnitId{unit} &&
                          !asked.place->contact.none() && play.battle.activation->unit == UnitId{0};
               });
    }
    void defeat(int first, int last) {
        for (int id = first; id <= last; ++id) ASSERT_FALSE(play.answer(wounds(id, 1)));
    }
    void goOn() {
        for (int i = 0; i < 20 && play.question(); ++i) play.step();
    }
};

TEST(Adjust, TheUnitThatIsMovedIntoMayFallWhileTheMoverIsPlaced) {
    IntoMelee melee(3, 1);
    ASSERT_TRUE(melee.untilPlaced(0));
    melee.defeat(3, 3);
    melee.goOn();
    EXPECT_TRUE(melee.play.battle.unit(UnitId{1}).defeated());
}

TEST(Adjust, AUnitMayFallWhileItIsPlacedItself) {
    IntoMelee melee(1, 3);
    ASSERT_TRUE(melee.untilPlaced(1));
    melee.defeat(1, 3);
    melee.goOn();
    EXPECT_TRUE(melee.play.battle.unit(UnitId{1}).defeated());
}

TEST(Adjust, AnEnemyMayFallWhileTheAttackerClosesUp) {
    IntoMelee melee(4, 3);
    // One miniature is defeated, so the game asks for another miniature to be placed in contact.
    // Then the players remove the enemy by hand.
    melee.play.shows = [n = 0](Die die) mutable {
        return isAttack(die) && n++ % 4 == 0 ? Face::hit : Face::blank;
    };
    const bool closing = melee.play.until([&](const Question& asked) {
        return asked.ask == Ask::placeUnit && asked.unit == UnitId{0} && melee.play.battle.attack;
    });
    ASSERT_TRUE(closing);
    for (int id = 4; id <= 6; ++id) melee.play.answer(wounds(id, 1));
    melee.goOn();
    EXPECT_TRUE(melee.play.battle.unit(UnitId{1}).defeated());
}

}  // namespace
}  // namespace sightline::engine::test
