/// Definitions of the members of game.h, for the one source file of a rule set that instantiates
/// them.
#pragma once
#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "engine/talk/define_conversation.h"
#include "engine/talk/game.h"
#include "engine/talk/generator.h"
#include "engine/talk/quiet_moments.h"

namespace sightline::engine::talk {

/// True if chance, not a player, answers the question.
template <class Words>
bool isChance(const typename Words::Answer& answer) {
    return std::holds_alternative<DiceAnswer<typename Words::Face>>(answer) ||
           std::holds_alternative<Draw>(answer);
}

/// A table (the state of a game), and the conversation that runs the rules on it.
template <class Words>
struct Game<Words>::Playthrough {
    Playthrough(const RuleSet<Words>& rules, const typename Words::Table& start)
        : table(start), conversation(rules, table) {}

    typename Words::Table table;
    Conversation<Words> conversation;
};

/// The result of an undo: the state of the game after its first `answers` answers.
template <class Words>
struct Game<Words>::UndoResult {
    std::unique_ptr<Playthrough> course;
    std::size_t answers = 0;
};

template <class Words>
struct Game<Words>::Parts {
    const RuleSet<Words>& rules;
    Scenario scenario;
    Journal journal{};
    std::vector<Answer> undone{};  ///< undone answers; redo starts with the last of them
    /// Copy of the table after the setup; every replay starts with it.
    std::optional<typename Words::Table> start{};
    std::unique_ptr<Playthrough> course{};
    UndoResult taken{};  ///< game before the latest undo, kept for a fast redo

    /// Replays the first `count` answers on a new table. Returns null if a stop was requested.
    std::unique_ptr<Playthrough> replayed(std::size_t count,
                                          const std::stop_token& stop = {}) const {
        auto again = std::make_unique<Playthrough>(rules, *start);
        if (course) again->table.log.reserve(course->table.log.size());
        for (std::size_t i = 0; i < count; ++i) {
            if (stop.stop_requested()) return nullptr;
            again->conversation.give(journal.answers[i]);
        }
        return again;
    }

    /// The index of the first answer in the latest decision of a player. Returns no value if no
    /// player has made a decision.
    std::optional<std::size_t> latestDecision() const {
        std::size_t i = journal.answers.size();
        while (i > 0 && isChance<Words>(journal.answers[i - 1])) --i;
        if (i == 0) return std::nullopt;
        return i - 1;
    }

    std::size_t rolls() const {
        const auto& answers = journal.answers;
        return static_cast<std::size_t>(
            std::count_if(answers.begin(), answers.end(),
                          [](const Answer& answer) { return isChance<Words>(answer); }));
    }
};

template <class Words>
Game<Words>::Game(const RuleSet<Words>& rules, Scenario scenario, std::uint64_t seed)
    : parts_(new Parts{rules, std::move(scenario)}) {
    Parts& parts = *parts_;
    parts.journal.scenario = parts.scenario.source;
    parts.journal.seed = seed;
    parts.journal.rules = parts.scenario.rules;
    parts.journal.asks = parts.scenario.asks;
    parts.journal.asksEverything = parts.scenario.asksEverything;
    parts.journal.game = rules.game;
    parts.journal.edition = rules.edition;
}

template <class Words>
Game<Words>::~Game() = default;

template <class Words>
std::optional<Problem> Game<Words>::begin() {
    auto table = parts_->rules.setUp(parts_->scenario);
    if (!table) return table.problem();
    parts_->start.emplace(std::move(table).value());
    parts_->start->quiet = std::make_shared<QuietMoments>();
    parts_->course = parts_->replayed(0);
    return std::nullopt;
}

template <class Words>
const typename Game<Words>::Question* Game<Words>::question() const {
    return parts_->course->conversation.question();
}

template <class Words>
std::optional<Refusal> Game<Words>::refusalOf(const Answer& answer) const {
    return parts_->course->conversation.refusalOf(answer);
}

template <class Words>
std::optional<typename Words::Answer> Game<Words>::nearestLegal(const Answer& refused) const {
    return parts_->course->conversation.nearestLegal(refused);
}

template <class Words>
std::optional<Refusal> Game<Words>::answer(const Answer& answer) {
    if (auto refusal = refusalOf(answer)) return refusal;
    Answer full = parts_->course->conversation.inFull(answer);
    parts_->start->quiet->forgetFrom(parts_->course->table.moments);
    parts_->course->conversation.give(full);
    parts_->journal.answers.push_back(std::move(full));
    parts_->undone.clear();
    parts_->taken = {};
    return std::nullopt;
}

// Rolls the dice of the open question. The number of earlier rolls selects the stream of the
// generator, so undone decisions, adjustments and notes never change the dice of a roll.
template <class Words>
typename Game<Words>::DiceAnswer Game<Words>::seededDice() const {
    DiceAnswer answer;
    const Question* open = question();
    if (!open) return answer;
    Generator generator(parts_->journal.seed, parts_->rolls());
    for (const auto die : open->dice) {
        const auto& faces = Words::facesOf(die);
        answer.faces.push_back(faces[generator.below(static_cast<std::uint32_t>(faces.size()))]);
    }
    return answer;
}

template <class Words>
typename Game<Words>::Answer Game<Words>::seededChance() const {
    const Question* open = question();
    if (!open || open->form != AnswerForm::draw) return seededDice();
    Generator generator(parts_->journal.seed, parts_->rolls());
    return Draw{
        static_cast<int>(generator.below(static_cast<std::uint32_t>(open->options.size())))};
}

template <class Words>
bool Game<Words>::canUndo() const {
    return parts_->latestDecision().has_value();
}
template <class Words>
bool Game<Words>::canRedo() const {
    return !parts_->undone.empty();
}

template <class Words>
bool Game<Words>::undoCrossesDice() const {
    const auto from = parts_->latestDecision();
    if (!from) return false;
    if (*from + 1 < parts_->journal.answers.size()) return true;
    const auto& revelations = parts_->course->table.revelations;
    return !revelations.empty() && revelations.back() > *from;
}

template <class Words>
bool Game<Words>::undo() {
    const auto from = parts_->latestDecision();
    if (!from) return false;
    goBackTo(std::make_shared<UndoResult>(UndoResult{parts_->replayed(*from), *from}));
    return true;
}

template <class Words>
std::shared_ptr<typename Game<Words>::UndoResult> Game<Words>::earlier(
    const std::stop_token& stop) const {
    const auto from = parts_->latestDecision();
    if (!from) return nullptr;
    auto course = parts_->replayed(*from, stop);
    if (!course) return nullptr;
    course->conversation.question();
    course->table.completeRecord();
    return std::make_shared<UndoResult>(UndoResult{std::move(course), *from});
}

template <class Words>
void Game<Words>::goBackTo(const std::shared_ptr<UndoResult>& earlier) {
    auto& answers = parts_->journal.answers;
    parts_->taken = {std::move(parts_->course), answers.size()};
    while (answers.size() > earlier->answers) {
        parts_->undone.push_back(std::move(answers.back()));
        answers.pop_back();
    }
    parts_->course = std::move(earlier->course);
}

template <class Words>
bool Game<Words>::redo() {
    if (!canRedo()) return false;
    auto& undone = parts_->undone;
    auto& answers = parts_->journal.answers;
    const std::size_t before = answers.size();
    do {
        answers.push_back(std::move(undone.back()));
        undone.pop_back();
    } while (!undone.empty() && isChance<Words>(undone.back()));
    if (parts_->taken.course && parts_->taken.answers == answers.size()) {
        parts_->course = std::move(parts_->taken.course);
    } else {
        for (std::size_t i = before; i < answers.size(); ++i)
            parts_->course->conversation.give(answers[i]);
    }
    return true;
}

template <class Words>
typename Game<Words>::View Game<Words>::view(Player player) const {
    return parts_->rules.view(parts_->course->table, player);
}
template <class Words>
const typename Game<Words>::Record& Game<Words>::recordSoFar() const {
    return parts_->course->table.log;
}
template <class Words>
const typename Game<Words>::Record& Game<Words>::record() const {
    parts_->course->table.completeRecord();
    return parts_->course->table.log;
}
template <class Words>
const typename Game<Words>::Journal& Game<Words>::journal() const {
    return parts_->journal;
}
template <class Words>
const typename Game<Words>::Scenario& Game<Words>::scenario() const {
    return parts_->scenario;
}
template <class Words>
std::uint64_t Game<Words>::digest() const {
    return parts_->rules.digest(parts_->course->table, question());
}

template <class Words>
nlohmann::json Game<Words>::fields() const {
    return parts_->rules.fields(parts_->course->table);
}

}  // namespace sightline::engine::talk
