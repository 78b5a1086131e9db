/// Test fixture: plays a lesson in the real window, with the mouse and the keys of a learner.
#pragma once
#include "app/window/legion/learn/lesson_run.h"
#include "ui/window_stand.h"

namespace sightline::app {

class LessonHand : public WindowStand {
  protected:
    /// Switches the program to a language, before the window is made.
    void speakTo(const char* language);
    void TearDown() override;
    void startLesson(int number);
    LessonRun& run();
    const engine::lessons::LessonStep& step() { return *run().steps().step(); }

    /// Waits until the learner must act, or until the lesson is over. Closes pages that both
    /// players read.
    void waitForLearner();
    /// Plays the current step by the answers that the lesson shows. With `mistakes`, first makes
    /// each mistake of the step that is possible at once.
    void playStep(bool mistakes);
    void makeMistakes();
    /// Checks that the targets of the step exist: units and miniatures on the table, and a
    /// highlighted button for each option that the open question offers.
    void expectTargets();
    /// Gives an answer as a learner does: with buttons, clicks, keys and, if `movesByHand` is true,
    /// by dragging the leader. Otherwise, the session gets the move without the mouse.
    void give(const engine::Answer& answer, bool movesByHand);
    void give(const engine::lessons::Look& look);

  private:
    void pick(const engine::Option& option);
    void pickSeveral(const std::vector<engine::Option>& options);
    void pressExactly(const QString& words);
    void showChoosable(const engine::Option& option);
    bool isLit(const engine::Option& option);
};

}  // namespace sightline::app
