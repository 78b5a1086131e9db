#include "app/window/legion/docks/record_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolButton>

#include "app/window/legion/words/record_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int rowPadding = 10;
constexpr int indent = 22;
// In pixels: the height of an open record, and the space above and below the text of a line.
constexpr int openHeight = 170, besideLine = 8;

bool isRound(const engine::Ruling& ruling) {
    return ruling.happening == engine::Happening::roundStarted;
}
bool isTurn(const engine::Ruling& ruling) {
    return ruling.happening == engine::Happening::turnStarted;
}

class RecordDelegate : public QStyledItemDelegate {
  public:
    RecordDelegate(const RecordModel& model, QObject* parent)
        : QStyledItemDelegate(parent), model_(model) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const engine::Ruling* ruling = model_.ruling(index.row());
        const int line = option.fontMetrics.height();
        return {0, ruling && isRound(*ruling) ? line + 14 : line + besideLine};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const engine::Ruling* ruling = model_.ruling(index.row());
        if (!ruling) return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect row = option.rect;
        const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Selected);
        if (isRound(*ruling)) painter->fillRect(row, theme::raised());
        if (lit) painter->fillRect(row, theme::lifted());
        if (ruling->player && !isRound(*ruling))
            painter->fillRect(row.left(), row.top(), 3, row.height(), theme::of(*ruling->player));
        drawText(*painter, option, *ruling, index.data(Qt::DisplayRole).toString());
        if (option.state & QStyle::State_HasFocus &&
            option.state & QStyle::State_KeyboardFocusChange) {
            painter->setPen(QPen(theme::accent(), 1));
            painter->drawRect(row.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }

  private:
    static void drawText(QPainter& painter, const QStyleOptionViewItem& option,
                         const engine::Ruling& ruling, const QString& text) {
        QFont font = option.font;
        QColor colour = theme::text();
        const bool heading = isRound(ruling) || isTurn(ruling);
        font.setBold(heading);
        if (isTurn(ruling) && ruling.player) colour = theme::of(*ruling.player);
        painter.setFont(font);
        painter.setPen(colour);
        const QFontMetrics metrics(font);
        const int left = option.rect.left() + (heading ? rowPadding : indent);
        const int edge = metrics.height();
        const int right = option.rect.right() - rowPadding;
        const int dice =
            std::min(static_cast<int>(ruling.dice.size()) * (edge + 3), (right - left) / 2);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, right - left - dice - 16);
        painter.drawText(QRect(left, option.rect.top(), right - left, option.rect.height()),
                         Qt::AlignVCenter | Qt::AlignLeft, shown);
        int x = left + metrics.horizontalAdvance(shown) + 10;
        for (const auto& die : ruling.dice) {
            if (x + edge > right) break;
            drawIcon(painter, iconName(die),
                     QRectF(x, option.rect.center().y() - edge / 2.0, edge, edge));
            x += edge + 3;
        }
        const bool over = option.state & QStyle::State_MouseOver;
        if (over && !heading && x + edge < right)
            drawIcon(painter, QStringLiteral("actions/why"),
                     QRectF(right - edge, option.rect.center().y() - edge / 2.0, edge, edge));
    }

    const RecordModel& model_;
};

}  // namespace

RecordModel::RecordModel(const ShownGame& game, QObject* parent)
    : QAbstractListModel(parent), game_(game) {
    follow();
}

int RecordModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

const engine::Ruling* RecordModel::ruling(int row) const {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.size()) return nullptr;
    return &shown_[static_cast<std::size_t>(row)];
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    const engine::Ruling* entry = ruling(index.row());
    if (!entry) return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return RecordWords::line(*entry, game_.view());
    if (role == Qt::ToolTipRole) return RecordWords::citation(entry->citation);
    return {};
}

void RecordModel::follow() {
    const engine::Record none;
    const engine::Record& record = game_.running() ? game_.record() : none;
    const int before = rows_, now = static_cast<int>(record.size());
    if (now > before) beginInsertRows({}, before, now - 1);
    if (now < before) beginRemoveRows({}, now, before - 1);
    shown_ = record;
    rows_ = now;
    if (now > before) endInsertRows();
    if (now < before) endRemoveRows();
    if (rows_ > 0) emit dataChanged(index(0), index(rows_ - 1));
}

void RecordList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Home:
        case Qt::Key_End:
            return QListView::keyPressEvent(event);
        case Qt::Key_Question:
            if (currentIndex().isValid()) emit opened(currentIndex());
            return;
        default:
            break;
    }
    event->ignore();
}

RecordPanel::RecordPanel(const ShownGame& game, QWidget* parent)
    : QFrame(parent), game_(game), toggle_(new QAction(tr("Record"), this)) {
    setObjectName(QStringLiteral("record"));
    setAutoFillBackground(true);
    model_ = new RecordModel(game, this);
    list_ = new RecordList(this);
    list_->setModel(model_);
    list_->setItemDelegate(new RecordDelegate(*model_, list_));
    list_->setMouseTracking(true);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setAccessibleName(tr("Record of the battle"));
    toggle_->setCheckable(true);
    button_ = new QToolButton;
    button_->setObjectName(QStringLiteral("openRecord"));
    button_->setProperty("flat", true);
    button_->setFocusPolicy(Qt::TabFocus);
    connect(button_, &QToolButton::clicked, toggle_, &QAction::toggle);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 1, 0, 0);
    row->setSpacing(0);
    row->addWidget(button_, 0, Qt::AlignBottom);
    row->addWidget(list_, 1);
    connect(toggle_, &QAction::toggled, this, &RecordPanel::fold);
    connect(list_, &QListView::clicked, this, &RecordPanel::open);
    connect(list_, &RecordList::opened, this, &RecordPanel::open);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list_, &QListView::customContextMenuRequested, this, &RecordPanel::offerRule);
    connect(&game, &ShownGame::changed, this, [this] {
        model_->follow();
        list_->scrollToBottom();
    });
    fold();
}

// Folds the record to one line, or opens it.
void RecordPanel::fold() {
    list_->setVerticalScrollBarPolicy(isOpen() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    button_->setText(isOpen() ? tr("Fold the record \u25BE") : tr("Record \u25B4"));
    button_->setAccessibleName(isOpen() ? tr("Fold the record") : tr("Open the record"));
    button_->setFixedHeight(lineHeight());
    list_->setFixedHeight(isOpen() ? theme::scaled(openHeight) : lineHeight());
    updateGeometry();
    list_->scrollToBottom();
}

int RecordPanel::lineHeight() const { return fontMetrics().height() + besideLine; }

QSize RecordPanel::sizeHint() const {
    return {theme::scaled(openHeight), 1 + (isOpen() ? theme::scaled(openHeight) : lineHeight())};
}

void RecordPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && button_) fold();
}

void RecordPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    list_->scrollToBottom();
}

void RecordPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel());
    painter.fillRect(0, 0, width(), 1, theme::edge());
}

QRect RecordPanel::lineRect(int row) {
    const QModelIndex index = model_->index(row);
    list_->scrollTo(index);
    return list_->visualRect(index);
}

void RecordPanel::open(const QModelIndex& index) {
    const QRect line = list_->visualRect(index);
    const QRect narrow(line.left(), line.top(), std::min(line.width(), 260), line.height());
    emit whyAsked(index.row(),
                  QRect(list_->viewport()->mapToGlobal(narrow.topLeft()), narrow.size()));
}

// Opens the context menu of a record entry, with the rule that the entry cites.
void RecordPanel::offerRule(const QPoint& at) {
    const engine::Ruling* ruling = model_->ruling(list_->indexAt(at).row());
    if (!ruling) return;
    auto* menu = new QMenu(list_);
    menu->setObjectName(QStringLiteral("recordMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* rule =
        menu->addAction(tr("Open the rule: %1").arg(RecordWords::citation(ruling->citation)));
    rule->setEnabled(ruling->citation.page > 0);
    connect(rule, &QAction::triggered, this,
            [this, citation = ruling->citation] { emit ruleAsked(citation); });
    menu->popup(list_->viewport()->mapToGlobal(at));
}

}  // namespace sightline::app
