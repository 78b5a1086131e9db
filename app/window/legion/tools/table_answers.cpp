#include "app/window/legion/tools/table_answers.h"

#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

template <class Id>
std::optional<int> indexOf(const engine::Question& question, Id id) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Id* offered = std::get_if<Id>(&question.options[i]);
        if (offered && *offered == id) return int(i);
    }
    return std::nullopt;
}

}  // namespace

// True if one click answers the question. To activate a unit, one click is not enough, so that no
// unit is activated by accident.
bool answeredByClick(const engine::Question& question) {
    return question.form == engine::AnswerForm::pick &&
           question.ask != engine::Ask::chooseUnitToActivate;
}

bool choosesUnitsByClick(const engine::Question& question) {
    return question.form == engine::AnswerForm::pickSeveral && !question.options.empty() &&
           std::holds_alternative<engine::UnitId>(question.options.front());
}

bool namesMiniatures(const engine::Question& question) {
    return !question.options.empty() &&
           std::holds_alternative<engine::MiniId>(question.options.front());
}

std::optional<int> optionOf(const engine::Question& question, engine::UnitId unit) {
    return indexOf(question, unit);
}

std::optional<int> optionOf(const engine::Question& question, engine::Action action) {
    return indexOf(question, action);
}

std::optional<int> optionOf(const engine::Question& question, const engine::MiniView& mini) {
    const std::optional<int> itself = indexOf(question, mini.id);
    return itself ? itself : indexOf(question, mini.unit);
}

std::set<engine::MiniId> clickable(const engine::Question& question, const engine::View& view) {
    std::set<engine::MiniId> minis;
    if (!answeredByClick(question) && !choosesUnitsByClick(question)) return minis;
    for (const engine::MiniView& mini : view.minis) {
        if (mini.onTable() && optionOf(question, mini)) minis.insert(mini.id);
    }
    return minis;
}

}  // namespace sightline::app
