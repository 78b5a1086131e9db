#include "engine/game/conversation.h"

#include "engine/attack/steps.h"
#include "engine/game/adjust.h"

namespace sightline::engine {
namespace {

void goOnIfLapsed(OpenQuestion& open) {
    if (!open.lapsed()) return;
    open.lapse();
    open.goOn();
}

}  // namespace

Conversation::Conversation(Battle& battle, Task<void> rules)
    : battle_(battle), rules_(std::move(rules)) {
    rules_.start();
    rethrowIfThrown();
}

const Question* Conversation::question() const {
    return battle_.open ? &battle_.open->question() : nullptr;
}

std::optional<Refusal> Conversation::refusalOf(const Answer& answer) const {
    if (!battle_.open) return Refusal{"nothing is asked any more", {}};
    if (const Adjust* adjust = std::get_if<Adjust>(&answer))
        return refusalOfAdjustment(battle_, *adjust);
    return battle_.open->refusalOf(answer);
}

Answer Conversation::inFull(const Answer& answer) const {
    if (const Adjust* adjust = std::get_if<Adjust>(&answer))
        return engine::inFull(battle_, *adjust);
    return battle_.open ? battle_.open->inFull(answer) : answer;
}

std::optional<Answer> Conversation::nearestLegal(const Answer& refused) const {
    return battle_.open ? battle_.open->nearestLegal(refused) : std::nullopt;
}

void Conversation::give(const Answer& answer) {
    assert(battle_.open);
    if (const Adjust* adjust = std::get_if<Adjust>(&answer)) {
        giveAdjust(*adjust);
    } else {
        ++battle_.answersTaken;
        battle_.open->take(answer);
        battle_.open->goOn();
    }
    endInterlude();
    rethrowIfThrown();
}

void Conversation::giveAdjust(const Adjust& adjust) {
    OpenQuestion& open = *battle_.open;
    applyAdjustment(battle_, adjust);
    ++battle_.answersTaken;
    open.askAgain();
    if (battle_.over()) {
        battle_.open = nullptr;
    } else if (!interlude_ && !battle_.leaderless.empty()) {
        below_ = &open;
        interlude_.emplace(chooseFallenLeaders(battle_));
        interlude_->start();
    } else {
        goOnIfLapsed(open);
    }
}

// What has been decided may have changed what was asked before.
void Conversation::endInterlude() {
    if (!interlude_ || !interlude_->done()) return;
    interlude_->result();
    interlude_.reset();
    battle_.open = below_;
    below_->askAgain();
    goOnIfLapsed(*below_);
}

void Conversation::rethrowIfThrown() {
    if (rules_.done()) rules_.result();
}

}  // namespace sightline::engine
