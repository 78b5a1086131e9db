/// The players' choice of units: the selected unit, the unit under the pointer, and the ticked
/// units for a question that several units answer.
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
    /// True if a player selected the unit while the current question was open.
    bool selectedForThis() const { return selected_ && selectedAt_ == game_.answersShown(); }
    std::optional<engine::UnitId> hovered() const { return hovered_; }
    void hover(std::optional<engine::UnitId> unit);

    /// True if the open question can have several units as its answer.
    bool severalAsked() const;
    /// The ticked options of a question that several units answer.
    const std::set<int>& ticked() const { return ticked_; }
    bool isTicked(engine::UnitId unit) const;
    /// Ticks or unticks a unit. Returns false if the unit is no option, or if the limit is reached.
    bool tick(engine::UnitId unit);

    /// Clears the choice for another game. Emits no signal.
    void clear();
    /// Keeps the selection after a change by hand, because such a change does not close the
    /// question.
    void keepForThis();
    /// The parts of the choice that changed.
    struct ChoiceChange {
        bool selection = false, hover = false;
    };
    /// Handles a new question: clears all ticks, selects the activating unit, and deselects units
    /// that no longer exist. Emits no signal.
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
    std::optional<engine::UnitId> activating_;  ///< the activating unit that was selected last
    std::optional<std::size_t>
        selectedAt_;  ///< the number of shown answers when a player selected the unit
    std::set<int> ticked_;
};

}  // namespace sightline::app
