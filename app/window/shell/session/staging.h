/// Staging: how the window shows a game that is only a scene, such as the scene of a quiz or a
/// puzzle. A scene has no file and no recovery file, and players are not asked to save it.
#pragma once
#include <functional>

namespace sightline::engine {
class Game;
}

namespace sightline::app {

struct Staging {
    bool on = false;       ///< true: the game is a scene; false: the other members have no effect
    bool asks = true;      ///< false: the open question is hidden, and players cannot answer it
    bool measures = true;  ///< false: the ruler, the previews and the maps are off
    /// Called after each answer instead of the throw of dice. It may answer further questions.
    /// Returns false if the scene has ended; `asks` is then set to false.
    std::function<bool(engine::Game&)> goOn{};
    /// Called when the players take back a decision. If it is empty, they cannot take it back.
    std::function<bool()> takeBack{};
    /// Called before another game takes the place of the scene. It returns to the game that was
    /// shown before the scene, so that the players are asked about that game. Returns false if this
    /// is not possible.
    std::function<bool()> leave{};

    bool hidesQuestions() const { return on && !asks; }
    bool hidesMeasures() const { return on && !measures; }
};

}  // namespace sightline::app
