// Keywords that act after a Move. Keyword Glossary: Agile X (p. 46), Charge (p. 47), Relentless (p.
// 53).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/movement/one_mover.h"

namespace sightline::engine::scene {
namespace {

TEST(P46Agile, AStandardMoveActionGainsDodgeTokens) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::agile, 2));
    scene.advance(3.0);
    EXPECT_EQ(scene.unit(scene.mover).tokens[Token::dodge], 2);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::agile));
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_EQ(scene.unit(scene.mover).tokens[Token::dodge], 4) << "each of them";
}

TEST(P46Agile, ItsInstancesAddUp) {
    OneMover scene(bearing(bearing(lukeSkywalker(), Keyword::agile, 1), Keyword::agile, 1));
    scene.advance(3.0);
    EXPECT_EQ(scene.unit(scene.mover).tokens[Token::dodge], 2);
}

TEST(P46Agile, ClimbsAndPivotsAreNoStandardMoves) {
    OneMover climber(bearing(lukeSkywalker(), Keyword::agile, 1));
    climber.start();
    climber.activate(climber.mover);
    climber.action(Action::climb);
    geometry::Move up = straight(1, 0.0, 2.0);
    up.kind = geometry::MoveKind::climb;
    climber.move(up);
    EXPECT_EQ(climber.unit(climber.mover).tokens[Token::dodge], 0);

    OneMover walker(bearing(atRt(), Keyword::agile, 1));
    walker.start();
    walker.activate(walker.mover);
    walker.action(Action::pivot);
    geometry::Move turn;
    turn.kind = geometry::MoveKind::pivot;
    turn.toolSpeed = 1;
    turn.rotateFirst = geometry::Degrees{45.0};
    walker.move(turn);
    EXPECT_EQ(walker.unit(walker.mover).tokens[Token::dodge], 0);
}

TEST(P46Agile, AFreeMoveActionOfStandbyCountsToo) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::agile, 1), 8.0);
    scene.moveOutOfTurn();
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_EQ(scene.unit(scene.mover).tokens[Token::dodge], 1);
}

TEST(P53Relentless, AMoveActionIsFollowedByAFreeAttack) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::relentless), 12.0);
    scene.advance(3.0);
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().names.front(), nameOf(Keyword::relentless));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::relentless));
    scene.freeAction(Action::attack);
    scene.defend(scene.enemy);
    scene.weapons("DL-44");
    scene.dice({blank, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.mover).actionsLeft, 1) << "a free one";
    EXPECT_FALSE(scene.offers(Action::attack)) << "1 Attack action, free or not";
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 1.0));
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction)) << "nor another free one";
}

TEST(P53Relentless, MayBeDeclined) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::relentless), 12.0);
    scene.advance(3.0);
    scene.choose(Done{}, Ask::chooseFreeAction);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.offers(Action::attack)) << "as one of its actions still";
}

// Range 2 of the DL-44 ends 12 inches from the leader's base.
TEST(P53Relentless, IsAskedOnlyWhereAnAttackIsPossible) {
    for (const double gap : {14.9, 15.1}) {
        OneMover scene(bearing(lukeSkywalker(), Keyword::relentless), gap);
        scene.advance(3.0);
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), gap < 15.0) << gap;
    }
}

TEST(P53Relentless, OutsideItsActivationNothingFollows) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::relentless), 8.0);
    scene.moveOutOfTurn();
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.question().player, Player::red);
}

TEST(P53Relentless, NotAfterAnAttackOfItsOwn) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::relentless), 8.0);
    scene.start();
    scene.attack(scene.mover, scene.enemy);
    scene.dice({blank, blank});
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction));
}

TEST(P47Charge, AMoveIntoMeleeIsFollowedByAFreeAttackWithMeleeWeapons) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::charge), 3.0);
    scene.advance(3.0);
    ASSERT_TRUE(scene.unit(scene.mover).inMelee);
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::charge));
    scene.freeAction(Action::attack);
    EXPECT_EQ(scene.optionCount(), 1U) << "against that unit";
    scene.defend(scene.enemy);
    EXPECT_EQ(scene.optionCount(), 1U) << "with the lightsaber";
    scene.weapons();
    scene.dice({blank, blank, blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::attack)) << "it was the Attack action";
}

TEST(P47Charge, NeedsAMelee) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::charge), 3.0);
    scene.advance(2.9);
    EXPECT_FALSE(scene.unit(scene.mover).inMelee);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P47Charge, NeedsAMeleeWeapon) {
    UnitCard card = lukeSkywalker();
    card.weapons.front().card = {"lost-saber", "Lost saber"};
    OneMover scene(bearing(card, Keyword::charge), 3.0);
    EquippedCard saber{.id = "lost-saber", .name = "Lost saber", .use = CardUse::exhaust};
    saber.state = EquippedCard::State::exhausted;
    scene.with(scene.mover).cards = {saber};
    scene.advance(3.0);
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "exhausted: nothing to attack with";
}

TEST(P47Charge, TheOrderWithRelentlessIsThePlayers) {
    for (const int which : {0, 1}) {
        OneMover scene(bearing(bearing(lukeSkywalker(), Keyword::charge), Keyword::relentless),
                       3.0);
        scene.advance(3.0);
        ASSERT_TRUE(scene.asks(Ask::chooseEffect));
        ASSERT_EQ(scene.question().names.size(), 2U);
        const std::string first = scene.question().names[static_cast<std::size_t>(which)];
        const std::string second = scene.question().names[static_cast<std::size_t>(1 - which)];
        scene.choose(EffectName{which}, Ask::chooseEffect);
        for (const std::string& effect : {first, second}) {
            ASSERT_TRUE(scene.asks(Ask::chooseFreeAction)) << effect;
            EXPECT_TRUE(effect.starts_with(scene.question().names.front())) << effect;
            scene.choose(Done{}, Ask::chooseFreeAction);
        }
        EXPECT_TRUE(scene.asks(Ask::chooseAction));
    }
}

TEST(P47Charge, OfBothItAndRelentlessOneAttacks) {
    OneMover scene(bearing(bearing(lukeSkywalker(), Keyword::charge), Keyword::relentless), 3.0);
    scene.advance(3.0);
    scene.pickFirst(Ask::chooseEffect);
    scene.freeAction(Action::attack);
    scene.defend(scene.enemy);
    scene.weapons();
    scene.dice({blank, blank, blank, blank, blank, blank});
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "one Attack action in all";
}

TEST(P47Charge, AMoveIntoMeleeWithAStandbyTokenGivesNone) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::charge), 3.0);
    scene.moveOutOfTurn();
    scene.move(straight(2, 0.0, 3.0));
    while (scene.asks(Ask::placeUnit)) scene.follow();
    EXPECT_TRUE(scene.unit(scene.mover).inMelee);
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction)) << "not its activation";
}

}  // namespace
}  // namespace sightline::engine::scene
