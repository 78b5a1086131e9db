#include "app/window/shell/session/game_session.h"

#include <filesystem>
#include <utility>

#include "app/files/tables/table_holds.h"
#include "app/window/shell/session/ahead.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

GameSession::GameSession(QObject* parent) : ShownGame(parent) {
    connect(&choice_, &UnitChoice::refused, this, &GameSession::refused);
    connect(&handover_, &Handover::taken, this, [this] {
        lookNow();
        emit changed();
    });
}

void GameSession::play(PlayedGame other) {
    announces_ = false;
    gate_ = other.gate;
    handover_.setAlone(gate_ != nullptr);
    played_ = std::move(other.game);
    begin(played_, std::move(other.layout), std::move(other.staging));
    choice_.clear();
    // A scene is ready to be shown. A longer step would paint the window, which has no view yet.
    if (!staging().on && !other.keepsRoll) throwDice();
    saved_ = std::move(other.saved);
    if (!saved_.marked()) saved_.mark(*played_);
    lookNow();  // the table can then place the message of a recovery that fails at once
    recovery_.begin();
    afterChange();
    handover_.setTurn(view().active);
    choice_.tell({.selection = true, .hover = true});
}

bool GameSession::refuseWhileBusy() {
    const auto why = work_.busyWith();
    if (why) emit refused(*why);
    return why.has_value();
}

bool GameSession::refuseNow() {
    if (looksBack()) emit refused(tr("You look back: return to now, or play on from here"));
    return looksBack() || refuseWhileBusy();
}

void GameSession::lookBack(std::shared_ptr<const engine::Snapshot> past) {
    if (!running() || work_.busy()) return;
    reveal();
    handover_.conceal();
    lookAt(std::move(past));
    const UnitChoice::ChoiceChange moved = choice_.follow();
    emit changed();
    choice_.tell(moved);
}

void GameSession::returnToNow() {
    if (!looksBack()) return;
    lookAtNow();
    lookNow();
    const UnitChoice::ChoiceChange moved = choice_.follow();
    emit changed();
    choice_.tell(moved);
}

bool GameSession::answer(const engine::Answer& answer) { return answerAnd(answer, true); }

bool GameSession::answerOrSayWhy(const engine::Answer& answer) { return answerAnd(answer, false); }

// Answers the question. If `telling` is true, `refused` is emitted with the reason of a refusal.
bool GameSession::answerAnd(const engine::Answer& answer, bool telling) {
    if (!running() || refuseNow()) return false;
    if (heldBack()) {
        reveal();
        return false;
    }
    if (staging().hidesQuestions()) return false;
    if (gate_ && !gate_->admits(answer)) return false;
    const auto work = [&] {
        auto refusal = played_->answer(answer);
        workAhead(*played_);
        return refusal;
    };
    if (const auto refusal = work_.change(work)) {
        if (telling) emit refused(MessageWords::said(*refusal));
        return false;
    }
    const bool byHand = std::holds_alternative<engine::Adjust>(answer);
    if (!byHand) adjuster_.reset();
    if (byHand) choice_.keepForThis();
    throwDice();
    announces_ = !staging().on;
    afterChange();
    return true;
}

engine::Player GameSession::adjuster() const {
    if (adjuster_) return *adjuster_;
    return question() ? question()->player : view().active;
}

bool GameSession::watching() const {
    return gate_ && question() && !engine::isChance(*question()) &&
           question()->player != gate_->player();
}

void GameSession::noteRefused(const engine::Answer& answer) {
    if (gate_) gate_->noteRefused(answer);
}

bool GameSession::canUndo() const {
    return running() && !looksBack() && game().canUndo() && (!gate_ || gate_->mayUndo());
}

// In a game with a gate, only the player at the screen decides. So the undo also takes back the
// answers of the other player.
bool GameSession::undo() {
    if (!canUndo() || refuseWhileBusy()) return false;
    reveal();
    if (staging().on) return staging().takeBack && staging().takeBack();
    if (!takeBackOne()) return false;
    const auto others = [this] {
        const engine::Question* open = played_->question();
        return gate_ && open && open->player != gate_->player();
    };
    while (others() && canUndo())
        if (!takeBackOne()) break;
    afterChange();
    handover_.setTurn(view().active);
    return true;
}

bool GameSession::takeBackOne() {
    auto earlier =
        work_.beside(tr("Taking back the latest decision"),
                     [this](const std::stop_token& stop) { return played_->earlier(stop); });
    if (!earlier || work_.stopped()) return false;
    work_.change([&] {
        played_->goBackTo(earlier);
        return true;
    });
    return true;
}

void GameSession::undoBy(const std::function<void()>& work) {
    if (!running() || refuseNow()) return;
    reveal();
    work_.change([&] {
        work();
        workAhead(*played_);
        return true;
    });
    afterChange();
}

bool GameSession::redo() {
    if (!canRedo() || refuseWhileBusy()) return false;
    reveal();
    if (!work_.change([&] {
            const bool redone = played_->redo();
            workAhead(*played_);
            return redone;
        }))
        return false;
    throwDice();
    afterChange(true);
    handover_.setTurn(view().active);
    return true;
}

void GameSession::setRealDice(bool on) {
    reveal();
    realDice_ = on;
    const engine::Question* open = question();
    if (on || gate_ || looksBack() || work_.busy() || !open || !engine::isChance(*open)) return;
    throwDice();
    afterChange();
}

void GameSession::throwDice() {
    if (staging().on) {
        if (!staging().goOn) return;
        if (work_.change([this] { return staging().goOn(*played_); })) return;
        Staging ended = staging();
        ended.asks = false;
        setStaging(std::move(ended));
        return;
    }
    const engine::Question* open = played_->question();
    if ((realDice_ && !gate_) || !open || !engine::isChance(*open)) return;
    const auto chance = [this] { return gate_ ? gate_->chance() : played_->seededChance(); };
    if (const auto refusal = work_.change([&] { return throwChance(*played_, chance); }))
        emit failed(MessageWords::said(*refusal));
}

std::optional<QString> GameSession::saveAs(const QString& journalPath) {
    if (!running()) return tr("There is no game to save.");
    const auto written =
        engine::writeJournal(std::filesystem::path(journalPath.toStdString()), played_->journal());
    if (!written) return MessageWords::said(written.problem());
    keepTablesNamedIn(played_->journal().scenario.dump());
    saved_ = SavedGame(journalPath);
    saved_.mark(*played_);
    return std::nullopt;
}

void GameSession::afterChange(bool redone) {
    if (!staging().on) recovery_.follow(played_->journal());
    emit movedOn(redone);
    if (!heldBack()) show();
}

void GameSession::restage(bool asks, bool measures) {
    Staging changed = staging();
    changed.asks = asks;
    changed.measures = measures;
    setStaging(std::move(changed));
    setHeldBack(false);
    show();
}

void GameSession::reveal() {
    if (!heldBack()) return;
    setHeldBack(false);
    show();
}

// Shows the state. In a game with a gate, secrets of the other player stay hidden.
void GameSession::lookNow() {
    const engine::Question* open = played_->question();
    const bool others = gate_ && open && isForOnePair(*open) && open->player != gate_->player();
    look(handover_.waits() || others);
}

void GameSession::show() {
    lookAtNow();
    handover_.follow(staging().on ? nullptr : played_->question());
    lookNow();
    if (!staging().on)
        recovery_.describe({QString::fromStdString(played_->scenario().name), view().round});
    const UnitChoice::ChoiceChange moved = choice_.follow();
    emit changed();
    choice_.tell(moved);
    if (std::exchange(announces_, false)) handover_.announce();
}

}  // namespace sightline::app
