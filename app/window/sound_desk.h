/// Plays the sounds of the window: it follows the answers, the dice and the effects on the table.
#pragma once
#include <QObject>

#include "app/window/window_parts.h"

namespace sightline::engine {
class Game;
}

namespace sightline::app {

class SoundDesk : public QObject {
    Q_OBJECT

  public:
    SoundDesk(const WindowParts& parts, QObject* parent);

  private:
    void follow();

    WindowParts parts_;
    const engine::Game* game_ = nullptr;  ///< the game that was followed last; only compared
    std::size_t answers_ = 0;             ///< number of answers of players in it
};

}  // namespace sightline::app
