#include "app/window/shell/widgets/kept_column.h"

#include <algorithm>

namespace sightline::app {

KeptColumn::KeptColumn(const QMargins& margins, int spacing, QWidget* parent)
    : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(margins);
    column_->setSpacing(spacing);
    column_->addStretch(1);
}

void KeptColumn::end() { drop(told_, parts_.size()); }

QWidget* KeptColumn::kept(const QString& key) {
    const auto from = parts_.begin() + static_cast<std::ptrdiff_t>(told_);
    const auto same =
        std::find_if(from, parts_.end(), [&](const Part& part) { return part.key == key; });
    if (same == parts_.end()) return nullptr;
    drop(told_, static_cast<std::size_t>(same - parts_.begin()));
    return parts_[told_++].widget;
}

void KeptColumn::insert(const QString& key, QWidget* widget) {
    column_->insertWidget(static_cast<int>(told_), widget);
    parts_.insert(parts_.begin() + static_cast<std::ptrdiff_t>(told_++), {key, widget});
}

// Removes a range of widgets. They are deleted later, because a signal of one of their buttons may
// still be running.
void KeptColumn::drop(std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) {
        column_->removeWidget(parts_[i].widget);
        parts_[i].widget->hide();
        parts_[i].widget->deleteLater();
    }
    parts_.erase(parts_.begin() + static_cast<std::ptrdiff_t>(from),
                 parts_.begin() + static_cast<std::ptrdiff_t>(to));
}

}  // namespace sightline::app
