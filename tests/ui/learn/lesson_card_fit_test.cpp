// The card of a lesson with large text.
#include "app/window/learn_desk.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/shell/look/theme.h"
#include "ui/fit/fit_check.h"
#include "ui/learn/lesson_hand.h"

namespace sightline::app {
namespace {

using LessonCardFit = LessonHand;

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

}  // namespace
}  // namespace sightline::app
