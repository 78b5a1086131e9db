/// An attack in slow motion. After an answer, the game often makes several steps of an attack at
/// once. This card shows them one after the other: before each step what happens and why, and then
/// its results, with the dice in groups by their results. Until the last step, the window
/// shows no later state.
#pragma once
#include <QFrame>
#include <optional>
#include <vector>

#include "app/window/shell/session/game_session.h"
#include "engine/legion/rules/asking/record.h"

class QVBoxLayout;

namespace sightline::app {

class KeyButton;
class PageScroll;

class SlowAttack : public QFrame {
    Q_OBJECT

  public:
    /// `beside` is the attack panel, which the card covers. If the panel is hidden, the card is at
    /// the right edge of the window.
    SlowAttack(GameSession& session, QWidget& beside, QWidget* window);

    /// `wanted`: the players want to see attacks in slow motion.
    void setWanted(bool wanted);
    bool wanted() const { return wanted_; }
    /// `needed`: the running lesson shows attacks in slow motion, even if the players do not
    /// want it.
    void setNeeded(bool needed);
    /// True while steps are left that the players have not seen.
    bool running() const { return running_; }
    /// Shows the results of the announced step and announces the next step. After the last step,
    /// the window shows the present state.
    void next();
    /// Shows the present state at once.
    void finish();
    /// The step that is announced now. No value after the last step.
    std::optional<engine::AttackStep> announced() const {
        return running_ && at_ < steps_.size() ? std::optional(steps_[at_].step) : std::nullopt;
    }

  signals:
    /// Emitted when a player clicks the rulebook page of a step.
    void ruleAsked(const sightline::engine::Citation& citation);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// One step with its entries in the record.
    struct Step {
        engine::AttackStep step{};
        std::vector<int> entries;
    };
    void follow(bool redone);
    void fill();
    void addAnnouncement(const Step& step, QVBoxLayout& column);
    void addResults(QVBoxLayout& column);
    void addDice(QVBoxLayout& column);
    void settle();

    GameSession& session_;
    QWidget& beside_;
    PageScroll* scroll_;
    KeyButton* next_;
    bool wanted_ = false, needed_ = false, running_ = false;
    const engine::Game* game_ = nullptr;
    std::size_t seen_ = 0;     ///< number of record entries that the players have seen
    std::vector<Step> steps_;  ///< the new steps, in the order of the record
    std::size_t at_ = 0;       ///< index of the step that is announced
};

}  // namespace sightline::app
