/// A row of the form for one uncertain value: the miniature or piece, the quantity, and its
/// tolerance.
#pragma once
#include <QWidget>
#include <vector>

#include "engine/legion/advice/disputes/dispute_of.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace sightline::app {

/// A miniature of the question, or a terrain piece.
struct UncertainFact {
    enum class Whose { first, second, piece };
    Whose whose = Whose::piece;
    geometry::PieceId piece;
    QString name;
    double height = 0.0;  ///< stated height of the silhouette or the piece
    bool same(const UncertainFact& other) const {
        return whose == other.whose && piece == other.piece;
    }
};

class UnsureRow : public QWidget {
    Q_OBJECT

  public:
    /// Selects the first of `things`.
    explicit UnsureRow(const std::vector<UncertainFact>& things, QWidget* parent = nullptr);

    /// Updates the list and keeps the choice. If the chosen thing is no longer in the list, the row
    /// is disabled and ignored.
    void offer(const std::vector<UncertainFact>& things);
    /// Adds the value to the request. If several rows have the same quantity, the largest tolerance
    /// counts.
    void addTo(engine::DisputeRequest& asked) const;

  signals:
    void removeWanted();

  private:
    enum What { itsPlace, itsHeight, itsTurn };
    const UncertainFact& chosen() const;
    What what() const;
    void choose();
    void follow();
    void tell();

    std::vector<UncertainFact> things_;  ///< the things in the order of `who_`
    bool counts_ = true;
    QComboBox* who_ = nullptr;
    QComboBox* what_ = nullptr;
    QDoubleSpinBox* give_ = nullptr;
    QLabel* told_ = nullptr;
};

}  // namespace sightline::app
