#include "app/window/shell/session/shown_game.h"

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
    if (std::exchange(changedTerrain_, view_->changedTerrain) != view_->changedTerrain) {
        changedLayout_.reset();
        if (changedTerrain_) changedLayout_ = layoutWith(layout_, *changedTerrain_);
    }
    question_ = open ? std::optional(*open) : std::nullopt;
    answersShown_ = game_->journal().answers.size();
    if (concealed) question_ = engine::shownTo(engine::opponent(open->player), *open);
    if (concealed || !open || !isForOnePair(*open)) hideHands(*view_);
    if (staging_.hidesQuestions()) question_.reset();
}

}  // namespace sightline::app
