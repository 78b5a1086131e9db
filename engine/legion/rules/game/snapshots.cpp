#include "engine/legion/rules/game/snapshots.h"

#include <algorithm>
#include <utility>

#include "engine/legion/rules/game/journal_file.h"
#include "engine/talk/words/journals.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {

View publicView(const Game& game, Player viewer) {
    View shown = game.view(viewer);
    const Player other = opponent(viewer);
    const View seenByOther = game.view(other);
    // Each side as its opponent sees it.
    const auto own = static_cast<std::size_t>(viewer);
    shown.command[own] = seenByOther.command[own];
    for (std::size_t i = 0; i < shown.mission.tokens.size(); ++i)
        if (shown.mission.tokens[i].token.owner == viewer)
            shown.mission.tokens[i] = seenByOther.mission.tokens[i];
    shown.reminders.clear();
    return shown;
}

Snapshots::Snapshots(Scenario scenario, std::uint64_t seed)
    : scenario_(std::move(scenario)), seed_(seed) {}

bool Snapshots::goesOn(const std::vector<Answer>& answers) const {
    if (!game_) return false;
    const std::vector<Answer>& known = game_->journal().answers;
    return known.size() <= answers.size() && std::equal(known.begin(), known.end(), answers.begin(),
                                                        [](const Answer& one, const Answer& other) {
                                                            return toJson(one) == toJson(other);
                                                        });
}

bool Snapshots::begin() {
    all_.clear();
    game_.reset();
    auto game = Game::start(scenario_, seed_);
    if (!game) return false;
    game_ = std::move(game).value();
    take();
    return true;
}

void Snapshots::take() {
    const Question* open = game_->question();
    Snapshot now{.answers = game_->journal().answers.size(),
                 .entries = game_->recordSoFar().size(),
                 .view = publicView(*game_, open ? open->player : Player::blue),
                 .of = game_};
    if (open && !isChance(*open)) now.asked = open->player;
    all_.push_back(std::make_shared<const Snapshot>(std::move(now)));
}

bool Snapshots::follow(const std::vector<Answer>& answers, const std::stop_token& stop) {
    if (!goesOn(answers) && !begin()) return false;
    for (std::size_t i = game_->journal().answers.size(); i < answers.size(); ++i) {
        if (stop.stop_requested() || game_->answer(answers[i])) return false;
        take();
    }
    return true;
}

Result<std::unique_ptr<Game>> branchOff(Scenario scenario, std::uint64_t seed,
                                        const std::vector<Answer>& answers,
                                        const std::stop_token& stop) {
    auto game = Game::start(std::move(scenario), seed);
    if (!game) return game.problem();
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (stop.stop_requested()) return problemOf(say::toldToStop());
        if (const auto refusal = (*game)->answer(answers[i])) {
            const auto number = static_cast<int>(i + 1);
            return Problem{"answer " + std::to_string(number) + ": " + refusal->text,
                           say::answerRefused(number, refusal->message)};
        }
    }
    return game;
}

}  // namespace sightline::engine
