/// The access of the main window to the dialog that settles questions about the table. It is
/// available in the sandbox and during a game.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/window/legion/disputes/settle_dialog.h"

class QAction;
class QMainWindow;

namespace sightline::app {

class GameSession;
class TableView;
class Toast;

class SettleDesk : public QObject {
    Q_OBJECT

  public:
    struct Collaborators {
        GameSession* session = nullptr;
        TableView* table = nullptr;
        Toast* toast = nullptr;
    };
    /// Adds its command to the Game menu, before Help.
    SettleDesk(const Collaborators& around, QMainWindow* window);
    ~SettleDesk() override;

    /// Opens the dialog with the viewer and target on the table. A dialog that is already open
    /// stays unchanged.
    void open();

  private:
    void refresh();
    SettleEnds looked() const;

    Collaborators around_;
    QMainWindow* window_;
    Settler settler_;
    QPointer<SettleDialog> dialog_;
    QAction* action_ = nullptr;
};

}  // namespace sightline::app
