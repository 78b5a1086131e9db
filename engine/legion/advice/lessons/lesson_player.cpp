#include "engine/legion/advice/lessons/lesson_player.h"

#include <algorithm>

#include "engine/legion/advice/lessons/answer_now.h"
#include "engine/legion/advice/lessons/game_copy.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/advice/words/lessons.h"
#include "geometry/base/words/files.h"

namespace sightline::engine::lessons {
namespace {

bool isAboutRefusal(const Condition& condition) {
    bool found = false;
    visitConditions(condition, [&](const Condition& one) {
        found = found || (one.answered && one.answered->refused);
    });
    return found;
}

}  // namespace

LessonPlayer::LessonPlayer(const Lesson& lesson, Game& game, const ArmyStart* army)
    : lesson_(lesson), game_(game), armyStart_(army) {
    if (army != nullptr) build(army->list);
}

std::optional<Problem> LessonPlayer::begin() {
    for (std::size_t i = 0; i < lesson_.before.size(); ++i) {
        if (const auto refusal = game_.answer(lesson_.before[i]))
            return problemOf(say::answerRefused(static_cast<int>(i) + 1, refusal->message));
    }
    firstEntry_ = game_.recordSoFar().size();
    starts_ = {startNow()};
    return std::nullopt;
}

LessonPlayer::Start LessonPlayer::startNow() const {
    return {game_.journal().answers.size(), army_ ? army_->list : ArmyList{}};
}

const LessonStep* LessonPlayer::step() const {
    const bool inside = !starts_.empty() && stepIndex() < lesson_.steps.size();
    return inside ? &lesson_.steps[stepIndex()] : nullptr;
}

void LessonPlayer::noteQuestion() const {
    const std::size_t answers = game_.journal().answers.size();
    asked_.erase(asked_.lower_bound(answers), asked_.end());
    const Question* question = game_.question();
    if (!question) return;
    const bool learners = !isChance(*question) && question->player == lesson_.player;
    asked_[answers] = {question->ask, learners};
}

std::span<const Answer> LessonPlayer::allSince(std::size_t first) const {
    const auto& all = game_.journal().answers;
    return std::span(all).subspan(std::min(first, all.size()));
}

// If the question of an answer is unknown, the answer counts both as an answer of the learner and
// as an answer of the others.
std::vector<GivenAnswer> LessonPlayer::givenSince(std::size_t first, By by) const {
    noteQuestion();
    std::vector<GivenAnswer> given;
    const auto answers = allSince(first);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const auto asked = asked_.find(first + i);
        if (asked == asked_.end())
            given.push_back({answers[i], std::nullopt});
        else if (asked->second.learners == (by == By::learner))
            given.push_back({answers[i], asked->second.ask});
    }
    return given;
}

Situation LessonPlayer::situation(const View& view, const Game& game, const Look& look) const {
    return {.view = view,
            .question = game.question(),
            .record = game.recordSoFar(),
            .firstEntry = firstEntry_,
            .look = look};
}

bool LessonPlayer::isDoneIn(const Game& game, const Look& look) const {
    if (!step()) return false;
    const View view = game.view(lesson_.player);
    Situation now = situation(view, game, look);
    now.army = army_ ? &*army_ : nullptr;
    return holds(step()->done, now);
}

bool LessonPlayer::isDone() const { return isDoneIn(game_, look_); }

bool LessonPlayer::update() {
    noteQuestion();
    if (starts_.size() > 1 && game_.journal().answers.size() < starts_.back().answers) {
        starts_.pop_back();
    } else if (step() && isDone()) {
        starts_.push_back(startNow());
    } else {
        return false;
    }
    look_ = {};
    hints_ = 0;
    return true;
}

std::optional<Answer> LessonPlayer::automaticAnswer() const {
    const Question* question = game_.question();
    noteQuestion();
    if (!question || starts_.empty()) return std::nullopt;
    const bool chance = isChance(*question);
    if (!chance && question->player == lesson_.player) return std::nullopt;
    const auto from = [&](const std::vector<LessonAnswer>& answers, std::size_t first) {
        return firstAnswerNow(answers, usedUp(answers, givenSince(first, By::others)), game_);
    };
    if (const LessonStep* now = step())
        if (auto answer = from(now->others, starts_.back().answers)) return answer;
    if (auto answer = from(lesson_.others, starts_.front().answers)) return answer;
    if (chance) return game_.seededChance();
    return sensibleAnswer(game_, lesson_.seed + game_.journal().answers.size());
}

// The options that the learner may pick: those of the step, otherwise those of the lesson. If
// neither lists the question, every answer is allowed.
bool LessonPlayer::isAllowed(const Question& question, const Answer& answer) const {
    const auto ruleOf = [&](const std::vector<AllowedAnswers>& rules) {
        const auto found = std::find_if(rules.begin(), rules.end(),
                                        [&](const auto& one) { return one.ask == question.ask; });
        return found == rules.end() ? nullptr : &*found;
    };
    const AllowedAnswers* rule = ruleOf(step()->allowed);
    if (!rule) rule = ruleOf(lesson_.allowed);
    if (!rule) return true;
    const auto picked = pickedOptions(question, answer);
    const auto isIn = [&](const Option& one) {
        return std::find(rule->options.begin(), rule->options.end(), one) != rule->options.end();
    };
    return !rule->options.empty() && std::all_of(picked.begin(), picked.end(), isIn);
}

int LessonPlayer::mistakeIn(const Situation& after) const {
    const auto& mistakes = step()->mistakes;
    // A refused answer does not change the game. So only a mistake about refused answers can fit
    // it.
    const auto suits = [&](const Mistake& one) {
        return (!after.refused || isAboutRefusal(one.when)) && holds(one.when, after);
    };
    const auto found = std::find_if(mistakes.begin(), mistakes.end(), suits);
    return found == mistakes.end() ? -1 : static_cast<int>(found - mistakes.begin());
}

Judgement LessonPlayer::judge(const Answer& answer) const {
    using Kind = Judgement::Kind;
    Judgement judgement;
    if (!step() || !game_.question()) return judgement;
    const Question asked = *game_.question();
    judgement.refusal = game_.refusalOf(answer);
    const auto mistakeAfter = [&](const Game& game) {
        const View view = game.view(lesson_.player);
        Situation after = situation(view, game, look_);
        after.asked = &asked;
        after.answer = &answer;
        after.refused = judgement.refusal.has_value();
        return mistakeIn(after);
    };
    if (judgement.refusal) {
        judgement.kind = Kind::refused;
        judgement.mistake = mistakeAfter(game_);
        return judgement;
    }
    const auto after = copyOf(game_);
    if (!after || after->answer(answer)) return judgement;
    judgement.after = after;
    judgement.mistake = mistakeAfter(*after);
    judgement.done = isDoneIn(*after, look_);
    if (judgement.mistake >= 0) {
        judgement.kind = Kind::mistake;
    } else if (!isAllowed(asked, answer)) {
        judgement.kind = Kind::notNow;
        judgement.why = say::notInThisStep();
    } else if (!judgement.done && !after->question()) {
        judgement.kind = Kind::notNow;
        judgement.why = say::gameEndsFirst();
    } else if (leavesThePath(*after)) {
        judgement.kind = Kind::notNow;
        judgement.why = say::lessonCouldNotGoOn();
    } else if (judgement.done) {
        judgement.kind = Kind::fulfils;
    }
    return judgement;
}

Judgement LessonPlayer::judge(const Look& look) const {
    Judgement judgement;
    if (!step()) return judgement;
    const View view = game_.view(lesson_.player);
    judgement.mistake = mistakeIn(situation(view, game_, look));
    judgement.done = isDoneIn(game_, look);
    if (judgement.mistake >= 0)
        judgement.kind = Judgement::Kind::mistake;
    else if (judgement.done)
        judgement.kind = Judgement::Kind::fulfils;
    return judgement;
}

std::optional<Hint> LessonPlayer::showMe() const {
    const LessonStep* now = step();
    if (!now) return std::nullopt;
    const std::vector<bool> used = usedAnswers();
    for (std::size_t i = 0; i < now->show.size(); ++i) {
        if (used[i]) continue;
        const LessonAnswer& one = now->show[i];
        if (one.kind == LessonAnswer::Kind::look)
            return Hint{.kind = Hint::Kind::show, .look = &one.look};
        if (one.kind == LessonAnswer::Kind::army) {
            if (armyAfter(one.change)) return Hint{.kind = Hint::Kind::show, .change = &one.change};
            continue;
        }
        const Question* question = game_.question();
        const bool learners =
            question && !isChance(*question) && question->player == lesson_.player;
        if (!learners) continue;
        if (auto answer = answerNow(one, game_))
            return Hint{.kind = Hint::Kind::show, .answer = std::move(answer)};
    }
    return std::nullopt;
}

std::optional<Hint> LessonPlayer::nextHint() {
    const LessonStep* now = step();
    if (!now) return std::nullopt;
    const LessonText* const words[] = {&now->reason, &now->pointer};
    while (hints_ < 2) {
        const int next = hints_++;
        if (words[next]->empty()) continue;
        return Hint{.kind = next == 0 ? Hint::Kind::reason : Hint::Kind::pointer,
                    .words = words[next]};
    }
    return showMe();
}

void LessonPlayer::restartStep() {
    if (starts_.empty()) return;
    const auto playersAnswer = [](const Answer& answer) { return !isChance(answer); };
    for (;;) {
        const auto since = allSince(starts_.back().answers);
        if (std::none_of(since.begin(), since.end(), playersAnswer) || !game_.undo()) break;
    }
    if (army_) build(ArmyList(starts_.back().army));
    look_ = {};
    hints_ = 0;
}

}  // namespace sightline::engine::lessons
