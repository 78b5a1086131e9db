/// The dice of an attack under way, large, under the table: both players look here while one decides.
#pragma once
#include <QWidget>

#include "app/window/game_session.h"

class QHBoxLayout;

namespace sightline::app {

class DiceWidget;

class DiceTray : public QWidget {
    Q_OBJECT

  public:
    explicit DiceTray(GameSession& session, QWidget* parent = nullptr);
    void refresh();

  private:
    DiceWidget* addGroup(const QString& caption);
    GameSession& session_;
    QHBoxLayout* row_;
};

}  // namespace sightline::app
