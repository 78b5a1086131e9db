#include "app/window/legion/coach/coach_watch.h"

#include <mutex>
#include <utility>

#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {

using engine::Ask;

/// An open question with the copies that other threads need. The number of answers before it is
/// `answers`.
struct CoachWatch::Asked {
    std::shared_ptr<const engine::Game> game;
    std::size_t answers = 0;
    engine::Question question;
    engine::View view;
    GameReader reader;
    std::mutex mutex{};
    std::optional<engine::Judgement> judgement{};  ///< guarded by `mutex`

    engine::Decision decision() const {
        // After the answer, the game can no longer say whether another answer was legal. Then the
        // coach gives no note.
        return {question, view, [this](const engine::Answer& answer) {
                    return reader
                        .read([&](const engine::Game& now) { return !now.refusalOf(answer); })
                        .value_or(false);
                }};
    }
    /// The judgement of the question. The first call computes it.
    const engine::Judgement& judge() {
        const std::lock_guard lock(mutex);
        if (!judgement) judgement = engine::judgementOf(decision(), engine::coachSkill);
        return *judgement;
    }
};

CoachWatch::CoachWatch(const GameSession& session, QObject* parent)
    : QObject(parent), session_(session) {
    connect(&session, &GameSession::changed, this, &CoachWatch::follow);
}

CoachWatch::~CoachWatch() = default;

void CoachWatch::setOn(engine::Player player, bool on) {
    if (of(player).on == on) return;
    of(player).on = on;
    if (!on && note_ && note_->player == player) drop();
    asked_.reset();
    judgeQuestion();
}

void CoachWatch::switchOff(engine::Player player, engine::CoachKind kind) {
    of(player).coach.switchOff(kind);
    if (note_ && note_->player == player && note_->kind == kind) drop();
}

void CoachWatch::allowAll(engine::Player player) { of(player).coach = {}; }

void CoachWatch::drop() {
    if (!note_) return;
    note_.reset();
    emit changed();
}

void CoachWatch::follow() {
    const engine::Game* game = session_.running() ? &session_.game() : nullptr;
    if (std::exchange(game_, game) != game) {
        for (OfPlayer& one : players_) one.coach.forgetActivations();
        asked_.reset();
        noting_.forget();
        drop();
    }
    dropIfOver();
    judgeAnswer();
    judgeQuestion();
}

// The note disappears if its answer is taken back, in the next activation, and before a secret
// question.
void CoachWatch::dropIfOver() {
    if (!note_) return;
    const auto& active = session_.view().activating;
    const bool nextUnit = active && *active != note_->activation.unit;
    const bool nextRound = session_.view().round != note_->activation.round;
    if (session_.answersShown() < noteAfter_ || nextUnit || nextRound ||
        session_.handover().waits())
        drop();
}

// Judges the answer that has just been given to the question `asked_`, if there is one.
void CoachWatch::judgeAnswer() {
    const std::shared_ptr<Asked> asked = std::exchange(asked_, nullptr);
    if (!asked) return;
    if (session_.answersShown() <= asked->answers) {
        if (session_.answersShown() == asked->answers) asked_ = asked;
        return noting_.forget();
    }
    const auto& answers = session_.game().journal().answers;
    if (asked->answers >= answers.size()) return;
    const engine::Answer given = answers[asked->answers];
    if (std::holds_alternative<engine::Adjust>(given)) return;
    noting_.ask([this, asked, given, after = session_.answersShown()]() -> LatestJob::Finish {
        const auto note = engine::noteOn(asked->decision(), asked->judge(), given);
        return [this, note, after] {
            if (note) show(*note, after);
        };
    });
}

// Judges the choices of the open question in advance.
void CoachWatch::judgeQuestion() {
    const engine::Question* open = session_.running() ? session_.question() : nullptr;
    // A lesson, a quiz and a puzzle explain themselves.
    if (session_.gate() || session_.staging().on) return;
    if (!open || asked_ || session_.handover().waits() || open->secret || !of(open->player).on)
        return;
    if (open->ask != Ask::chooseAction && open->ask != Ask::moveUnit &&
        open->ask != Ask::declareDefender)
        return;
    asked_.reset(new Asked{session_.sharedGame(), session_.answersShown(), *open, session_.view(),
                           session_.work().readerOf(session_.sharedGame())});
    judging_.ask([asked = asked_]() -> LatestJob::Finish {
        asked->judge();
        return [] {};
    });
}

// Shows the note, unless the game has moved on.
void CoachWatch::show(const engine::CoachNote& note, std::size_t answers) {
    if (!session_.running() || session_.answersShown() != answers || session_.handover().waits() ||
        !of(note.player).on || !of(note.player).coach.admits(note))
        return;
    note_ = note;
    noteAfter_ = answers;
    emit changed();
}

}  // namespace sightline::app
