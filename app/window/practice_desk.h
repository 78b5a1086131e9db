/// Opens the windows with quizzes and puzzles. Both use the table of the main window, one at a
/// time.
#pragma once
#include <QDialog>
#include <QObject>
#include <QPointer>

#include "app/window/legion/practice/practice_stage.h"
#include "engine/legion/advice/quiz/quiz_item.h"

class QMainWindow;

namespace sightline::app {

class PuzzlePage;
class QuizPage;

class PracticeDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the commands to the Help menu.
    PracticeDesk(const PracticeStage::Collaborators& around, QMainWindow* window);
    ~PracticeDesk() override;

    void openQuiz();
    /// Opens the quizzes and asks a question of this kind. Until they are closed, only this kind is
    /// chosen.
    void openQuizOf(engine::QuizKind kind);
    void openPuzzles();
    /// Returns from a scene to the former game. Returns false if no scene is on the table.
    bool leave();
    PracticeStage& stage() { return stage_; }
    /// The page of quizzes. Null if its window is closed.
    QuizPage* quiz() const;
    /// The page of puzzles. Null if its window is closed.
    PuzzlePage* puzzles() const;
    /// Handles a key that was pressed in the main window while a scene is on the table. Returns
    /// false if the key has no meaning there.
    bool press(const QString& key);

  signals:
    /// Emitted when the window of quizzes or puzzles needs this width at the right edge of the main
    /// window, pixels. 0 after the window is closed.
    void roomWanted(int width);

  private:
    QDialog* windowFor(QWidget* page, const QString& title, const QString& name);

    QMainWindow* window_;
    PracticeStage stage_;
    QPointer<QuizPage> quiz_;
    QPointer<PuzzlePage> puzzles_;
};

}  // namespace sightline::app
