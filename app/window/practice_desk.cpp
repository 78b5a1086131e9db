#include "app/window/practice_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/practice/puzzle_page.h"
#include "app/window/legion/practice/quiz_page.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/window_room.h"

namespace sightline::app {
namespace {

// Size of the windows in pixels. They fit a main window of 1280 by 720 and leave the table visible.
constexpr QSize practiceSize{340, 600};

void bringUp(QWidget& window) {
    const bool fresh = !window.isVisible();
    window.show();
    // The width is known only now, because it depends on the texts of the language.
    if (fresh) moveToRightEdge(window);
    window.raise();
    window.activateWindow();
}

}  // namespace

PracticeDesk::PracticeDesk(const PracticeStage::Collaborators& around, QMainWindow* window)
    : QObject(window), window_(window), stage_(around) {
    QMenu* help = window->menuBar()->actions().last()->menu();
    auto* quiz = new QAction(tr("&Quiz\u2026"), help);
    quiz->setObjectName(QStringLiteral("openQuiz"));
    auto* puzzles = new QAction(tr("&Puzzles\u2026"), help);
    puzzles->setObjectName(QStringLiteral("openPuzzles"));
    help->insertActions(help->actions().first(), {quiz, puzzles});
    connect(quiz, &QAction::triggered, this, &PracticeDesk::openQuiz);
    connect(puzzles, &QAction::triggered, this, &PracticeDesk::openPuzzles);
}

PracticeDesk::~PracticeDesk() {
    if (quiz_) delete quiz_->window();
    if (puzzles_) delete puzzles_->window();
}

QDialog* PracticeDesk::windowFor(QWidget* page, const QString& title, const QString& name) {
    auto* dialog = new QDialog(window_);
    dialog->setObjectName(name);
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(page);
    const int high =
        std::min(theme::scaled(practiceSize).height(), window_->height() - belowTop - besideEdge);
    dialog->resize(theme::scaled(practiceSize).width(),
                   std::max(high, dialog->minimumSizeHint().height()));
    connect(dialog, &QDialog::finished, this, [this, page] {
        emit roomWanted(0);
        if (stage_.shows(page)) stage_.leave();
    });
    return dialog;
}

void PracticeDesk::openQuiz() {
    if (!quiz_) {
        quiz_ = new QuizPage(stage_);
        windowFor(quiz_, tr("Quiz"), QStringLiteral("quizWindow"));
    }
    bringUp(*quiz_->window());
    emit roomWanted(quiz_->window()->width() + besideEdge);
}

void PracticeDesk::openQuizOf(engine::QuizKind kind) {
    openQuiz();
    quiz_->practise(kind);
}

void PracticeDesk::openPuzzles() {
    if (!puzzles_) {
        puzzles_ = new PuzzlePage(stage_);
        windowFor(puzzles_, tr("Puzzles"), QStringLiteral("puzzleWindow"));
    }
    bringUp(*puzzles_->window());
    emit roomWanted(puzzles_->window()->width() + besideEdge);
}

QuizPage* PracticeDesk::quiz() const { return quiz_; }
PuzzlePage* PracticeDesk::puzzles() const { return puzzles_; }

bool PracticeDesk::leave() { return stage_.waits() && stage_.leave(); }

bool PracticeDesk::press(const QString& key) {
    if (quiz_ && stage_.shows(quiz_)) return quiz_->press(key);
    return false;
}

}  // namespace sightline::app
