#include "app/window/shell/session/game_session.h"

#include <filesystem>
#include <utility>

#include "app/files/table_holds.h"
#include "app/window/shell/session/ahead.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

GameSession::GameSession(QObject* parent) : ShownGame(parent) {
    connect(&choice_, &UnitChoice::refused, this, &GameSession::refused);
    connect(&handover_, &Handover::taken, this, [this] {
        look(handover_.waits());
        emit changed();
    });
}

void GameSession::play(PlayedGame other) {
    announces_ = false;
    played_ = std::move(other.game);
    begin(played_, std::move(other.layout), std::move(other.staging));
    choice_.clear();
    // A scene is ready to be shown. A longer step would paint the window, which has no view yet.
    if (!staging().on) throwDice();
    saved_ = std::move(other.saved);
    if (!saved_.marked()) saved_.mark(*played_);
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

bool GameSession::answer(const engine::Answer& answer) {
    if (!running() || refuseWhileBusy()) return false;
    if (heldBack()) {
        reveal();
        return false;
    }
    if (staging().hidesQuestions()) return false;
    const auto work = [&] {
        auto refusal = played_->answer(answer);
        workAhead(*played_);
        return refusal;
    };
    if (const auto refusal = work_.change(work)) {
        emit refused(MessageWords::said(*refusal));
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

bool GameSession::undo() {
    if (!running() || refuseWhileBusy()) return false;
    reveal();
    if (staging().on) return staging().takeBack && staging().takeBack();
    auto earlier =
        work_.beside(tr("Taking back the latest decision"),
                     [this](const std::stop_token& stop) { return played_->earlier(stop); });
    if (!earlier || work_.stopped()) return false;
    work_.change([&] {
        played_->goBackTo(earlier);
        return true;
    });
    afterChange();
    handover_.setTurn(view().active);
    return true;
}

bool GameSession::redo() {
    if (!running() || staging().on || refuseWhileBusy()) return false;
    reveal();
    if (!work_.change([&] {
            const bool redone = played_->redo();
            workAhead(*played_);
            return redone;
        }))
        return false;
    throwDice();
    afterChange();
    handover_.setTurn(view().active);
    return true;
}

void GameSession::setRealDice(bool on) {
    reveal();
    realDice_ = on;
    const engine::Question* open = question();
    if (on || work_.busy() || !open || !engine::isChance(*open)) return;
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
    if (realDice_ || !open || !engine::isChance(*open)) return;
    if (const auto refusal = work_.change([this] { return throwChance(*played_); }))
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

void GameSession::afterChange() {
    if (!staging().on) recovery_.follow(played_->journal());
    emit movedOn();
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

void GameSession::show() {
    handover_.follow(staging().on ? nullptr : played_->question());
    look(handover_.waits());
    const UnitChoice::ChoiceChange moved = choice_.follow();
    emit changed();
    choice_.tell(moved);
    if (std::exchange(announces_, false)) handover_.announce();
}

}  // namespace sightline::app
