#include "app/window/legion/practice/puzzle_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

#include "app/window/legion/practice/practice_stage.h"
#include "app/window/legion/practice/puzzle_card.h"
#include "app/window/legion/practice/puzzle_list.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/flow_layout.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

/// The catalogue of the puzzles. Only the thread of the loader uses it.
struct PuzzlePage::Workshop {
    std::optional<engine::Catalogue> catalogue;

    Result<std::shared_ptr<OpenPuzzle>> load(const std::filesystem::path& file) {
        if (!catalogue) {
            auto loaded = loadCatalogue(assetsFolder());
            if (!loaded) return loaded.problem();
            catalogue.emplace(std::move(loaded).value());
        }
        return OpenPuzzle::load(file, *catalogue);
    }
};

PuzzlePage::PuzzlePage(PracticeStage& stage, QWidget* parent)
    : QWidget(parent), stage_(stage), workshop_(std::make_shared<Workshop>()) {
    setObjectName(QStringLiteral("puzzlePage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 10);
    column->setSpacing(8);
    line_ = new QLabel;
    line_->setObjectName(QStringLiteral("puzzleLine"));
    line_->setWordWrap(true);
    column->addWidget(line_);
    busy_ = new QProgressBar;
    busy_->setRange(0, 0);
    busy_->setTextVisible(false);
    busy_->setFixedHeight(4);
    column->addWidget(busy_);
    pages_ = new QStackedWidget;
    list_ = new PuzzleList;
    pages_->addWidget(list_);
    pages_->addWidget(makeTable());
    column->addWidget(pages_, 1);
    connect(list_, &PuzzleList::chosen, this, &PuzzlePage::open);
    connect(&stage_, &PracticeStage::gone, this, [this] {
        if (puzzle_ && !stage_.shows(this)) dropScene();
    });
    connect(&stage_.session(), &GameSession::changed, this, [this] {
        // The answer is judged after all widgets have shown the change.
        if (!std::exchange(following_, true)) QTimer::singleShot(0, this, &PuzzlePage::follow);
    });
    tell({});
    refresh();
}

QWidget* PuzzlePage::makeTable() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    card_ = new PuzzleCard;
    auto* scroll = new PageScroll;
    scroll->setClearPage(card_);
    column->addWidget(scroll, 1);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(buttons, 6);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& text, const char* name, void (PuzzlePage::*press)()) {
        auto* button = new QPushButton(text);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, press);
        flow->addWidget(button);
        return button;
    };
    back_ = add(tr("Take back"), "puzzleBack", &PuzzlePage::pressTakeBack);
    again_ = add(tr("Try again"), "puzzleAgain", &PuzzlePage::tryAgain);
    solution_ = add(tr("Show a solution"), "puzzleSolution", &PuzzlePage::showSolution);
    next_ = add(tr("Next puzzle"), "puzzleNext", &PuzzlePage::next);
    leave_ = add(tr("Leave"), "puzzleLeave", &PuzzlePage::leave);
    leave_->setToolTip(tr("The former game comes back (Esc)"));
    column->addWidget(buttons);
    return page;
}

void PuzzlePage::loadList() {
    work(tr("Reading the puzzles\u2026"));
    loader_.ask([this]() -> LatestJob::Finish {
        return [this, puzzles = shelvedPuzzles()] {
            tell({});
            list_->setPuzzles(puzzles);
        };
    });
}

void PuzzlePage::open(std::size_t puzzle) {
    if (puzzle >= list_->puzzles().size()) return;
    index_ = puzzle;
    list_->point(puzzle);
    work(tr("Loading the puzzle\u2026"));
    loader_.ask(
        [this, workshop = workshop_, file = list_->puzzles()[puzzle].file]() -> LatestJob::Finish {
            auto loaded = workshop->load(file);
            if (!loaded)
                return [this, why = loaded.problem()] { tell(MessageWords::said(why), true); };
            auto begun = std::make_shared<BegunPuzzle>(beginPuzzle(*loaded));
            return [this, begun] {
                puzzle_ = begun->progress->puzzle;
                card_->pose(puzzle_->puzzle());
                showScene(std::move(*begun));
                search();
            };
        });
}

void PuzzlePage::begin(std::size_t decisions) {
    if (!puzzle_ || !progress_) return;
    std::vector<engine::Answer> kept = progress_->decisions;
    kept.resize(std::min(decisions, kept.size()));
    judge_.forget();
    judging_ = false;
    card_->pose(puzzle_->puzzle());
    work(tr("Loading the puzzle\u2026"));
    loader_.ask([this, puzzle = puzzle_, kept]() -> LatestJob::Finish {
        auto begun = std::make_shared<BegunPuzzle>(beginPuzzle(puzzle, kept));
        return [this, begun] { showScene(std::move(*begun)); };
    });
}

void PuzzlePage::showScene(BegunPuzzle begun) {
    tell({});
    ReadyGame scene{std::move(begun.game), puzzle_->layout()};
    scene.staging.on = true;
    scene.staging.goOn = [progress = begun.progress](engine::Game& game) {
        return progress->goOn(game);
    };
    scene.staging.takeBack = [this] { return takeBack(); };
    if (const auto why = stage_.show(std::move(scene), this)) {
        if (!stage_.shows(this)) dropScene();
        return tell(*why, true);
    }
    progress_ = std::move(begun.progress);
    result_.reset();
    judging_ = false;
    posed_ = true;
    pages_->setCurrentIndex(1);
    refresh();
}

// Starts the search in advance, while the solver thinks.
void PuzzlePage::search() {
    searcher_.ask([puzzle = puzzle_]() -> LatestJob::Finish {
        puzzle->solved();
        return [] {};
    });
}

void PuzzlePage::follow() {
    following_ = false;
    if (!posed_ || judging_ || !progress_ || !stage_.shows(this)) return;
    refresh();
    if (progress_->stage != engine::puzzles::Stage::decides) judge();
}

void PuzzlePage::judge() {
    judging_ = true;
    work(tr("Searching the best answer\u2026"));
    refresh();
    judge_.ask([this, puzzle = puzzle_, decisions = progress_->decisions]() -> LatestJob::Finish {
        auto result = judgePuzzle(*puzzle, decisions);
        if (!result) return [this, why = result.problem()] { tell(MessageWords::said(why), true); };
        return [this, result = *result] { showResult(result); };
    });
}

void PuzzlePage::showResult(std::shared_ptr<PuzzleResult> result) {
    result_ = std::move(result);
    tell({});
    card_->judge(*puzzle_, *result_);
    if (result_->verdict.accepted) setSolved(list_->puzzles()[index_]);
    list_->refresh();
    refresh();
}

void PuzzlePage::showSolution() {
    if (!puzzle_) return;
    work(tr("Playing the solution\u2026"));
    posed_ = false;
    loader_.ask([this, puzzle = puzzle_]() -> LatestJob::Finish {
        auto solution = solutionOf(*puzzle);
        if (!solution)
            return [this, why = solution.problem()] { tell(MessageWords::said(why), true); };
        return [this, solution = *solution] {
            tell({});
            card_->show(*puzzle_, *solution);
            ReadyGame scene{std::move(solution->played.end), puzzle_->layout()};
            scene.staging.on = true;
            scene.staging.asks = false;
            if (const auto why = stage_.show(std::move(scene), this)) tell(*why, true);
            refresh();
        };
    });
    refresh();
}

bool PuzzlePage::takeBack() {
    if (!posed_ || !progress_ || progress_->decisions.empty() || loader_.busy()) return false;
    begin(progress_->decisions.size() - 1);
    return true;
}

void PuzzlePage::next() {
    if (!list_->puzzles().empty()) open(list_->after(index_));
}

void PuzzlePage::leave() {
    if (stage_.leave()) dropScene();
}

void PuzzlePage::dropScene() {
    loader_.forget();
    judge_.forget();
    puzzle_.reset();
    progress_.reset();
    result_.reset();
    judging_ = posed_ = false;
    pages_->setCurrentIndex(0);
    tell({});
    refresh();
}

void PuzzlePage::refresh() {
    const bool decided = progress_ && !progress_->decisions.empty();
    back_->setEnabled(posed_ && decided);
    again_->setEnabled(puzzle_ && (decided || !posed_));
    solution_->setEnabled(puzzle_ && (result_ || !posed_));
}

void PuzzlePage::work(const QString& line) {
    tell(line);
    busy_->show();
}

void PuzzlePage::tell(const QString& line, bool bad) {
    line_->setText(line);
    line_->setVisible(!line.isEmpty());
    line_->setStyleSheet(
        QStringLiteral("color: %1;").arg((bad ? theme::bad() : theme::muted()).name()));
    busy_->hide();
}

void PuzzlePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (list_->puzzles().empty()) loadList();
}

// The former game comes back when the player closes the window with this page.
void PuzzlePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous() && puzzle_) QTimer::singleShot(0, this, &PuzzlePage::leave);
}

void PuzzlePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && puzzle_) return leave();
    QWidget::keyPressEvent(event);
}

}  // namespace sightline::app
