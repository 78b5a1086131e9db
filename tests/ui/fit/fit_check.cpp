#include "ui/fit/fit_check.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include "app/window/shell/widgets/elided_label.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {
namespace {

QString described(const QWidget& part, const QString& words) {
    return QStringLiteral("%1 %2 \"%3\" %4x%5")
        .arg(QString::fromLatin1(part.metaObject()->className()), part.objectName(), words.left(60))
        .arg(part.width())
        .arg(part.height());
}

bool isCut(const QLabel& label) {
    if (label.text().isEmpty() || qobject_cast<const ElidedLabel*>(&label)) return false;
    if (label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored) return false;
    if (!label.wordWrap()) return label.width() < label.sizeHint().width();
    return label.width() < label.minimumSizeHint().width() ||
           label.height() < label.heightForWidth(label.width());
}

bool isCut(const QAbstractButton& button) {
    if (button.text().isEmpty() || qobject_cast<const QToolButton*>(&button) == nullptr)
        return !button.text().isEmpty() && button.width() < button.sizeHint().width();
    const bool elides = qobject_cast<const KeyButton*>(&button) != nullptr;
    return button.width() < (elides ? button.minimumSizeHint() : button.sizeHint()).width();
}

bool isCut(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                    QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    return box.fontMetrics().horizontalAdvance(box.currentText()) + icon > field.width() + 1;
}

/// True if `part` is inside a scroll area.
bool scrolls(const QWidget& part, const QWidget& window) {
    for (const QWidget* one = part.parentWidget(); one && one != &window; one = one->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(one)) return true;
    return false;
}

bool isOutside(const QWidget& part, const QWidget& window) {
    return !window.rect().contains(QRect(part.mapTo(&window, QPoint(0, 0)), part.size()));
}

/// True if the part is in a dock that is behind another tab. The window moves such a dock outside.
bool isBehindATab(const QWidget& part, const QWidget& window) {
    for (const QWidget* one = &part; one && one != &window; one = one->parentWidget())
        if (qobject_cast<const QDockWidget*>(one) && !one->geometry().intersects(window.rect()))
            return true;
    return false;
}

}  // namespace

QStringList cutIn(const QWidget& window) {
    QStringList cut;
    for (const QWidget* part : window.findChildren<QWidget*>()) {
        if (!part->isVisible() || part->window() != &window) continue;
        if (isBehindATab(*part, window)) continue;
        if (const auto* area = qobject_cast<const QScrollArea*>(part)) {
            const bool hidden = area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff;
            if (hidden && area->widget() && area->widget()->width() > area->viewport()->width())
                cut << described(*part, QStringLiteral("page %1").arg(area->widget()->width()));
        }
        if (const auto* label = qobject_cast<const QLabel*>(part); label && isCut(*label))
            cut << described(*part, label->text());
        if (const auto* box = qobject_cast<const QComboBox*>(part); box && isCut(*box))
            cut << described(*part, box->currentText());
        const auto* button = qobject_cast<const QAbstractButton*>(part);
        if (!button) continue;
        if (isCut(*button)) cut << described(*part, button->text());
        if (!scrolls(*part, window) && isOutside(*part, window))
            cut << described(*part, button->text() + QStringLiteral(" outside"));
    }
    return cut;
}

}  // namespace sightline::app
