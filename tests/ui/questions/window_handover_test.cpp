// The players choose command cards behind a hand-over screen. The window must never show the hand
// of one player to the other player.
#include <QAbstractButton>
#include <QMenu>
#include <QMenuBar>

#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/cards/command_card_face.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/shell/handover/handover_screen.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/widgets/sheet.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/round_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Player;

class WindowHandover : public RoundStand {
  protected:
    /// The names of the command cards that only this player's hand contains.
    std::vector<std::string> ownCards(Player player) {
        const engine::View mine = session().game().view(player);
        const engine::View other = session().game().view(engine::opponent(player));
        const auto& hand = mine.command[static_cast<std::size_t>(player)].hand;
        const auto& enemy = other.command[static_cast<std::size_t>(engine::opponent(player))].hand;
        std::vector<std::string> names;
        for (const engine::CommandCard* card : hand)
            if (std::none_of(enemy.begin(), enemy.end(), [&](const engine::CommandCard* one) {
                    return one->name == card->name;
                }))
                names.push_back(card->name);
        EXPECT_FALSE(names.empty());
        return names;
    }
    bool shows(const std::string& name) const {
        const QStringList words = wordsOnScreen();
        return std::any_of(words.begin(), words.end(), [&](const QString& line) {
            return line.contains(QString::fromStdString(name));
        });
    }
    void setAside(Player player, const std::string& name) {
        for (const auto& card :
             session().game().scenario().commandHands[static_cast<std::size_t>(player)]) {
            if (card.name != name) continue;
            const engine::AdjustHand aside{player, card.id,
                                           engine::AdjustHand::Destination::setAside};
            ASSERT_TRUE(session().answer(engine::Adjust{player, aside}));
        }
    }
    QAction* menuAction(const QString& words) {
        for (QAction* menu : window->menuBar()->actions())
            for (QAction* one : menu->menu()->actions())
                if (one->text().remove(QLatin1Char('&')).startsWith(words)) return one;
        ADD_FAILURE() << words.toStdString();
        return nullptr;
    }
    void expectNothingSecret() {
        for (const Player player : {Player::blue, Player::red}) {
            EXPECT_TRUE(side(player).hand.empty());
            for (const std::string& name : ownCards(player)) EXPECT_FALSE(shows(name)) << name;
        }
        EXPECT_TRUE(question().options.empty());
        EXPECT_TRUE(window->parts().hand->cards().empty());
        EXPECT_FALSE(window->parts().hand->isVisible());
        EXPECT_EQ(window->parts().handover->geometry().bottom(), window->rect().bottom());
        EXPECT_EQ(window->parts().handover->width(), window->width());
    }
};

TEST_F(WindowHandover, NothingSecretBeforeADeliberateKey) {
    startRound();
    ASSERT_EQ(question().ask, Ask::playCommandCard);
    ASSERT_TRUE(window->parts().handover->isVisible());
    expectNothingSecret();
    // An accidental click or key must not show a card.
    QTest::mouseClick(window->parts().handover, Qt::LeftButton, {}, QPoint(30, 30));
    QTest::keyClick(window->parts().handover, Qt::Key_A);
    QTest::keyClick(window->parts().handover, Qt::Key_1);
    QTest::keyClick(window->parts().handover, Qt::Key_Return);
    expectNothingSecret();
}

TEST_F(WindowHandover, TheOtherHandIsNowhere) {
    startRound();
    QTest::mouseClick(window->parts().handover->button(), Qt::LeftButton);
    ASSERT_FALSE(session().handover().waits());
    EXPECT_EQ(window->parts().hand->cards().size(), 7U);
    for (const std::string& name : ownCards(Player::blue)) EXPECT_TRUE(shows(name)) << name;
    for (const std::string& name : ownCards(Player::red)) EXPECT_FALSE(shows(name)) << name;
    EXPECT_TRUE(side(Player::red).hand.empty());
    const std::vector<std::string> blues = ownCards(Player::blue);

    playCard(QString::fromStdString(blues.front()));
    ASSERT_EQ(question().player, Player::red);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    expectNothingSecret();
    EXPECT_FALSE(shows(blues.front()));  // blue's card is still facedown
    takeOver();
    for (const std::string& name : ownCards(Player::blue)) EXPECT_FALSE(shows(name)) << name;
    EXPECT_FALSE(shows(blues.front()));
    playCard(QStringLiteral("Push"));
    EXPECT_TRUE(shows(blues.front()));  // both players' cards are now faceup
    readSheet(QStringLiteral("command cards"));
}

TEST_F(WindowHandover, CardsSetAsideAreOpenToBothPlayers) {
    startRound();
    const std::string blues = ownCards(Player::blue).front(), reds = ownCards(Player::red).front();
    EXPECT_FALSE(shows(blues));
    setAside(Player::blue, blues);
    setAside(Player::red, reds);
    ASSERT_EQ(side(Player::red).setAside.size(), 1U);
    EXPECT_TRUE(shows("Set aside: " + blues)) << "also while nobody sees a hand";
    EXPECT_TRUE(shows("Set aside: " + reds));
    for (const std::string& name : ownCards(Player::blue)) EXPECT_FALSE(shows(name)) << name;
    takeOver();
    const auto& cards = window->parts().hand->cards();
    ASSERT_EQ(cards.size(), 7U);
    EXPECT_EQ(cards.back()->card().name, blues);
    EXPECT_TRUE(cards.back()->barred());
    QTest::mouseClick(cards.back(), Qt::LeftButton);
    EXPECT_FALSE(cards.back()->chosen());
    QTest::mouseClick(cards.front(), Qt::LeftButton);
    EXPECT_TRUE(cards.front()->chosen());
    EXPECT_TRUE(shows(reds));
}

TEST_F(WindowHandover, ACardIsSetAsideAndTakenBackInTheDialog) {
    startRound();
    takeOver();
    const QString name = QString::fromStdString(ownCards(Player::blue).front());
    const auto click = [&](const QString& button) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        menuAction(QStringLiteral("Adjust the game"))->trigger();
        auto* dialog = window->findChild<AdjustGameMenu*>();
        ASSERT_NE(dialog, nullptr);
        auto* found = dialog->findChild<QAbstractButton*>(button);
        ASSERT_NE(found, nullptr) << button.toStdString();
        QTest::mouseClick(found, Qt::LeftButton);
    };
    click(name + QStringLiteral(" set aside"));
    ASSERT_EQ(side(Player::blue).setAside.size(), 1U);
    EXPECT_EQ(QString::fromStdString(side(Player::blue).setAside[0]->name), name);
    click(name + QStringLiteral(" in the hand"));
    EXPECT_TRUE(side(Player::blue).setAside.empty());
}

TEST_F(WindowHandover, TheHandHidesAgainByEscape) {
    startRound();
    takeOver();
    key(Qt::Key_Escape);
    EXPECT_TRUE(session().handover().waits());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    expectNothingSecret();
}

TEST_F(WindowHandover, ACardIsChosenByItsNumberAndPlayedByEnter) {
    startRound();
    takeOver();
    const std::size_t before = answers();
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), before) << "nothing was chosen yet";
    key(Qt::Key_3);
    EXPECT_TRUE(window->parts().hand->cards()[2]->chosen());
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), before + 1);
    EXPECT_EQ(question().player, Player::red);
}

TEST_F(WindowHandover, UndoOfASecretHidesItAgain) {
    startRound();
    takeOver();
    playCard(QStringLiteral("Push"));
    takeOver();
    ASSERT_TRUE(session().undo());
    EXPECT_EQ(question().player, Player::blue);
    EXPECT_TRUE(session().handover().waits());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    expectNothingSecret();
}

TEST_F(WindowHandover, OrdersCountAndStopAtTheLimit) {
    startRound();
    playCards(QStringLiteral("Assault"), QStringLiteral("Push"));
    readSheet(QStringLiteral("command cards"));
    ASSERT_EQ(question().ask, Ask::issueOrders);
    QString refused;
    QObject::connect(&session(), &GameSession::refused, [&](const QString& why) { refused = why; });
    key(Qt::Key_Return);
    EXPECT_EQ(question().player, Player::red) << "2 units, not none";
    clickTable(leaderOf(named("Stormtroopers 1")));
    EXPECT_TRUE(session().choice().isTicked(named("Stormtroopers 1")));
    clickRow(named("Stormtroopers 2"));
    EXPECT_EQ(session().choice().ticked().size(), 2U);
    clickRow(named("74-Z Speeder Bikes"));
    EXPECT_FALSE(refused.isEmpty());
    EXPECT_EQ(session().choice().ticked().size(), 2U);
    clickTable(leaderOf(named("Stormtroopers 1")));
    EXPECT_EQ(session().choice().ticked().size(), 1U);
    clickTable(leaderOf(named("Stormtroopers 1")));
    key(Qt::Key_Return);
    EXPECT_EQ(question().player, Player::blue);
    EXPECT_EQ(view().unit(named("Stormtroopers 2")).order, engine::UnitView::Order::faceup);
}

}  // namespace
}  // namespace sightline::app
