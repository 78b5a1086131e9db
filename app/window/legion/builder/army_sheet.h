/// The army sheet in the middle of the builder. A click on a slot fills it. A click on a cross
/// removes a card. Cards can be dropped on the sheet. Arrows, Delete, Ctrl+D and Enter act on the
/// selected unit.
#pragma once
#include <QWidget>

#include "app/window/legion/builder/offer_rows.h"
#include "app/window/legion/builder/sheet_boxes.h"

namespace sightline::app {

class ArmySheet : public QWidget {
    Q_OBJECT

  public:
    explicit ArmySheet(ArmyModel& model, QWidget* parent = nullptr);
    const std::vector<SheetBox>& boxes() const { return boxes_; }
    /// The first box of that kind. With `unit`, the first such box of that unit.
    const SheetBox* box(SheetBox::Kind kind, std::optional<std::size_t> unit = {}) const;
    QSize sizeHint() const override;

  signals:
    void upgradeWanted(const sightline::app::UpgradePlace& place);
    void commandWanted();
    void battleCardWanted();
    void cardShown(sightline::app::OfferRow::Kind kind, const std::string& id);
    void dropped(const std::string& id);
    void unitShown(const QRect& where);  ///< emitted with the new place of the selected unit

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
    void point(QPoint at);  ///< redraws the box that the pointer enters or leaves
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
