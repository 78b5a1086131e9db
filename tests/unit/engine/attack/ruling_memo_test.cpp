// The cache of rulings about lines of sight. A cached ruling may be used only for exactly the same
// question.
#include "engine/legion/rules/rulings/ruling_memo.h"

#include <gtest/gtest.h>

#include "unit/geometry/scene.h"

namespace sightline::engine::test {
namespace {

geometry::Battlefield tableWithAWall() {
    using namespace geometry::test;
    return geometry::Battlefield::make({72, 36}, {box("wall", {20, 10, 0}, {1, 6, 3}, heavyWall())},
                                       dimensions())
        .value();
}

geometry::Silhouette trooperAt(double x, double y) {
    return {{{x, y}, {x, y}, 0.53}, 0.0, geometry::test::trooperHeight};
}

TEST(RulingMemo, SaysWhatGeometrySays) {
    const geometry::Battlefield field = tableWithAWall();
    RulingMemo memo;
    for (const double y : {10.0, 13.5, 16.0}) {
        const auto from = trooperAt(15.0, 10.0), to = trooperAt(25.0, y);
        const bool truth = geometry::isVisible(field, from, to);
        EXPECT_EQ(memo.isVisible(field, from, to, {}), truth) << y;
        EXPECT_EQ(memo.isVisible(field, from, to, {}), truth) << y << ", looked up";
        EXPECT_EQ(memo.lineOfSight(field, from, to, {}).visible, truth) << y;
    }
    EXPECT_EQ(memo.size(), 6U) << "three places, two kinds of question";
}

TEST(RulingMemo, AYesAtOnceIsKeptAndANoSaysNothing) {
    const geometry::Battlefield field = tableWithAWall();
    RulingMemo memo;
    const auto from = trooperAt(15.0, 10.0), seen = trooperAt(25.0, 20.0),
               hidden = trooperAt(25.0, 10.0);
    EXPECT_TRUE(memo.isVisibleAtOnce(field, from, seen, {}));
    EXPECT_EQ(memo.size(), 1U);
    EXPECT_TRUE(memo.isVisible(field, from, seen, {}));
    EXPECT_FALSE(memo.isVisibleAtOnce(field, from, hidden, {}));
    EXPECT_EQ(memo.size(), 1U) << "it proved nothing";
    EXPECT_FALSE(memo.isVisible(field, from, hidden, {}));
    EXPECT_EQ(memo.size(), 2U);
}

TEST(RulingMemo, AHairsBreadthOrAFurtherSolidIsAnotherQuestion) {
    const geometry::Battlefield field = tableWithAWall();
    RulingMemo memo;
    const auto from = trooperAt(15.0, 20.0), to = trooperAt(25.0, 20.0);
    EXPECT_TRUE(memo.isVisible(field, from, to, {}));
    EXPECT_TRUE(memo.isVisible(field, from, trooperAt(25.0 + 1e-12, 20.0), {}));
    EXPECT_EQ(memo.size(), 2U);
    const geometry::Silhouette hull[] = {{{{20.0, 20.0}, {20.0, 20.0}, 3.0}, 0.0, 5.0}};
    geometry::SightSettings blocked;
    blocked.obstacles = hull;
    EXPECT_FALSE(memo.isVisible(field, from, to, blocked));
    EXPECT_TRUE(memo.isVisible(field, from, to, {}));
}

TEST(RulingMemo, WhoAsksIsNoOtherQuestion) {
    const geometry::Battlefield field = tableWithAWall();
    RulingMemo memo;
    const auto one = trooperAt(15.0, 10.0), other = trooperAt(25.0, 10.0);
    EXPECT_FALSE(memo.isVisible(field, one, other, {}));
    EXPECT_FALSE(memo.isVisible(field, other, one, {}));
    EXPECT_EQ(memo.size(), 1U);
    const auto seen = trooperAt(25.0, 20.0);
    memo.lineOfSight(field, one, seen, {});
    const auto back = memo.lineOfSight(field, seen, one, {}).witness;
    EXPECT_LT(glm::distance(back->from, {25.0, 20.0, back->from.z}), 0.6)
        << "its line has a direction";
}

TEST(RulingMemo, ASolidThatStandsElsewhereIsNoOtherQuestion) {
    const geometry::Battlefield field = tableWithAWall();
    RulingMemo memo;
    const auto from = trooperAt(15.0, 20.0), to = trooperAt(25.0, 20.0);
    const auto tankAt = [](double x, double y) {
        return geometry::Silhouette{{{x, y}, {x, y}, 2.0}, 0.0, 3.0};
    };
    const auto seen = [&](const geometry::Silhouette& tank) {
        geometry::SightSettings settings;
        settings.obstacles = {&tank, 1};
        return memo.isVisible(field, from, to, settings);
    };
    EXPECT_TRUE(memo.isVisible(field, from, to, {}));
    EXPECT_TRUE(seen(tankAt(40.0, 30.0)));
    EXPECT_TRUE(seen(tankAt(50.0, 10.0)));
    EXPECT_EQ(memo.size(), 1U);
    EXPECT_FALSE(seen(tankAt(20.0, 20.0)));
    EXPECT_EQ(memo.size(), 2U);
}

TEST(RulingMemo, WhatWasStoppedIsNotKept) {
    const geometry::Battlefield field = tableWithAWall();
    RulingMemo memo;
    const auto from = trooperAt(15.0, 10.0), hidden = trooperAt(25.0, 10.0);
    std::stop_source stopped;
    stopped.request_stop();
    geometry::SightSettings cut;
    cut.stop = stopped.get_token();
    EXPECT_FALSE(memo.isVisible(field, from, hidden, cut));
    EXPECT_EQ(memo.size(), 0U);
}

TEST(RulingMemo, ACompulsoryMoveIsTriedOncePerPlaceSpeedAndCompany) {
    RulingMemo memo;
    int tried = 0;
    const auto work = [&] { return ++tried > 1; };
    geometry::Mini leader = geometry::test::trooper(10.0, 10.0);
    geometry::MoveTerms terms{.speed = 2};
    std::vector<geometry::PlacedMini> others;
    const auto asked = [&] { return memo.canMoveCompulsorily({leader, terms, others, {}}, work); };
    EXPECT_FALSE(asked());
    EXPECT_FALSE(asked()) << "as it was found";
    EXPECT_EQ(tried, 1);
    terms.speed = 3;
    EXPECT_TRUE(asked());
    leader.position.x += 1e-9;
    asked();
    others.push_back({1, geometry::test::trooper(14.0, 10.0)});
    asked();
    terms.crossesImpassable = true;
    asked();
    EXPECT_EQ(tried, 5);
    terms.deployment.emplace();
    asked();
    asked();
    EXPECT_EQ(tried, 7) << "who deploys is asked anew";
}

TEST(RulingMemo, ASpotIsSearchedOncePerWishAndCompany) {
    RulingMemo memo;
    int searched = 0;
    const auto work = [&] { return geometry::Vec2{++searched * 1.0, 0.0}; };
    std::vector<geometry::PlacedMini> minis;
    RulingMemo::WishedSpot wish{.kind = 1, .at = {10.0, 10.0}};
    const auto asked = [&] {
        wish.minis = minis;
        return memo.closestSpot(wish, work).x;
    };
    EXPECT_EQ(asked(), 1.0);
    EXPECT_EQ(asked(), 1.0) << "as it was found";
    wish.tokens.push_back({1, {12.0, 10.0}});
    EXPECT_EQ(asked(), 2.0);
    wish.tokens[0].second.y = 10.5;
    EXPECT_EQ(asked(), 3.0);
    minis.push_back({1, geometry::test::trooper(10.0, 10.0)});
    EXPECT_EQ(asked(), 4.0);
    wish.kind = 0;
    EXPECT_EQ(asked(), 5.0);
    EXPECT_EQ(asked(), 5.0);
}

TEST(RulingMemo, KnowsWhomItWasAskedAbout) {
    const geometry::Battlefield field = tableWithAWall();
    RulingMemo memo;
    const geometry::Mini viewer = geometry::test::trooper(15.0, 10.0);
    const geometry::Mini behind = geometry::test::trooper(21.5, 10.0);
    EXPECT_FALSE(memo.knownObscured(viewer, behind, {}));
    EXPECT_TRUE(memo.obscured(field, viewer, behind, {}).obscured);
    EXPECT_TRUE(memo.knownObscured(viewer, behind, {}));
    EXPECT_FALSE(memo.knownObscured(behind, viewer, {}));
    EXPECT_FALSE(memo.knownObscured(viewer, geometry::test::trooper(21.5, 10.1), {}));
}

TEST(RulingMemo, AMadeMoveIsWorkedOutOncePerToolAndPose) {
    RulingMemo memo;
    int made = 0;
    const auto work = [&] {
        geometry::MadeMove move;
        move.end.position.x = ++made;
        move.stoppedByEdge = made % 2 == 0;
        return move;
    };
    const geometry::Mini leader = geometry::test::trooper(10.0, 10.0);
    const geometry::MoveTerms terms{.speed = 2};
    geometry::Move move;
    const auto ends = [&] {
        return memo.compulsoryMove({leader, terms, {}, {}}, move, work).end.position.x;
    };
    EXPECT_EQ(ends(), 1.0);
    EXPECT_EQ(ends(), 1.0) << "as it was made";
    move.pose.bend = {1e-9};
    EXPECT_EQ(ends(), 2.0);
    EXPECT_TRUE(memo.compulsoryMove({leader, terms, {}, {}}, move, work).stoppedByEdge);
    move.rotateFirst = geometry::Degrees{0.0};
    EXPECT_EQ(ends(), 3.0) << "turned by nothing is turned";
    move.end = geometry::Vec2{0.0, 0.0};
    EXPECT_EQ(ends(), 4.0);
    move.end.reset();
    move.start = geometry::Vec2{0.0, 0.0};
    EXPECT_EQ(ends(), 5.0) << "a start is no end";
    move.toolSpeed = 1;
    EXPECT_EQ(ends(), 6.0);
}

TEST(RulingMemo, APlaceIsProposedOncePerSideTerritoryAndCompany) {
    RulingMemo memo;
    int searched = 0;
    const auto work = [&]() -> RulingMemo::ProposedPlace {
        if (++searched == 2) return std::nullopt;
        return geometry::test::trooper(searched, 0.0);
    };
    geometry::Territory territory{{{0, 0}, {10, 0}, {10, 10}}};
    std::vector<geometry::PlacedMini> others, forbidden;
    geometry::Mini leader = geometry::test::trooper(1.0, 1.0);
    bool near = false;
    const auto asked = [&] {
        const RulingMemo::WishedPlace wish{.leader = leader,
                                           .others = others,
                                           .forbidden = forbidden,
                                           .territory = territory,
                                           .nearSide = near};
        const auto place = memo.proposedPlace(wish, work);
        return place ? place->position.x : -1.0;
    };
    EXPECT_EQ(asked(), 1.0);
    leader.position = {50.0, 20.0, 0.0};
    EXPECT_EQ(asked(), 1.0) << "wherever the leader is now";
    near = true;
    EXPECT_EQ(asked(), -1.0);
    EXPECT_EQ(asked(), -1.0) << "that there is none is kept too";
    territory[0][2].y = 9.5;
    EXPECT_EQ(asked(), 3.0);
    others.push_back({1, geometry::test::trooper(4.0, 1.0)});
    EXPECT_EQ(asked(), 4.0);
    std::swap(others, forbidden);
    EXPECT_EQ(asked(), 5.0) << "overlapped is not touched";
    leader.facing = geometry::Degrees{90.0};
    EXPECT_EQ(asked(), 6.0);
}

}  // namespace
}  // namespace sightline::engine::test
