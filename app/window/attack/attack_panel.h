/// The attack panel: walks the eleven steps of an attack, shows what each came to and why, and
/// holds the controls of the step that waits for somebody. The steps scroll; what is asked and the
/// buttons that answer stay in sight below them.
#pragma once
#include <QDockWidget>
#include <set>

#include "app/window/session/game_session.h"
#include "app/window/session/table_job.h"
#include "app/window/words/attack_story.h"
#include "engine/asking/kinds.h"

class QVBoxLayout;

namespace sightline::app {

class AnswerControls;
class DiceWidget;
class KeptColumn;
class KeyButton;
class PageScroll;
class TargetList;

class AttackPanel : public QDockWidget {
    Q_OBJECT

  public:
    explicit AttackPanel(GameSession& session, QWidget* parent = nullptr);

    /// Questions of an attack, which this panel answers.
    static bool answers(const engine::Question& question);
    /// Questions for dice to reroll.
    static bool isAttackReroll(engine::Ask ask) {
        return ask == engine::Ask::rerollWithAim || ask == engine::Ask::rerollWithObservation;
    }
    /// An attack is under way, is about to be declared, or has just ended and was not put away.
    bool wanted() const { return wanted_; }
    /// What it shows is over, and only waits to be read.
    bool finished() const;
    /// Presses the control that carries this key; false when there is none.
    bool press(const QString& key);
    /// The player clicked that unit on the table.
    void pointAtTarget(engine::UnitId unit);
    /// The list that is shown while a defender is chosen; null else.
    const TargetList* targets() const { return targets_; }
    DiceWidget* rerollDice() { return reroll_; }

  signals:
    void wantedChanged(bool wanted);
    void whyAsked(int entry, const QRect& line);
    void miniaturePointed(std::optional<sightline::engine::MiniId> mini);
    void diceWanted();
    /// A line on the table that shows why a miniature is obscured.
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
    /// What is asked stands among the steps as far as it is looked at, its buttons in the foot.
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
    std::size_t lookedAt_ = 0;   ///< how many answers the game had then
    std::size_t refreshed_ = 0;  ///< how often: controls are always made anew
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
