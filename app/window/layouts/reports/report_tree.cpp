#include "app/window/layouts/reports/report_tree.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <algorithm>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int againstRole = Qt::UserRole, doubtfulRole = Qt::UserRole + 1,
              keyRole = Qt::UserRole + 2;
// Space beside and above a row, and minimum width of a row, pixels.
constexpr int besideRow = 4, overRow = 4, leastCard = 120;
constexpr double smallShare = 0.88;  // size of the small text, relative to the normal text
constexpr int wrappedWords = int(Qt::TextWordWrap) | int(Qt::AlignLeft) | int(Qt::AlignTop);

/// Paints a row of the tree with normal text and small text. Long texts are wrapped.
class ReportRowPainter : public QStyledItemDelegate {
  public:
    explicit ReportRowPainter(const QTreeWidget* tree) : tree_(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        int depth = 1;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) ++depth;
        const int width = std::max(
            leastCard, tree_->viewport()->width() - depth * tree_->indentation() - 2 * besideRow);
        return {width, heightOfWords(option, index, width) + heightOfAgainst(option, index, width) +
                           2 * overRow};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, theme::lifted());
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, theme::raised());
        QRect room = option.rect.adjusted(besideRow, overRow, -besideRow, -overRow);
        painter->setFont(wordsFont(option, index));
        painter->setPen(index.data(doubtfulRole).toBool() ? theme::accent() : theme::text());
        painter->drawText(room, wrappedWords, index.data().toString());
        room.setTop(room.top() + heightOfWords(option, index, room.width()));
        painter->setFont(smallFont(option));
        painter->setPen(theme::muted());
        painter->drawText(room, wrappedWords, index.data(againstRole).toString());
        painter->restore();
    }

  private:
    static QFont wordsFont(const QStyleOptionViewItem& option, const QModelIndex& index) {
        QFont font = option.font;
        font.setBold(!index.parent().isValid());
        return font;
    }
    static QFont smallFont(const QStyleOptionViewItem& option) {
        QFont font = option.font;
        if (font.pixelSize() > 0)
            font.setPixelSize(std::max(1, int(font.pixelSize() * smallShare)));
        else
            font.setPointSizeF(font.pointSizeF() * smallShare);
        return font;
    }
    static int heightOf(const QFont& font, const QString& words, int width) {
        if (words.isEmpty()) return 0;
        return QFontMetrics(font)
            .boundingRect(QRect(0, 0, width, 10'000), wrappedWords, words)
            .height();
    }
    static int heightOfWords(const QStyleOptionViewItem& option, const QModelIndex& index,
                             int width) {
        return heightOf(wordsFont(option, index), index.data().toString(), width);
    }
    static int heightOfAgainst(const QStyleOptionViewItem& option, const QModelIndex& index,
                               int width) {
        return heightOf(smallFont(option), index.data(againstRole).toString(), width);
    }

    const QTreeWidget* tree_;
};

}  // namespace

ReportTree::ReportTree(QWidget* parent)
    : QTreeWidget(parent), open_{QStringLiteral("coverage"), QStringLiteral("findings")} {
    setObjectName(QStringLiteral("reportTree"));
    setHeaderHidden(true);
    setIndentation(14);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    header()->setStretchLastSection(true);
    auto* painter = new ReportRowPainter(this);
    painter->setParent(this);
    setItemDelegate(painter);
    const auto keyOf = [](const QTreeWidgetItem* item) {
        return item->data(0, keyRole).toString();
    };
    connect(this, &QTreeWidget::itemExpanded, this,
            [this, keyOf](const QTreeWidgetItem* item) { open_.insert(keyOf(item)); });
    connect(this, &QTreeWidget::itemCollapsed, this,
            [this, keyOf](const QTreeWidgetItem* item) { open_.erase(keyOf(item)); });
    connect(this, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { tell(item); });
}

void ReportTree::set(const std::vector<ReportRow>& sections) {
    const QSignalBlocker quiet(this);
    const int scrolled = verticalScrollBar()->value();
    clear();
    entries_.clear();
    for (const ReportRow& section : sections) add(section, nullptr);
    setCurrentItem(item(picked_));
    executeDelayedItemsLayout();
    verticalScrollBar()->setValue(scrolled);
}

QTreeWidgetItem* ReportTree::add(const ReportRow& row, QTreeWidgetItem* above) {
    auto* item = above ? new QTreeWidgetItem(above) : new QTreeWidgetItem(this);
    item->setText(0, row.words);
    item->setData(0, againstRole, row.against);
    item->setData(0, doubtfulRole, row.doubtful);
    item->setData(0, keyRole, row.key);
    Entry entry{item, row};
    entry.row.rows.clear();
    entries_[row.key] = std::move(entry);
    for (const ReportRow& below : row.rows) add(below, item);
    item->setExpanded(open_.contains(row.key));
    return item;
}

QTreeWidgetItem* ReportTree::item(const QString& key) const {
    const auto found = entries_.find(key);
    return found == entries_.end() ? nullptr : found->second.item;
}

const ReportRow* ReportTree::current() const {
    const auto found = entries_.find(picked_);
    return found == entries_.end() ? nullptr : &found->second.row;
}

void ReportTree::leave() {
    picked_.clear();
    const QSignalBlocker quiet(this);
    setCurrentItem(nullptr);
}

void ReportTree::tell(const QTreeWidgetItem* item) {
    if (!item) return;
    picked_ = item->data(0, keyRole).toString();
    const auto found = entries_.find(picked_);
    if (found != entries_.end()) emit picked(found->second.row);
}

void ReportTree::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

}  // namespace sightline::app
