/// A question about the table is settled: asked at the left, answered at the right, and the sheet
/// saved. It only reads the position, so that a game may go on beside it.
#pragma once
#include <QDialog>

#include "app/window/disputes/settle_form.h"
#include "app/window/disputes/settler.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace sightline::app {

class DisputeSheetView;

class SettleDialog : public QDialog {
    Q_OBJECT

  public:
    /// The game runs, and `settler` is there for longer.
    SettleDialog(const ShownGame& game, Settler& settler, const SettleEnds& ends,
                 QWidget* parent = nullptr);
    ~SettleDialog() override;

    /// What is shown as settled; null where nothing is.
    const DisputeSheetView* sheet() const { return sheet_; }

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
    QPushButton *settle_ = nullptr, *pdf_ = nullptr, *png_ = nullptr;
    bool changed_ = false;  ///< the position, since the question was asked
};

}  // namespace sightline::app
