#include "engine/legion/rules/game/game.h"

#include <algorithm>
#include <utility>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/game/conversation.h"
#include "engine/legion/rules/game/digest_of.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/game/state_fields.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/talk/generator.h"
#include "engine/talk/quiet_moments.h"

namespace sightline::engine {

/// A battle and the rules that run on it.
struct Game::Playthrough {
    explicit Playthrough(const Battle& start) : battle(start), conversation(battle) {}

    Battle battle;
    Conversation conversation;
};

/// The game after the first `answers` answers.
struct Game::UndoResult {
    std::unique_ptr<Playthrough> course;
    std::size_t answers = 0;
};

struct Game::Parts {
    Scenario scenario;
    Journal journal;
    std::vector<Answer> undone;   ///< the last one is redone first
    std::optional<Battle> start;  ///< as set up; every replay begins with a copy
    std::unique_ptr<Playthrough> course;
    UndoResult taken{};  ///< the course that was taken back last, kept for a fast redo

    /// Replays the first `count` answers in a new battle; null if a stop was requested.
    std::unique_ptr<Playthrough> replayed(std::size_t count,
                                          const std::stop_token& stop = {}) const {
        auto again = std::make_unique<Playthrough>(*start);
        if (course) again->battle.log.reserve(course->battle.log.size());
        for (std::size_t i = 0; i < count; ++i) {
            if (stop.stop_requested()) return nullptr;
            again->conversation.give(journal.answers[i]);
        }
        return again;
    }

    /// Index of the first answer of a player's latest decision; none without a decision.
    std::optional<std::size_t> latestDecision() const {
        std::size_t i = journal.answers.size();
        while (i > 0 && isChance(journal.answers[i - 1])) --i;
        if (i == 0) return std::nullopt;
        return i - 1;
    }

    std::size_t rolls() const {
        const auto& answers = journal.answers;
        return static_cast<std::size_t>(std::count_if(
            answers.begin(), answers.end(), [](const Answer& answer) { return isChance(answer); }));
    }
};

Game::Game() : parts_(std::make_unique<Parts>()) {}
Game::~Game() = default;

Result<std::unique_ptr<Game>> Game::start(Scenario scenario, std::uint64_t seed) {
    std::unique_ptr<Game> game(new Game());
    Parts& parts = *game->parts_;
    parts.scenario = std::move(scenario);
    parts.journal.scenario = parts.scenario.source;
    parts.journal.seed = seed;
    parts.journal.rules = parts.scenario.rules;
    parts.journal.asks = parts.scenario.asks;
    parts.journal.asksEverything = parts.scenario.asksEverything;
    Result<Battle> battle = setUp(parts.scenario);
    if (!battle) return battle.problem();
    parts.start.emplace(std::move(battle).value());
    parts.start->quiet = std::make_shared<QuietMoments>();
    parts.course = parts.replayed(0);
    return game;
}

const Question* Game::question() const { return parts_->course->conversation.question(); }

std::optional<Refusal> Game::refusalOf(const Answer& answer) const {
    return parts_->course->conversation.refusalOf(answer);
}

std::optional<Answer> Game::nearestLegal(const Answer& refused) const {
    return parts_->course->conversation.nearestLegal(refused);
}

std::optional<Refusal> Game::answer(const Answer& answer) {
    if (auto refusal = refusalOf(answer)) return refusal;
    Answer full = parts_->course->conversation.inFull(answer);
    parts_->start->quiet->forgetFrom(parts_->course->battle.moments);
    parts_->course->conversation.give(full);
    parts_->journal.answers.push_back(std::move(full));
    parts_->undone.clear();
    parts_->taken = {};
    return std::nullopt;
}

// The generator's stream is the number of rolls so far. Therefore undone decisions, adjustments and
// notes never change the dice of a roll.
DiceAnswer Game::seededDice() const {
    DiceAnswer answer;
    const Question* open = question();
    if (!open) return answer;
    Generator generator(parts_->journal.seed, parts_->rolls());
    for (Die die : open->dice) answer.faces.push_back(rollOne(generator, die));
    return answer;
}

Answer Game::seededChance() const {
    const Question* open = question();
    if (!open || open->form != AnswerForm::draw) return seededDice();
    Generator generator(parts_->journal.seed, parts_->rolls());
    return Draw{
        static_cast<int>(generator.below(static_cast<std::uint32_t>(open->options.size())))};
}

bool Game::canUndo() const { return parts_->latestDecision().has_value(); }
bool Game::canRedo() const { return !parts_->undone.empty(); }

bool Game::undoCrossesDice() const {
    const auto from = parts_->latestDecision();
    if (!from) return false;
    if (*from + 1 < parts_->journal.answers.size()) return true;
    const auto& revelations = parts_->course->battle.revelations;
    return !revelations.empty() && revelations.back() > *from;
}

bool Game::undo() {
    const auto from = parts_->latestDecision();
    if (!from) return false;
    goBackTo(std::make_shared<UndoResult>(UndoResult{parts_->replayed(*from), *from}));
    return true;
}

std::shared_ptr<Game::UndoResult> Game::earlier(const std::stop_token& stop) const {
    const auto from = parts_->latestDecision();
    if (!from) return nullptr;
    auto course = parts_->replayed(*from, stop);
    if (!course) return nullptr;
    course->conversation.question();
    course->battle.completeRecord();
    return std::make_shared<UndoResult>(UndoResult{std::move(course), *from});
}

void Game::goBackTo(const std::shared_ptr<UndoResult>& earlier) {
    auto& answers = parts_->journal.answers;
    parts_->taken = {std::move(parts_->course), answers.size()};
    while (answers.size() > earlier->answers) {
        parts_->undone.push_back(std::move(answers.back()));
        answers.pop_back();
    }
    parts_->course = std::move(earlier->course);
}

bool Game::redo() {
    if (!canRedo()) return false;
    auto& undone = parts_->undone;
    auto& answers = parts_->journal.answers;
    const std::size_t before = answers.size();
    do {
        answers.push_back(std::move(undone.back()));
        undone.pop_back();
    } while (!undone.empty() && isChance(undone.back()));
    if (parts_->taken.course && parts_->taken.answers == answers.size()) {
        parts_->course = std::move(parts_->taken.course);
    } else {
        for (std::size_t i = before; i < answers.size(); ++i)
            parts_->course->conversation.give(answers[i]);
    }
    return true;
}

View Game::view(Player player) const { return viewOf(parts_->course->battle, player); }
const Record& Game::recordSoFar() const { return parts_->course->battle.log; }
const Record& Game::record() const {
    parts_->course->battle.completeRecord();
    return parts_->course->battle.log;
}
const Journal& Game::journal() const { return parts_->journal; }
const Scenario& Game::scenario() const { return parts_->scenario; }
std::uint64_t Game::digest() const { return digestOf(parts_->course->battle, question()); }

nlohmann::json Game::fields() const { return fieldsOf(parts_->course->battle); }

}  // namespace sightline::engine
