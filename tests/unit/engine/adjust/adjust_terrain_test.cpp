// Because of a card's effect, players place, move or remove terrain by hand.
#include <gtest/gtest.h>

#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "geometry/sight/obscured.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

using geometry::Vec2;

Adjust by(AdjustTerrain what) { return {Player::blue, std::move(what)}; }

AdjustTerrain::NewPiece barricade() {
    return {"Barricade",
            {.kind = geometry::Kind::barricade, .cover = geometry::Cover::heavy},
            {3.0, 0.6, 0.9}};
}
AdjustTerrain::NewPiece wall() {
    return {"Wall",
            {.movement = geometry::Movement::impassable, .cover = geometry::Cover::heavy},
            {0.5, 12.0, 6.0}};
}
AdjustTerrain put(AdjustTerrain::NewPiece made, Vec2 at, double facing = 0.0) {
    return {"", at, {facing}, std::move(made)};
}
AdjustTerrain moved(const std::string& piece, Vec2 at, double facing = 0.0) {
    return {piece, at, {facing}, {}};
}

/// Blue's unit is at x = 10 and red's unit at x = 15, both in the open.
struct TerrainByHand : testing::Test {
    TerrainByHand() : game(Game::start(withPlatform(), 3).value()) {}

    /// A scenario with a low block that is far from all miniatures.
    static Scenario withPlatform() {
        Scenario scenario = shootOut();
        scenario.pieces = {{.id = "platform",
                            .name = "Platform",
                            .shape = geometry::BoxShape{{6, 6, 1}},
                            .position = {28, 12, 0},
                            .rotation = {},
                            .facts = {},
                            .parts = {}}};
        return scenario;
    }
    void take(const AdjustTerrain& what) {
        const auto refusal = game->answer(by(what));
        ASSERT_FALSE(refusal) << refusal->text;
        EXPECT_EQ(game->record().back().happening, Happening::adjusted);
    }
    std::string refusalOf(const AdjustTerrain& what) {
        const auto digest = game->digest();
        const auto refusal = game->answer(by(what));
        EXPECT_EQ(game->digest(), digest);
        return refusal ? refusal->text : "taken";
    }
    View view() const { return game->view(Player::blue); }
    bool seen() const {
        const View now = view();
        const auto solid = [&](int id) {
            return geometry::silhouetteOf(now.mini(MiniId{id}).mini);
        };
        return now.memo->isVisible(now.battlefield, solid(0), solid(4), {});
    }
    std::unique_ptr<Game> game;
};

TEST_F(TerrainByHand, ABarricadeObscuresWhoeverIsBehindIt) {
    take(put(barricade(), {14.0, 8}, 90));
    const View now = view();
    ASSERT_NE(now.battlefield.piece("by-hand-0"), nullptr);
    EXPECT_EQ(now.battlefield.piece("by-hand-0")->name, "Barricade");
    const auto obscured =
        geometry::obscured(now.battlefield, now.mini(MiniId{0}).mini, now.mini(MiniId{4}).mini, {});
    ASSERT_EQ(obscured.by.size(), 1U);
    EXPECT_EQ(obscured.by[0].piece, "by-hand-0");
    EXPECT_EQ(game->record().back().verdict, "Barricade: terrain placed by hand");
    take({"by-hand-0", {}, {}, {}});
    EXPECT_EQ(view().battlefield.piece("by-hand-0"), nullptr);
    EXPECT_EQ(game->record().back().verdict,
              "Barricade: terrain removed by hand, was at 14.00, 8.00 turned by 90 degrees");
}

TEST_F(TerrainByHand, LinesThatWereRuledBeforeAreRuledAnewAndOnceMoreWhenUndone) {
    EXPECT_TRUE(seen());
    take(put(wall(), {12.5, 9}));
    EXPECT_FALSE(seen());
    ASSERT_TRUE(game->undo());
    EXPECT_TRUE(seen());
    ASSERT_TRUE(game->redo());
    EXPECT_FALSE(seen());
    take(moved("by-hand-0", {30, 3}, 90));
    EXPECT_TRUE(seen());
}

TEST_F(TerrainByHand, ReplayComesToTheSame) {
    take(put(wall(), {12.5, 9}));
    take(moved("platform", {27, 12.5}, 45));
    take(put(barricade(), {20, 20}));
    take({"by-hand-0", {}, {}, {}});
    const auto again = replay(withPlatform(), game->journal());
    ASSERT_TRUE(again) << again.problem().text;
    EXPECT_EQ((*again)->digest(), game->digest());
    EXPECT_NE(Game::start(withPlatform(), 3).value()->digest(), game->digest());
}

TEST_F(TerrainByHand, WhatStoodOnItStandsOnWhatIsBelow) {
    ASSERT_FALSE(game->answer(Adjust{Player::blue, AdjustMini{{MiniId{3}, {28, 12, 1}, {}}}}));
    EXPECT_NEAR(view().mini(MiniId{3}).mini.position.z, 1.0, 1e-6);
    take(moved("platform", {27, 12}));
    EXPECT_NEAR(view().mini(MiniId{3}).mini.position.z, 1.0, 1e-6) << "still on it";
    take(moved("platform", {20, 19}));
    EXPECT_NEAR(view().mini(MiniId{3}).mini.position.z, 0.0, 1e-6);
}

TEST_F(TerrainByHand, NothingIsPutOntoMiniaturesButAreaTerrain) {
    const Vec2 at{view().mini(MiniId{0}).mini.position};
    const std::string label = view().unit(UnitId{0}).label;
    EXPECT_EQ(refusalOf(put(barricade(), at)), "a miniature of " + label + " stands there");
    EXPECT_EQ(refusalOf(moved("platform", {at.x - 3.2, at.y})),
              "a miniature of " + label + " stands there");
    // A barricade that is 0.6 inches deep, beside a base of 27 mm. Contact with the base is
    // allowed, because it is not an overlap.
    const double radius = view().mini(MiniId{0}).mini.base.width / 2.0;
    EXPECT_NE(refusalOf(put(barricade(), {at.x, at.y - 0.3 - radius + 0.01})), "taken");
    take(put(barricade(), {at.x, at.y - 0.3 - radius - 0.01}));
    AdjustTerrain::NewPiece rubble = wall();
    rubble.facts.kind = geometry::Kind::area;
    take(put(rubble, at));
}

TEST_F(TerrainByHand, RefusesWhatTheTableCannotHold) {
    EXPECT_EQ(refusalOf(moved("no-such", {5, 5})), "there is no such terrain piece");
    EXPECT_EQ(refusalOf({"", Vec2{5, 5}, {}, {}}), "there is no such terrain piece");
    EXPECT_EQ(refusalOf(moved("platform", {-0.1, 5})), "off the battlefield");
    EXPECT_EQ(refusalOf(put(barricade(), {36.1, 5})), "off the battlefield");
    take(put(barricade(), {36, 5}));
    AdjustTerrain nowhere = put(barricade(), {5, 5});
    nowhere.at.reset();
    EXPECT_EQ(refusalOf(nowhere), "a new terrain piece lies somewhere");
    AdjustTerrain named = put(barricade(), {5, 5});
    named.piece = "mine";
    EXPECT_EQ(refusalOf(named), "a new terrain piece has no id yet");
    AdjustTerrain::NewPiece flat = barricade();
    flat.size.z = 0.09;
    EXPECT_EQ(refusalOf(put(flat, {5, 5})),
              "a new terrain piece is 0.1 to 36 inches long, deep and high");
    flat.size.z = 0.1;
    take(put(flat, {5, 5}));
    AdjustTerrain::NewPiece nameless = barricade();
    nameless.name.clear();
    EXPECT_EQ(refusalOf(put(nameless, {5, 5})), "a name has 1 to 60 bytes");
}

}  // namespace
}  // namespace sightline::engine::test
