/// The form in which players enter a question about the table: the kind of question, its miniatures
/// or terrain, their numbers, and the uncertain values.
#pragma once
#include <QWidget>
#include <map>
#include <optional>
#include <vector>

#include "app/window/legion/disputes/settle_numbers.h"
#include "app/window/legion/disputes/unsure_row.h"
#include "app/window/shell/session/shown_game.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QToolButton;
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
    /// Selects the miniature that a player clicked on the table: the first or the second one.
    void take(bool first, engine::MiniId mini);

  signals:
    void changed();
    /// Emitted when the player wants to click the first or the second miniature on the table.
    void pickWanted(bool first);

  private:
    engine::DisputeAbout about() const;
    bool hasFirst() const;
    bool hasSecond() const;
    void addAsked(QVBoxLayout& column);
    void addUnsure(QVBoxLayout& column);
    QComboBox* addBox(const QString& label, const QString& name, QToolButton* pick = nullptr);
    QToolButton* addPick(const QString& name, bool first);
    void showNumbers();
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
    std::map<QComboBox*, QLabel*> labels_;
    QComboBox *about_ = nullptr, *first_ = nullptr, *second_ = nullptr, *speed_ = nullptr;
    QToolButton *pickFirst_ = nullptr, *pickSecond_ = nullptr;
    QLabel *note_ = nullptr, *numbersHead_ = nullptr;
    SettleNumbers* numbers_ = nullptr;
    QVBoxLayout* rows_ = nullptr;
    QPushButton* more_ = nullptr;
};

}  // namespace sightline::app
