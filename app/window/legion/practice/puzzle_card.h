/// The goal of a puzzle, and after the last decision the verdict with its explanation.
#pragma once
#include <QWidget>

#include "app/window/legion/practice/puzzle_result.h"

class QLabel;
class QVBoxLayout;

namespace sightline::app {

class PuzzleCard : public QWidget {
    Q_OBJECT

  public:
    explicit PuzzleCard(QWidget* parent = nullptr);

    /// Shows the goal.
    void pose(const engine::puzzles::Puzzle& puzzle);
    void judge(const OpenPuzzle& puzzle, const PuzzleResult& result);
    void show(const OpenPuzzle& puzzle, const PuzzleSolution& solution);
    void clear();

  private:
    QLabel* addLabel(QVBoxLayout& column, const QString& name);
    void explain(const std::vector<std::pair<QLabel*, QString>>& lines);

    QLabel *title_, *goal_, *side_, *verdict_, *decided_, *value_, *mistake_, *reply_, *better_,
        *why_;
};

}  // namespace sightline::app
