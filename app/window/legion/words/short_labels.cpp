#include "app/window/legion/words/short_labels.h"

#include <QRegularExpression>
#include <algorithm>

namespace sightline::app {
namespace {

constexpr qsizetype mostInitials = 3;
constexpr qsizetype shortEnough = 5;  // a name of at most this many letters needs no code

bool isNumber(const QString& word) {
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

// The first `letters` letters of a name that is one word, or of the first of several words, and the
// first letters of the others.
QString codeOf(const QString& label, qsizetype letters) {
    if (label.size() <= shortEnough) return label;
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QStringList words = label.split(between, Qt::SkipEmptyParts);
    QString number;
    if (words.size() > 1 && isNumber(words.back())) number = words.takeLast();
    if (words.isEmpty()) return number;
    const qsizetype first = words.size() == 1 ? letters + 1 : letters;
    QString code = words.front().left(first);
    code[0] = code[0].toUpper();
    for (const QString& word : words.mid(1))
        if (word[0].isUpper() || word[0].isDigit()) code += word[0];
    return code.left(mostInitials + letters - 1) + number;
}

}  // namespace

QStringList unitCodes(const QStringList& labels) {
    QStringList codes;
    for (const QString& label : labels) {
        QString code = codeOf(label, 1);
        for (qsizetype letters = 2; codes.contains(code) && letters < label.size(); ++letters)
            code = codeOf(label, letters);
        for (int more = 2; codes.contains(code); ++more)
            code = codeOf(label, 1) + QLatin1Char('/') + QString::number(more);
        codes << code;
    }
    return codes;
}

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
