#include "app/window/shell/session/unit_choice.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

void UnitChoice::select(std::optional<engine::UnitId> unit) {
    if (selected_ == unit && (!unit || selectedForThis())) return;
    selected_ = unit;
    selectedAt_ = game_.answersShown();
    emit selectionChanged();
}

void UnitChoice::hover(std::optional<engine::UnitId> unit) {
    if (hovered_ == unit) return;
    hovered_ = unit;
    emit hoverChanged();
}

bool UnitChoice::severalAsked() const {
    const engine::Question* question = game_.question();
    return question && question->form == engine::AnswerForm::pickSeveral &&
           !question->options.empty() &&
           std::holds_alternative<engine::UnitId>(question->options.front());
}

bool UnitChoice::isTicked(engine::UnitId unit) const {
    return std::any_of(ticked_.begin(), ticked_.end(), [&](int option) {
        return game_.question()->options[static_cast<std::size_t>(option)] == engine::Option(unit);
    });
}

bool UnitChoice::tick(engine::UnitId unit) {
    if (!severalAsked()) return false;
    const engine::Question& question = *game_.question();
    const auto& options = question.options;
    const auto found = std::find(options.begin(), options.end(), engine::Option(unit));
    if (found == options.end()) return false;
    const int option = static_cast<int>(found - options.begin());
    if (ticked_.erase(option) == 0) {
        if (question.most == 1) ticked_.clear();
        if (static_cast<int>(ticked_.size()) >= question.most) {
            emit refused(
                tr("At most %1: click a chosen one again to take it back").arg(question.most));
            return false;
        }
        ticked_.insert(option);
    }
    emit tickedChanged();
    return true;
}

void UnitChoice::clear() {
    selected_.reset();
    activating_.reset();
    hovered_.reset();
}

void UnitChoice::keepForThis() {
    if (selectedForThis()) ++*selectedAt_;
}

UnitChoice::ChoiceChange UnitChoice::follow() {
    ticked_.clear();
    const bool lostSelection = dropVanished(selected_), lostHover = dropVanished(hovered_);
    return {followActivation() || lostSelection, lostHover};
}

void UnitChoice::tell(ChoiceChange moved) {
    if (moved.selection) emit selectionChanged();
    if (moved.hover) emit hoverChanged();
}

// Selects a unit when it is activated, so that the card, rings, maps and previews show this unit.
// The unit may have been chosen by a drawn order token and not by a click.
bool UnitChoice::followActivation() {
    const std::optional<engine::UnitId> now = game_.view().activating;
    if (std::exchange(activating_, now) == now) return false;
    if (!activating_ || selected_ == activating_) return false;
    selected_ = activating_;
    selectedAt_.reset();
    return true;
}

bool UnitChoice::dropVanished(std::optional<engine::UnitId>& unit) const {
    if (!unit) return false;
    const auto here = [&](const engine::UnitView& other) {
        return other.id == *unit && !other.defeated;
    };
    const auto& units = game_.view().units;
    if (std::any_of(units.begin(), units.end(), here)) return false;
    unit.reset();
    return true;
}

}  // namespace sightline::app
