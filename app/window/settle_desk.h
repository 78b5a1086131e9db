/// The main window's access to the dialog that settles questions about the table, in the sandbox
/// and beside a game.
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

    /// Opens the dialog for the viewer and target on the table; an open dialog stays unchanged.
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
