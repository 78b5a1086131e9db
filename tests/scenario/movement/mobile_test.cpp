// Keyword Glossary: Mobile (p. 52), Compulsory Move (p. 54).
#include "scenario/mission_scene.h"
#include "scenario/movement/mobile_rider.h"
#include "scenario/movement/one_walker.h"

namespace sightline::engine::scene {
namespace {

TEST(P52Mobile, TheCompulsoryMoveComesFirst) {
    OneWalker scene(bearing(atRt(), Keyword::mobile));
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::mobile));
    scene.freeAction(Action::compulsoryMove);
    EXPECT_NE(scene.refusal(MoveAnswer{turning(1, 0.0)}), "") << "its Speed is 2";
    EXPECT_NE(scene.refusal(MoveAnswer{turning(2, 0.0, 0.5)}), "") << "all the way";
    scene.move(turning(2, 0.0));
    EXPECT_EQ(scene.unit(scene.walker).actionsLeft, 2) << "a free one";
    scene.action(Action::finish);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "once";
}

TEST(P52Mobile, OrLast) {
    OneWalker scene(bearing(atRt(), Keyword::mobile));
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    scene.action(Action::finish);
    ASSERT_TRUE(scene.asks(Ask::moveUnit));
    EXPECT_TRUE(scene.question().move->compulsory);
}

TEST(P52Mobile, DoesNotRotateFirstAndNeverReverses) {
    for (const bool mobile : {true, false}) {
        OneWalker scene(mobile ? bearing(atRt(), Keyword::mobile) : atRt());
        scene.begin();
        if (mobile) scene.choose(Done{}, Ask::chooseFreeAction);
        EXPECT_EQ(scene.offers(Action::reverse), !mobile);
        EXPECT_TRUE(scene.offers(Action::pivot));
        scene.action(Action::move);
        EXPECT_EQ(scene.refusal(MoveAnswer{turning(2, 30.0)}).empty(), !mobile);
    }
}

TEST(P52Mobile, WhoHoldsAnAssetMakes1OtherMoveAction) {
    MobileRider scene;
    scene.claimAndMove();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::move));
}

}  // namespace
}  // namespace sightline::engine::scene
