/// The palette of the sandbox: the units of the catalogue, and bare bases. Players search by name
/// and faction. With a click or a drag, they put a unit of either player on the table. The palette
/// also sets the kind of move that the selected unit makes with the movement tool.
#pragma once
#include <QDockWidget>
#include <vector>

#include "app/window/legion/builder/stock/card_search.h"
#include "app/window/legion/builder/stock/card_stock.h"
#include "app/window/shell/session/game_session.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace sightline::app {

class TableView;
class UpgradeMenu;

class SandboxPalette : public QDockWidget {
    Q_OBJECT

  public:
    SandboxPalette(GameSession& session, TableView& table, QWidget* parent);

    /// The kind of move that is set in the palette for the unit.
    engine::ToolMove toolMoveOf(engine::UnitId unit) const;
    bool ready() const { return cards_.cards() != nullptr; }

  signals:
    void toolWanted();
    void removalWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    struct Offer {
        engine::Recruit who;
        QString name;
        QString faction;  ///< faction of the unit; empty for a bare base
        Findable words;
    };
    void addSides(QVBoxLayout& page);
    void addSearch(QVBoxLayout& page);
    void addMoves(QVBoxLayout& page);
    void gather();
    void tellApart();
    void fillList();
    void follow();
    void carry();
    /// The unit or base of the selected row. Null if no row is selected.
    const Offer* current() const;
    void showUpgrades();
    bool followDrag(QMouseEvent& event);
    void drop(const QMouseEvent& event);

    GameSession& session_;
    TableView& table_;
    CardStock cards_;
    std::vector<Offer> offers_;
    engine::Player side_ = engine::Player::blue;
    QPushButton *blue_ = nullptr, *red_ = nullptr, *tool_ = nullptr, *remove_ = nullptr,
                *bears_ = nullptr;
    QLineEdit* search_ = nullptr;
    QComboBox *faction_ = nullptr, *kind_ = nullptr, *speed_ = nullptr;
    QListWidget* list_ = nullptr;
    UpgradeMenu* upgrades_ = nullptr;
    QDoubleSpinBox* height_ = nullptr;
    std::optional<QPoint> pressedAt_;
    bool dragging_ = false;
};

}  // namespace sightline::app
