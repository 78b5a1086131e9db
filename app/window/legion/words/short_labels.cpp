#include "app/window/legion/words/short_labels.h"

#include <QRegularExpression>

namespace sightline::app {

QString labelWithin(const QString& label, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(label) <= width) return label;
    static const QRegularExpression numbered(QStringLiteral("^(.*\\S)(\\s\\d+)$"));
    const auto match = numbered.match(label);
    const QString number = match.hasMatch() ? match.captured(2) : QString();
    const int room = width - metrics.horizontalAdvance(number);
    return metrics.elidedText(number.isEmpty() ? label : match.captured(1), Qt::ElideRight, room) +
           number;
}

QString questionWithin(const QString& question, const QString& label, const QFontMetrics& metrics,
                       int width) {
    const int lacking = metrics.horizontalAdvance(question) - width;
    if (lacking <= 0) return question;
    const QString end = metrics.elidedText(question, Qt::ElideRight, width);
    if (label.isEmpty() || !question.contains(label)) return end;
    const QString shorter =
        labelWithin(label, metrics, metrics.horizontalAdvance(label) - lacking - 2);
    QString fitted = question;
    fitted.replace(label, shorter);
    // A name of fewer than three letters says less than the beginning of the question.
    const bool readable = shorter.size() > 3;
    return readable && metrics.horizontalAdvance(fitted) <= width ? fitted : end;
}

FittedQuestion fittedQuestion(const QString& question, const QString& label, const QFont& font,
                              int width) {
    QFont bold = font;
    bold.setBold(true);
    const QString strong = questionWithin(question, label, QFontMetrics(bold), width);
    const bool cut = strong.endsWith(QChar(0x2026)) && !question.endsWith(QChar(0x2026));
    if (!cut) return {strong, bold};
    return {questionWithin(question, label, QFontMetrics(font), width), font};
}

}  // namespace sightline::app
