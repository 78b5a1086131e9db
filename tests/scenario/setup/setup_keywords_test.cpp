// Keywords that give other keywords during setup. Keyword Glossary: Scouting Party X (p. 53),
// Detachment (p. 48).
#include "scenario/named_units.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

/// A setup with additional blue units. The ids of the additional units are 8, 9 and so on.
struct Gathering : SetupScene {
    explicit Gathering(const std::vector<UnitCard>& more) {
        for (const UnitCard& card : more) reserve(Player::blue, card);
    }
    void toSetupEffects() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    static UnitId more(int index) { return UnitId{8 + index}; }
    const UnitCard& card(UnitId id) const { return *unit(id).card; }
    void pickUnits(const std::vector<UnitId>& units) {
        PickSeveral chosen;
        for (UnitId one : units) chosen.options.push_back(indexOf(one));
        chance(chosen, Ask::chooseForEffect);
    }
};

UnitCard guide(int party, std::optional<int> scout) {
    UnitCard card = bearing(rebelTroopers(), Keyword::scoutingParty, party);
    return scout ? bearing(card, Keyword::scout, scout) : card;
}

const UnitId luke{0}, rebels{1};

TEST(P53ScoutingParty, UpToXTroopersGainTheScoutValue) {
    Gathering scene({guide(2, 3), atRt(), bearing(rebelTroopers(), Keyword::scout, 1)});
    scene.toSetupEffects();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().names.front(), "Scouting Party 2");
    EXPECT_EQ(scene.question().most, 2);
    EXPECT_EQ(scene.optionCount(), 4U) << "Luke and the Rebel Troopers";
    EXPECT_FALSE(scene.offers(Gathering::more(1))) << "a vehicle";
    EXPECT_FALSE(scene.offers(Gathering::more(2))) << "it has Scout";
    scene.pickUnits({luke, rebels});
    EXPECT_EQ(scene.card(luke).sumOf(Keyword::scout), 3);
    EXPECT_EQ(scene.card(rebels).sumOf(Keyword::scout), 3);
    EXPECT_FALSE(scene.card(UnitId{2}).has(Keyword::scout));
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::scoutingParty));
}

TEST(P53ScoutingParty, GivesScout3AtMost) {
    UnitCard leading = bearing(guide(1, 2), Keyword::scout, 2);
    Gathering scene({leading});
    scene.toSetupEffects();
    scene.pickUnits({luke});
    EXPECT_EQ(scene.card(luke).sumOf(Keyword::scout), 3);
}

TEST(P53ScoutingParty, MayChooseNoUnit) {
    Gathering scene({guide(2, 2)});
    scene.toSetupEffects();
    scene.pickUnits({});
    EXPECT_FALSE(scene.recorded(Happening::effectBegan));
}

TEST(P53ScoutingParty, WithoutScoutItGivesNothing) {
    Gathering scene({guide(2, std::nullopt)});
    scene.toSetupEffects();
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

TEST(P53ScoutingParty, OnlyUnitsOfItsFactionOrAffiliation) {
    for (const bool same : {true, false}) {
        UnitCard leading = guide(1, 2);
        leading.affiliation = "Ewoks";
        UnitCard other = rebelTroopers();
        if (same) other.affiliation = "Ewoks";
        Gathering scene({leading, other});
        scene.toSetupEffects();
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), same);
        if (same) {
            EXPECT_EQ(scene.optionCount(), 1U);
        }
    }
}

UnitCard shoretroopers(Keyword keyword) {
    UnitCard card = rebelTroopers();
    card.id = card.name = "Shoretroopers";
    return keyword == Keyword::none ? card : bearing(card, keyword);
}

UnitCard mortar() {
    return bearing(snowtroopers(), namingUnit(Keyword::detachment, "Shoretroopers"));
}

TEST(P48Detachment, GainsTheKeywordOfItsMatchingUnit) {
    for (const Keyword keyword :
         {Keyword::infiltrate, Keyword::preparedPosition, Keyword::nimble, Keyword::none}) {
        const bool shared = keyword == Keyword::infiltrate || keyword == Keyword::preparedPosition;
        Gathering scene({shoretroopers(keyword), mortar()});
        scene.toSetupEffects();
        EXPECT_EQ(scene.recorded(Happening::effectBegan), shared);
        if (!shared) continue;
        EXPECT_TRUE(scene.card(Gathering::more(1)).has(keyword));
        EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::detachment));
    }
}

TEST(P48Detachment, DeploysInThatStep) {
    Gathering scene({shoretroopers(Keyword::preparedPosition), mortar()});
    scene.toSetupEffects();
    ASSERT_TRUE(scene.asks(Ask::deployPrepared));
    EXPECT_TRUE(scene.offers(Gathering::more(0)));
    EXPECT_TRUE(scene.offers(Gathering::more(1)));
}

TEST(P48Detachment, EachNeedsAUnitOfItsOwn) {
    for (const bool both : {true, false}) {
        const Keyword second = both ? Keyword::infiltrate : Keyword::none;
        Gathering scene(
            {shoretroopers(second), shoretroopers(Keyword::infiltrate), mortar(), mortar()});
        scene.toSetupEffects();
        EXPECT_TRUE(scene.card(Gathering::more(2)).has(Keyword::infiltrate));
        EXPECT_EQ(scene.card(Gathering::more(3)).has(Keyword::infiltrate), both);
    }
}

TEST(P48Detachment, AUnitWithDetachmentIsNoMatchingUnit) {
    UnitCard other =
        bearing(shoretroopers(Keyword::infiltrate), namingUnit(Keyword::detachment, "Somebody"));
    Gathering scene({other, mortar()});
    scene.toSetupEffects();
    EXPECT_FALSE(scene.recorded(Happening::effectBegan));
}

TEST(P48Detachment, WhatItHasAlreadyItDoesNotGainAgain) {
    UnitCard own = bearing(mortar(), Keyword::preparedPosition);
    Gathering scene({shoretroopers(Keyword::preparedPosition), own});
    scene.toSetupEffects();
    EXPECT_FALSE(scene.recorded(Happening::effectBegan));
}

}  // namespace
}  // namespace sightline::engine::scene
