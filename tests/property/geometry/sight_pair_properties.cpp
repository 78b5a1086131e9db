// Compares the lines of sight of 100,800 pairs on 36 generated tables with the slow reference.
#include <cstdlib>

#include "property/geometry/sight_oracle.h"

namespace sightline::geometry::test {
namespace {

constexpr int pairsOfATable = 2800;
constexpr double surelyABeam = 0.02;  // inches; a beam of this width must not be called blocked

Silhouette grownBy(Silhouette body, double by) {
    body.outline.radius += by;
    body.top += by;
    return body;
}

class SightPairs : public testing::TestWithParam<int> {
  protected:
    SightTable table_ = sightTable(static_cast<unsigned>(GetParam()), 24 + GetParam() % 3 * 8, 1);
    SightOracle judge_{table_.pieces};
    TableDice dice_{static_cast<unsigned>(1000 + GetParam())};
};

std::string told(const SightPair& pair) {
    std::ostringstream text;
    for (const Mini* mini : {&pair.one, &pair.other})
        text << mini->position.x << ' ' << mini->position.y << ' ' << mini->position.z << " base "
             << mini->base.width << "; ";
    return text.str();
}

TEST_P(SightPairs, EveryWitnessIsClearAndNoBlockedPairHasABeam) {
    SightSettings alone;
    alone.margin = false;
    alone.proof = 600;
    int blocked = 0, contested = 0, atOnce = 0;
    for (int judged = 0; judged < pairsOfATable;) {
        const SightPair pair = sightPair(table_, dice_);
        const Silhouette one = silhouetteOf(pair.one), other = silhouetteOf(pair.other);
        if (!judge_.between(one, other, 0.0)) continue;
        ++judged;
        const Sight it = lineOfSight(table_.field, one, other, alone);
        if (isVisibleAtOnce(table_.field, one, other, alone)) {
            ASSERT_EQ(it.verdict, SightVerdict::visible) << told(pair);
            ASSERT_TRUE(isVisible(table_.field, other, one, alone)) << told(pair);
            ++atOnce;
        }
        contested += it.verdict == SightVerdict::contested ? 1 : 0;
        if (it.verdict == SightVerdict::visible) {
            ASSERT_TRUE(it.witness) << told(pair);
            ASSERT_TRUE(SightOracle::holds(one, it.witness->from)) << told(pair);
            ASSERT_TRUE(SightOracle::holds(other, it.witness->to)) << told(pair);
            ASSERT_TRUE(judge_.isClear(*it.witness)) << told(pair);
            ASSERT_GE(judge_.room(*it.witness, 1.0), sightRoom - 2e-3) << told(pair);
        }
        if (it.verdict != SightVerdict::blocked) continue;
        const int tries = ++blocked % 40 == 0 ? 1500 : 60;
        ASSERT_LT(judge_.widestBeam(one, other, dice_, tries, surelyABeam), surelyABeam)
            << told(pair);
    }
    EXPECT_GT(blocked, 20);
    EXPECT_GT(atOnce, 20);
    EXPECT_LT(contested, pairsOfATable / 20);
}

// The number of positive margins, and of negative margins, that the test checks on each table. The
// environment variable SIGHTLINE_MARGINS sets another number.
int marginsOfATable() {
    const char* wanted = std::getenv("SIGHTLINE_MARGINS");
    return wanted ? std::max(1, std::atoi(wanted)) : 6;
}

// Compares the sight margin with the slow reference. The tables have no woods: a silhouette that
// overlaps woods after it was enlarged can see out of them, so the margin would have no meaning.
TEST_P(SightPairs, TheMarginIsAsNarrowAsTheJudgeFindsIt) {
    std::erase_if(table_.pieces, [](const PieceSpec& it) { return it.facts.kind == Kind::area; });
    table_.field = field(table_.pieces);
    judge_ = SightOracle(table_.pieces);
    const int wanted = marginsOfATable();
    int visible = 0, blocked = 0;
    for (int i = 0; i < 70 * wanted && (visible < wanted || blocked < wanted); ++i) {
        const SightPair pair = sightPair(table_, dice_);
        const Silhouette one = silhouetteOf(pair.one), other = silhouetteOf(pair.other);
        if (!judge_.between(one, other, 1.0)) continue;
        SightSettings settings;
        settings.proof = 600;
        settings.margin = false;
        const SightVerdict verdict = lineOfSight(table_.field, one, other, settings).verdict;
        if (verdict == SightVerdict::contested) continue;
        if ((verdict == SightVerdict::visible ? visible : blocked) >= wanted) continue;
        settings.margin = true;
        const Sight it = lineOfSight(table_.field, one, other, settings);
        ASSERT_EQ(it.verdict, verdict) << told(pair);
        if (!it.margin || std::abs(*it.margin) >= 0.5) continue;
        if (verdict == SightVerdict::visible) {
            ++visible;
            EXPECT_NEAR(judge_.room(*it.witness, 1.0), *it.margin, 5e-3) << told(pair);
            EXPECT_LT(judge_.widestBeam(one, other, dice_, 150, 0.6, it.witness), *it.margin + 0.02)
                << told(pair);
            continue;
        }
        ++blocked;
        const double growth = -*it.margin, less = std::max(0.0, growth - 0.02);
        const Silhouette more = grownBy(one, growth + 0.02), most = grownBy(other, growth + 0.02);
        SightSettings sure;
        sure.margin = false;
        const Sight sees = lineOfSight(table_.field, more, most, sure);
        EXPECT_EQ(sees.verdict, SightVerdict::visible) << told(pair) << growth;
        ASSERT_TRUE(sees.visible && judge_.isClear(*sees.witness)) << told(pair) << growth;
        EXPECT_LT(judge_.widestBeam(grownBy(one, less), grownBy(other, less), dice_, 300, 0.02,
                                    sees.witness),
                  0.02)
            << told(pair) << growth;
    }
    EXPECT_GT(visible + blocked, 0);
}

// Moves the whole scene: a rotation around the middle of the table, and a shift.
struct Motion {
    double turn = 0.0;
    Vec3 shift{};

    Vec3 operator()(Vec3 at) const {
        const Vec2 x = direction({turn}), y(-x.y, x.x), from(at.x - 36.0, at.y - 18.0);
        return Vec3(Vec2(36.0, 18.0) + x * from.x + y * from.y, at.z) + shift;
    }
    void operator()(Mini& mini) const {
        mini.position = (*this)(mini.position);
        mini.facing.value += turn;
    }
    Battlefield operator()(std::vector<PieceSpec> pieces) const {
        for (PieceSpec& piece : pieces) {
            piece.position = (*this)(piece.position);
            piece.rotation.value += turn;
        }
        return field(std::move(pieces));
    }
};

TEST_P(SightPairs, WhoAsksAndWhereTheTableLiesChangesNothing) {
    const Motion motion{GetParam() % 2 == 0 ? 0.0 : 37.0 + GetParam(), Vec3(3.25, -1.5, 0.0)};
    const Battlefield moved = motion(table_.pieces);
    for (int i = 0; i < 25; ++i) {
        SightPair pair = sightPair(table_, dice_);
        SightSettings settings;
        settings.proof = 600;
        const Sight here = sight(table_.field, pair.one, pair.other, settings);
        const Sight back = sight(table_.field, pair.other, pair.one, settings);
        EXPECT_EQ(here.verdict, back.verdict) << told(pair);
        EXPECT_EQ(here.margin, back.margin) << told(pair);
        motion(pair.one), motion(pair.other);
        const Sight there = sight(moved, pair.one, pair.other, settings);
        const bool sure = here.verdict != SightVerdict::contested &&
                          there.verdict != SightVerdict::contested &&
                          (!here.margin || std::abs(*here.margin) > 0.02);
        if (!sure) continue;
        EXPECT_EQ(here.verdict, there.verdict) << told(pair);
        // A margin of half an inch or more is only a bound, and the bound may differ on a rotated
        // table.
        if (motion.turn != 0.0 && std::abs(here.margin.value_or(-1.0)) >= 0.5) continue;
        EXPECT_NEAR(here.margin.value_or(-1.0), there.margin.value_or(-1.0), 0.04) << told(pair);
    }
}

// Test of a fixed fault. The search found a narrow line past one side of a wall's end, and never
// found the wider way past the other side.
TEST(SightPairsOnce, TheWiderWayPastTheOtherSideIsFound) {
    SightTable table = sightTable(33, 24, 1);
    std::erase_if(table.pieces, [](const PieceSpec& it) { return it.facts.kind == Kind::area; });
    const Sight it = sight(field(table.pieces), trooper(32.295679408641185, 20.277023445953109),
                           trooper(15.841321774181445, 17.008721380223395));
    EXPECT_EQ(it.verdict, SightVerdict::visible);
    EXPECT_NEAR(*it.margin, 0.081, 0.02);
}

INSTANTIATE_TEST_SUITE_P(Tables, SightPairs, testing::Range(1, 37));

}  // namespace
}  // namespace sightline::geometry::test
