/// The strip at the top of the window: round, phase, active player, priority, victory points,
/// points of defeated units, and buttons for a few commands.
#pragma once
#include <QWidget>

#include "app/window/shell/session/shown_game.h"

class QAction;
class QHBoxLayout;
class QLabel;

namespace sightline::app {

class TurnStrip : public QWidget {
    Q_OBJECT

  public:
    explicit TurnStrip(const ShownGame& game, QWidget* parent = nullptr);
    /// Adds a command as a small button at the right end of the strip.
    void addCommand(QAction* action);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void refreshTurn(const engine::View& view);
    void showTurn(const QString& words, const QColor& colour);
    QLabel* addScore(QLabel*& blue, QLabel*& red, const QString& caption, const QString& meaning);
    const ShownGame& game_;
    QLabel* round_;
    QLabel* phase_;
    QLabel* turn_;
    QLabel* priority_;
    QLabel *blueVictory_, *redVictory_, *victoryColon_ = nullptr, *victoryCaption_;
    QLabel *bluePoints_, *redPoints_, *destroyedColon_ = nullptr;
    QList<QLabel*> destroyed_;  ///< labels for points of defeated units; hidden in the sandbox
    QHBoxLayout* row_;
};

}  // namespace sightline::app
