#include "app/window/legion/builder/army/legality_panel.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/builder/army/army_model.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

constexpr int tall = 150;
constexpr int fixRole = Qt::UserRole, colourRole = Qt::UserRole + 1, unitRole = Qt::UserRole + 2;

/// Paints one line of the panel: a dot (red: error, amber: missing, grey: note), the text, and
/// below it the correction.
class ObjectionPainter : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {100, 2 * option.fontMetrics.height() + 10};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & (QStyle::State_MouseOver | QStyle::State_Selected))
            painter->fillRect(option.rect, theme::raised());
        const auto colour = index.data(colourRole).value<QColor>();
        const int line = option.fontMetrics.height();
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour);
        painter->drawEllipse(QPointF(option.rect.left() + 16, option.rect.top() + 5 + line / 2.0),
                             3.5, 3.5);
        const QRect words = option.rect.adjusted(28, 4, -10, 0);
        const auto elided = [&](const QString& text) {
            return option.fontMetrics.elidedText(text, Qt::ElideRight, words.width());
        };
        painter->setPen(theme::text());
        painter->drawText(QRect(words.left(), words.top(), words.width(), line), Qt::AlignVCenter,
                          elided(index.data().toString()));
        painter->setPen(theme::muted());
        painter->drawText(QRect(words.left(), words.top() + line, words.width(), line),
                          Qt::AlignVCenter, elided(index.data(fixRole).toString()));
        painter->restore();
    }
};

}  // namespace

LegalityPanel::LegalityPanel(ArmyModel& model, QWidget* parent)
    : QWidget(parent), model_(model), verdict_(new QLabel), list_(new QListWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    verdict_->setObjectName(QStringLiteral("verdict"));
    verdict_->setContentsMargins(12, 7, 12, 7);
    QFont bold = verdict_->font();
    bold.setBold(true);
    verdict_->setFont(bold);
    list_->setObjectName(QStringLiteral("objections"));
    list_->setAccessibleName(tr("Objections"));
    list_->setItemDelegate(new ObjectionPainter(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setMouseTracking(true);
    column->addWidget(verdict_);
    column->addWidget(list_, 1);
    connect(&model, &ArmyModel::changed, this, &LegalityPanel::refresh);
    connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        const QVariant unit = item->data(unitRole);
        if (unit.isValid()) model_.select(static_cast<std::size_t>(unit.toULongLong()));
    });
    refresh();
}

void LegalityPanel::refresh() {
    list_->clear();
    if (!model_.ready()) return verdict_->clear();
    const auto& objections = model_.objections();
    const auto wrong = std::count_if(objections.begin(), objections.end(),
                                     [](const auto& one) { return !one.unfinished; });
    const QColor colour = objections.empty() ? theme::good()
                          : wrong > 0        ? theme::bad()
                                             : theme::accent();
    verdict_->setStyleSheet(QStringLiteral("color: %1;").arg(colour.name()));
    verdict_->setText(objections.empty() ? tr("Legal")
                      : wrong > 0        ? tr("To put right: %1").arg(objections.size())
                                         : tr("Still missing: %1").arg(objections.size()));
    for (const engine::ArmyObjection& objection : objections) {
        auto* item = new QListWidgetItem(MessageWords::said(objection.what), list_);
        item->setData(fixRole, tr("%1 (%2)").arg(MessageWords::said(objection.wayOut),
                                                 BuilderWords::citation(objection.citation)));
        item->setData(colourRole, QColor(objection.unfinished ? theme::accent() : theme::bad()));
        if (objection.unit) item->setData(unitRole, static_cast<qulonglong>(*objection.unit));
        item->setToolTip(
            QStringLiteral("<p>%1</p><p>%2</p>")
                .arg(item->text().toHtmlEscaped(), item->data(fixRole).toString().toHtmlEscaped()));
    }
    for (const engine::CardNote& note : model_.notes()) {
        auto* item = new QListWidgetItem(MessageWords::said(note.message), list_);
        item->setData(fixRole, tr("play it where both players agree"));
        item->setData(colourRole, QColor(theme::muted()));
        if (note.unit) item->setData(unitRole, static_cast<qulonglong>(*note.unit));
    }
    list_->setVisible(list_->count() > 0);
    setFixedHeight(list_->count() > 0 ? tall : verdict_->sizeHint().height());
}

QString LegalityPanel::verdict() const { return verdict_->text(); }

QStringList LegalityPanel::lines() const {
    QStringList all;
    for (int i = 0; i < list_->count(); ++i)
        all << list_->item(i)->text() + QStringLiteral("; ") +
                   list_->item(i)->data(fixRole).toString();
    return all;
}

}  // namespace sightline::app
