/// Decides which panel at the right edge of the table is open: the mission during setup, an attack,
/// or the card of a unit that a player selects.
#pragma once
#include <QObject>

#include "app/window/window_parts.h"

namespace sightline::app {

class SideDesk : public QObject {
    Q_OBJECT

  public:
    SideDesk(const WindowParts& parts, QObject* parent);
    /// Opens the panel that the game needs now, or folds all panels.
    void restore();
    /// Folds the card of a unit. Returns false if it is not open.
    bool foldCard();

  private:
    void followAttack(bool wanted);
    void followMission(bool wanted);
    void followSelection();
    void showMission();
    void followGame();
    void tellBar();
    bool attackAsks() const;

    WindowParts parts_;
    bool attackAsked_ = false;
};

}  // namespace sightline::app
