#include "app/window/legion/builder/offers/offer_list.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

#include "app/window/legion/builder/offers/offer_painter.h"

namespace sightline::app {

const QString offerMime = QStringLiteral("application/x-sightline-card");

void OfferModel::setRows(OfferRows rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int OfferModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant OfferModel::data(const QModelIndex& index, int role) const {
    const OfferRow& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return row.name;
    if (role == Qt::ToolTipRole && !row.reason.isEmpty())
        return QStringLiteral("<p>%1</p><p>%2</p>")
            .arg(row.reason.toHtmlEscaped(), row.fix.toHtmlEscaped());
    if (role == Qt::ToolTipRole && !row.detail.isEmpty())
        return QStringLiteral("<p>%1</p>").arg(row.detail.toHtmlEscaped());
    if (role == Qt::UserRole) return QVariant::fromValue(static_cast<const void*>(&row));
    return {};
}

Qt::ItemFlags OfferModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    const OfferRow& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.kind == OfferRow::Kind::header) return Qt::NoItemFlags;
    const auto plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return row.reason.isEmpty() ? plain | Qt::ItemIsDragEnabled : plain;
}

QStringList OfferModel::mimeTypes() const { return {offerMime}; }

QMimeData* OfferModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (!indexes.isEmpty()) {
        const OfferRow& row = rows_[static_cast<std::size_t>(indexes.front().row())];
        data->setData(offerMime, QByteArray::fromStdString(row.id));
    }
    return data;
}

OfferList::OfferList(QWidget* parent) : QListView(parent) {
    setObjectName(QStringLiteral("offers"));
    setModel(&model_);
    setItemDelegate(new OfferPainter(this));
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setMouseTracking(true);
    setResizeMode(Adjust);
}

void OfferList::setRows(OfferRows rows) {
    const OfferRow* before = current();
    const std::string id = before ? before->id : std::string();
    model_.setRows(std::move(rows));
    const QModelIndex index = indexOf(id);
    if (index.isValid())
        setCurrentIndex(index);
    else
        emit currentChangedTo(nullptr);
}

const OfferRow* OfferList::current() const {
    const QModelIndex index = currentIndex();
    if (!index.isValid()) return nullptr;
    const OfferRow& row = model_.rows()[static_cast<std::size_t>(index.row())];
    return row.kind == OfferRow::Kind::header ? nullptr : &row;
}

QModelIndex OfferList::indexOf(const std::string& id) const {
    if (id.empty()) return {};
    for (std::size_t i = 0; i < model_.rows().size(); ++i)
        if (model_.rows()[i].id == id) return model_.index(static_cast<int>(i));
    return {};
}

bool OfferList::choose(const std::string& id) {
    const QModelIndex index = indexOf(id);
    if (!index.isValid()) return false;
    setCurrentIndex(index);
    scrollTo(index);
    return true;
}

QRect OfferList::rowRect(const std::string& id) const {
    const QModelIndex index = indexOf(id);
    return index.isValid() ? visualRect(index) : QRect();
}

void OfferList::currentChanged(const QModelIndex& now, const QModelIndex& before) {
    QListView::currentChanged(now, before);
    emit currentChangedTo(current());
}

void OfferList::mouseDoubleClickEvent(QMouseEvent* event) {
    QListView::mouseDoubleClickEvent(event);
    if (event->button() != Qt::LeftButton || !indexAt(event->pos()).isValid()) return;
    if (const OfferRow* row = current()) emit wanted(OfferRow(*row));
}

void OfferList::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter) return QListView::keyPressEvent(event);
    if (const OfferRow* row = current()) emit wanted(OfferRow(*row));
}

}  // namespace sightline::app
