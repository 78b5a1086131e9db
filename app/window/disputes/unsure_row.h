/// One thing that people at a table are not sure of: whose it is, what of it, and by how much.
#pragma once
#include <QWidget>
#include <vector>

#include "engine/disputes/dispute_of.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace sightline::app {

/// A miniature of the question, or a terrain piece.
struct UnsureThing {
    enum class Whose { first, second, piece };
    Whose whose = Whose::piece;
    geometry::PieceId piece;
    QString name;
    double height = 0.0;  ///< stated, of the silhouette or the piece
    bool same(const UnsureThing& other) const {
        return whose == other.whose && piece == other.piece;
    }
};

class UnsureRow : public QWidget {
    Q_OBJECT

  public:
    /// The first of them is chosen.
    explicit UnsureRow(const std::vector<UnsureThing>& things, QWidget* parent = nullptr);

    /// What is chosen stays so. Where it is none of them the row is grey and counts for nothing.
    void offer(const std::vector<UnsureThing>& things);
    /// Where several rows name the same, the largest counts.
    void addTo(engine::AskedThere& asked) const;

  signals:
    void removeWanted();

  private:
    enum What { itsPlace, itsHeight, itsTurn };
    const UnsureThing& chosen() const;
    What what() const;
    void choose();
    void follow();
    void tell();

    std::vector<UnsureThing> things_;  ///< as `who_` lists them
    bool counts_ = true;
    QComboBox* who_ = nullptr;
    QComboBox* what_ = nullptr;
    QDoubleSpinBox* give_ = nullptr;
    QLabel* told_ = nullptr;
};

}  // namespace sightline::app
