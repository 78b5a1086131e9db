/// The attack panel. It shows the eleven steps of an attack with results and reasons. The step that
/// waits for a player has its controls. The steps scroll. The question and its buttons are always
/// visible below the steps.
#pragma once
#include <QWidget>
#include <set>

#include "app/window/legion/words/attack_story.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/rules/asking/ask.h"

class QVBoxLayout;

namespace sightline::app {

class AnswerControls;
class DiceWidget;
class KeptColumn;
class KeyButton;
class PageScroll;
class TargetList;

class AttackPanel : public QWidget {
    Q_OBJECT

  public:
    explicit AttackPanel(GameSession& session, QWidget* parent = nullptr);

    /// True for questions about an attack. The attack panel has the buttons for these questions.
    static bool answers(const engine::Question& question);
    /// True for questions that ask which dice a player rerolls.
    static bool isAttackReroll(engine::Ask ask) {
        return ask == engine::Ask::rerollWithAim || ask == engine::Ask::rerollWithObservation;
    }
    /// True if the panel should be visible: before the declaration of an attack, during the attack,
    /// and afterwards until a player closes the panel.
    bool wanted() const { return wanted_; }
    /// True if the shown attack is over. The panel stays open, so that the players can read it.
    bool finished() const;
    /// Presses the button with this keyboard key. Returns false if there is none.
    bool press(const QString& key);
    /// Handles a click on this unit on the table. While the attacker chooses a target, the click
    /// selects the unit in the list of targets.
    void pointAtTarget(engine::UnitId unit);
    /// The list from which the attacker chooses the defender. Null if no defender is being chosen.
    const TargetList* targets() const { return targets_; }
    DiceWidget* rerollDice() { return reroll_; }

  signals:
    void wantedChanged(bool wanted);
    void whyAsked(int entry, const QRect& line);
    void miniaturePointed(std::optional<sightline::engine::MiniId> mini);
    void diceWanted();
    /// Emitted to draw a line on the table. The line shows why a miniature is obscured.
    void lineWanted(const std::optional<sightline::geometry::Segment>& line,
                    const std::string& piece);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    void refresh();
    void fill();
    void addHead(engine::UnitId attacker, engine::UnitId defender);
    QWidget* headOf(engine::UnitId attacker, engine::UnitId defender) const;
    void addStep(engine::AttackStep step, engine::AttackStep current, bool live);
    void addRulings(engine::AttackStep step);
    void addClose(bool cancels);
    void addLying(QVBoxLayout& column);
    void addObscured(QVBoxLayout& column);
    void addControls();
    /// Adds the question to the panel: explanations and choices to `steps`, and the buttons to
    /// `foot`.
    void addQuestion(const engine::Question& question, QVBoxLayout& steps, QVBoxLayout& foot);
    void addReroll(const engine::Question& question, QVBoxLayout& steps, QVBoxLayout& foot);
    void addNoDie(QVBoxLayout& column, const engine::Question& question);
    void putAway();
    void settleFoot();
    void lookAtStep();
    KeyButton* buttonWith(const QString& key) const;

    GameSession& session_;
    LatestJob previews_;
    PageScroll *steps_ = nullptr, *footScroll_ = nullptr;
    KeptColumn *column_ = nullptr, *foot_ = nullptr;
    QWidget *stepHere_ = nullptr, *controlsHere_ = nullptr;
    /// Number of answers in the game when the panel last scrolled by itself.
    std::size_t lookedAt_ = 0;
    std::size_t refreshed_ = 0;  ///< number of refreshes; each refresh makes new controls
    std::optional<AttackStory> story_;
    std::set<engine::AttackStep> unfolded_;
    std::size_t putAwayAt_ = static_cast<std::size_t>(-1);
    std::size_t unfoldedAt_ = static_cast<std::size_t>(-1);
    bool wanted_ = false;
    AnswerControls* controls_ = nullptr;
    TargetList* targets_ = nullptr;
    DiceWidget* reroll_ = nullptr;
};

}  // namespace sightline::app
