#include "app/window/shell/widgets/flow_layout.h"

#include <algorithm>

namespace sightline::app {

FlowLayout::FlowLayout(QWidget* parent, int apart) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(apart);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { items_.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arranged(rect, true);
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const auto& item : items_) size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

int FlowLayout::arranged(const QRect& rect, bool move) const {
    const QMargins margins = contentsMargins();
    const QRect area = rect.marginsRemoved(margins);
    int x = area.x(), y = area.y(), line = 0;
    for (const auto& item : items_) {
        if (item->isEmpty()) continue;
        QSize size = item->sizeHint();
        const int wished = size.width(), least = item->minimumSize().width();
        size.setWidth(std::max(least, std::min(wished, area.width())));
        // An item that gets less width than it wishes may need more lines.
        if (size.width() < wished && item->hasHeightForWidth())
            size.setHeight(std::max(size.height(), item->heightForWidth(size.width())));
        if (x + size.width() > area.right() + 1 && line > 0) {
            x = area.x();
            y += line + spacing();
            line = 0;
        }
        if (move) item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line - rect.y() + margins.bottom();
}

}  // namespace sightline::app
