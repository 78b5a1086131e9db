/// One row of the form for a question about the table. The row states one uncertain value: the
/// miniature or terrain piece, its quantity (such as height), and the tolerance.
#pragma once
#include <QWidget>
#include <vector>

#include "engine/legion/advice/disputes/dispute_of.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace sightline::app {

/// A miniature of the question or a terrain piece, whose values may be uncertain.
struct UncertainFact {
    enum class Whose { first, second, piece };
    Whose whose = Whose::piece;
    geometry::PieceId piece;
    QString name;
    double height = 0.0;  ///< stated height of the miniature's silhouette or of the piece, inches
    bool same(const UncertainFact& other) const {
        return whose == other.whose && piece == other.piece;
    }
};

class UnsureRow : public QWidget {
    Q_OBJECT

  public:
    /// The row's list contains `things`. The first entry is selected.
    explicit UnsureRow(const std::vector<UncertainFact>& things, QWidget* parent = nullptr);

    /// Replaces the list of miniatures and pieces. The selected entry stays selected. If the new
    /// list does not contain this entry, the row is disabled and has no effect.
    void offer(const std::vector<UncertainFact>& things);
    /// Adds the uncertain value to the question. If several rows have the same quantity, the
    /// largest tolerance counts.
    void addTo(engine::DisputeRequest& asked) const;

  signals:
    void removeWanted();
    void changed();

  private:
    enum What { itsPlace, itsHeight, itsTurn };
    const UncertainFact& chosen() const;
    What what() const;
    void choose();
    void follow();
    void tell();

    std::vector<UncertainFact> things_;  ///< miniatures and pieces in the order of the list `who_`
    bool counts_ = true;
    QComboBox* who_ = nullptr;
    QComboBox* what_ = nullptr;
    QDoubleSpinBox* give_ = nullptr;
    QLabel* told_ = nullptr;
};

}  // namespace sightline::app
