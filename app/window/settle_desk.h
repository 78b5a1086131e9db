/// Opens the dialog in which players settle a question about the table, such as line of sight. It
/// is available in games and in the sandbox.
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
    /// Adds the command for the dialog to the Game menu.
    SettleDesk(const Collaborators& around, QMainWindow* window);
    ~SettleDesk() override;

    /// Opens the dialog. It starts with the selected unit and the ruler on the table. If the dialog
    /// is already open, it only comes to the front.
    void open();

  signals:
    /// Emitted when the player wants to read the rule that an answer cites.
    void ruleAsked(const sightline::engine::Citation& citation);

  private:
    void refresh();
    void pick(bool first);
    void take(std::optional<engine::MiniId> mini);
    SettleEnds looked() const;

    Collaborators around_;
    QMainWindow* window_;
    Settler settler_;
    QPointer<SettleDialog> dialog_;
    QAction* action_ = nullptr;
    bool picksFirst_ = true;  ///< true: the player picks the first miniature
};

}  // namespace sightline::app
