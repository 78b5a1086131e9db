// The banner between turns, and the other texts that are displayed over the table.
#include "app/window/shell/handover/handover_banner.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/sheet.h"
#include "ui/round_stand.h"

namespace sightline::app {
namespace {

using engine::Player;

class HandoverOverTheTable : public RoundStand {
  protected:
    HandoverBanner& banner() { return *window->parts().banner; }
};

TEST_F(HandoverOverTheTable, TheBannerWaitsUntilTheSheetIsRead) {
    startRound();
    banner().setEnabledByPlayers(true);
    playCards(QStringLiteral("Assault"), QStringLiteral("Push"));
    ASSERT_TRUE(window->parts().sheet->isVisible());
    banner().announce(Player::blue);
    EXPECT_FALSE(banner().isVisible()) << "one lies over the other";
    readSheet(QStringLiteral("command cards"));
    ASSERT_FALSE(window->parts().sheet->isVisible());
    EXPECT_TRUE(banner().isVisible());
    EXPECT_EQ(banner().title(), QStringLiteral("Hand over to Blue"));
}

TEST_F(HandoverOverTheTable, ASheetThatComesLaterPutsTheBannerOff) {
    startRound();
    banner().setEnabledByPlayers(true);
    takeOver();
    playCard(QStringLiteral("Assault"));
    takeOver();
    banner().announce(Player::red);
    ASSERT_TRUE(banner().isVisible());
    playCard(QStringLiteral("Push"));
    ASSERT_TRUE(window->parts().sheet->isVisible());
    EXPECT_FALSE(banner().isVisible());
}

TEST_F(HandoverOverTheTable, ABannerThatNobodyReadComesBack) {
    startRound();
    banner().setEnabledByPlayers(true);
    banner().announce(Player::red);
    banner().setHeld(true);
    EXPECT_FALSE(banner().isVisible());
    banner().setHeld(false);
    EXPECT_TRUE(banner().isVisible());
    QTest::mouseClick(window->parts().table, Qt::LeftButton, {}, QPoint(5, 5));
    banner().setHeld(true);
    banner().setHeld(false);
    EXPECT_FALSE(banner().isVisible()) << "it was read";
}

}  // namespace
}  // namespace sightline::app
