#include "ui/learn/lesson_hand.h"

#include <QTranslator>
#include <QWheelEvent>
#include <algorithm>

#include "app/window/learn_desk.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/attack/slow_attack.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/cards/command_card_face.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/learn/lesson_builder.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/legion/learn/lesson_curtain.h"
#include "app/window/legion/learn/lesson_words.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/sheet.h"
#include "app/window/shell/words/language.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/learn/army_hand.h"

namespace sightline::app {

using engine::Ask;
using engine::lessons::Look;

void LessonHand::speakTo(const char* language) {
    speak(*qApp, QString::fromLatin1(language));
    WindowStand::SetUp();
}

void LessonHand::TearDown() {
    WindowStand::TearDown();
    for (QTranslator* one : qApp->findChildren<QTranslator*>()) {
        QCoreApplication::removeTranslator(one);
        delete one;
    }
    QLocale::setDefault(QLocale::c());
}

LessonRun& LessonHand::run() { return *window->learn().run(); }

void LessonHand::startLesson(int number) {
    const auto files = lessonFiles();
    ASSERT_GE(static_cast<int>(files.size()), number);
    const auto problem = window->learn().start(files[static_cast<std::size_t>(number - 1)]);
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
}

void LessonHand::waitForLearner() {
    ASSERT_TRUE(waitUntil([this] {
        if (window->parts().sheet->isVisible())
            QTest::keyClick(window->parts().sheet, Qt::Key_Return);
        if (window->parts().slow->running()) key(Qt::Key_Space);
        return run().over() || (session().question() && !session().watching() &&
                                !session().work().busy() && !session().heldBack());
    })) << "step "
        << run().step();
    LessonBuilder* builder = window->learn().builder();
    ASSERT_TRUE(waitUntil(
        [&] { return !builder || (builder->ready() && builder->window().offers().settled()); }));
}

void LessonHand::pressExactly(const QString& words) {
    for (KeyButton* button : window->findChildren<KeyButton*>())
        if (button->isVisible() && button->isEnabled() && button->text() == words) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    ADD_FAILURE() << "no button " << words.toStdString() << " in step " << run().step();
}

// The button that activates a unit exists only for the selected unit.
void LessonHand::showChoosable(const engine::Option& option) {
    const auto* unit = std::get_if<engine::UnitId>(&option);
    if (unit && question().ask == Ask::chooseUnitToActivate) clickTable(leaderOf(*unit));
}

void LessonHand::pick(const engine::Option& option) {
    const auto* unit = std::get_if<engine::UnitId>(&option);
    if (unit && question().ask == Ask::chooseUnitToActivate) {
        clickTable(leaderOf(*unit));
        return key(Qt::Key_Return);
    }
    // A click declares the defender at once, or selects it in the list of targets.
    if (unit && question().ask == Ask::declareDefender) {
        const std::size_t before = answers();
        clickTable(leaderOf(*unit));
        if (answers() == before) key(Qt::Key_Return);
        return;
    }
    if (const auto* card = std::get_if<engine::CardInHand>(&option)) {
        const auto& cards = window->parts().hand->cards();
        ASSERT_LT(static_cast<std::size_t>(card->index), cards.size());
        QTest::mouseClick(cards[static_cast<std::size_t>(card->index)], Qt::LeftButton);
        return key(Qt::Key_Return);
    }
    pressExactly(QuestionWords::option(option, question(), view()));
}

void LessonHand::pickSeveral(const std::vector<engine::Option>& options) {
    // Units and dice that a former answer has chosen stay chosen.
    const auto wanted = [&](const engine::Option& option) {
        return std::find(options.begin(), options.end(), option) != options.end();
    };
    DiceWidget* dice = window->parts().attack->rerollDice();
    for (const engine::Option& option : question().options) {
        const auto* unit = std::get_if<engine::UnitId>(&option);
        const auto* die = std::get_if<engine::DieIndex>(&option);
        if (unit && session().choice().isTicked(*unit) != wanted(option))
            clickTable(leaderOf(*unit));
        if (die && dice && dice->chosen().contains(die->index) != wanted(option))
            QTest::mouseClick(dice, Qt::LeftButton, {}, dice->dieRect(die->index).center());
    }
    key(Qt::Key_Return);
}

void LessonHand::give(const engine::Answer& answer, bool movesByHand) {
    const engine::Question asked = question();
    const auto picked = engine::lessons::pickedOptions(asked, answer);
    const bool several = std::holds_alternative<engine::PickSeveral>(answer);
    const bool weapons = asked.ask == Ask::chooseWeapons;
    if (const auto* count = std::get_if<engine::Count>(&answer))
        return pressExactly(QuestionWords::count(asked, count->count));
    if (std::holds_alternative<engine::Pick>(answer)) {
        const auto offered = std::find(asked.options.begin(), asked.options.end(), picked.front());
        if (offered != asked.options.end()) return pick(picked.front());
    }
    if (several && !weapons) return pickSeveral(picked);
    if (std::holds_alternative<engine::Places>(answer)) return key(Qt::Key_Return);
    const auto* move = std::get_if<engine::MoveAnswer>(&answer);
    if (move && movesByHand) {
        const auto after = run().steps().judge(answer).after;
        ASSERT_NE(after, nullptr);
        const engine::MiniId leader = leaderOf(asked.unit);
        TableView* table = window->parts().table;
        const geometry::Vec3 from = view().mini(leader).mini.position;
        const geometry::Vec3 to = after->view(run().player()).mini(leader).mini.position;
        const QPointF grip = table->screenOf(leader);
        drag(grip, grip + table->screenOf(to) - table->screenOf(from));
        return;
    }
    session().answer(answer);
}

void LessonHand::give(const Look& look) {
    TableView* table = window->parts().table;
    if (look.inspected) return clickTable(leaderOf(*look.inspected));
    if (!look.measured.empty()) {
        const std::size_t now = run().step();
        if (table->mode() != TableMode::measure) key(Qt::Key_M);
        drag(table->screenOf(leaderOf(look.measured[0])),
             table->screenOf(leaderOf(look.measured[1])));
        waitUntil([&] { return run().step() != now || !table->tools().measure().waiting(); });
        return;
    }
    const QRectF room = table->contentsRect();
    const QPointF middle(room.center().x(), room.top() + room.height() * 0.8);
    if (look.turned > 0.0) {
        QTest::mousePress(table, Qt::RightButton, {}, middle.toPoint());
        for (int i = 1; i <= 20; ++i) {
            const QPointF at = middle + QPointF(20.0 * i, 0.0);
            QMouseEvent event(QEvent::MouseMove, at, table->mapToGlobal(at), Qt::NoButton,
                              Qt::RightButton, {});
            QApplication::sendEvent(table, &event);
        }
        QTest::mouseRelease(table, Qt::RightButton, {}, (middle + QPointF(400, 0)).toPoint());
        return;
    }
    // The zoom keeps the point under the mouse pointer, so the unit stays in view.
    const std::size_t now = run().step();
    const engine::MiniId target = leaderOf(step().points.front().unit.value_or(engine::UnitId{0}));
    for (int i = 0; i < 12 && run().step() == now; ++i) {
        const QPointF at = table->screenOf(target);
        QWheelEvent event(at, table->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(table, &event);
        waitUntil([&] { return run().step() != now; }, 100);
    }
}

bool LessonHand::isLit(const engine::Option& option) {
    if (const auto* die = std::get_if<engine::DieIndex>(&option)) {
        DiceWidget* dice = window->parts().attack->rerollDice();
        return dice && dice->isVisible() && dice->lit().contains(die->index);
    }
    if (const auto* card = std::get_if<engine::CardInHand>(&option)) {
        const auto& cards = window->parts().hand->cards();
        const auto place = static_cast<std::size_t>(card->index);
        return place < cards.size() && cards[place]->isVisible() && cards[place]->lit();
    }
    const auto buttons = window->findChildren<KeyButton*>();
    return std::any_of(buttons.begin(), buttons.end(), [](const KeyButton* button) {
        return button->lit() && button->isVisible();
    });
}

void LessonHand::expectTargets() {
    TableView* table = window->parts().table;
    const auto expectShown = [&](engine::MiniId mini) {
        ASSERT_LT(static_cast<std::size_t>(mini.value), view().minis.size());
        if (!view().mini(mini).onTable()) return;
        // After a step about the camera, a miniature may be out of view.
        if (!table->contentsRect().contains(table->screenOf(mini).toPoint())) {
            table->setCamera(QStringLiteral("table"));
            waitUntil([&] { return table->settled(); });
        }
        EXPECT_TRUE(table->contentsRect().contains(table->screenOf(mini).toPoint())) << mini.value;
    };
    for (const engine::lessons::Target& target : step().points) {
        if (target.mini) expectShown(*target.mini);
        if (target.unit) expectShown(leaderOf(*target.unit));
        for (const engine::UnitId unit : target.line) expectShown(leaderOf(unit));
        if (target.spot) {
            const geometry::Vec2 at = *target.spot;
            EXPECT_TRUE(
                table->contentsRect().contains(table->screenOf({at.x, at.y, 0.0}).toPoint()));
        }
        if (!target.builder.empty()) {
            const LessonCurtain& curtain = window->learn().builder()->curtain();
            EXPECT_TRUE(waitUntil([&] { return curtain.isVisible(); })) << target.builder;
            EXPECT_GE(curtain.holes().size(), 2U) << "the card and a part stay bright";
        }
        if (!target.piece.empty()) {
            EXPECT_NE(view().battlefield.piece(target.piece), nullptr) << target.piece;
        }
        if (!target.option || !session().question()) continue;
        const auto& options = question().options;
        if (std::find(options.begin(), options.end(), *target.option) == options.end()) continue;
        showChoosable(*target.option);
        EXPECT_TRUE(waitUntil([&] { return isLit(*target.option); }, 3000))
            << "step " << run().step() << ": no lit button";
    }
}

// Makes the mistakes that need only one answer. The lesson must name each, and take it back.
void LessonHand::makeMistakes() {
    const std::size_t now = run().step();
    for (const engine::lessons::Mistake& mistake : step().mistakes) {
        if (mistake.tries.size() != 1) continue;
        const engine::lessons::LessonAnswer& tried = mistake.tries.front();
        const std::string words = LessonWords::of(mistake.words).toStdString();
        const std::size_t before = answers();
        if (tried.kind == engine::lessons::LessonAnswer::Kind::look) {
            give(tried.look);
        } else if (tried.kind == engine::lessons::LessonAnswer::Kind::army) {
            const engine::ArmyList army = *run().steps().army();
            const bool made = ArmyHand(window->learn().builder()->window()).make(tried.change);
            const ArmyModel& model = window->learn().builder()->window().model();
            EXPECT_TRUE(waitUntil([&] { return model.list() == army; })) << "step " << now;
            if (!made) continue;  // the builder itself refused the card
        } else if (const auto answer = engine::lessons::answerNow(tried, session().game())) {
            give(*answer, false);
        } else if (tried.kind == engine::lessons::LessonAnswer::Kind::exact) {
            session().answer(tried.answer);
        } else {
            continue;
        }
        const auto& card = window->learn().card();
        waitUntil([&] { return card.message().toStdString() == words; }, 2000);
        EXPECT_EQ(card.message().toStdString(), words) << "step " << now;
        EXPECT_EQ(answers(), before) << "step " << now;
        ASSERT_EQ(run().step(), now) << "a mistake passed the step";
    }
}

void LessonHand::playStep(bool mistakes) {
    const std::size_t now = run().step();
    waitForLearner();
    if (run().over() || run().step() != now) return;
    const auto& card = window->learn().card();
    EXPECT_EQ(card.words(), LessonWords::of(step().words));
    expectTargets();
    if (mistakes) makeMistakes();
    const bool movesByHand = run().lesson().number <= 3;
    for (int i = 0; i < 40 && !run().over() && run().step() == now; ++i) {
        waitForLearner();
        if (HasFatalFailure() || run().over() || run().step() != now) break;
        const std::size_t before = answers();
        const auto shown = run().steps().showMe();
        ASSERT_TRUE(shown) << "step " << now;
        if (shown->answer)
            give(*shown->answer, movesByHand);
        else if (shown->change)
            EXPECT_TRUE(ArmyHand(window->learn().builder()->window()).make(*shown->change));
        else
            give(*shown->look);
        ASSERT_TRUE(waitUntil(
            [&] { return run().over() || run().step() != now || answers() > before; }, 10'000))
            << "step " << now << ": " << card.message().toStdString();
    }
    EXPECT_TRUE(run().over() || run().step() == now + 1) << "step " << now;
}

}  // namespace sightline::app
