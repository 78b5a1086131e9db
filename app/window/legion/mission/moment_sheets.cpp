#include "app/window/legion/mission/moment_sheets.h"

#include "app/window/legion/mission/moment_pages.h"
#include "app/window/shell/widgets/sheet.h"

namespace sightline::app {

MomentSheets::MomentSheets(const ShownGame& game, Sheet& sheet, QObject* parent)
    : QObject(parent), game_(game), sheet_(sheet) {
    connect(&game, &ShownGame::changed, this, &MomentSheets::follow);
    connect(&sheet, &Sheet::closed, this, &MomentSheets::next);
    follow();
}

// Finds the new events of the record. If a game is opened, its earlier events are not shown, except
// the end of the game.
void MomentSheets::follow() {
    if (!game_.running() || game_.looksBack()) return;
    const auto& record = game_.game().record();
    const bool other = followed_ != &game_.game();
    const bool back = record.size() < read_;
    if (other || back) {
        waiting_.clear();
        followed_ = &game_.game();
        read_ = other && !game_.view().over ? record.size() : std::min(read_, record.size());
        if (other && game_.view().over && !record.empty()) read_ = record.size() - 1;
        if (open_) sheet_.close();
    }
    for (Moment& moment : momentsSince(record, read_)) waiting_.push_back(std::move(moment));
    read_ = record.size();
    if (!open_ && !held_) next();
}

void MomentSheets::setHeld(bool held) {
    held_ = held;
    if (!held && !open_) next();
}

void MomentSheets::next() {
    const bool before = open_;
    open_ = !waiting_.empty();
    if (!open_) {
        if (before) emit allRead();
        return;
    }
    const Moment moment = waiting_.front();
    waiting_.pop_front();
    sheet_.open(MomentPages::of(moment, game_));
    if (!before) emit opened();
}

}  // namespace sightline::app
