// The reasons why the answer to a dispute is certain although some facts are not exactly known, in
// French. The tests cause every kind of proof. No English may be left.
#include <gtest/gtest.h>

#include "engine/legion/advice/disputes/proof.h"
#include "ui/words/said_in_french.h"

namespace sightline::app {
namespace {
using engine::Dispute;
using engine::DisputeAbout;

/// Two bases 20 inches apart, with a wall between them.
Dispute acrossAWall(DisputeAbout about, double wallHeight) {
    Dispute dispute;
    dispute.about = about;
    geometry::PieceSpec wall;
    wall.id = "wall";
    wall.shape = geometry::BoxShape{{0.2, 30.0, wallHeight}};
    wall.position = {20.0, 18.0, 0.0};
    dispute.pieces = {wall};
    dispute.dimensions.bases = {{"small", {1.0, 1.0, false}}};
    dispute.dimensions.smallSilhouette = dispute.dimensions.largeSilhouette = 1.65;
    dispute.dimensions.toolLength = {3.0, 5.0, 7.0};
    dispute.dimensions.toolWidth = dispute.dimensions.toolJoint = 0.5;
    dispute.dimensions.toolMaxBend = {90.0};
    dispute.dimensions.notchDepth = 0.1;
    dispute.dimensions.rangeBand = 6.0;
    dispute.dimensions.halfRange = 3.0;
    dispute.from = {{10.0, 18.0, 0.0}, {}, {1.0, 1.0, false}, 2.0};
    dispute.to = geometry::Mini{{30.0, 18.0, 0.0}, {}, {1.0, 1.0, false}, 2.0};
    dispute.heightOf = geometry::PieceId("wall");
    dispute.pieceLeeways["wall"].height = 0.1;
    return dispute;
}

TEST(FrenchProof, EveryRowOfTheTableIsSaid) {
    SaidInFrench french;
    const auto prove = [&](const Dispute& dispute) {
        const auto why = engine::provedBy(dispute);
        ASSERT_TRUE(why);
        french.hear(*why);
    };
    prove(acrossAWall(DisputeAbout::lineOfSight, 1.5));
    prove(acrossAWall(DisputeAbout::lineOfSight, 4.0));
    prove(acrossAWall(DisputeAbout::height, 1.0));
    Dispute range = acrossAWall(DisputeAbout::range, 1.0);
    range.pieceLeeways.clear();
    range.fromLeeway.position = {0.1, 0.1};
    prove(range);
    range.fromLeeway = {};
    prove(range);
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("engine/legion/advice/words/disputes.h"), "");
}

}  // namespace
}  // namespace sightline::app
