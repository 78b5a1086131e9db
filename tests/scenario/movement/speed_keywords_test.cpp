// Keywords about the Speed and the number of Moves. Keyword Glossary: Attack Run (p. 46), Spur (p.
// 55), Plodding (p. 53), Juyo Mastery (p. 52).
#include "scenario/movement/one_mover.h"
#include "scenario/movement/one_walker.h"

namespace sightline::engine::scene {
namespace {

int speedAsked(const AttackScene& scene) { return scene.question().move->terms.speed; }

/// A unit with the tested keyword begins its activation. It has the Speed `speed` and `immobilized`
/// immobilize tokens.
struct Spurring : OneMover {
    explicit Spurring(int speed, int immobilized = 0, Keyword keyword = Keyword::spur)
        : OneMover(withSpeed(bearing(lukeSkywalker(), keyword), speed)) {
        with(mover).tokens[Token::immobilize] = immobilized;
        start();
        activate(mover);
    }
    static UnitCard withSpeed(UnitCard card, int speed) {
        card.speed = speed;
        return card;
    }
};

TEST(P55Spur, ForASuppressionTokenTheSpeedIs1Higher) {
    Spurring scene(2);
    scene.action(Action::move);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().names.front(), nameOf(Keyword::spur));
    scene.choose(scene.mover, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.mover).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.last(Happening::suppressionGained).citation, citationOf(Keyword::spur));
    EXPECT_EQ(speedAsked(scene), 3);
    scene.move(straight(3, 90.0, 2.0));
    scene.action(Action::move);
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(speedAsked(scene), 2) << "only for that Move";
    EXPECT_EQ(scene.unit(scene.mover).tokens[Token::suppression], 1);
}

TEST(P55Spur, TheSpeedIsAtMost3) {
    for (const int speed : {2, 3}) {
        Spurring scene(speed);
        scene.action(Action::move);
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), speed == 2) << speed;
    }
}

TEST(P55Spur, NotWhereTheMoveUsesNoSuchSpeed) {
    Spurring climber(1);
    climber.action(Action::climb);
    EXPECT_TRUE(climber.asks(Ask::moveUnit)) << "a Climb has Speed 1";

    UnitCard beast = bearing(atRt(), Keyword::spur);
    beast.type = UnitType::creatureTrooper;
    beast.courage = 2;
    OneWalker scene(beast);
    scene.begin(Action::pivot);
    EXPECT_TRUE(scene.asks(Ask::moveUnit)) << "a Pivot has none";
}

TEST(P55Spur, AUnitWithoutCourageGainsNoToken) {
    OneWalker scene(bearing(atRt(), Keyword::spur));
    scene.begin(Action::move);
    EXPECT_TRUE(scene.asks(Ask::moveUnit));
}

// The example of the rulebook: the unit has Speed 1 and 1 immobilize token. With 2 tokens it cannot
// move.
TEST(P55Spur, ExampleImmobilizeTokensReduceTheHigherSpeed) {
    Spurring one(1, 1);
    ASSERT_TRUE(one.offers(Action::move));
    one.action(Action::move);
    ASSERT_TRUE(one.asks(Ask::moveUnit)) << "without Spur it could not move, so it is not asked";
    EXPECT_EQ(speedAsked(one), 1);
    EXPECT_EQ(one.unit(one.mover).tokens[Token::suppression], 1);

    EXPECT_FALSE(Spurring(1, 2).offers(Action::move));
    EXPECT_FALSE(Spurring(1, 1, Keyword::nimble).offers(Action::move));
}

TEST(P55Spur, ForAMoveOutsideItsActivationToo) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::spur), 8.0);
    scene.moveOutOfTurn();
    scene.choose(scene.mover, Ask::chooseForEffect);
    EXPECT_EQ(speedAsked(scene), 3);
}

TEST(P46AttackRun, ChangesTheSpeedForOneActivation) {
    for (const int which : {0, 1}) {
        OneMover scene(bearing(lukeSkywalker(), Keyword::attackRun));
        scene.start();
        scene.activate(scene.mover);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        ASSERT_EQ(scene.optionCount(), 3U) << "+1, -1 or none";
        const Option option = scene.question().options[static_cast<std::size_t>(which)];
        scene.choose(option, Ask::chooseForEffect);
        EXPECT_EQ(scene.unit(scene.mover).card->speed, which == 0 ? 3 : 1);
        EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::attackRun));
        scene.action(Action::move);
        EXPECT_EQ(speedAsked(scene), which == 0 ? 3 : 1);
        scene.move(straight(1, 90.0, 2.0));
        scene.action(Action::finish);
        EXPECT_EQ(scene.unit(scene.mover).card->speed, 2);
    }
}

TEST(P46AttackRun, MayBeDeclined) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::attackRun));
    scene.start();
    scene.activate(scene.mover);
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.mover).card->speed, 2);
    EXPECT_FALSE(scene.recorded(Happening::effectBegan));
}

TEST(P46AttackRun, ASpeedOf3IsNotRaised) {
    OneWalker scene(bearing(speederBikes(), Keyword::attackRun));
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.walker).card->speed, 2);
}

TEST(P53Plodding, OneMoveActionOfAnyKind) {
    for (const bool plods : {true, false}) {
        OneWalker scene(plods ? bearing(atRt(), Keyword::plodding) : atRt());
        scene.begin(Action::pivot);
        scene.move(pivoting(45.0));
        ASSERT_TRUE(scene.asks(Ask::chooseAction));
        for (const Action one : {Action::move, Action::pivot, Action::reverse})
            EXPECT_EQ(scene.offers(one), !plods);
        EXPECT_TRUE(scene.offers(Action::aim));
    }
}

TEST(P53Plodding, OnlyInItsActivation) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::plodding), 8.0);
    scene.moveOutOfTurn();
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_FALSE(scene.over());
}

// Dauntless gives a free Move action. Plodding counts it as the one Move action of the activation.
TEST(P53Plodding, AFreeMoveActionCounts) {
    UnitCard card = bearing(bearing(lukeSkywalker(), Keyword::dauntless), Keyword::plodding);
    OneMover scene(card);
    scene.with(scene.mover).tokens[Token::suppression] = 3;
    scene.start();
    scene.activate(scene.mover);
    while (scene.asks(Ask::rollDice)) scene.idle();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    scene.freeAction(Action::move);
    scene.move(straight(1, 90.0, 2.0));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::move));
}

TEST(P52JuyoMastery, AWoundedUnitMakes1ActionMore) {
    for (const int wounds : {0, 1}) {
        OneMover scene(bearing(lukeSkywalker(), Keyword::juyoMastery));
        scene.with(scene.mover).wounds = {wounds};
        scene.start();
        scene.activate(scene.mover);
        EXPECT_EQ(scene.unit(scene.mover).actionsLeft, 2 + wounds);
        EXPECT_EQ(scene.recorded(Happening::keywordActed), wounds > 0);
    }
}

TEST(P52JuyoMastery, AtMost2MoveActions) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::juyoMastery));
    scene.with(scene.mover).wounds = {1};
    scene.start();
    scene.activate(scene.mover);
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(scene.offers(Action::move));
        scene.action(Action::move);
        scene.move(straight(1, 90.0, 2.0));
    }
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::move));
    EXPECT_TRUE(scene.offers(Action::aim));
}

// If the unit suffers its first wound while it makes its actions, Juyo Mastery gives it the
// additional action at once.
TEST(P52JuyoMastery, AWoundInTheStepCounts) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::juyoMastery), 8.0);
    scene.with(scene.enemy).tokens[Token::standby] = 1;
    scene.start();
    scene.activate(scene.mover);
    scene.action(Action::aim);
    scene.standBy(scene.enemy);
    scene.freeAction(Action::attack);
    if (scene.asks(Ask::declareDefender)) scene.defend(scene.mover);
    scene.weapons();
    scene.dice({hit});
    while (scene.asks(Ask::rollDice)) scene.dice({blank});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.mover).actionsLeft, 2);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::juyoMastery));
}

}  // namespace
}  // namespace sightline::engine::scene
