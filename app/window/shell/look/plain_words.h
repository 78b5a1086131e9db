/// Makes labels and tool tips show plain text. Markup in a name that comes from a file is shown as
/// text and not interpreted.
#pragma once
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QString>
#include <QToolTip>

namespace sightline::app {

/// Converts plain text to markup that looks like the text, with the same lines.
inline QString asMarkup(const QString& words) {
    const QString lines = words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    return QStringLiteral("<p>%1</p>").arg(lines);
}

/// An event filter that switches labels and tool tips to plain text before they are shown.
/// `showWordsPlainly` installs it.
class PlainWords final : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Polish) makePlain(object);
        return event->type() == QEvent::ToolTip && tell(object, *static_cast<QHelpEvent*>(event));
    }

  private:
    // Switches a label to plain text. It must run before the first layout of the label, because Qt
    // interprets markup during that layout. Qt's own label for tool tips keeps its markup.
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

/// Makes all labels and tool tips of the program show plain text. A label can still request markup
/// with `setTextFormat(Qt::RichText)`. Such labels escape their input. Long tool tips wrap.
inline void showWordsPlainly(QApplication& application) {
    application.installEventFilter(new PlainWords(&application));
}

}  // namespace sightline::app
