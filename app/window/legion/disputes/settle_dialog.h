/// The dialog in which players settle a question about the table, such as line of sight. The
/// question and its numbers are on the left. The answer is on the right: the verdict with its
/// reasons, and two drawings. It follows each change of the question, and can be saved as a sheet.
/// The dialog does not change the game, so the game can continue.
#pragma once
#include <QDialog>
#include <QTimer>

#include "app/window/legion/disputes/settle_form.h"
#include "app/window/legion/disputes/settler.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace sightline::app {

class DisputeSheetView;

class SettleDialog : public QDialog {
    Q_OBJECT

  public:
    /// A game must be running. The object `settler` must outlive the dialog.
    SettleDialog(const ShownGame& game, Settler& settler, const SettleEnds& ends,
                 QWidget* parent = nullptr);
    ~SettleDialog() override;

    /// The drawings of the answer that is shown. Null if no question was settled yet.
    const DisputeSheetView* sheet() const { return answered_ ? sheet_ : nullptr; }
    /// Selects the miniature that a player clicked on the table: the first or the second one.
    void take(bool first, engine::MiniId mini) { form_->take(first, mini); }

  signals:
    /// Emitted when the player wants to read the rule that the sheet cites.
    void ruleAsked(const sightline::engine::Citation& citation);
    /// Emitted when the player wants to click the first or the second miniature on the table.
    void pickWanted(bool first);

  private:
    void addAnswer(QBoxLayout& row);
    void addButtons(QBoxLayout& column);
    QPushButton* addButton(QBoxLayout& row, const QString& text, const QString& name);
    void settleSoon();
    void settle();
    void showSheet(const engine::DisputeSheet& sheet);
    void showNothing(const QString& line);
    void follow();
    void save(Settler::Paper paper);
    void tell(const QString& line, bool bad);
    void refresh();

    const ShownGame& game_;
    Settler& settler_;
    SettleForm* form_ = nullptr;
    QLabel *verdict_ = nullptr, *why_ = nullptr, *line_ = nullptr;
    DisputeSheetView* sheet_ = nullptr;
    QPushButton *rule_ = nullptr, *pdf_ = nullptr, *png_ = nullptr;
    QTimer soon_;            ///< waits for a pause in the player's changes
    bool answered_ = false;  ///< true: the drawings show an answer
};

}  // namespace sightline::app
