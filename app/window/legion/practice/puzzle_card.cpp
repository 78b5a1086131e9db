#include "app/window/legion/practice/puzzle_card.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/window/legion/practice/puzzle_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {

PuzzleCard::PuzzleCard(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    title_ = addLabel(*column, QStringLiteral("puzzleTitle"));
    QFont strong = title_->font();
    strong.setWeight(QFont::DemiBold);
    title_->setFont(strong);
    goal_ = addLabel(*column, QStringLiteral("puzzleGoal"));
    side_ = addLabel(*column, QStringLiteral("puzzleSide"));
    verdict_ = addLabel(*column, QStringLiteral("puzzleVerdict"));
    verdict_->setFont(strong);
    mistake_ = addLabel(*column, QStringLiteral("puzzleMistake"));
    decided_ = addLabel(*column, QStringLiteral("puzzleDecided"));
    value_ = addLabel(*column, QStringLiteral("puzzleValue"));
    reply_ = addLabel(*column, QStringLiteral("puzzleReply"));
    better_ = addLabel(*column, QStringLiteral("puzzleBetter"));
    why_ = addLabel(*column, QStringLiteral("puzzleWhy"));
    column->addStretch(1);
    clear();
}

QLabel* PuzzleCard::addLabel(QVBoxLayout& column, const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    column.addWidget(label);
    return label;
}

// Sets the labels with explanations, and hides those without text.
void PuzzleCard::explain(const std::vector<std::pair<QLabel*, QString>>& lines) {
    for (QLabel* label : {verdict_, mistake_, decided_, value_, reply_, better_, why_})
        label->clear();
    for (const auto& [label, text] : lines) label->setText(text);
    for (QLabel* label :
         {title_, goal_, side_, verdict_, mistake_, decided_, value_, reply_, better_, why_})
        label->setVisible(!label->text().isEmpty());
}

void PuzzleCard::clear() {
    for (QLabel* label : {title_, goal_, side_}) label->clear();
    explain({});
}

void PuzzleCard::pose(const engine::puzzles::Puzzle& puzzle) {
    title_->setText(
        tr("%1 \u00b7 %2")
            .arg(PuzzleWords::said(puzzle.title), PuzzleWords::subject(puzzle.subject)));
    goal_->setText(PuzzleWords::said(puzzle.goal));
    side_->setText(tr("You play %1.").arg(theme::nameOf(puzzle.player)));
    side_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::of(puzzle.player).name()));
    explain({});
}

void PuzzleCard::judge(const OpenPuzzle& puzzle, const PuzzleResult& result) {
    const engine::puzzles::Verdict& verdict = result.verdict;
    const QString colour = (verdict.accepted ? theme::good() : theme::bad()).name();
    verdict_->setStyleSheet(QStringLiteral("color: %1;").arg(colour));
    QStringList values = PuzzleWords::quantities(puzzle.puzzle(), verdict.played.outcome);
    if (verdict.meetsNeeds)
        values << tr("Value of your answer: %1, best value: %2")
                      .arg(PuzzleWords::number(verdict.value), PuzzleWords::number(verdict.best));
    QStringList better;
    for (const PuzzleResult::Better& one : result.better)
        better << tr("%1: value %2")
                      .arg(PuzzleWords::decisions(one.words), PuzzleWords::number(one.value));
    if (!better.isEmpty()) better.prepend(tr("Better answers:"));
    explain({{verdict_, verdict.accepted ? tr("Accepted") : tr("Refused")},
             {mistake_, result.mistake ? PuzzleWords::said(*result.mistake) : QString()},
             {decided_, tr("You decided: %1").arg(PuzzleWords::decisions(verdict.played.words))},
             {value_, values.join(QLatin1Char('\n'))},
             {reply_, verdict.accepted ? QString()
                                       : PuzzleWords::reply(verdict.reply, puzzle.game().start())},
             {better_, better.join(QStringLiteral("\n\u2022 "))},
             {why_, PuzzleWords::said(puzzle.puzzle().why)}});
}

void PuzzleCard::show(const OpenPuzzle& puzzle, const PuzzleSolution& solution) {
    verdict_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::accent().name()));
    QStringList values = PuzzleWords::quantities(puzzle.puzzle(), solution.played.outcome);
    explain({{verdict_, tr("A solution")},
             {decided_, PuzzleWords::decisions(solution.played.words)},
             {value_, values.join(QLatin1Char('\n'))},
             {why_, PuzzleWords::said(puzzle.puzzle().why)}});
}

}  // namespace sightline::app
