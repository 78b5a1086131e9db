// Places of badges on the screen: clear of one another, of figures and of tokens.
#include <gtest/gtest.h>
#include <QSet>

#include "app/window/legion/table/badge_arrangement.h"
#include "app/window/legion/words/short_labels.h"

namespace sightline::app {
namespace {

const QRectF wide(-1000.0, -1000.0, 3000.0, 3000.0);

BadgeBox at(double x, double y) { return {QRectF(x, y, 50, 20)}; }
QRectF placeOf(const std::vector<BadgeBox>& badges, const BadgeArrangement& arranged,
               std::size_t which) {
    return badges[which].box.translated(arranged.shifts[which]);
}

TEST(BadgeArrangement, ABadgeWithRoomStays) {
    const auto arranged = arrange({at(0, 0), at(100, 0)}, {QRectF(0, 40, 20, 20)}, wide);
    EXPECT_EQ(arranged.shifts, std::vector<QPointF>(2));
    EXPECT_TRUE(arranged.crowds.empty());
}

TEST(BadgeArrangement, TwoBadgesAtOnePlaceKeepClear) {
    const std::vector<BadgeBox> badges{at(0, 0), at(6, 2)};
    const auto arranged = arrange(badges, {}, wide);
    EXPECT_FALSE(placeOf(badges, arranged, 0).intersects(placeOf(badges, arranged, 1)));
    EXPECT_TRUE(arranged.crowds.empty());
}

TEST(BadgeArrangement, ABadgeLeavesAFigureAndANumber) {
    const QRectF figure(10, 5, 20, 60);
    const std::vector<BadgeBox> badges{at(0, 0), {QRectF(20, -15, 20, 20), true}};
    const auto arranged = arrange(badges, {figure}, wide);
    EXPECT_FALSE(placeOf(badges, arranged, 0).intersects(figure));
    EXPECT_FALSE(placeOf(badges, arranged, 0).intersects(badges[1].box));
    EXPECT_EQ(arranged.shifts[1], QPointF()) << "a number stays on its base";
}

TEST(BadgeArrangement, ABadgeInTheRoomStaysInTheRoom) {
    const std::vector<BadgeBox> badges{at(40, 0), at(40, 0), at(40, 0), at(40, 0)};
    const QRectF room(0, 0, 300, 200);
    const auto free = arrange(badges, {}, wide);
    const auto kept = arrange(badges, {}, room);
    bool left = false;
    for (std::size_t i = 0; i < badges.size(); ++i) {
        left |= !room.contains(placeOf(badges, free, i));
        EXPECT_TRUE(room.contains(placeOf(badges, kept, i))) << i;
    }
    EXPECT_TRUE(left) << "the test needs badges that would leave the room";
}

TEST(BadgeArrangement, ManyBadgesGatherAndSpread) {
    std::vector<BadgeBox> badges;
    for (int i = 0; i < 14; ++i) badges.push_back(at(300 + i, 300));
    auto arranged = arrange(badges, {}, wide);
    ASSERT_FALSE(arranged.crowds.empty());
    const BadgeCrowd crowd = arranged.crowds.front();
    ASSERT_GT(crowd.size(), 1U);
    EXPECT_TRUE(
        placeOf(badges, arranged, crowd[0]).intersects(placeOf(badges, arranged, crowd[1])));
    fanOut(crowd, badges, QRectF(0, 0, 800, 600), arranged);
    for (std::size_t i = 0; i < crowd.size(); ++i)
        for (std::size_t k = i + 1; k < crowd.size(); ++k)
            EXPECT_FALSE(placeOf(badges, arranged, crowd[i])
                             .intersects(placeOf(badges, arranged, crowd[k])));
}

TEST(BadgeArrangement, ACrowdAtTheTopSpreadsDownwards) {
    std::vector<BadgeBox> badges;
    for (int i = 0; i < 20; ++i) badges.push_back(at(300 + i, 4));
    auto arranged = arrange(badges, {}, wide);
    ASSERT_FALSE(arranged.crowds.empty());
    const QRectF room(0, -60, 800, 600);
    const BadgeCrowd crowd = arranged.crowds.front();
    fanOut({crowd.front(), crowd[1], 17, 18, 19}, badges, room, arranged);
    EXPECT_GT(placeOf(badges, arranged, 19).top(), placeOf(badges, arranged, crowd.front()).top());
}

TEST(UnitCodes, EachUnitHasItsOwnCode) {
    EXPECT_EQ(unitCodes({"Stormtroopers 1", "Stormtroopers 2", "Rebel Troopers 1", "AT-ST",
                         "Darth Vader"}),
              QStringList({"St1", "St2", "RT1", "AT-ST", "DV"}));
    const QStringList alike =
        unitCodes({"Stormtroopers 1", "Stealth Troopers 1", "Star Troopers 1", "Stormtroopers 1"});
    EXPECT_EQ(QSet<QString>(alike.begin(), alike.end()).size(), 4);
}

}  // namespace
}  // namespace sightline::app
