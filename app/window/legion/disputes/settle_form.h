/// The form in which players enter a question about the table: the kind of question, its miniatures
/// or terrain, and the uncertain values.
#pragma once
#include <QWidget>
#include <optional>
#include <vector>

#include "app/window/legion/disputes/unsure_row.h"
#include "app/window/shell/session/shown_game.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sightline::app {

/// The miniatures that are selected at first. If one is missing, the first miniature of the list is
/// selected.
struct SettleEnds {
    std::optional<engine::MiniId> first, second;
};

class SettleForm : public QWidget {
    Q_OBJECT

  public:
    SettleForm(const ShownGame& game, const SettleEnds& ends, QWidget* parent = nullptr);

    /// Fills the lists from the current state of the game. A selected object stays selected if it
    /// still exists.
    void follow();
    bool complete() const;
    /// The question that the players entered. Requires `complete`.
    engine::DisputeRequest asked() const;

  signals:
    void changed();

  private:
    engine::DisputeAbout about() const;
    bool hasFirst() const;
    bool hasSecond() const;
    void addAsked(QVBoxLayout& column);
    void addUnsure(QVBoxLayout& column);
    QComboBox* addBox(const QString& label, const QString& name);
    void showKind();
    void fillFirst();
    void fillSecond();
    void chooseSpeed();
    void offerThings();
    std::vector<UncertainFact> things() const;
    std::vector<UncertainFact> piecesByNearness() const;
    std::optional<engine::MiniId> chosenMini(const QComboBox& box) const;
    void addRow();

    const ShownGame& game_;
    QFormLayout* form_ = nullptr;
    QComboBox *about_ = nullptr, *first_ = nullptr, *second_ = nullptr, *speed_ = nullptr;
    QLabel* note_ = nullptr;
    QVBoxLayout* rows_ = nullptr;
    QPushButton* more_ = nullptr;
};

}  // namespace sightline::app
