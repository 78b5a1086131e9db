/// The army in the middle of the builder: click a slot to fill it, a cross to take a card off; drop
/// cards on it; arrows, Delete, Ctrl+D and Enter work on the chosen unit.
#pragma once
#include <QWidget>

#include "app/window/builder/offer_rows.h"
#include "app/window/builder/sheet_boxes.h"

namespace sightline::app {

class ArmySheet : public QWidget {
    Q_OBJECT

  public:
    explicit ArmySheet(ArmyModel& model, QWidget* parent = nullptr);
    const std::vector<SheetBox>& boxes() const { return boxes_; }
    /// The first box of that kind, and of that unit where one is given.
    const SheetBox* box(SheetBox::Kind kind, std::optional<std::size_t> unit = {}) const;
    QSize sizeHint() const override;

  signals:
    void upgradeWanted(const sightline::app::UpgradePlace& place);
    void commandWanted();
    void battleCardWanted();
    void cardShown(sightline::app::OfferRow::Kind kind, const std::string& id);
    void dropped(const std::string& id);
    void unitShown(const QRect& where);  ///< the chosen unit moved into this place

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
    void point(QPoint at);  ///< what the pointer enters or leaves is drawn again
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
    std::optional<std::size_t> chosen_;  ///< as it is drawn
    QPoint mouse_{-1, -1};
    bool dropping_ = false;
};

}  // namespace sightline::app
