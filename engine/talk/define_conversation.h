/// Definitions of the members of conversation.h, for the one source file of a rule set that
/// instantiates them.
#pragma once
#include <utility>
#include <variant>

#include "engine/talk/conversation.h"
#include "engine/talk/words/refusals.h"

namespace sightline::engine::talk {

template <class Words>
void goOnIfLapsed(OpenQuestion<Words>& open) {
    if (!open.lapsed()) return;
    open.lapse();
    open.goOn();
}

template <class Words>
Conversation<Words>::Conversation(const RuleSet<Words>& rules, Table& table)
    : Conversation(rules, table, rules.play(table)) {}

template <class Words>
Conversation<Words>::Conversation(const RuleSet<Words>& rules, Table& table, Task<void> playing)
    : rules_(rules), table_(table), playing_(std::move(playing)) {
    playing_.start();
    rethrowIfThrown();
}

template <class Words>
const typename Words::Question* Conversation<Words>::question() const {
    return table_.open ? &table_.open->question() : nullptr;
}

template <class Words>
std::optional<Refusal> Conversation<Words>::refusalOf(const Answer& answer) const {
    const auto* adjust = std::get_if<Adjust>(&answer);
    if (!table_.open && !(adjust && rules_.needsNoQuestion(*adjust)))
        return refuse(say::nothingAsked(), {});
    if (adjust) return rules_.refusalOf(table_, *adjust);
    return table_.open->refusalOf(answer);
}

template <class Words>
typename Words::Answer Conversation<Words>::inFull(const Answer& answer) const {
    if (const auto* adjust = std::get_if<Adjust>(&answer)) return rules_.inFull(table_, *adjust);
    return table_.open ? table_.open->inFull(answer) : answer;
}

template <class Words>
std::optional<typename Words::Answer> Conversation<Words>::nearestLegal(
    const Answer& refused) const {
    return table_.open ? table_.open->nearestLegal(refused) : std::nullopt;
}

template <class Words>
void Conversation<Words>::give(const Answer& answer) {
    if (const auto* adjust = std::get_if<Adjust>(&answer)) {
        giveAdjust(*adjust);
    } else {
        ++table_.answersTaken;
        table_.open->take(answer);
        table_.open->goOn();
    }
    endDecision();
    rethrowIfThrown();
}

template <class Words>
void Conversation<Words>::giveAdjust(const Adjust& adjust) {
    rules_.apply(table_, adjust);
    ++table_.answersTaken;
    if (auto instead = rules_.playInstead(table_, adjust)) return replaceRules(std::move(*instead));
    OpenQuestion<Words>& open = *table_.open;
    open.askAgain();
    if (table_.over()) {
        table_.open = nullptr;
    } else if (auto decision = rules_.decisionAfter(table_, adjust, decision_.has_value())) {
        startDecision(std::move(*decision));
    } else {
        goOnIfLapsed(open);
    }
}

template <class Words>
void Conversation<Words>::startDecision(Task<void> task) {
    below_ = table_.open;
    decision_.emplace(std::move(task));
    decision_->start();
}

// Stops the rules that run now, and drops the questions for which they wait. Then `playing` runs.
template <class Words>
void Conversation<Words>::replaceRules(Task<void> playing) {
    decision_.reset();
    below_ = nullptr;
    playing_ = std::move(playing);
    table_.open = nullptr;
    playing_.start();
}

// Builds the waiting question again, because the decision may have changed its options.
template <class Words>
void Conversation<Words>::endDecision() {
    if (!decision_ || !decision_->done()) return;
    decision_->result();
    decision_.reset();
    table_.open = below_;
    below_->askAgain();
    goOnIfLapsed(*below_);
}

template <class Words>
void Conversation<Words>::rethrowIfThrown() {
    if (playing_.done()) playing_.result();
}

}  // namespace sightline::engine::talk
