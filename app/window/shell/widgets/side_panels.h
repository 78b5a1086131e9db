/// The panels at the right edge of the table, of which at most one is open. A command for each
/// panel opens and folds it.
#pragma once
#include <QFrame>
#include <vector>

class QAction;
class QVBoxLayout;

namespace sightline::app {

class SidePanels : public QFrame {
    Q_OBJECT

  public:
    explicit SidePanels(QWidget* parent = nullptr);
    /// Adds a folded panel with its command. This object owns the panel.
    void add(QWidget* panel, const QString& title);
    /// Opens a panel, and folds the panel that was open.
    void open(QWidget* panel);
    void fold();
    /// The open panel. Null if all are folded.
    QWidget* opened() const { return opened_; }
    /// True if a player opened the panel with its command. Such a panel stays open.
    bool openedByHand() const { return opened_ && byHand_; }
    /// Enables or disables the command of a panel. A panel that is not offered is folded. The tool
    /// tip of its command then ends with the reason `why`.
    void setOffered(QWidget* panel, bool offered, const QString& why);
    /// The command that opens and folds a panel.
    QAction* toggleAction(const QWidget* panel) const;
    /// The width of the open panel. 0 if all panels are folded.
    int openWidth() const;

  signals:
    void changed();  ///< emitted after a panel was opened or folded

  private:
    struct Panel {
        QWidget* widget;
        QAction* action;
    };
    const Panel* find(const QWidget* panel) const;
    void show(QWidget* panel);

    std::vector<Panel> panels_;
    QVBoxLayout* column_;
    QWidget* opened_ = nullptr;
    bool byHand_ = false;
};

}  // namespace sightline::app
