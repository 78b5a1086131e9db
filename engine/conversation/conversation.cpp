#include "engine/conversation/conversation.h"

#include "engine/conversation/adjust.h"

namespace sightline::engine {

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
    const bool adjusts = std::holds_alternative<Adjust>(answer);
    return battle_.open && !adjusts ? battle_.open->inFull(answer) : answer;
}

std::optional<Answer> Conversation::nearestLegal(const Answer& refused) const {
    return battle_.open ? battle_.open->nearestLegal(refused) : std::nullopt;
}

void Conversation::give(const Answer& answer) {
    OpenQuestion* open = battle_.open;
    assert(open);
    if (const Adjust* adjust = std::get_if<Adjust>(&answer)) {
        applyAdjustment(battle_, *adjust);
        ++battle_.answersTaken;
        open->askAgain();
        if (battle_.over()) {
            battle_.open = nullptr;
            return;
        }
        if (!open->lapsed()) return;
        open->lapse();
    } else {
        ++battle_.answersTaken;
        open->take(answer);
    }
    open->goOn();
    rethrowIfThrown();
}

void Conversation::rethrowIfThrown() {
    if (rules_.done()) rules_.result();
}

}  // namespace sightline::engine
