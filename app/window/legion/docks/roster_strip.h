/// The roster of one army at an edge of the table. Folded, it is a narrow strip with one short row
/// for each unit. Open, it shows the whole names, the points and more words.
#pragma once
#include <QFrame>
#include <vector>

#include "app/window/shell/session/unit_choice.h"

class QVBoxLayout;

namespace sightline::app {

class ArmyHeading;
class PageScroll;
class RosterRow;

class RosterStrip : public QFrame {
    Q_OBJECT

  public:
    RosterStrip(const ShownGame& game, UnitChoice& choice, engine::Player player,
                QWidget* parent = nullptr);
    /// The row of a unit. Null if the army does not contain the unit.
    RosterRow* row(engine::UnitId unit) const;
    ArmyHeading& heading() { return *heading_; }
    bool isOpen() const { return open_; }
    void setOpen(bool open);
    /// The width of the folded roster. The table keeps this width free.
    static int foldedWidth();
    QSize sizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  signals:
    void openChanged(bool open);
    void chosen(sightline::engine::UnitId unit);  ///< emitted when a player selects a unit here

  private:
    void rebuild();
    void refresh();
    void widen();
    bool isCurrent() const;

    const ShownGame& game_;
    UnitChoice& choice_;
    engine::Player player_;
    ArmyHeading* heading_ = nullptr;
    PageScroll* scroll_ = nullptr;
    QWidget* page_ = nullptr;
    QVBoxLayout* column_ = nullptr;
    std::vector<RosterRow*> rows_;
    bool open_ = false;
    const engine::Game* shown_ = nullptr;
    /// The listed units; setup may exchange the colours.
    std::vector<engine::UnitId> units_;
};

}  // namespace sightline::app
