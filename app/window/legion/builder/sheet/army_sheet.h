/// The army sheet in the middle of the army builder. A click on an empty slot chooses a card for
/// it. A click on a cross removes a card. Cards can be dropped on the sheet. Arrow keys, Delete,
/// Ctrl+D and Enter act on the selected unit.
#pragma once
#include <QWidget>

#include "app/window/legion/builder/offers/offer_rows.h"
#include "app/window/legion/builder/sheet/sheet_boxes.h"

namespace sightline::app {

class ArmySheet : public QWidget {
    Q_OBJECT

  public:
    explicit ArmySheet(ArmyModel& model, QWidget* parent = nullptr);
    const std::vector<SheetBox>& boxes() const { return boxes_; }
    /// The first box of the kind `kind`. If `unit` is given, only boxes of that unit count.
    const SheetBox* box(SheetBox::Kind kind, std::optional<std::size_t> unit = {}) const;
    QSize sizeHint() const override;

  signals:
    void upgradeWanted(const sightline::app::UpgradePlace& place);
    void commandWanted();
    void battleCardWanted();
    void cardShown(sightline::app::OfferRow::Kind kind, const std::string& id);
    void dropped(const std::string& id);
    /// Emitted with the position of the selected unit on the sheet.
    void unitShown(const QRect& where);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void lay();
    void followSelection();
    void point(QPoint at);  ///< highlights the box under the mouse pointer
    void updateChosen();
    const SheetBox* boxAt(QPoint at) const;
    void press(const SheetBox& box, QPoint at);
    void takeOff(const SheetBox& box);
    void step(int by);
    void paintUnit(QPainter& painter, const SheetBox& box) const;
    void paintChip(QPainter& painter, const SheetBox& box) const;
    void paintTool(QPainter& painter, const SheetBox& box) const;
    void paintHeading(QPainter& painter, const SheetBox& box) const;

    ArmyModel& model_;
    std::vector<SheetBox> boxes_;
    std::optional<std::size_t> chosen_;  ///< index of the unit that is drawn as selected
    QPoint mouse_{-1, -1};
    bool dropping_ = false;
};

}  // namespace sightline::app
