// A quiet moment is a moment of the game at which no effect acted. If the same answers are
// replayed, the game skips its quiet moments.
#include "engine/talk/quiet_moments.h"

#include <gtest/gtest.h>

#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

TEST(QuietMoments, KnowsWhatWasNotedUntilTheGameGoesAnotherWay) {
    QuietMoments quiet;
    EXPECT_FALSE(quiet.isQuiet(3)) << "nobody has been there";
    quiet.note(3);
    quiet.note(1);
    EXPECT_TRUE(quiet.isQuiet(3));
    EXPECT_TRUE(quiet.isQuiet(1));
    EXPECT_FALSE(quiet.isQuiet(2)) << "somebody acted";
    quiet.forgetFrom(2);
    EXPECT_TRUE(quiet.isQuiet(1));
    EXPECT_FALSE(quiet.isQuiet(3));
    quiet.forgetFrom(9);
    EXPECT_TRUE(quiet.isQuiet(1));
}

/// A battle with an effect that counts how often the game asks whether the effect applies.
struct Counted {
    explicit Counted(bool matters) : battle(*setUp(scenario)) {
        Effects effects;
        effects.add<EndOfUnitActivation>(
            {.controller = Player::blue,
             .resolve = [](Battle& now, EndOfUnitActivation&) -> Task<void> {
                 now.gain(UnitId{0}, Token::aim, 1, page(24, "Aim"));
                 co_return;
             },
             .applies =
                 [this, matters](const Battle&, const EndOfUnitActivation&) {
                     ++asked;
                     return matters;
                 }});
        battle.effects = std::make_shared<Effects>(std::move(effects));
        battle.quiet = std::make_shared<QuietMoments>();
    }
    void come() {
        EndOfUnitActivation point{UnitId{0}};
        Task<void> task = reach(battle, point);
        task.start();
        task.result();
    }

    Scenario scenario = shootOut();
    Battle battle;
    int asked = 0;
};

TEST(QuietMoments, NobodyIsAskedTwiceInWhatPassedWithoutAnybody) {
    Counted quiet(false);
    quiet.come();
    quiet.battle.moments = 0;  // counts moments from 0 again, as a replay does
    quiet.come();
    EXPECT_EQ(quiet.asked, 1);
    EXPECT_EQ(quiet.battle.moments, 1U);
}

TEST(QuietMoments, WhoActedActsAgain) {
    Counted acting(true);
    acting.come();
    acting.battle.moments = 0;
    acting.come();
    EXPECT_EQ(acting.asked, 2);
    EXPECT_EQ(acting.battle.unit(UnitId{0}).tokens[Token::aim], 2);
}

TEST(QuietMoments, WithoutAMemoryEveryMomentIsLookedAt) {
    Counted quiet(false);
    quiet.battle.quiet = nullptr;
    quiet.come();
    quiet.battle.moments = 0;
    quiet.come();
    EXPECT_EQ(quiet.asked, 2);
}

// If the game reminds the players at a moment, a replay does not skip this moment.
TEST(QuietMoments, AMomentThatTellsSomethingIsNotQuiet) {
    for (const bool tells : {true, false}) {
        Counted telling(false);
        Effects effects;
        effects.add(pointKey<EndOfUnitActivation>(),
                    {.controller = Player::red, .atOnce = [&](Battle& now, void*) {
                         ++telling.asked;
                         if (tells) now.record({.happening = Happening::reminded});
                     }});
        telling.battle.effects = std::make_shared<Effects>(std::move(effects));
        telling.come();
        telling.battle.moments = 0;
        telling.come();
        EXPECT_EQ(telling.asked, tells ? 2 : 1);
        EXPECT_EQ(telling.battle.log.size(), tells ? 2U : 0U);
    }
}

}  // namespace
}  // namespace sightline::engine::test
