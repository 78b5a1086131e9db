#include "app/window/legion/table/table_tools.h"

namespace sightline::app {

TableTools::TableTools(GameSession& session)
    : hand_(session),
      move_(session),
      places_(session),
      spot_(session),
      measure_(session),
      attack_(session),
      exposure_(session),
      token_(session),
      early_(session, move_),
      pinned_(new PinnedMeasures(session, this)) {
    for (TableTool* tool : all_) {
        connect(tool, &TableTool::changed, this, &TableTools::changed);
        connect(tool, &TableTool::hint, this, &TableTools::hint);
    }
    connect(pinned_, &PinnedMeasures::changed, this, &TableTools::changed);
    connect(&hand_, &HandTool::turnedOff, this, &TableTools::movingByHandEnded);
}

void TableTools::follow() {
    move_.follow();
    places_.follow();
    spot_.follow();
    measure_.follow();
    pinned_->follow();
    followChoice();
}

void TableTools::followChoice() {
    attack_.follow();
    exposure_.follow();
}

TableTool* TableTools::press(const TablePointer& pointer, bool measuring) {
    for (TableTool* tool : all_) {
        const bool allowed = measuring == (tool == &measure_);
        if (allowed && tool->press(pointer)) return tool;
    }
    return nullptr;
}

TableTool* TableTools::pushable(bool measuring) {
    for (TableTool* tool : all_) {
        const bool allowed = measuring == (tool == &measure_);
        if (allowed && !tool->holds().empty()) return tool;
    }
    return nullptr;
}

void TableTools::hover(const TablePointer& pointer) {
    for (TableTool* tool : all_) tool->hover(pointer);
}

bool TableTools::turn(const TableTool* held, int steps) {
    if (hand_.carrying()) {
        hand_.turn(steps);
        return true;
    }
    if (held != &move_ && !(held == &early_ && early_.moves())) return false;
    move_.turnWay(steps);
    return true;
}

bool TableTools::cancel() {
    for (TableTool* tool : all_) {
        if (!tool->cancel()) continue;
        if (tool == &exposure_) emit exposureChanged(ExposureOf::nobody);
        return true;
    }
    return false;
}

void TableTools::draw(SceneDraft& draft) const {
    pinned_->draw(draft);
    for (const TableTool* tool : all_) tool->draw(draft);
}

std::optional<TableNote> TableTools::note() const {
    if (auto note = early_.note()) return note;
    for (const TableTool* tool : all_)
        if (auto note = tool->note()) return note;
    return std::nullopt;
}

void TableTools::confirm() {
    if (spot_.active())
        spot_.confirm();
    else
        places_.confirm();
}

bool TableTools::takeNearest() {
    return move_.takeNearest() || places_.takeNearest() || spot_.takeNearest();
}

void TableTools::dropCarried() {
    if (hand_.carrying()) hand_.cancel();
}

void TableTools::setExposure(ExposureOf whose) {
    exposure_.showOf(whose);
    emit exposureChanged(whose);
}

}  // namespace sightline::app
