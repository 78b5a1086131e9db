/// Words are shown letter by letter: what looks like markup in a name out of a file is part of it.
#pragma once
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QString>
#include <QToolTip>

namespace sightline::app {

/// Words as markup that shows them as they are, line by line.
inline QString asMarkup(const QString& words) {
    const QString lines = words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    return QStringLiteral("<p>%1</p>").arg(lines);
}

/// Does so for labels and tips as they are first shown; made by `showWordsPlainly`.
class PlainWords final : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Polish) makePlain(object);
        return event->type() == QEvent::ToolTip && tell(object, *static_cast<QHelpEvent*>(event));
    }

  private:
    // Before it is first laid out, which is when markup would be followed. The label that tips are
    // shown in is the toolkit's own and takes markup.
    static void makePlain(QObject* object) {
        auto* label = qobject_cast<QLabel*>(object);
        if (label == nullptr || label->inherits("QTipLabel")) return;
        if (label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
    }

    static bool tell(QObject* object, const QHelpEvent& help) {
        auto* widget = qobject_cast<QWidget*>(object);
        if (widget == nullptr || widget->toolTip().isEmpty()) return false;
        QToolTip::showText(help.globalPos(), asMarkup(widget->toolTip()), widget, {},
                           widget->toolTipDuration());
        return true;
    }
};

/// From here on every label of the program shows plain text unless it asks for markup itself
/// (`setTextFormat(Qt::RichText)`, as few do; they escape what they are given), and so does every
/// tip that is set on a widget. Tips wrap.
inline void showWordsPlainly(QApplication& application) {
    application.installEventFilter(new PlainWords(&application));
}

}  // namespace sightline::app
