#include "app/window/legion/table/target_keys.h"

#include <algorithm>

#include "app/window/legion/tools/table_answers.h"
#include "app/window/legion/words/unit_words.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {

// The answers in the order of the question, so that the order agrees with the numbered buttons.
std::vector<TargetKeys::Target> TargetKeys::targets() const {
    std::vector<Target> targets;
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    if (!question || session_.handover().waits() || session_.watching()) return targets;
    const bool activates = question->ask == engine::Ask::chooseUnitToActivate;
    if (!activates && !answeredByClick(*question) && !choosesUnitsByClick(*question))
        return targets;
    const engine::View& view = session_.view();
    for (std::size_t i = 0; i < question->options.size(); ++i) {
        const auto* unit = std::get_if<engine::UnitId>(&question->options[i]);
        const auto* mini = std::get_if<engine::MiniId>(&question->options[i]);
        if (!unit && !mini) continue;
        if (unit && view.unit(*unit).minis.empty()) continue;
        const engine::MiniId shown = mini ? *mini : view.unit(*unit).minis.front();
        targets.push_back({static_cast<int>(i), view.mini(shown).unit, shown, mini != nullptr});
    }
    return targets;
}

bool TargetKeys::next(bool forward) {
    const std::vector<Target> all = targets();
    if (all.empty()) return false;
    const auto now = std::find_if(all.begin(), all.end(), [this](const Target& target) {
        return at_ && target.option == at_->option;
    });
    const std::size_t count = all.size();
    std::size_t place = forward ? 0 : count - 1;
    if (now != all.end()) {
        place = static_cast<std::size_t>(now - all.begin());
        place = (place + (forward ? 1 : count - 1)) % count;
    }
    at_ = all[place];
    armed_ = true;
    answersThen_ = session_.answersShown();
    const engine::View& view = session_.view();
    const engine::UnitView& unit = view.unit(at_->unit);
    const engine::Question& question = *session_.question();
    UnitChoice& choice = session_.choice();
    if (question.ask == engine::Ask::chooseUnitToActivate)
        choice.select(at_->unit);
    else
        choice.hover(at_->unit);
    if (unit.player != question.player) emit targetPointed(at_->unit);
    const QString name =
        at_->single ? UnitWords::label(view, at_->mini) : UnitWords::label(view, at_->unit);
    emit hint(tr("%1: press Enter to choose it").arg(name));
    emit changed();
    return true;
}

bool TargetKeys::choose() {
    if (!at_ || !armed_ || !session_.question()) return false;
    const Target target = *at_;
    forget();
    if (!choosesUnitsByClick(*session_.question()))
        return session_.answer(engine::Pick{target.option});
    // The next Tab goes on from here, and the next Enter confirms the chosen units.
    at_ = target;
    return session_.choice().tick(target.unit);
}

bool TargetKeys::forget() {
    const bool was = at_ && armed_;
    at_.reset();
    armed_ = false;
    if (!was) return false;
    session_.choice().hover(std::nullopt);
    emit changed();
    return true;
}

std::optional<engine::MiniId> TargetKeys::mini() const {
    const bool shown = at_ && armed_ && session_.view().mini(at_->mini).onTable();
    return shown ? std::optional(at_->mini) : std::nullopt;
}

void TargetKeys::follow() {
    if (!session_.running() || session_.answersShown() != answersThen_) {
        at_.reset();
        armed_ = false;
    }
}

}  // namespace sightline::app
