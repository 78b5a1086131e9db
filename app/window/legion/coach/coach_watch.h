/// Follows the answers of the players and lets the coach judge them on other threads. While a
/// question is open, its choices are judged in advance. After the answer, the note appears, if any.
#pragma once
#include <QObject>
#include <array>
#include <memory>
#include <optional>

#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/coach/coach.h"

namespace sightline::app {

class CoachWatch : public QObject {
    Q_OBJECT

  public:
    explicit CoachWatch(const GameSession& session, QObject* parent = nullptr);
    ~CoachWatch() override;

    /// Switches the coach of a player on or off.
    void setOn(engine::Player player, bool on);
    bool isOn(engine::Player player) const { return of(player).on; }
    /// The coach of the player gives no more notes of this kind.
    void switchOff(engine::Player player, engine::CoachKind kind);
    /// The coach of the player gives notes of all kinds again.
    void allowAll(engine::Player player);
    /// True if no answer is being judged.
    bool settled() const { return !noting_.busy(); }
    /// The note that is shown now.
    const std::optional<engine::CoachNote>& note() const { return note_; }
    void drop();  ///< removes the shown note

  signals:
    void changed();  ///< emitted when a note appears or disappears

  private:
    struct Asked;
    struct OfPlayer {
        bool on = false;
        engine::Coach coach{};
    };
    OfPlayer& of(engine::Player player) { return players_[static_cast<std::size_t>(player)]; }
    const OfPlayer& of(engine::Player player) const {
        return players_[static_cast<std::size_t>(player)];
    }
    void follow();
    void judgeAnswer();
    void judgeQuestion();
    void dropIfOver();
    void show(const engine::CoachNote& note, std::size_t answers);

    const GameSession& session_;
    std::array<OfPlayer, 2> players_{};
    std::shared_ptr<Asked> asked_;  ///< the open question, if the coach judges it
    const engine::Game* game_ = nullptr;
    std::optional<engine::CoachNote> note_;
    std::size_t noteAfter_ = 0;  ///< number of answers when the note appeared
    LatestJob judging_, noting_;
};

}  // namespace sightline::app
