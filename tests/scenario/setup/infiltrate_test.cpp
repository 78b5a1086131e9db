// Keyword Glossary: Infiltrate (p. 51).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

constexpr double halfBase = smallBase / 2.0;

/// Blue's territory is y < 6. Three blue infiltrators are not on the battlefield.
struct Infiltrators : MissionScene {
    UnitId infiltrators;
    explicit Infiltrators(bool undeployed = true, const std::vector<geometry::Vec2>& at = {
                                                      {20.0, 3.0}, {18.5, 3.0}, {21.5, 3.0}}) {
        UnitCard card = rebelTroopers();
        card.keywords.push_back({.name = Keyword::infiltrate, .value = {}, .parameter = {}});
        infiltrators = blue(card, at);
        with(infiltrators).undeployed = undeployed;
        red(stormtroopers(), {{36.0, 33.0}});
        mission({poi(36, 18)}, {});
    }
    static Places placesOf(const std::vector<std::pair<MiniId, geometry::Vec2>>& minis) {
        Places places;
        for (const auto& [mini, at] : minis)
            places.places.push_back({mini, {at.x, at.y, 0.0}, geometry::Degrees{90.0}});
        return places;
    }
    std::string leaderAt(double y) {
        return refusal(placesOf({{mini(infiltrators, 0), {20.0, y}}}));
    }
    Places othersAt(double y) const {
        return placesOf({{mini(infiltrators, 1), {18.5, y}}, {mini(infiltrators, 2), {21.5, y}}});
    }
    void begin() {
        start();
        activate(infiltrators);
    }
};

TEST(P51Infiltrate, DeploysAtTheStartOfItsActivationAtNoCost) {
    Infiltrators scene;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::infiltrate));
    scene.choose(scene.infiltrators, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    scene.follow();  // accepts the place of the unit leader
    scene.follow();
    EXPECT_FALSE(scene.unit(scene.infiltrators).undeployed);
    EXPECT_EQ(scene.last(Happening::deployed).citation, citationOf(Keyword::infiltrate));
    EXPECT_EQ(scene.unit(scene.infiltrators).tokens[Token::dodge], 0) << "no prepared position";
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.infiltrators).actionsLeft, 2);
    EXPECT_TRUE(scene.offers(Action::aim)) << "it is on the battlefield";
}

TEST(P51Infiltrate, EveryMiniatureStandsCompletelyWithinAlliedTerritory) {
    Infiltrators scene;
    scene.begin();
    scene.choose(scene.infiltrators, Ask::chooseForEffect);
    EXPECT_EQ(scene.leaderAt(6.0 - halfBase + 0.01),
              "the unit leader stands completely within allied territory "
              "(p. 51, Keyword Glossary: Infiltrate)");
    EXPECT_NE(scene.leaderAt(32.0), "") << "enemy territory";
    EXPECT_EQ(scene.leaderAt(6.0 - halfBase - 0.01), "");
    scene.choosePlaces(Infiltrators::placesOf({{scene.mini(scene.infiltrators, 0), {20.0, 4.0}}}));
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    EXPECT_TRUE(scene.question().place->wholly);
    EXPECT_EQ(scene.refusal(scene.othersAt(6.0 - halfBase + 0.01)),
              "completely within allied territory (p. 51, Keyword Glossary: Infiltrate)");
    scene.choosePlaces(scene.othersAt(6.0 - halfBase - 0.01));
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P51Infiltrate, TheProposalLiesCompletelyWithinIt) {
    Infiltrators scene;
    scene.begin();
    scene.choose(scene.infiltrators, Ask::chooseForEffect);
    scene.choosePlaces(Infiltrators::placesOf(
        {{scene.mini(scene.infiltrators, 0), {20.0, 6.0 - halfBase - 0.01}}}));
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    for (const geometry::FormationPlace& one : scene.question().place->proposal)
        EXPECT_LT(one.mini.position.y, 6.0 - halfBase);
}

TEST(P51Infiltrate, MayBeDeclined) {
    Infiltrators scene;
    scene.begin();
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.unit(scene.infiltrators).undeployed);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.offers(Action::move)) << "it comes on as everybody does";
    EXPECT_FALSE(scene.offers(Action::aim));
}

TEST(P51Infiltrate, IsForUndeployedUnits) {
    Infiltrators scene(false);
    scene.begin();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P51Infiltrate, NotOnImpassableTerrain) {
    Infiltrators scene;
    scene.terrain(box("ruin", {36.0, 4.0}, {4.0, 4.0, 2.0}, building()));
    scene.begin();
    scene.choose(scene.infiltrators, Ask::chooseForEffect);
    const MiniId leader = scene.mini(scene.infiltrators, 0);
    EXPECT_NE(scene.refusal(Infiltrators::placesOf({{leader, {36.0, 4.0}}})), "");
    EXPECT_EQ(scene.refusal(Infiltrators::placesOf({{leader, {40.0, 4.0}}})), "");
}

/// A red trooper is in blue's territory at (20, 3), beside another trooper of its unit.
struct Intruded : Infiltrators {
    UnitId intruder;
    explicit Intruded(bool melee = true) {
        UnitCard& card = with(infiltrators).card;
        if (!melee) std::erase_if(card.weapons, [](const Weapon& one) { return one.melee; });
        intruder = red(stormtroopers(), {{20.0, 3.0}, {23.0, 3.0}});
        begin();
        choose(infiltrators, Ask::chooseForEffect);
    }
    Places beside(geometry::Vec2 at) const { return placesOf({{mini(infiltrators, 0), at}}); }
};

TEST(P51Infiltrate, AUnitWithAMeleeWeaponMayBePlacedIntoMelee) {
    Intruded scene;
    EXPECT_TRUE(scene.question().place->forbidden.empty());
    for (const geometry::FormationPlace& one : scene.question().place->proposal)
        EXPECT_GT(std::hypot(one.mini.position.x - 20.0, one.mini.position.y - 3.0), smallBase);
    ASSERT_EQ(scene.refusal(scene.beside({20.0 - smallBase, 3.0})), "");
    scene.choosePlaces(scene.beside({20.0 - smallBase, 3.0}));
    EXPECT_EQ(scene.last(Happening::meleeStarted).unit, scene.infiltrators);
    ASSERT_TRUE(scene.asks(Ask::placeUnit)) << "step 1, the others of the mover";
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().place->contact, scene.intruder);
    for (const geometry::FormationPlace& one : scene.question().place->proposal) {
        EXPECT_LE(one.mini.position.y, 6.0 - halfBase) << "completely within the territory still";
        EXPECT_TRUE(one.inCohesion);
    }
    scene.follow();
    ASSERT_TRUE(scene.asks(Ask::placeUnit)) << "step 3, the other of the defender";
    EXPECT_EQ(scene.question().player, Player::red);
    scene.follow();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.offers(Action::attack));
    EXPECT_FALSE(scene.offers(Action::move)) << "it entered melee in this activation";
}

TEST(P51Infiltrate, AUnitWithoutAMeleeWeaponKeepsOutOfContact) {
    Intruded scene(false);
    EXPECT_NE(scene.refusal(scene.beside({20.0 - smallBase, 3.0})), "");
    EXPECT_EQ(scene.refusal(scene.beside({20.0 - smallBase - 0.1, 3.0})), "");
}

TEST(P51Infiltrate, NobodyIsPlacedIntoContactWithTwoEnemyUnits) {
    Infiltrators scene;
    scene.red(stormtroopers(), {{20.0, 3.0}});
    scene.red(stormtroopers(), {{20.0 - 2.0 * smallBase, 3.0}});
    scene.begin();
    scene.choose(scene.infiltrators, Ask::chooseForEffect);
    const MiniId leader = scene.mini(scene.infiltrators, 0);
    EXPECT_EQ(scene.refusal(Infiltrators::placesOf({{leader, {20.0 - smallBase, 3.0}}})),
              "in base contact with 2 enemy units at once (p. 28, Moving Into Melee)");
}

/// A narrow gap between impassable buildings, open at the edge of blue's territory (y = 6). The
/// unit leader is to be placed in it.
struct InAGap : Infiltrators {
    /// The gap begins at y = `bottom`. The miniatures of the unit stood at the places `at`.
    InAGap(double bottom, const std::vector<geometry::Vec2>& at) : Infiltrators(true, at) {
        constexpr double side = 0.6;  // half the width of the gap, inches
        terrain(box("west", {20.0 - side - 4.0, 3.0}, {8.0, 6.0, 6.0}, building()));
        terrain(box("east", {20.0 + side + 4.0, 3.0}, {8.0, 6.0, 6.0}, building()));
        terrain(box("south", {20.0, bottom / 2.0}, {2.0 * side, bottom, 6.0}, building()));
        begin();
        choose(infiltrators, Ask::chooseForEffect);
        choosePlaces(placesOf({{mini(infiltrators, 0), {20.0, 5.0}}}));
    }
    std::vector<geometry::FormationPlace> proposal() { return question().place->proposal; }
};

TEST(P51Infiltrate, OneMiniatureLeavesItsPlaceInTheFormationToMakeRoomForTheOther) {
    InAGap scene(1.53, {{20.0, 3.0}, {20.0, 1.0}, {21.5, 3.0}});
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    for (const geometry::FormationPlace& one : scene.proposal()) {
        EXPECT_LE(one.mini.position.y, 6.0 - halfBase);
        EXPECT_TRUE(one.inCohesion);
    }
    scene.follow();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P51Infiltrate, WithoutRoomInCohesionTheOthersStandAsCloseAsPossibleInTheTerritory) {
    InAGap scene(4.4, {{20.0, 3.0}, {18.5, 3.0}, {21.5, 3.0}});
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    for (const geometry::FormationPlace& one : scene.proposal()) {
        EXPECT_LE(one.mini.position.y, 6.0 - halfBase);
        EXPECT_FALSE(one.inCohesion);
    }
    EXPECT_EQ(scene.refusal(scene.othersAt(6.6)),
              "completely within allied territory (p. 51, Keyword Glossary: Infiltrate)");
    const auto others = Infiltrators::placesOf({{scene.mini(scene.infiltrators, 1), {8.0, 3.0}},
                                                {scene.mini(scene.infiltrators, 2), {32.0, 3.0}}});
    EXPECT_EQ(scene.refusal(others),
              "not as close to the unit leader as possible (p. 23, Unit Cohesion)");
    scene.follow();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

}  // namespace
}  // namespace sightline::engine::scene
