/// The units that the players have chosen in the window: the selected unit, the unit under the
/// mouse pointer, and the ticked units for an answer with several units.
#pragma once
#include <QObject>
#include <optional>
#include <set>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class UnitChoice : public QObject {
    Q_OBJECT

  public:
    explicit UnitChoice(const ShownGame& game) : game_(game) {}

    std::optional<engine::UnitId> selected() const { return selected_; }
    void select(std::optional<engine::UnitId> unit);
    /// True if a player selected the unit after the open question was asked.
    bool selectedForThis() const { return selected_ && selectedAt_ == game_.answersShown(); }
    std::optional<engine::UnitId> hovered() const { return hovered_; }
    void hover(std::optional<engine::UnitId> unit);

    /// True if the answer to the open question may have several units.
    bool severalAsked() const;
    /// Indices of the ticked options, for an answer with several units.
    const std::set<int>& ticked() const { return ticked_; }
    bool isTicked(engine::UnitId unit) const;
    /// Ticks a unit or removes its tick. Returns false if the question does not offer the unit, or
    /// if too many units would be ticked.
    bool tick(engine::UnitId unit);

    /// Clears all choices, because another game is shown. Emits no signal.
    void clear();
    /// Keeps `selectedForThis` true after a manual change of the game, which does not answer the
    /// open question.
    void keepForThis();
    struct ChoiceChange {
        bool selection = false, hover = false;
    };
    /// Called after the game changed. Removes all ticks, selects the unit that is being activated,
    /// and unselects units that no longer exist. Emits no signal.
    ChoiceChange follow();
    void tell(ChoiceChange moved);

  signals:
    void selectionChanged();
    void hoverChanged();
    void tickedChanged();
    void refused(const QString& why);

  private:
    bool followActivation();
    bool dropVanished(std::optional<engine::UnitId>& unit) const;

    const ShownGame& game_;
    std::optional<engine::UnitId> selected_, hovered_;
    std::optional<engine::UnitId> activating_;  ///< unit whose activation was noticed last
    /// Value of `answersShown` when a player selected the unit.
    std::optional<std::size_t> selectedAt_;
    std::set<int> ticked_;
};

}  // namespace sightline::app
