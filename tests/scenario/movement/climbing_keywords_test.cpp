// Keyword Glossary: Climbing Vehicle (p. 47), Expert Climber (p. 49), Scale (p. 53), Unhindered
// (p. 55).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard able(UnitCard card, std::initializer_list<Keyword> keywords) {
    for (Keyword one : keywords) card.keywords.push_back({.name = one});
    return card;
}

/// A unit of one miniature in front of a hall that is `height` inches high. The game asks for the
/// unit's climb.
struct Hall : AttackScene {
    UnitId climber;
    Hall(const UnitCard& card, double height) {
        climber = blue(card, {{10.0, 16.0}});
        red(stormtroopers(), {{60.0, 16.0}});
        terrain(box("hall", {16.0, 16.0}, {9.0, 12.0, height}, geometry::Facts{}));
        start();
        activate(climber);
    }
    std::string climb(double inches) {
        action(Action::climb);
        geometry::Move up = straight(1, 0.0, inches);
        up.kind = geometry::MoveKind::climb;
        return refusal(MoveAnswer{up});
    }
};

TEST(P49ExpertClimber, ClimbsUpToHeight2) {
    for (const Keyword keyword : {Keyword::expertClimber, Keyword::scale}) {
        for (const double height : {6.0, 11.99, 12.0}) {
            Hall scene(able(rebelTroopers(), {keyword}), height);
            EXPECT_EQ(scene.climb(3.9).empty(), height < 12.0) << height;
        }
    }
    Hall scene(rebelTroopers(), 6.0);
    EXPECT_FALSE(scene.climb(3.9).empty()) << "nobody else";
}

TEST(P49ExpertClimber, GoesNoHigherWithoutAClimb) {
    Hall scene(able(rebelTroopers(), {Keyword::expertClimber}), 3.0);
    scene.action(Action::move);
    EXPECT_FALSE(scene.refusal(MoveAnswer{straight(1, 0.0, 3.9)}).empty());
}

TEST(P49ExpertClimber, AnImmobilizedUnitClimbsNoMoreThanOthers) {
    for (const int tokens : {0, 1}) {
        AttackScene scene;
        const UnitId climber =
            scene.blue(able(rebelTroopers(), {Keyword::expertClimber}), {{10.0, 16.0}});
        scene.with(climber).tokens[Token::immobilize] = tokens;
        scene.red(stormtroopers(), {{60.0, 16.0}});
        scene.start();
        scene.activate(climber);
        EXPECT_EQ(scene.offers(Action::climb), tokens == 0);
    }
}

TEST(P47ClimbingVehicle, MayClimb) {
    for (const bool able_ : {true, false}) {
        const UnitCard card = able_ ? able(atRt(), {Keyword::climbingVehicle}) : atRt();
        Hall scene(card, 5.0);
        EXPECT_EQ(scene.offers(Action::climb), able_);
    }
}

TEST(P47ClimbingVehicle, ClimbsUpToHeight1AtSpeed1AsATrooper) {
    for (const double height : {5.99, 6.0}) {
        Hall scene(able(atRt(), {Keyword::climbingVehicle}), height);
        scene.action(Action::climb);
        EXPECT_EQ(scene.question().move->terms.speed, 1);
        EXPECT_FALSE(scene.question().move->terms.placement.mayOverhang) << "as a trooper";
        geometry::Move up;
        up.kind = geometry::MoveKind::climb;
        up.toolSpeed = 1;
        up.rotateFirst = geometry::Degrees{0.0};
        EXPECT_EQ(scene.refusal(MoveAnswer{up}).empty(), height < 6.0) << height;
        if (height > 5.99) continue;
        scene.move(up);
        EXPECT_EQ(scene.view().mini(scene.mini(scene.climber, 0)).mini.position.z, height);
    }
}

/// The reason why the game refuses a full move at speed 2 that ends in rubble. Empty if the move is
/// legal.
std::string throughRubble(const UnitCard& card) {
    AttackScene scene;
    const UnitId mover = scene.blue(card, {{10.0, 16.0}});
    scene.red(stormtroopers(), {{60.0, 16.0}});
    scene.terrain(box("rubble", {16.0, 16.0}, {4.0, 4.0, 0.2}, difficultArea()));
    scene.start();
    scene.activate(mover);
    scene.action(Action::move);
    return scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)});
}

TEST(P55Unhindered, DifficultTerrainDoesNotSlowIt) {
    EXPECT_FALSE(throughRubble(rebelTroopers()).empty());
    EXPECT_EQ(throughRubble(able(rebelTroopers(), {Keyword::unhindered})), "");
    EXPECT_EQ(throughRubble(able(rebelTroopers(), {Keyword::scale})), "");
}

TEST(P55Unhindered, AFollowerMayEndInDifficultTerrainToo) {
    AttackScene scene;
    const UnitId pair =
        scene.blue(able(rebelTroopers(), {Keyword::unhindered}), {{10.0, 16.0}, {10.0, 17.5}});
    scene.red(stormtroopers(), {{60.0, 16.0}});
    scene.terrain(box("rubble", {16.0, 18.0}, {2.0, 2.0, 0.2}, difficultArea()));
    scene.start();
    scene.activate(pair);
    scene.action(Action::move);
    scene.move(straight(2, 0.0, 5.9));
    EXPECT_EQ(scene.refusal(Places{{{scene.mini(pair, 1), {15.9, 17.5, 0.0}, {}}}}), "");
}

TEST(P55Unhindered, AnInjuredSpeedStaysWhatItIs) {
    AttackScene scene;
    const UnitId mover = scene.blue(able(rebelTroopers(), {Keyword::unhindered}), {{10.0, 16.0}});
    scene.with(mover).tokens[Token::immobilize] = 1;
    scene.red(stormtroopers(), {{60.0, 16.0}});
    scene.start();
    scene.activate(mover);
    scene.action(Action::move);
    EXPECT_FALSE(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}).empty());
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 0.0, 3.9)}), "");
}

}  // namespace
}  // namespace sightline::engine::scene
