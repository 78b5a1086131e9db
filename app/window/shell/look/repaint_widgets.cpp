#include "app/window/shell/look/repaint_widgets.h"

#include <QApplication>
#include <QHash>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QWidget>

namespace sightline::app {
namespace {

using NewColours = QHash<QRgb, QColor>;

NewColours newColours(const Palette& from, const Palette& to) {
    NewColours changed;
    const auto before = namedColours(from), after = namedColours(to);
    for (std::size_t i = 0; i < before.size(); ++i)
        changed.insert(before[i].second.rgb(), after[i].second);
    return changed;
}

QString exchanged(const QString& words, const NewColours& changed) {
    static const QRegularExpression colour(QStringLiteral("#[0-9a-fA-F]{6}\\b"));
    QString result;
    qsizetype done = 0;
    for (auto all = colour.globalMatch(words); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        const auto found = changed.find(QColor(one.captured()).rgb());
        if (found == changed.end()) continue;
        result += words.mid(done, one.capturedStart() - done) + found->name();
        done = one.capturedEnd();
    }
    return result + words.mid(done);
}

QBrush exchanged(const QBrush& brush, const NewColours& changed) {
    const auto found = changed.find(brush.color().rgb());
    return brush.style() == Qt::NoBrush || found == changed.end() ? brush : QBrush(*found);
}

void exchangeInList(QWidget& widget, const NewColours& changed) {
    if (auto* list = qobject_cast<QListWidget*>(&widget))
        for (int row = 0; row < list->count(); ++row)
            list->item(row)->setForeground(exchanged(list->item(row)->foreground(), changed));
    if (auto* tree = qobject_cast<QTreeWidget*>(&widget))
        for (QTreeWidgetItemIterator item(tree); *item; ++item)
            for (int column = 0; column < tree->columnCount(); ++column)
                (*item)->setForeground(column, exchanged((*item)->foreground(column), changed));
}

void exchangeInPalette(QWidget& widget, const NewColours& changed) {
    QPalette own = widget.palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::Window}) {
        const auto found = changed.find(own.color(role).rgb());
        if (own.isBrushSet(QPalette::Active, role) && found != changed.end())
            own.setColor(role, *found);
    }
    widget.setPalette(own);
}

}  // namespace

void exchangeColours(const Palette& from, const Palette& to) {
    const NewColours changed = newColours(from, to);
    for (QWidget* widget : QApplication::allWidgets()) {
        if (!widget->styleSheet().isEmpty())
            widget->setStyleSheet(exchanged(widget->styleSheet(), changed));
        if (widget->testAttribute(Qt::WA_SetPalette)) exchangeInPalette(*widget, changed);
        exchangeInList(*widget, changed);
        auto* label = qobject_cast<QLabel*>(widget);
        if (label && !label->text().isEmpty()) label->setText(exchanged(label->text(), changed));
    }
}

std::vector<OwnFont> ownFonts() {
    std::vector<OwnFont> fonts;
    for (QWidget* widget : QApplication::allWidgets()) {
        const QFont font = widget->font();
        const bool own = widget->testAttribute(Qt::WA_SetFont) &&
                         (font.resolveMask() & QFont::SizeResolved) != 0;
        if (own && font.pointSizeF() > 0.0) fonts.push_back({widget, font});
    }
    return fonts;
}

void resizeOwnFonts(const std::vector<OwnFont>& fonts, double by) {
    for (const OwnFont& own : fonts) {
        if (!own.widget) continue;
        QFont font = own.font;
        font.setPointSizeF(font.pointSizeF() * by);
        own.widget->setFont(font);
    }
}

}  // namespace sightline::app
