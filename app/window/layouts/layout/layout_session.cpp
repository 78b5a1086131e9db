#include "app/window/layouts/layout/layout_session.h"

#include <utility>

#include "app/files/tables/load.h"
#include "app/window/shell/words/message_words.h"
#include "engine/layouts/layout_rest.h"

namespace sightline::app {

LayoutSession::LayoutSession(QObject* parent) : QObject(parent) {
    if (auto sizes = loadDimensions(assetsFolder())) dimensions_ = *sizes;
}

void LayoutSession::begin(engine::TerrainLayout layout, const QString& file) {
    adopt(engine::LayoutHistory(std::move(layout)), file);
}

void LayoutSession::recover(engine::TerrainLayout layout, const QString& file) {
    engine::LayoutHistory history(std::move(layout));
    history.markUnsaved();
    adopt(std::move(history), file);
}

void LayoutSession::adopt(engine::LayoutHistory history, const QString& file) {
    history_ = std::move(history);
    file_ = file;
    filesBehind_.clear();
    filesAhead_.clear();
    selected_.clear();
    emit replaced();
    emit selectionChanged();
    emit changed();
    emit fileChanged();
}

bool LayoutSession::apply(engine::LayoutStep step, const engine::Edited& edited) {
    if (refuseNow()) return false;
    if (const auto problem = history_.apply(step, edited)) {
        emit refused(MessageWords::said(*problem));
        return false;
    }
    follow();
    return true;
}

engine::Edited LayoutSession::resting(const engine::Edited& edited,
                                      const engine::PieceIds& ids) const {
    return edited && stacking_ ? engine::rested(*edited, ids, dimensions_) : edited;
}

bool LayoutSession::applyResting(engine::LayoutStep step, const engine::Edited& edited,
                                 const engine::PieceIds& ids) {
    return apply(step, resting(edited, ids));
}

bool LayoutSession::refuseNow() {
    if (standsFor_.isEmpty()) return false;
    emit refused(standsFor_);
    return true;
}

bool LayoutSession::replaceBy(const engine::TerrainLayout& layout) {
    if (refuseNow()) return false;
    if (layout == history_.now()) return true;
    if (const auto problem = history_.apply(engine::LayoutStep::suggest, layout)) {
        emit refused(QString::fromStdString(problem->text));
        return false;
    }
    filesBehind_.push_back(std::exchange(file_, {}));
    follow();
    return true;
}

void LayoutSession::undo() {
    if (refuseNow()) return;
    const bool another = history_.undoes() == engine::LayoutStep::suggest;
    if (!history_.undo()) return;
    if (another) takeFile(filesBehind_, filesAhead_);
    follow();
}

void LayoutSession::redo() {
    if (refuseNow()) return;
    const bool another = history_.redoes() == engine::LayoutStep::suggest;
    if (!history_.redo()) return;
    if (another) takeFile(filesAhead_, filesBehind_);
    follow();
}

void LayoutSession::takeFile(std::vector<QString>& from, std::vector<QString>& to) {
    to.push_back(std::exchange(file_, from.back()));
    from.pop_back();
}

void LayoutSession::follow() {
    const std::size_t before = selected_.size();
    std::erase_if(selected_, [this](const geometry::PieceId& id) { return !layout().find(id); });
    if (selected_.size() != before) emit selectionChanged();
    emit changed();
    emit fileChanged();
}

void LayoutSession::select(engine::PieceIds ids) {
    std::erase_if(ids, [this](const geometry::PieceId& id) { return !layout().find(id); });
    if (ids == selected_) return;
    selected_ = std::move(ids);
    emit selectionChanged();
}

const engine::TerrainPiece* LayoutSession::single() const {
    return selected_.size() == 1 ? layout().find(*selected_.begin()) : nullptr;
}

void LayoutSession::setSnap(const engine::SnapSettings& snap) {
    snap_ = snap;
    emit switchesChanged();
}

void LayoutSession::setStacking(bool on) {
    stacking_ = on;
    emit switchesChanged();
}

void LayoutSession::setFactsShown(bool on) {
    factsShown_ = on;
    emit switchesChanged();
}

void LayoutSession::saved(const QString& file) {
    file_ = file;
    history_.markSaved();
    emit fileChanged();
}

}  // namespace sightline::app
