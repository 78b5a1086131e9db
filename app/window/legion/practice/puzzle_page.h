/// The page of puzzles: the list, or the card of the puzzle whose scene is on the table of the main
/// window.
#pragma once
#include <QWidget>
#include <memory>
#include <optional>

#include "app/window/legion/practice/puzzle_result.h"
#include "app/window/shell/session/table_job.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace sightline::app {

class PracticeStage;
class PuzzleCard;
class PuzzleList;

class PuzzlePage : public QWidget {
    Q_OBJECT

  public:
    explicit PuzzlePage(PracticeStage& stage, QWidget* parent = nullptr);

    /// Loads a puzzle and shows its scene.
    void open(std::size_t puzzle);
    void leave();
    PuzzleList& list() { return *list_; }
    /// The puzzle on the table. Null if there is none.
    const OpenPuzzle* puzzle() const { return puzzle_.get(); }
    /// The verdict on the latest answer. Null before the verdict.
    const PuzzleResult* result() const { return result_.get(); }

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Workshop;

    QWidget* makeTable();
    void loadList();
    /// Shows the scene again, after the first `decisions` of the solver.
    void begin(std::size_t decisions);
    void showScene(BegunPuzzle begun);
    void search();
    void follow();
    void judge();
    void showResult(std::shared_ptr<PuzzleResult> result);
    void showSolution();
    void tryAgain() { begin(0); }
    bool takeBack();
    void pressTakeBack() { takeBack(); }
    void next();
    void dropScene();
    void refresh();
    void work(const QString& line);
    void tell(const QString& line, bool bad = false);

    PracticeStage& stage_;
    std::shared_ptr<Workshop> workshop_;
    std::size_t index_ = 0;
    std::shared_ptr<OpenPuzzle> puzzle_;
    std::shared_ptr<PuzzleProgress> progress_;
    std::shared_ptr<PuzzleResult> result_;
    bool judging_ = false;    ///< true from the last decision to the verdict
    bool posed_ = false;      ///< true while the solver decides or has decided
    bool following_ = false;  ///< true while a call of `follow` is waiting

    QStackedWidget* pages_ = nullptr;
    PuzzleList* list_ = nullptr;
    PuzzleCard* card_ = nullptr;
    QLabel* line_ = nullptr;
    QProgressBar* busy_ = nullptr;
    QPushButton *back_ = nullptr, *again_ = nullptr, *solution_ = nullptr, *next_ = nullptr,
                *leave_ = nullptr;
    LatestJob loader_, searcher_, judge_;  // the last members, because their threads use the others
};

}  // namespace sightline::app
