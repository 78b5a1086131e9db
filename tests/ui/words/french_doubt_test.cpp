// The reasons why a dispute (a question about facts that are not exactly known) cannot be settled,
// in French. The tests cause every reason. No English may be left.
#include <gtest/gtest.h>

#include "engine/legion/advice/disputes/dispute_of.h"
#include "engine/legion/advice/disputes/settle.h"
#include "engine/legion/rules/game/game.h"
#include "ui/words/heard_problems.h"
#include "unit/engine/armies.h"

namespace sightline::app {
namespace {
using engine::Dispute;
using engine::DisputeAbout;
using engine::DisputeRequest;
using engine::MiniId;

class FrenchDoubts : public HeardProblems {
  protected:
    FrenchDoubts()
        : scenario(engine::test::skirmish()),
          game(engine::Game::start(scenario, 1).value()),
          view(game->view(engine::Player::blue)) {}

    MiniId leader(int unit) const { return view.unit(engine::UnitId{unit}).minis.front(); }
    DisputeRequest asking(DisputeAbout about) const {
        DisputeRequest asked;
        asked.about = about;
        asked.from = leader(0);
        asked.to = leader(3);
        return asked;
    }
    Dispute put(const DisputeRequest& asked) const {
        return engine::disputeOf(view, scenario.pieces, asked).value();
    }
    void refusePut(const DisputeRequest& asked) {
        hear(engine::disputeOf(view, scenario.pieces, asked));
    }
    void refuse(const Dispute& dispute) { hear(engine::settle(dispute)); }

    const engine::Scenario scenario;
    const std::unique_ptr<engine::Game> game;
    const engine::View view;
};

TEST_F(FrenchDoubts, EveryRowOfTheTableIsSaid) {
    DisputeRequest asked = asking(DisputeAbout::obscured);
    asked.to = leader(5);
    refusePut(asked);
    asked = asking(DisputeAbout::lineOfSight);
    asked.to = asked.from;
    refusePut(asked);
    asked.to = MiniId{999};
    refusePut(asked);
    asked = asking(DisputeAbout::height);
    refusePut(asked);
    asked.to = geometry::PieceId("nowhere");
    refusePut(asked);

    Dispute dispute = put(asking(DisputeAbout::lineOfSight));
    dispute.to = geometry::PieceId("wall");
    refuse(dispute);
    dispute = put(asking(DisputeAbout::range));
    dispute.to = geometry::PieceId("nowhere");
    refuse(dispute);
    dispute.about = DisputeAbout::height;
    dispute.heightOf = geometry::PieceId("nowhere");
    refuse(dispute);
    dispute = put(asking(DisputeAbout::lineOfSight));
    dispute.pieceLeeways["nowhere"].height = 0.1;
    refuse(dispute);

    dispute = put(asking(DisputeAbout::lineOfSight));
    dispute.pieceLeeways["wall"].rotation = 181.0;
    refuse(dispute);
    dispute.pieceLeeways.clear();
    dispute.fromLeeway.position.x = -1.0;
    refuse(dispute);
    dispute.fromLeeway = {};
    dispute.toLeeway.facing = 181.0;
    refuse(dispute);
    dispute = put(asking(DisputeAbout::place));
    dispute.fromLeeway.height = dispute.from.height;
    refuse(dispute);

    dispute = put(asking(DisputeAbout::lineOfSight));
    for (int i = 0; i < 11; ++i) {
        geometry::PieceSpec piece = scenario.pieces.front();
        piece.id = "wall-" + std::to_string(i);
        dispute.pieces.push_back(piece);
        dispute.pieceLeeways[piece.id] = {{0.1, 0.1}, 1.0, 0.1};
    }
    refuse(dispute);

    std::stop_source stop;
    stop.request_stop();
    hear(engine::settle(put(asking(DisputeAbout::lineOfSight)), stop.get_token()));
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("engine/legion/lists/words/doubts.h"), "");
}

}  // namespace
}  // namespace sightline::app
