/// Which units the players look at and choose: the selected one, the one under the pointer, and
/// those that are ticked for a question that several units answer.
#pragma once
#include <QObject>
#include <optional>
#include <set>

#include "app/window/session/shown_game.h"

namespace sightline::app {

class UnitChoice : public QObject {
    Q_OBJECT

  public:
    explicit UnitChoice(const ShownGame& game) : game_(game) {}

    std::optional<engine::UnitId> selected() const { return selected_; }
    void select(std::optional<engine::UnitId> unit);
    /// A player selected that unit while the question was open, and did not only look at it before.
    bool selectedForThis() const { return selected_ && selectedAt_ == game_.answersShown(); }
    std::optional<engine::UnitId> hovered() const { return hovered_; }
    void hover(std::optional<engine::UnitId> unit);

    /// The open question is answered by several units.
    bool severalAsked() const;
    /// Options of such a question that are chosen by now.
    const std::set<int>& ticked() const { return ticked_; }
    bool isTicked(engine::UnitId unit) const;
    /// Chooses a unit, or takes it back; false when it is not among the options or one too many.
    bool tick(engine::UnitId unit);

    /// Another game: nothing is chosen. Tells nobody.
    void clear();
    /// The next answer leaves the question open, and what was selected for it.
    void keepForThis();
    /// What is no longer as it was.
    struct Moved {
        bool selection = false, hover = false;
    };
    /// Another question is shown: no tick counts any more, the unit that activates is selected, and
    /// units that are gone are not. Tells nobody.
    Moved follow();
    void tell(Moved moved);

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
    std::optional<engine::UnitId> activating_;  ///< as far as the selection has followed it
    std::optional<std::size_t> selectedAt_;     ///< answers shown when a player selected it
    std::set<int> ticked_;
};

}  // namespace sightline::app
