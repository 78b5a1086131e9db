#include "engine/legion/rules/game/conversation.h"

#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/game/adjust.h"
#include "engine/legion/rules/round/play_game.h"
#include "engine/legion/rules/sandbox/free_table.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

void goOnIfLapsed(talk::OpenQuestion<LegionWords>& open) {
    if (!open.lapsed()) return;
    open.lapse();
    open.goOn();
}

}  // namespace

Conversation::Conversation(Battle& battle)
    : Conversation(battle, battle.sandbox ? freeTable(battle) : playGame(battle)) {}

Conversation::Conversation(Battle& battle, Task<void> rules)
    : battle_(battle), rules_(std::move(rules)) {
    rules_.start();
    rethrowIfThrown();
}

const Question* Conversation::question() const {
    return battle_.open ? &battle_.open->question() : nullptr;
}

std::optional<Refusal> Conversation::refusalOf(const Answer& answer) const {
    const Adjust* adjust = std::get_if<Adjust>(&answer);
    // The sandbox may also start after the end of a game.
    const bool ends = adjust && std::holds_alternative<ToSandbox>(adjust->what);
    if (!battle_.open && !ends) return refuse(say::nothingAsked(), {});
    if (adjust) return refusalOfAdjustment(battle_, *adjust);
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
    applyAdjustment(battle_, adjust);
    ++battle_.answersTaken;
    if (std::holds_alternative<ToSandbox>(adjust.what)) return endRules();
    talk::OpenQuestion<LegionWords>& open = *battle_.open;
    open.askAgain();
    if (battle_.over()) {
        battle_.open = nullptr;
    } else if (!interlude_ && !battle_.leaderless.empty()) {
        startInterlude(followTheFallen(battle_));
    } else if (const ToolMove* move = std::get_if<ToolMove>(&adjust.what)) {
        startInterlude(moveWithTool(battle_, *move));
    } else {
        goOnIfLapsed(open);
    }
}

void Conversation::startInterlude(Task<void> task) {
    below_ = battle_.open;
    interlude_.emplace(std::move(task));
    interlude_->start();
}

// Destroys the rules together with the questions that they wait for.
void Conversation::endRules() {
    interlude_.reset();
    below_ = nullptr;
    rules_ = freeTable(battle_);
    battle_.open = nullptr;
    rules_.start();
}

// Builds the earlier question again, because the decision may have changed it.
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
