/// The popover "What can I do?" above the action bar: the meaning of the open question, the effect
/// of each choice, the actions that are not legal now with the reason, and the possible targets.
/// The engine gives all of it. The popover is not modal: keys and clicks still reach the game, and
/// after each answer the popover shows the next question.
#pragma once
#include <QFrame>

#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/choices/choice_help.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace sightline::app {

class PageScroll;

class ChoicePopover : public QFrame {
    Q_OBJECT

  public:
    /// `above` is the widget above which the popover appears.
    ChoicePopover(GameSession& session, QWidget& above, QWidget* window);

    void open();
    /// The texts of the popover, one line each, for tests and for screen readers.
    QStringList lines() const;

  signals:
    /// Emitted when the player clicks the rulebook page.
    void ruleAsked(const sightline::engine::Citation& citation);
    void closed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void follow();
    void fill(const engine::Question& question);
    void addChoices(const engine::Question& question, const engine::ChoiceHelp& help,
                    QVBoxLayout& column);
    void addRefused(QVBoxLayout& column);
    void addTargets(engine::UnitId unit, QVBoxLayout& column);
    void showTargets(const std::vector<engine::PossibleTarget>& targets);
    QLabel* source(const engine::Citation& citation);
    void settle();

    GameSession& session_;
    QWidget& above_;
    LatestJob job_;
    PageScroll* scroll_;
    QGridLayout* targets_ = nullptr;
    bool mayAttack_ = false;  ///< true: the unit may make an Attack action now
};

}  // namespace sightline::app
