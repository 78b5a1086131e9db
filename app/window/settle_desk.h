/// What the window offers to settle questions about the table, in the sandbox and beside a game.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/window/disputes/settle_dialog.h"

class QAction;
class QMainWindow;

namespace sightline::app {

class GameSession;
class TableView;
class Toast;

class SettleDesk : public QObject {
    Q_OBJECT

  public:
    struct Around {
        GameSession* session = nullptr;
        TableView* table = nullptr;
        Toast* toast = nullptr;
    };
    /// Adds its command to the Game menu, which stands before Help.
    SettleDesk(const Around& around, QMainWindow* window);
    ~SettleDesk() override;

    /// Brings up the dialog, with whom the players look at; one that is open stays as it is.
    void open();

  private:
    void refresh();
    SettleEnds looked() const;

    Around around_;
    QMainWindow* window_;
    Settler settler_;
    QPointer<SettleDialog> dialog_;
    QAction* action_ = nullptr;
};

}  // namespace sightline::app
