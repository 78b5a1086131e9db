// Each lesson can be played in the window to its end, in English and in French. A wrong action does
// not pass a step, and the card says why. The targets of each step exist in the window.
#include "app/window/learn_desk.h"
#include "app/window/legion/attack/slow_attack.h"
#include "app/window/legion/learn/lesson_card.h"
#include "ui/learn/lesson_hand.h"

namespace sightline::app {
namespace {

constexpr int lessonsTogether = 4;

class AllLessons : public LessonHand, public ::testing::WithParamInterface<int> {
  protected:
    void SetUp() override {}

    /// Plays a quarter of the lessons. To open a window takes longer than to play a lesson.
    void play(const char* language) {
        speakTo(language);
        for (int number = GetParam(); number < GetParam() + lessonsTogether; ++number) {
            SCOPED_TRACE(number);
            startLesson(number);
            while (!run().over()) {
                playStep(language == std::string("en"));
                if (HasFatalFailure()) return;
            }
            ASSERT_TRUE(waitUntil([&] {
                if (window->parts().slow->running()) key(Qt::Key_Space);
                return window->learn().card().closing();
            }));
        }
    }
};

TEST_P(AllLessons, AreDoneInEnglish) { play("en"); }
TEST_P(AllLessons, AreDoneInFrench) { play("fr"); }

INSTANTIATE_TEST_SUITE_P(Lessons, AllLessons, ::testing::Range(1, 17, lessonsTogether));

}  // namespace
}  // namespace sightline::app
