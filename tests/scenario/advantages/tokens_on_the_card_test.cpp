// Advantage cards whose effects cost advantage tokens. The player takes these tokens from the card
// or from the pass pool.
#include "engine/legion/basics/tokens.h"
#include "scenario/cards/advantage_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard droids() {
    UnitCard card = bearing(battleDroids(), Keyword::ai);
    card.keywords.back().parameter = "Attack";
    return card;
}

/// The owner of the advantage card Command Override has two corps units with AI.
struct Override : WithAdvantage {
    explicit Override(Player player = Player::blue) : WithAdvantage("command-override", player) {
        for (const std::size_t i : {1U, 2U}) become(army()[i], droids());
    }
};

TEST(CommandOverride, AUnitWithAiOrdersItself) {
    for (const Player owner : bothOwners) {
        Override scene(owner);
        const auto army = scene.army();
        scene.start();
        scene.toCard();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.view().phase, Phase::command);
        EXPECT_TRUE(scene.offers(Done{})) << "the player may keep the token";
        EXPECT_FALSE(scene.offersUnit(army[3])) << "no AI";
        EXPECT_FALSE(scene.offersUnit(scene.army(false)[1])) << "no enemy unit";
        scene.pick(army[2]);
        EXPECT_EQ(scene.orderOf(army[2]), faceup);
        const Ruling order = scene.last(Happening::orderIssued);
        EXPECT_EQ(order.unit, army[2]);
        EXPECT_EQ(order.other, army[2]) << "it orders itself";
        scene.to(Ask::chooseUnitToActivate);
        EXPECT_FALSE(scene.isAsked()) << "one token in each step";
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(CommandOverride, HasTwoTokens) {
    Override scene;
    scene.start();
    for (int round = 1; round <= 2; ++round) {
        scene.toRound(round);
        scene.toCard();
        ASSERT_TRUE(scene.isAsked()) << round;
        scene.pick(scene.rebels1);
        EXPECT_EQ(scene.number(Happening::keywordActed, "tokens"), 2.0 - round);
    }
    scene.toRound(3);
    scene.to(Ask::chooseUnitToActivate);
    EXPECT_FALSE(scene.isAsked()) << "no token is left";
}

TEST(CommandOverride, DecliningKeepsTheToken) {
    Override scene;
    scene.start();
    for (int round = 1; round <= 3; ++round) {
        scene.toRound(round);
        scene.toCard();
        ASSERT_TRUE(scene.isAsked()) << round;
        scene.decline();
        scene.to(Ask::chooseUnitToActivate);
    }
}

TEST(CommandOverride, AsksNothingWithoutAUnitWithAi) {
    WithAdvantage scene("command-override");
    scene.start();
    scene.to(Ask::chooseUnitToActivate);
    EXPECT_FALSE(scene.isAsked());
}

UnitCard republicClones() {
    UnitCard card = rebelTroopers();
    card.faction = "republic";
    card.type = UnitType::cloneTrooper;
    return card;
}

TEST(CoordinatedStrike, UpToTwoUnitsGainCoordinate) {
    for (const Player owner : bothOwners) {
        WithAdvantage scene("coordinated-strike", owner);
        const auto army = scene.army();
        for (const std::size_t i : {1U, 2U}) scene.become(army[i], republicClones());
        scene.start();
        scene.toCard();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_FALSE(scene.offersUnit(army[3])) << "no Republic unit";
        for (const UnitId unit : army)
            EXPECT_NE(scene.orderOf(unit), faceup) << "before the orders";
        scene.pick(army[1]);
        scene.pickText(0);
        scene.pick(army[2]);
        scene.pickText(1);
        EXPECT_TRUE(scene.has(army[1], "Coordinate: Clone Trooper"));
        EXPECT_TRUE(scene.has(army[2], "Coordinate: Republic Vehicle"));
        EXPECT_EQ(reminders(scene), 0);
        scene.toRound(2);
        EXPECT_FALSE(scene.has(army[1], "Coordinate: Clone Trooper"));
        scene.to(Ask::chooseUnitToActivate);
        EXPECT_FALSE(scene.isAsked()) << "the token is gone";
    }
}

// The commander orders a unit that has gained Coordinate, and this unit passes the order on.
TEST(CoordinatedStrike, ActsWithTheOrdersOfTheCommander) {
    WithAdvantage scene("coordinated-strike");
    scene.become(scene.rebels1, republicClones());
    scene.become(scene.rebels2, republicClones());
    scene.with(scene.rebels2).minis.front().position = {12.0, 5.0, 0.0};
    scene.nominates = true;
    scene.start();
    scene.toCard();
    scene.pick(scene.rebels1);
    scene.pickText(0);
    scene.decline();
    ASSERT_TRUE(scene.asks(Ask::issueOrders));
    scene.order({scene.rebels1});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "Coordinate";
    scene.pick(scene.rebels2);
    EXPECT_EQ(scene.orderOf(scene.rebels2), faceup);
}

TEST(CoordinatedStrike, DecliningKeepsTheToken) {
    WithAdvantage scene("coordinated-strike");
    scene.become(scene.rebels1, republicClones());
    scene.start();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    scene.decline();
    scene.toRound(2);
    scene.toCard();
    EXPECT_TRUE(scene.isAsked());
}

/// An enemy unit is near a unit of the card's owner, so that it can attack this unit.
struct Discipline : WithAdvantage {
    explicit Discipline(Player player = Player::blue)
        : WithAdvantage("extreme-discipline", player) {
        const bool isBlue = player == Player::blue;
        ScenarioUnit& enemy = with(isBlue ? storm1 : rebels1);
        enemy.minis.front().position = {10.0, isBlue ? 11.0 : 25.0, 0.0};
        for (int i = 1; i < 3; ++i) {
            ScenarioUnit& unit = with(army()[1]);
            unit.minis.push_back(unit.minis.front());
            unit.minis.back().position.x += 1.4 * i;
        }
    }
    UnitId target() const { return army()[1]; }
    UnitId attacker() const { return army(false)[1]; }
    /// The enemy attacks until the advantage card asks a question or the attack ends.
    void attackIt() {
        bool attacks = false;
        while (!isAsked()) {
            if (asks(Ask::chooseUnitToActivate)) {
                if (offers(attacker()))
                    activate(attacker());
                else
                    idle();
            } else if (asks(Ask::chooseAction) && question().unit == attacker() &&
                       offers(Action::attack)) {
                action(Action::attack);
            } else if (asks(Ask::declareDefender)) {
                defend(target());
                attacks = true;
            } else if (asks(Ask::chooseWeapons)) {
                weapons();
            } else if (attacks && asks(Ask::rollDice)) {
                const Face face = isAttack(question().dice.front()) ? hit : block;
                dice(std::vector<Face>(question().dice.size(), face));
            } else {
                idle();
            }
            if (over() || view().phase == Phase::end) return;
        }
    }
};

TEST(ExtremeDiscipline, ClearsSuppressionForAWound) {
    for (const Player owner : bothOwners) {
        Discipline scene(owner);
        scene.with(scene.target()).tokens[Token::suppression] = 2;
        scene.start();
        scene.to(Ask::chooseUnitToActivate);
        const int before = scene.tokens(scene.target(), Token::suppression);
        scene.attackIt();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.tokens(scene.target(), Token::suppression), before + 1) << "after the gain";
        const int miniatures = scene.miniaturesOf(scene.target());
        scene.pickText(0);
        while (scene.asks(Ask::assignWound)) scene.idle();
        EXPECT_EQ(scene.tokens(scene.target(), Token::suppression), 0);
        EXPECT_EQ(scene.miniaturesOf(scene.target()), miniatures - 1) << "1 wound";
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(ExtremeDiscipline, HasTwoTokens) {
    Discipline scene;
    scene.start();
    scene.to(Ask::chooseUnitToActivate);
    for (int used = 1; used <= 2; ++used) {
        scene.attackIt();
        ASSERT_TRUE(scene.isAsked()) << used;
        scene.pickText(0);
        while (scene.asks(Ask::assignWound)) scene.idle();
        EXPECT_EQ(scene.number(Happening::keywordActed, "tokens"), 2.0 - used);
        scene.toRound(used + 1);
    }
    scene.attackIt();
    EXPECT_FALSE(scene.isAsked());
}

TEST(ExtremeDiscipline, MayBeDeclined) {
    Discipline scene;
    scene.start();
    scene.to(Ask::chooseUnitToActivate);
    scene.attackIt();
    ASSERT_TRUE(scene.isAsked());
    const int miniatures = scene.miniaturesOf(scene.target());
    scene.decline();
    EXPECT_EQ(scene.miniaturesOf(scene.target()), miniatures);
    EXPECT_GT(scene.tokens(scene.target(), Token::suppression), 0);
}

/// The owner of the advantage card has fewer units than the opponent, so the pass pool contains
/// tokens.
struct Hurry : WithAdvantage {
    explicit Hurry(Player player = Player::blue) : WithAdvantage("no-time-to-lose", player) {
        for (int i = 0; i < 3; ++i) {
            const double x = 30.0 + 5.0 * i;
            if (player == Player::blue)
                red(stormtroopers(), {{x, 31.0}});
            else
                blue(rebelTroopers(), {{x, 5.0}});
        }
    }
};

TEST(NoTimeToLose, PaysForAimAndDodge) {
    for (const Player owner : bothOwners) {
        Hurry scene(owner);
        scene.start();
        scene.toCard();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        const UnitId unit = scene.question().unit;
        const int before = scene.passPool(owner);
        ASSERT_EQ(before, 2);
        scene.pickText(0);
        EXPECT_EQ(scene.passPool(owner), 1);
        EXPECT_EQ(scene.tokens(unit, Token::aim), 1);
        EXPECT_EQ(scene.tokens(unit, Token::dodge), 1);
        EXPECT_EQ(reminders(scene), 0);
        scene.toCard();
        ASSERT_TRUE(scene.isAsked()) << "the next unit";
        EXPECT_NE(scene.question().unit, unit);
        scene.pickText(0);
        EXPECT_EQ(scene.passPool(owner), 0);
        while (!scene.over() && scene.view().round == 1) {
            EXPECT_FALSE(scene.isAsked()) << "no token is left";
            scene.idle();
        }
    }
}

TEST(NoTimeToLose, PaysForAFreeRecover) {
    Hurry scene;
    for (const UnitId unit : scene.army()) scene.with(unit).tokens[Token::suppression] = 3;
    scene.start();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    const UnitId unit = scene.question().unit;
    EXPECT_EQ(scene.optionCount(), 3U) << "tokens, a Recover action, or nothing";
    scene.pickText(1);
    ASSERT_TRUE(scene.asks(Ask::recover));
    scene.recover(scene.question().most);
    EXPECT_EQ(scene.tokens(unit, Token::suppression), 0);
    EXPECT_EQ(scene.tokens(unit, Token::aim), 0);
    EXPECT_EQ(scene.passPool(Player::blue), 1);
}

TEST(NoTimeToLose, MayBeDeclinedAndNeedsAToken) {
    Hurry scene;
    scene.start();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.optionCount(), 3U) << "tokens, a Recover action, or nothing";
    scene.decline();
    EXPECT_EQ(scene.passPool(Player::blue), 2);
    WithAdvantage equal("no-time-to-lose");
    equal.start();
    while (!equal.over() && equal.view().round == 1) {
        EXPECT_FALSE(equal.isAsked()) << "the pass pool is empty";
        equal.idle();
    }
}

}  // namespace
}  // namespace sightline::engine::scene
