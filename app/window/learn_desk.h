/// Learn mode: the Learn window in the Help menu, and the lesson that runs in the main window.
/// While a lesson runs, the former game waits. The players return to it when they leave the lesson.
#pragma once
#include <QObject>
#include <QPointer>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>

#include "app/window/legion/learn/learn_dialog.h"
#include "app/window/legion/learn/lesson_run.h"
#include "app/window/legion/learn/look_meter.h"

class QMainWindow;
class QVariantAnimation;

namespace sightline::app {

class GameFiles;
class LessonBuilder;
class LessonCard;
class LessonDimming;
class MomentSheets;
class TableView;
class Toast;

class LearnDesk : public QObject {
    Q_OBJECT

  public:
    struct Collaborators {
        GameSession* session = nullptr;
        GameFiles* files = nullptr;
        TableView* table = nullptr;
        MomentSheets* moments = nullptr;
        Toast* toast = nullptr;
        /// The parts of the window beside the table. They get darker while a lesson points at
        /// something.
        std::vector<QWidget*> beside{};
        /// Pause before an answer of the opponent. If it is 0, the marks do not pulse.
        std::chrono::milliseconds pause{};
    };
    /// Adds the command for the Learn window to the Help menu.
    LearnDesk(const Collaborators& around, QMainWindow* window);
    ~LearnDesk() override;

    /// Opens the Learn window. If it is already open, it only comes to the front.
    void open();
    /// Starts the lesson in this file. Returns the error, if any.
    std::optional<QString> start(const std::filesystem::path& file);
    /// Starts the lesson with this id (see lessonId in load_lesson.h). The toast says why it cannot
    /// start.
    void startNamed(const QString& id);
    /// Ends the lesson and returns to the former game.
    void leave();
    bool running() const { return run_ != nullptr; }
    /// Presses the button of the card with this keyboard key. Returns false if there is none.
    bool press(const QString& key);
    /// Handles the Escape key if nothing else uses it: leaves the lesson. Returns false if no
    /// lesson runs.
    bool escape();

    LearnDialog* dialog() { return dialog_; }
    LessonRun* run() { return run_; }
    /// The army builder of a lesson in building. Null in other lessons.
    LessonBuilder* builder() { return builder_.get(); }
    LessonCard& card() { return *card_; }
    LessonShelf& shelf() { return shelf_; }
    LessonProgress& progress() { return progress_; }

  signals:
    /// Emitted when the learner wants to read the rule of a question.
    void ruleAsked(const sightline::engine::Citation& citation);
    void quizzesWanted();
    void puzzlesWanted();
    /// Emitted when a lesson begins or ends. `needed`: the lesson shows attacks in slow motion.
    void slowAttacksNeeded(bool needed);
    /// Emitted when the Learn window was made, so that other pages can be added.
    void made(sightline::app::LearnDialog* dialog);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// A question that is still to be asked, with its place in the lessons.
    struct Asked {
        LessonQuestion at;
        engine::lessons::QuizQuestion question;
    };

    void wireCard();
    void wireRun();
    void startNumber(int lesson);
    void openBuilder();
    void beginStep();
    void showMarks();
    void dim();
    void pulse();
    void followCamera(bool resized);
    void followSelection();
    void followRuler();
    void keepRuler(const engine::lessons::Condition& done);
    void layRuler(const std::vector<engine::UnitId>& units);
    void perform(const engine::lessons::Look& look);
    void beginQuestions();
    QString originOf(const Asked& asked) const;
    void askNext();
    QString result() const;
    void goOn();
    void end();
    void dropRun();

    Collaborators around_;
    QMainWindow* window_;
    LessonShelf shelf_;
    LessonProgress progress_;
    QPointer<LearnDialog> dialog_;
    LessonCard* card_;
    LessonRun* run_ = nullptr;
    std::unique_ptr<LessonBuilder> builder_;
    std::shared_ptr<GameAside> aside_;
    LookMeter meter_;
    std::vector<engine::UnitId> toMeasure_;  ///< the units that the last step asked to measure
    LessonDimming* dimming_;
    QVariantAnimation* pulse_;
    std::deque<Asked> questions_;
    int asked_ = 0, toAsk_ = 0, answeredRightly_ = 0;
    bool switching_ = false;  ///< true while this class shows another game
};

}  // namespace sightline::app
