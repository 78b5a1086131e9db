#include "engine/layouts/layout_history.h"

#include <utility>

#include "engine/layouts/words/layouts.h"

namespace sightline::engine {
namespace {
// The greatest number of steps that can be undone. Older steps are dropped.
constexpr std::size_t mostSteps = 500;
}  // namespace

LayoutHistory::LayoutHistory(TerrainLayout first) {
    entries_.push_back({LayoutStep::add, std::move(first)});
}

std::optional<Problem> LayoutHistory::apply(LayoutStep step, const Edited& edited) {
    if (!edited) return edited.problem();
    TerrainLayout next = followed(now(), *edited);
    if (next.pieces.size() > mostPieces)
        return problemOf(say::layoutHoldsAtMost(static_cast<int>(mostPieces)));
    if (next == now()) return std::nullopt;
    if (saved_ && *saved_ > at_) saved_.reset();
    entries_.resize(at_ + 1);
    entries_.push_back({step, std::move(next)});
    ++at_;
    if (entries_.size() <= mostSteps) return std::nullopt;
    entries_.erase(entries_.begin());
    --at_;
    if (saved_) saved_ = *saved_ == 0 ? std::nullopt : std::optional(*saved_ - 1);
    return std::nullopt;
}

std::optional<LayoutStep> LayoutHistory::undoes() const {
    return at_ == 0 ? std::nullopt : std::optional(entries_[at_].step);
}

std::optional<LayoutStep> LayoutHistory::redoes() const {
    return at_ + 1 == entries_.size() ? std::nullopt : std::optional(entries_[at_ + 1].step);
}

bool LayoutHistory::undo() {
    if (at_ == 0) return false;
    --at_;
    return true;
}

bool LayoutHistory::redo() {
    if (at_ + 1 == entries_.size()) return false;
    ++at_;
    return true;
}

}  // namespace sightline::engine
