// The sorts of tokens on the battlefield and the areas in which they act (cards/table_tokens.h).
#include "engine/legion/rules/cards/table_tokens.h"
#include "engine/legion/rules/mission/graffiti.h"
#include "engine/legion/rules/state/bane_tokens.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Vec2;

/// Blue plays Merciless Munitions. A red unit has a charge with an area weapon of range 2.
struct ManyTokens : WithCard {
    ManyTokens() : WithCard("merciless-munitions", rebelTroopers(), "Bossk") {
        UnitCard card = darthVader();
        card.keywords.push_back(word(Keyword::arm, 1));
        card.keywords.back().parameter = "Sticky Charge";
        Weapon charge = ranged("Sticky Charge", 1, 2, Die::redAttack, 1);
        charge.area = true;
        card.weapons.push_back(charge);
        red(card, {{60.0, 31.0}});
        playIt();
        toActivations();
    }
    ObjectiveToken lay(const std::string& printed, Player owner = Player::blue,
                       ObjectiveKind kind = ObjectiveKind::marker) {
        adjust({owner, AdjustObjective{{}, kind, printed, Vec2{40.0, 18.0}, {}}});
        return view().mission.tokens.back().token;
    }
    TokenSort sort(const std::string& printed, Player owner = Player::blue) {
        const ObjectiveToken token = lay(printed, owner);
        return sortOf(view(), token);
    }
    std::optional<int> area(const std::string& printed) {
        const ObjectiveToken token = lay(printed);
        return areaOf(view(), token);
    }
};

TEST(TableTokens, EachSortIsKnownByItsName) {
    ManyTokens scene;
    EXPECT_EQ(scene.sort("Graffiti 1"), TokenSort::graffiti);
    EXPECT_EQ(scene.sort("Dioxis Charge 2"), TokenSort::charge) << "the card gives Arm";
    EXPECT_EQ(scene.sort("Sticky Charge 1", Player::red), TokenSort::charge);
    EXPECT_EQ(scene.sort("Priority Mission 1"), TokenSort::priorityMission);
    EXPECT_EQ(scene.sort("Here I Am"), TokenSort::hereIAm);
    EXPECT_EQ(scene.sort("Smoke and Mirrors"), TokenSort::smokeAndMirrors);
    EXPECT_EQ(scene.sort("Kablamo!"), TokenSort::kablamo);
    EXPECT_EQ(scene.sort("Crate"), TokenSort::other);
    EXPECT_EQ(scene.sort("Thermal Charge 1"), TokenSort::other) << "no card gives this charge";
    const ObjectiveToken smoke = scene.lay("", Player::blue, ObjectiveKind::smoke);
    EXPECT_EQ(sortOf(scene.view(), smoke), TokenSort::smoke);
}

TEST(TableTokens, TheFaceOfABaneTokenOfTheOtherPlayerIsUnknown) {
    ManyTokens scene;
    for (const Keyword face : {Keyword::hereIAm, Keyword::smokeAndMirrors, Keyword::kablamo})
        EXPECT_EQ(scene.sort(std::string(nameOf(face)), Player::red), TokenSort::baneFacedown);
}

TEST(TableTokens, EachActsWithinItsRange) {
    ManyTokens scene;
    EXPECT_EQ(scene.area("Graffiti 1"), 2);
    EXPECT_EQ(scene.area("Dioxis Charge 1"), 1) << "the weapon of the command card";
    EXPECT_EQ(scene.area("Sticky Charge 1"), 2) << "the weapon of the unit";
    EXPECT_EQ(scene.area("Priority Mission"), 1);
    EXPECT_EQ(scene.area("Kablamo!"), 1);
    EXPECT_EQ(scene.area("Crate"), std::nullopt);
    const ObjectiveToken smoke = scene.lay("", Player::blue, ObjectiveKind::smoke);
    EXPECT_EQ(areaOf(scene.view(), smoke), 1);
}

TEST(TableTokens, TokensOfBattleCardsHaveTheAreaOfTheirCard) {
    ManyTokens scene;
    ObjectiveToken token = scene.lay("");
    for (const char* printed : {"Ordnance", "Comms Scrambler", "Exchange", "Air Support"}) {
        token.printed = printed;
        EXPECT_EQ(areaOf(scene.view(), token), 1) << printed;
    }
    token.printed = "Bunker";
    EXPECT_EQ(areaOf(scene.view(), token), std::nullopt);
    token.printed = "Ordnance";
    token.removed = true;
    EXPECT_EQ(areaOf(scene.view(), token), std::nullopt) << "not on the battlefield";
}

}  // namespace
}  // namespace sightline::engine::scene
