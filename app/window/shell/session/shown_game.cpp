#include "app/window/shell/session/shown_game.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/window/shell/session/terrain_by_hand.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

engine::Player decider(const engine::Game& game) {
    if (const engine::Question* question = game.question()) return question->player;
    return engine::Player::blue;
}

/// Removes the cards in both hands and the facedown cards from the view.
void hideHands(engine::View& view) {
    for (engine::CommandView& side : view.command) {
        side.hand.clear();
        if (!side.faceup) side.played = nullptr;
    }
}

}  // namespace

bool isForOnePair(const engine::Question& question) {
    return question.secret && !engine::isChance(question) &&
           question.ask != engine::Ask::chooseUnitOfRank;
}

void ShownGame::begin(std::shared_ptr<const engine::Game> game, Layout layout, Staging staging) {
    view_.reset();
    question_.reset();
    held_ = false;
    lookAtNow();
    game_ = std::move(game);
    layout_ = std::move(layout);
    staging_ = std::move(staging);
    changedTerrain_.reset();
    changedLayout_.reset();
}

// Updates the view and the question. Secrets are removed here, so no widget can show them.
void ShownGame::look(bool concealed) {
    const engine::Question* open = game_->question();
    view_ = game_->view(decider(*game_));
    followTerrain();
    question_ = open ? std::optional(*open) : std::nullopt;
    answersShown_ = game_->journal().answers.size();
    if (concealed) question_ = engine::shownTo(engine::opponent(open->player), *open);
    if (concealed || !open || !isForOnePair(*open)) hideHands(*view_);
    if (staging_.hidesQuestions()) question_.reset();
}

void ShownGame::lookAt(std::shared_ptr<const engine::Snapshot> past) {
    past_ = std::move(past);
    // The pointer has the address of the game and keeps both games.
    kept_ = {
        std::make_shared<
            std::pair<std::shared_ptr<const engine::Game>, std::shared_ptr<const engine::Game>>>(
            game_, past_->of),
        game_.get()};
    const engine::Record& record = game_->record();
    const std::size_t entries = std::min(past_->entries, record.size());
    // While the players look back, the record of the game does not change. So the entries that were
    // copied for the state shown before are still valid.
    const auto end = static_cast<std::ptrdiff_t>(entries);
    const auto kept = std::min(end, std::ssize(recordThen_));
    recordThen_.erase(recordThen_.begin() + kept, recordThen_.end());
    recordThen_.insert(recordThen_.end(), record.begin() + kept, record.begin() + end);
    view_ = past_->view;
    question_.reset();
    answersShown_ = past_->answers;
    followTerrain();
}

void ShownGame::lookAtNow() {
    past_.reset();
    kept_.reset();
    recordThen_.clear();
}

// Makes the layout with the terrain of the shown view.
void ShownGame::followTerrain() {
    if (std::exchange(changedTerrain_, view_->changedTerrain) == view_->changedTerrain) return;
    changedLayout_.reset();
    if (changedTerrain_) changedLayout_ = layoutWith(layout_, *changedTerrain_);
}

}  // namespace sightline::app
