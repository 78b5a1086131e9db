#include "engine/legion/advice/lessons/lesson_draft.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "engine/legion/advice/words/lessons.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/state/record_sentence.h"

namespace sightline::engine::lessons {
namespace {

/// One answer of the played game and its question.
struct PlayedAnswer {
    Ask ask{};
    bool learners = false;
    std::size_t entriesAfter = 0;  ///< number of record entries before the next question
};

bool opensStep(const PlayedAnswer& one) {
    return one.learners && (one.ask == Ask::chooseUnitToActivate || one.ask == Ask::chooseAction);
}

/// Replays the game and notes the question of each answer.
std::vector<PlayedAnswer> playedAnswers(Game& copy, const Journal& journal, Player learner) {
    std::vector<PlayedAnswer> played;
    for (const Answer& answer : journal.answers) {
        const Question& question = *copy.question();
        PlayedAnswer one{.ask = question.ask};
        one.learners = question.player == learner && !isChance(question);
        copy.answer(answer);
        one.entriesAfter = copy.recordSoFar().size();
        played.push_back(one);
    }
    return played;
}

Recorded patternOf(const Ruling& entry) {
    Recorded wanted{.happening = entry.happening};
    if (!entry.unit.none()) wanted.unit = entry.unit;
    if (!entry.other.none()) wanted.other = entry.other;
    for (const Number& one : entry.numbers) {
        if (one.name.kind() == NumberKind::action)
            wanted.action = static_cast<Action>(static_cast<int>(std::lround(one.value)));
        if (one.name.token()) wanted.token = *one.name.token();
    }
    return wanted;
}

std::string firstWords(const std::string& text) {
    std::istringstream words(text);
    std::string kept;
    int count = 0;
    for (std::string word; count < mostWords && words >> word; ++count)
        kept.append(kept.empty() ? "" : " ").append(word);
    return kept;
}

class Drafter {
  public:
    Drafter(const Game& game, std::vector<PlayedAnswer> played, std::size_t entriesAtStart)
        : game_(game),
          record_(game.record()),
          played_(std::move(played)),
          entriesAtStart_(entriesAtStart) {}

    /// The number of record entries before the answer with this index.
    std::size_t entriesBefore(std::size_t answer) const {
        return answer == 0 ? entriesAtStart_ : played_[answer - 1].entriesAfter;
    }
    /// The step with the answers from `from` to before `to`. Returns no value if the record has no
    /// entry after the learner's last answer.
    std::optional<LessonStep> step(std::size_t from, std::size_t to, std::size_t firstEntry) const;

  private:
    /// Index of the last answer of the learner before `to`.
    std::size_t lastOfLearner(std::size_t from, std::size_t to) const {
        while (to > from + 1 && !played_[to - 1].learners) --to;
        return to - 1;
    }
    const Game& game_;
    const Record& record_;
    std::vector<PlayedAnswer> played_;
    std::size_t entriesAtStart_;
};

// The step is done when the record has the last entry that followed the learner's last answer.
std::optional<LessonStep> Drafter::step(std::size_t from, std::size_t to,
                                        std::size_t firstEntry) const {
    LessonStep step;
    const auto& answers = game_.journal().answers;
    for (std::size_t i = from; i < to; ++i) {
        if (!played_[i].learners) continue;
        step.show.push_back({.ask = played_[i].ask, .answer = answers[i]});
    }
    const std::size_t last = lastOfLearner(from, to);
    const std::size_t before = entriesBefore(last);
    std::size_t end = played_[last].entriesAfter;
    for (std::size_t i = last + 1; i < to && end == before; ++i) end = played_[i].entriesAfter;
    if (end == before) return std::nullopt;
    const Ruling& entry = record_[end - 1];
    Recorded wanted = patternOf(entry);
    wanted.times =
        static_cast<int>(std::count_if(record_.begin() + static_cast<std::ptrdiff_t>(firstEntry),
                                       record_.begin() + static_cast<std::ptrdiff_t>(end),
                                       [&](const Ruling& one) { return matches(wanted, one); }));
    step.done.recorded = wanted;
    const View view = game_.view(Player::blue);
    step.words.en = firstWords(english(sentenceOf(entry, view).says));
    if (step.words.en.empty()) step.words.en = firstWords(entry.verdict);
    if (wanted.unit) step.points.push_back({.unit = wanted.unit});
    return step;
}

}  // namespace

Result<LessonDraft> draftOf(const Game& game, const DraftSettings& settings) {
    auto copy = Game::start(game.scenario(), game.journal().seed);
    if (!copy) return copy.problem();
    const std::size_t entriesAtStart = (*copy)->recordSoFar().size();
    const auto played = playedAnswers(**copy, game.journal(), settings.learner);
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < played.size(); ++i)
        if (opensStep(played[i])) starts.push_back(i);
    LessonDraft draft{.stepsInGame = static_cast<int>(starts.size())};
    const auto skip = static_cast<std::size_t>(settings.skip);
    if (skip >= starts.size()) return problemOf(say::noStepLeft(draft.stepsInGame));
    const std::size_t count = std::min<std::size_t>(mostSteps, starts.size() - skip);
    const std::size_t first = starts[skip];

    Lesson& lesson = draft.lesson;
    lesson.draft = true;
    lesson.title.en = firstWords(game.scenario().name);
    if (lesson.title.en.empty()) lesson.title.en = "Draft";
    lesson.scenario = game.journal().scenario;
    lesson.seed = game.journal().seed;
    lesson.player = settings.learner;
    const auto& answers = game.journal().answers;
    lesson.before.assign(answers.begin(), answers.begin() + static_cast<std::ptrdiff_t>(first));
    const Drafter drafter(game, played, entriesAtStart);
    std::size_t after = first;
    for (std::size_t i = skip; i < skip + count; ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : played.size();
        auto step = drafter.step(starts[i], end, drafter.entriesBefore(first));
        if (!step) break;
        lesson.steps.push_back(std::move(*step));
        after = end;
    }
    if (lesson.steps.empty()) return problemOf(say::noStepLeft(draft.stepsInGame));
    for (std::size_t i = first; i < after; ++i)
        if (!played[i].learners)
            lesson.others.push_back({.ask = played[i].ask, .answer = answers[i]});
    return draft;
}

}  // namespace sightline::engine::lessons
