// The army of a lesson: the LessonPlayer judges the changes that the learner makes.
#include <algorithm>

#include "engine/legion/advice/lessons/lesson_player.h"
#include "engine/legion/advice/words/lessons.h"

namespace sightline::engine::lessons {
namespace {

/// The largest number of changes and steps that are tried ahead.
constexpr int mostChanges = 200;

}  // namespace

void LessonPlayer::build(const ArmyList& army) {
    if (armyStart_ != nullptr) army_ = judgedArmy(army, *armyStart_->cards);
}

std::optional<ArmyList> LessonPlayer::armyAfter(const ArmyChange& change) const {
    if (!army_) return std::nullopt;
    return changed(army_->list, change, *armyStart_->cards);
}

Judgement LessonPlayer::judge(const ArmyList& army) const {
    Judgement judgement;
    if (!step() || !army_) return judgement;
    const BuiltArmy after = judgedArmy(army, *armyStart_->cards);
    const View view = game_.view(lesson_.player);
    Situation then = situation(view, game_, look_), before = then;
    then.army = &after;
    before.army = &*army_;
    const auto& mistakes = step()->mistakes;
    const auto mistake = std::find_if(mistakes.begin(), mistakes.end(), [&](const Mistake& one) {
        return holds(one.when, then) && !holds(one.when, before);
    });
    judgement.done = holds(step()->done, then);
    if (mistake != mistakes.end()) {
        judgement.mistake = static_cast<int>(mistake - mistakes.begin());
        judgement.kind = Judgement::Kind::mistake;
    } else if (!lesson_.draft && !canGoOnWith(army) && canGoOnWith(army_->list)) {
        judgement.kind = Judgement::Kind::notNow;
        judgement.why = say::lessonCouldNotGoOn();
    } else if (judgement.done) {
        judgement.kind = Judgement::Kind::fulfils;
    }
    return judgement;
}

bool LessonPlayer::canGoOnWith(const ArmyList& army) const {
    LessonPlayer ahead(lesson_, game_, armyStart_);
    ahead.starts_ = starts_;
    ahead.firstEntry_ = firstEntry_;
    ahead.asked_ = asked_;
    ahead.build(army);
    return ahead.buildsToItsEnd();
}

// A step that asks for an answer or for a look is not played here, because the army does not decide
// about it.
bool LessonPlayer::buildsToItsEnd() {
    for (int made = 0; made < mostChanges; ++made) {
        if (update()) continue;
        if (over()) return true;
        const auto shown = showMe();
        if (!shown) return false;
        if (!shown->change) return true;
        build(*armyAfter(*shown->change));
    }
    return false;
}

std::vector<bool> LessonPlayer::usedAnswers() const {
    const std::vector<LessonAnswer>& show = step()->show;
    std::vector<bool> used = usedUp(show, givenSince(starts_.back().answers, By::learner), look_);
    if (!army_) return used;
    std::vector<ArmyChange> changes;
    for (const LessonAnswer& one : show) changes.push_back(one.change);
    const std::vector<bool> made = madeChanges(changes, starts_.back().army, army_->list);
    for (std::size_t i = 0; i < show.size(); ++i)
        if (show[i].kind == LessonAnswer::Kind::army) used[i] = made[i];
    return used;
}

}  // namespace sightline::engine::lessons
