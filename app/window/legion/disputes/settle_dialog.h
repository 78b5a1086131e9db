/// The dialog in which players settle a question about the table, such as line of sight. The
/// question is on the left. The answer is a sheet on the right, which can be saved. The dialog does
/// not change the game, so the game can continue.
#pragma once
#include <QDialog>

#include "app/window/legion/disputes/settle_form.h"
#include "app/window/legion/disputes/settler.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace sightline::app {

class DisputeSheetView;

class SettleDialog : public QDialog {
    Q_OBJECT

  public:
    /// A game must be running. The object `settler` must outlive the dialog.
    SettleDialog(const ShownGame& game, Settler& settler, const SettleEnds& ends,
                 QWidget* parent = nullptr);
    ~SettleDialog() override;

    /// The sheet that is shown. Null if no question was settled yet.
    const DisputeSheetView* sheet() const { return sheet_; }

  signals:
    /// Emitted when the player wants to read the rule that the sheet cites.
    void ruleAsked(const sightline::engine::Citation& citation);

  private:
    void addAnswer(QBoxLayout& row);
    void addButtons(QBoxLayout& column);
    QPushButton* addButton(QBoxLayout& row, const QString& text, const QString& name);
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
    QLabel *verdict_ = nullptr, *line_ = nullptr;
    QScrollArea* answer_ = nullptr;
    DisputeSheetView* sheet_ = nullptr;
    QPushButton *settle_ = nullptr, *rule_ = nullptr, *pdf_ = nullptr, *png_ = nullptr;
    bool changed_ = false;  ///< true if the game changed after the question was asked
};

}  // namespace sightline::app
