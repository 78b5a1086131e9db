/// Chooses units and miniatures on the table with the keyboard. The Tab key goes through the units
/// or miniatures that answer the open question, and Enter chooses the one at which the player
/// stopped.
#pragma once
#include <QObject>
#include <optional>
#include <vector>

#include "app/window/shell/session/game_session.h"

namespace sightline::app {

class TargetKeys : public QObject {
    Q_OBJECT

  public:
    explicit TargetKeys(GameSession& session) : session_(session) {}

    /// Goes to the next answer, or with `forward` false to the previous one. Returns false if the
    /// open question is not answered by units or miniatures on the table.
    bool next(bool forward);
    /// Chooses the unit or miniature at which the player stopped. Returns false if there is none.
    bool choose();
    /// Forgets where the player stopped. Returns false if there is nothing to forget.
    bool forget();
    /// The miniature at which the player stopped; of a unit, it is the leader. Empty if there is
    /// none on the table.
    std::optional<engine::MiniId> mini() const;
    /// Called after the game changed.
    void follow();

  signals:
    void changed();
    void hint(const QString& text);
    /// Emitted when the player stopped at an enemy unit.
    void targetPointed(sightline::engine::UnitId unit);

  private:
    struct Target {
        int option;
        engine::UnitId unit;
        engine::MiniId mini;
        bool single;  ///< true: the option is one miniature, and not its unit
    };
    std::vector<Target> targets() const;

    GameSession& session_;
    std::optional<Target> at_;
    bool armed_ = false;  ///< true: Enter chooses `at_`
    std::size_t answersThen_ = 0;
};

}  // namespace sightline::app
