#include "app/window/session/game_session.h"

#include <algorithm>
#include <future>
#include <utility>

#include "app/window/session/ahead.h"
#include "app/window/session/beside.h"
#include "app/window/session/terrain_by_hand.h"
#include "app/window/words/message_words.h"
#include "engine/asking/kinds.h"

namespace sightline::app {
namespace {

engine::Player decider(const engine::Game& game) {
    if (const engine::Question* question = game.question()) return question->player;
    return engine::Player::blue;
}

/// Worth a full hand-over: the other player must not see what there is to choose from. Whoever
/// draws an order token shows its rank by the unit that it goes to, at once.
bool isForOnePair(const engine::Question& question) {
    return question.secret && !engine::isChance(question) &&
           question.ask != engine::Ask::chooseUnitOfRank;
}

/// What lies on the table for everybody.
void hideHands(engine::View& view) {
    for (engine::CommandView& side : view.command) {
        side.hand.clear();
        if (!side.faceup) side.played = nullptr;
    }
}

}  // namespace

GameSession::GameSession(QObject* parent) : QObject(parent) {
    connect(&job_, &AwaitedJob::lasting, this, [this] { emit waiting(doing_); });
    connect(&job_, &AwaitedJob::ended, this, &GameSession::waited);
}

template <class Work>
auto GameSession::waitFor(Work work) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds frame{33};
    const Clock::time_point begin = Clock::now();
    auto result = std::async(std::launch::async, std::move(work));
    bool told = false;
    for (auto pause = patience_; result.wait_for(pause) != std::future_status::ready;
         pause = frame) {
        told = true;
        emit working(std::chrono::duration<double>(Clock::now() - begin).count());
    }
    if (told) emit worked();
    return result.get();
}

template <class Work>
auto GameSession::change(Work work) {
    return waitFor([&] {
        const std::unique_lock alone(*gate_);
        return work();
    });
}

bool GameSession::answer(const engine::Answer& answer) {
    if (!running() || refuseWhileBusy()) return false;
    if (held_) {
        reveal();
        return false;
    }
    const auto work = [&] {
        auto refusal = game_->answer(answer);
        workAhead(*game_);
        return refusal;
    };
    if (const auto refusal = change(work)) {
        emit refused(MessageWords::said(*refusal));
        return false;
    }
    if (!std::holds_alternative<engine::Adjust>(answer)) adjuster_.reset();
    // What is adjusted by hand leaves the question open, and the selection made for it.
    if (std::holds_alternative<engine::Adjust>(answer) && selectedForThis()) ++*selectedAt_;
    throwDice();
    announces_ = true;
    afterChange();
    return true;
}

engine::Player GameSession::adjuster() const {
    if (adjuster_) return *adjuster_;
    return question() ? question()->player : view().active;
}

void GameSession::announce() {
    const engine::Question* next = question();
    if (!next) return;
    if (next->ask == engine::Ask::chooseUnitToActivate && turnOf_ != next->player) {
        turnOf_ = next->player;
        emit turnHandedOver(next->player);
    }
    if (next->ask == engine::Ask::spendStandby) emit reactionAsked(next->player);
}

void GameSession::takeOver() {
    if (!concealed_ || held_) return;
    concealed_ = false;
    look();
    emit changed();
}

void GameSession::conceal() {
    const engine::Question* open = game_ ? game_->question() : nullptr;
    if (concealed_ || held_ || !open || !isForOnePair(*open)) return;
    concealed_ = true;
    look();
    emit changed();
}

bool GameSession::choosesUnits() const {
    return question_ && question_->form == engine::AnswerForm::pickSeveral &&
           !question_->options.empty() &&
           std::holds_alternative<engine::UnitId>(question_->options.front());
}

bool GameSession::isTicked(engine::UnitId unit) const {
    return std::any_of(ticked_.begin(), ticked_.end(), [&](int option) {
        return question_->options[static_cast<std::size_t>(option)] == engine::Option(unit);
    });
}

bool GameSession::tick(engine::UnitId unit) {
    if (!choosesUnits()) return false;
    const auto& options = question_->options;
    const auto found = std::find(options.begin(), options.end(), engine::Option(unit));
    if (found == options.end()) return false;
    const int option = static_cast<int>(found - options.begin());
    if (ticked_.erase(option) == 0) {
        if (question_->most == 1) ticked_.clear();
        if (static_cast<int>(ticked_.size()) >= question_->most) {
            emit refused(
                tr("At most %1: click a chosen one again to take it back").arg(question_->most));
            return false;
        }
        ticked_.insert(option);
    }
    emit tickedChanged();
    return true;
}

bool GameSession::undo() {
    if (!running() || refuseWhileBusy()) return false;
    reveal();
    auto earlier = beside(tr("Taking back the latest decision"),
                          [this](const std::stop_token& stop) { return game_->earlier(stop); });
    if (!earlier || stoppedWaiting()) return false;
    change([&] {
        game_->goBackTo(earlier);
        return true;
    });
    afterChange();
    turnOf_ = view_->active;
    return true;
}

bool GameSession::redo() {
    if (!running() || refuseWhileBusy()) return false;
    reveal();
    if (!change([&] {
            const bool redone = game_->redo();
            workAhead(*game_);
            return redone;
        }))
        return false;
    throwDice();
    afterChange();
    turnOf_ = view_->active;
    return true;
}

void GameSession::setRealDice(bool on) {
    reveal();
    realDice_ = on;
    const engine::Question* open = question();
    if (on || busy() || !open || !engine::isChance(*open)) return;
    throwDice();
    afterChange();
}

void GameSession::select(std::optional<engine::UnitId> unit) {
    if (selected_ == unit && (!unit || selectedForThis())) return;
    selected_ = unit;
    selectedAt_ = answersShown_;
    emit selectionChanged();
}

void GameSession::hover(std::optional<engine::UnitId> unit) {
    if (hovered_ == unit) return;
    hovered_ = unit;
    emit hoverChanged();
}

void GameSession::throwDice() {
    const engine::Question* open = game_->question();
    if (realDice_ || !open || !engine::isChance(*open)) return;
    if (const auto refusal = change([this] { return throwChance(*game_); }))
        emit failed(MessageWords::said(*refusal));
}

// The window sees what is left when secrets are taken out, so that no part of it can show them.
void GameSession::look() {
    const engine::Question* open = game_->question();
    view_ = game_->view(decider(*game_));
    if (std::exchange(changedTerrain_, view_->changedTerrain) != view_->changedTerrain) {
        changedLayout_.reset();
        if (changedTerrain_) changedLayout_ = layoutWith(layout_, *changedTerrain_);
    }
    question_ = open ? std::optional(*open) : std::nullopt;
    answersShown_ = game_->journal().answers.size();
    if (concealed_) question_ = engine::shownTo(engine::opponent(open->player), *open);
    if (concealed_ || !open || !isForOnePair(*open)) hideHands(*view_);
}

void GameSession::afterChange() {
    keepForRecovery();
    emit movedOn();
    if (!held_) show();
}

void GameSession::reveal() {
    if (std::exchange(held_, false)) show();
}

void GameSession::show() {
    const engine::Question* open = game_->question();
    concealed_ = open && isForOnePair(*open);
    ticked_.clear();
    look();
    const bool lostSelection = dropVanished(selected_), lostHover = dropVanished(hovered_);
    const bool otherSelection = followActivation() || lostSelection;
    emit changed();
    if (otherSelection) emit selectionChanged();
    if (lostHover) emit hoverChanged();
    if (std::exchange(announces_, false)) announce();
}

// Card, rings, maps and previews speak of the unit that acts, also when a drawn token chose it.
bool GameSession::followActivation() {
    if (std::exchange(activating_, view_->activating) == view_->activating) return false;
    if (!activating_ || selected_ == activating_) return false;
    selected_ = activating_;
    selectedAt_.reset();
    return true;
}

bool GameSession::dropVanished(std::optional<engine::UnitId>& unit) const {
    if (!unit) return false;
    const auto here = [&](const engine::UnitView& other) {
        return other.id == *unit && !other.defeated;
    };
    if (std::any_of(view_->units.begin(), view_->units.end(), here)) return false;
    unit.reset();
    return true;
}

}  // namespace sightline::app
