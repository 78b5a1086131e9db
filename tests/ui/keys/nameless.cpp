#include "ui/keys/nameless.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

namespace sightline::app {
namespace {

template <class... Kinds>
bool isOne(const QWidget& widget) {
    return (... || (qobject_cast<const Kinds*>(&widget) != nullptr));
}

// A part of another control, such as the line of a spin box or the arrow of a tab bar.
bool isPart(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    if (widget.objectName().startsWith(QLatin1String("qt_")) || isOne<QScrollBar>(widget))
        return true;
    return parent &&
           (isOne<QAbstractSpinBox, QComboBox, QLineEdit, QTabBar>(*parent) ||
            widget.inherits("QComboBoxListView") || widget.inherits("QComboBoxPrivateContainer") ||
            widget.inherits("QHeaderView"));
}

bool interactive(const QWidget& widget) {
    if (isPart(widget)) return false;
    return isOne<QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox,
                 QLineEdit, QTabBar>(widget) ||
           widget.focusPolicy() == Qt::TabFocus || widget.focusPolicy() == Qt::StrongFocus;
}

QString described(const QWidget& widget) {
    QStringList way;
    for (const QWidget* one = &widget; one && way.size() < 4; one = one->parentWidget())
        way.prepend(QStringLiteral("%1#%2").arg(
            QLatin1String(one->metaObject()->className()).mid(0), one->objectName()));
    return way.join(QStringLiteral(" > "));
}

}  // namespace

QStringList namelessIn(const QWidget& window) {
    QStringList nameless;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !interactive(*widget)) continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
            nameless << described(*widget);
    }
    return nameless;
}

QStringList greyWithoutReason(const QWidget& window) {
    QStringList silent;
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible() && !button->isEnabled() && !isPart(*button) &&
            (button->toolTip().isEmpty() || button->toolTip() == button->text()))
            silent << button->text() + QLatin1Char(' ') + described(*button);
    return silent;
}

}  // namespace sightline::app
