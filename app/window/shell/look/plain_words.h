/// Plain text for labels and tooltips. Markup in a name from a file is shown as text and never
/// interpreted.
#pragma once
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QString>
#include <QToolTip>

namespace sightline::app {

/// Escapes the text. The result is markup that shows the text unchanged, line by line.
inline QString asMarkup(const QString& words) {
    const QString lines = words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    return QStringLiteral("<p>%1</p>").arg(lines);
}

/// Makes labels and tooltips plain text when they are first shown. `showWordsPlainly` creates it.
class PlainWords final : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Polish) makePlain(object);
        return event->type() == QEvent::ToolTip && tell(object, *static_cast<QHelpEvent*>(event));
    }

  private:
    // Must run before the first layout, because Qt then interprets markup. The label that shows
    // tooltips belongs to Qt and keeps its markup.
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

/// From now on, every label of the program shows plain text. A label can still request markup
/// (`setTextFormat(Qt::RichText)`); the few such labels escape their input. Every tooltip of a
/// widget is plain text, too. Tooltips wrap.
inline void showWordsPlainly(QApplication& application) {
    application.installEventFilter(new PlainWords(&application));
}

}  // namespace sightline::app
