// The battle force Experimental Droids.
#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/cards/battle_force_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard droid(Rank rank = Rank::corps) {
    UnitCard card = battleDroids();
    card.rank = rank;
    card.keywords = {word(Keyword::ai)};
    card.keywords.back().parameter = "Attack, Move";
    return card;
}

/// The commander of the army gets the tokens. The second unit is a droid.
struct OfDroids : WithForce {
    UnitId leader, first, enemy;
    explicit OfDroids(Player player = Player::blue)
        : WithForce("experimental-droids", player),
          leader(army()[0]),
          first(army()[1]),
          enemy(army(false)[1]) {
        become(first, droid());
    }
    /// Plays up to the question at the start of the Activation Phase.
    void toTokens() {
        start();
        toForce();
    }
    void giveTokens() {
        toTokens();
        PickSeveral chosen;
        chosen.options.push_back(indexOf(leader));
        chance(chosen, Ask::chooseForEffect);
    }
    /// The index of the free action among the names of the question. -1: it is not offered.
    int offered() const {
        for (std::size_t i = 0; i < optionCount(); ++i) {
            const auto* card = std::get_if<CardAction>(&question().options[i]);
            if (card &&
                question().ids[static_cast<std::size_t>(card->name)] == "experimental-droids")
                return card->name;
        }
        return -1;
    }
    int surges() const { return tokens(leader, Token::surge); }
};

TEST(ExperimentalDroids, ACommanderGetsThreeSurgesEachRound) {
    for (const Player owner : bothPlayers) {
        OfDroids scene(owner);
        scene.toTokens();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().least, 0) << "up to 1 commander";
        EXPECT_EQ(scene.question().most, 1);
        EXPECT_EQ(scene.optionCount(), 1U) << "only commanders";
        PickSeveral chosen;
        chosen.options.push_back(0);
        scene.chance(chosen, Ask::chooseForEffect);
        EXPECT_EQ(scene.surges(), 3);
        EXPECT_EQ(reminders(scene), 0);
        scene.toRound(2);
        scene.toForce();
        ASSERT_TRUE(scene.isAsked()) << "again in the next round";
        EXPECT_EQ(scene.view().round, 2);
        EXPECT_EQ(scene.surges(), 0);
        scene.idle();
        EXPECT_EQ(scene.surges(), 0) << "declined";
        scene.toActionsOf(scene.first);
        EXPECT_LT(scene.offered(), 0) << "no tokens";
    }
}

TEST(ExperimentalDroids, DroidsWithinRange3SpendATokenOnceInAnActivation) {
    for (const Player owner : bothPlayers) {
        OfDroids scene(owner);
        scene.giveTokens();
        scene.toActionsOf(scene.first);
        const int action = scene.offered();
        ASSERT_GE(action, 0);
        scene.cardAction(action);
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().unit, scene.first);
        EXPECT_EQ(scene.optionCount(), 4U) << "aim, dodge, dice, Speed; no suppression to remove";
        EXPECT_FALSE(scene.offers(Done{}));
        scene.pickText(0);
        EXPECT_EQ(scene.surges(), 2);
        ASSERT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_TRUE(scene.offers(Action::aim)) << "a free action";
        EXPECT_LT(scene.offered(), 0) << "once in an activation";
    }
}

TEST(ExperimentalDroids, OnlyDroidsOfTheRanksWithinRange3) {
    const auto offers = [](const UnitCard& card, double away) {
        OfDroids scene;
        scene.become(scene.first, card);
        scene.stand(scene.leader, {5.0, 5.0});
        scene.stand(scene.first, {5.0 + smallBase + away, 5.0});
        scene.stand(scene.army()[2], {13.0, 9.0});
        scene.stand(scene.army()[3], {17.0, 9.0});
        scene.giveTokens();
        scene.toActionsOf(scene.first);
        return scene.offered() >= 0;
    };
    EXPECT_TRUE(offers(droid(), 17.98));
    EXPECT_FALSE(offers(droid(), 18.02));
    EXPECT_TRUE(offers(droid(Rank::specialForces), 4.0));
    EXPECT_TRUE(offers(droid(Rank::support), 4.0));
    EXPECT_FALSE(offers(droid(Rank::heavy), 4.0));
    EXPECT_FALSE(offers(battleDroids(), 4.0)) << "no AI";
}

TEST(ExperimentalDroids, EachUseCostsAToken) {
    OfDroids scene;
    scene.become(scene.army()[2], droid());
    scene.become(scene.army()[3], droid());
    scene.giveTokens();
    for (const std::size_t i : {1U, 2U, 3U}) {
        scene.toActionsOf(scene.army()[i]);
        scene.cardAction(scene.offered());
        scene.pickText(1);
        EXPECT_EQ(scene.surges(), 3 - static_cast<int>(i));
        EXPECT_EQ(scene.tokens(scene.army()[i], Token::dodge), 1);
    }
}

TEST(ExperimentalDroids, AnAimOrADodge) {
    for (const int pick : {0, 1}) {
        OfDroids scene;
        scene.giveTokens();
        scene.toActionsOf(scene.first);
        scene.cardAction(scene.offered());
        scene.pickText(pick);
        EXPECT_EQ(scene.tokens(scene.first, Token::aim), pick == 0 ? 1 : 0);
        EXPECT_EQ(scene.tokens(scene.first, Token::dodge), pick == 1 ? 1 : 0);
    }
}

TEST(ExperimentalDroids, TheNextMoveIsFaster) {
    for (const Player owner : bothPlayers) {
        OfDroids scene(owner);
        scene.giveTokens();
        scene.toActionsOf(scene.first);
        const int before = scene.unit(scene.first).card->speed;
        scene.cardAction(scene.offered());
        scene.pickText(3);
        EXPECT_EQ(scene.unit(scene.first).card->speed, before + 1);
        scene.action(Action::move);
        const double towards = owner == Player::blue ? 90.0 : -90.0;
        scene.move(straight(before + 1, towards, 1.0));
        while (!scene.over() && !scene.asks(Ask::chooseAction)) scene.idle();
        EXPECT_EQ(scene.unit(scene.first).card->speed, before) << "only one Move action";
    }
}

TEST(ExperimentalDroids, TheSpeedEndsWithTheActivation) {
    OfDroids scene;
    scene.giveTokens();
    scene.toActionsOf(scene.first);
    const int before = scene.unit(scene.first).card->speed;
    scene.cardAction(scene.offered());
    scene.pickText(3);
    scene.action(Action::finish);
    EXPECT_EQ(scene.unit(scene.first).card->speed, before);
}

struct Shooting : OfDroids {
    int plain = 0;  ///< number of dice without the battle force
    explicit Shooting(Player player = Player::blue) : OfDroids(player) {
        stand(first, {30.0, 18.0});
        stand(leader, {34.0, 18.0});
        stand(enemy, {30.0, player == Player::blue ? 24.0 : 12.0});
    }
    void shoot() {
        action(Action::attack);
        if (asks(Ask::declareDefender)) defend(enemy);
        weapons("E-5");
    }
};

TEST(ExperimentalDroids, OnePoolOfTheNextAttackHasMoreDice) {
    for (const Player owner : bothPlayers) {
        std::array<int, 2> dice{};
        for (const bool spends : {false, true}) {
            Shooting scene(owner);
            scene.giveTokens();
            scene.toActionsOf(scene.first);
            if (spends) {
                scene.cardAction(scene.offered());
                scene.pickText(2);
            }
            scene.shoot();
            EXPECT_FALSE(scene.isAsked()) << "there is only one defender";
            dice[spends ? 1 : 0] = scene.rolling();
        }
        EXPECT_EQ(dice[1], dice[0] + 2) << "1 black and 1 white die";
    }
}

TEST(ExperimentalDroids, TheDiceAreForOneAttackAction) {
    Shooting scene;
    UnitCard twice = droid();
    twice.keywords.push_back(word(Keyword::barrage));
    scene.become(scene.first, twice);
    scene.giveTokens();
    scene.toActionsOf(scene.first);
    scene.cardAction(scene.offered());
    scene.pickText(2);
    scene.shoot();
    const int first = scene.rolling();
    while (!scene.over() && !scene.asks(Ask::chooseAction)) scene.idle();
    ASSERT_TRUE(scene.offers(Action::attack));
    scene.shoot();
    EXPECT_EQ(scene.rolling(), first - 2);
}

TEST(ExperimentalDroids, UpToTwoSuppressionAreRemoved) {
    for (const int pick : {4, 5}) {
        OfDroids scene;
        scene.with(scene.first).tokens[Token::suppression] = 3;
        UnitCard brave = droid();
        brave.courage = 9;
        scene.become(scene.first, brave);
        scene.giveTokens();
        scene.toActionsOf(scene.first);
        ASSERT_EQ(scene.tokens(scene.first, Token::suppression), 3) << "blanks in the Rally step";
        scene.cardAction(scene.offered());
        EXPECT_EQ(scene.optionCount(), 6U);
        scene.pickText(pick);
        EXPECT_EQ(scene.tokens(scene.first, Token::suppression), pick == 4 ? 2 : 1);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
