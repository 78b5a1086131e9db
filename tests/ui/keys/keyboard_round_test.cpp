// A complete round of a battle and the deployment before it by keyboard alone. Each key goes to the
// widget with the focus, as from a real keyboard. The mouse is never used.
#include <set>

#include "app/window/action_bar.h"
#include "app/window/legion/cards/command_card_face.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/table/ghost_keys.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/sheet.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "ui/round_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Player;

class KeyboardRound : public RoundStand {
  protected:
    void type(Qt::Key key, int times = 1, Qt::KeyboardModifiers modifiers = {}) {
        for (int i = 0; i < times; ++i) QTest::keyClick(window->windowHandle(), key, modifiers);
        QCoreApplication::processEvents();
    }
    const DragMove& move() { return window->parts().table->tools().move(); }
    bool deploys() {
        return session().question() && question().move && question().move->terms.deployment;
    }
    /// Presses the number of a button. Returns false if the button is grey or absent.
    bool number(const QString& words) {
        for (const KeyButton* button : window->parts().bar->controls().buttons()) {
            if (button->text() != words || !button->isEnabled()) continue;
            type(Qt::Key(Qt::Key_0 + button->key().toInt()));
            return true;
        }
        return false;
    }
    /// Reads what both players read, and takes the computer over from the other player.
    bool passOn() {
        if (window->parts().sheet->isVisible()) {
            type(Qt::Key_Return);
        } else if (session().handover().waits()) {
            type(Qt::Key_Space);
        } else {
            return false;
        }
        return true;
    }
    void playCard(const QString& name) {
        Qt::Key key = Qt::Key_1;
        for (const CommandCardFace* card : window->parts().hand->cards())
            if (QString::fromStdString(card->card().name) == name)
                key = Qt::Key(Qt::Key_0 + card->key().toInt());
        type(key);
        type(Qt::Key_Return);
    }
    void order() {
        for (int unit = 0; unit < question().most; ++unit) {
            type(Qt::Key_Tab);
            type(Qt::Key_Return);
        }
        EXPECT_EQ(session().choice().ticked().size(), std::size_t(question().most));
        type(Qt::Key_Return);
    }
    void chooseUnit() {
        const auto& options = question().options;
        const bool offered = std::any_of(options.begin(), options.end(), [](const auto& option) {
            return std::holds_alternative<engine::UnitId>(option);
        });
        if (!offered) return type(Qt::Key_O);
        type(Qt::Key_Tab);
        type(Qt::Key_Return);
    }
    void act() {
        const engine::UnitId unit = question().unit;
        const int done = acted_[unit]++;
        if (done == 0 && number(QStringLiteral("Move"))) return;
        if (done <= 1 && number(QStringLiteral("Attack"))) return;
        type(Qt::Key_0);
    }
    /// Moves the leader towards the enemy as far as it is legal.
    void moveLeader() {
        const std::size_t before = answers();
        const bool pivots = question().move->terms.kind == geometry::MoveKind::pivot;
        const bool blue = question().player == Player::blue;
        const Qt::Key ahead = pivots ? Qt::Key_Right : blue ? Qt::Key_Up : Qt::Key_Down;
        for (const auto& [key, inches] :
             {std::pair{ahead, 3}, std::pair{ahead, 1}, std::pair{Qt::Key_Left, 2},
              std::pair{Qt::Key_Right, 2}}) {
            type(key, inches, Qt::ControlModifier);
            ASSERT_TRUE(move().wish());
            if (move().wish()->verdict.legal) break;
            type(Qt::Key_Escape);
        }
        EXPECT_TRUE(window->parts().table->ghost().holding());
        type(Qt::Key_Return);
        ASSERT_TRUE(waitUntil([&] { return answers() > before; }, 5000));
        ++moves_;
    }
    void simply() {
        for (const Qt::Key one : {Qt::Key_Return, Qt::Key_0, Qt::Key_1, Qt::Key_2}) {
            const std::size_t before = answers();
            type(one);
            if (answers() > before) return;
        }
        FAIL() << "no key answers question " << static_cast<int>(question().ask);
    }
    void answerOne() {
        if (passOn()) return;
        seen_.insert(question().ask);
        switch (question().ask) {
            case Ask::playCommandCard:
                return playCard(question().player == Player::blue ? QStringLiteral("Assault")
                                                                  : QStringLiteral("Push"));
            case Ask::nominateCommander:
                return type(Qt::Key_1);
            case Ask::issueOrders:
                return order();
            case Ask::chooseUnitToActivate:
                return chooseUnit();
            case Ask::chooseAction:
                return act();
            case Ask::moveUnit:
                return moveLeader();
            case Ask::declareDefender:
                type(Qt::Key_Tab);
                return type(Qt::Key_Return);
            default:
                return simply();
        }
    }

    std::map<engine::UnitId, int> acted_;
    std::set<Ask> seen_;
    int moves_ = 0;
};

TEST_F(KeyboardRound, FromTheCommandPhaseToTheNextRound) {
    startRound();
    for (int step = 0; step < 400 && view().round == 1 && !HasFatalFailure(); ++step) answerOne();
    EXPECT_EQ(view().round, 2);
    EXPECT_GE(moves_, 2);
    for (const Ask asked : {Ask::playCommandCard, Ask::issueOrders, Ask::chooseUnitToActivate,
                            Ask::chooseAction, Ask::moveUnit, Ask::placeUnit, Ask::declareDefender})
        EXPECT_TRUE(seen_.contains(asked)) << int(asked);
}

TEST_F(KeyboardRound, DeploysAUnitFromTheEdge) {
    startSetup();
    for (int step = 0; step < 100 && !deploys() && !HasFatalFailure(); ++step) answerOne();
    ASSERT_TRUE(deploys());
    const engine::UnitId unit = question().unit;
    ASSERT_TRUE(window->parts().table->ghost().active());
    moveLeader();
    const geometry::Vec3 stand = view().mini(leaderOf(unit)).mini.position;
    EXPECT_TRUE(view().mini(leaderOf(unit)).onTable());
    EXPECT_TRUE(stand.y < 12.0 || stand.y > 24.0) << stand.y;
}

}  // namespace
}  // namespace sightline::app
