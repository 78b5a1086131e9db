// The layout of a lesson's card: with large text, and while nothing changes.
#include <QCoreApplication>

#include "app/window/learn_desk.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/shell/look/theme.h"
#include "ui/fit/fit_check.h"
#include "ui/learn/lesson_hand.h"

namespace sightline::app {
namespace {

using LessonCardFit = LessonHand;

/// Counts the layouts that a widget is asked for.
class LayoutCounter : public QObject {
  public:
    explicit LayoutCounter(QWidget& watched) { watched.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) ++count;
        return false;
    }
    int count = 0;
};

// In a narrow table, the head of the card has short texts.
TEST_F(LessonCardFit, TheHeadIsNotCutOff) {
    theme::change(*qApp, {.textPercent = mostTextPercent});
    startLesson(12);
    const LessonCard& card = window->learn().card();
    for (const int width : {1600, 1100}) {
        window->resize(width, 900);
        EXPECT_TRUE(waitUntil([&] { return cutIn(card).isEmpty(); }, 3000))
            << width << ": " << cutIn(card).join(QLatin1Char('\n')).toStdString();
    }
    theme::change(*qApp, {});
}

// A card that is laid out again after each layout would keep the program busy without end.
TEST_F(LessonCardFit, AtRestItIsNotLaidOut) {
    startLesson(2);
    waitForLearner();
    LessonCard& card = window->learn().card();
    ASSERT_TRUE(card.isVisible());
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents();
    const LayoutCounter counter(card);
    for (int i = 0; i < 50; ++i) QCoreApplication::processEvents();
    EXPECT_LT(counter.count, 5);
}

}  // namespace
}  // namespace sightline::app
