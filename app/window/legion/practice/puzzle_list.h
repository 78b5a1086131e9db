/// The list of puzzles by subject, with the state of each puzzle.
#pragma once
#include <QWidget>
#include <optional>

#include "app/window/legion/practice/puzzle_shelf.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sightline::app {

class PuzzleList : public QWidget {
    Q_OBJECT

  public:
    explicit PuzzleList(QWidget* parent = nullptr);

    void setPuzzles(std::vector<ShelvedPuzzle> puzzles);
    const std::vector<ShelvedPuzzle>& puzzles() const { return puzzles_; }
    /// Shows the states again, after a puzzle was solved.
    void refresh();
    /// Selects the puzzle with this index.
    void point(std::size_t puzzle);
    /// The index of the first unsolved puzzle after this one. After the last puzzle, the search
    /// goes on at the first. If all others are solved, it is the next puzzle.
    std::size_t after(std::size_t puzzle) const;

  signals:
    /// Emitted when the player wants to solve the puzzle with this index.
    void chosen(std::size_t puzzle);

  private:
    void start();
    void reset();
    QTreeWidgetItem* rowOf(std::size_t puzzle) const;

    std::vector<ShelvedPuzzle> puzzles_;
    QTreeWidget* tree_;
    QLabel* count_;
    QPushButton *start_, *reset_;
};

}  // namespace sightline::app
