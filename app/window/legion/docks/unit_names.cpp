#include "app/window/legion/docks/unit_names.h"

#include <algorithm>

#include "app/window/legion/words/short_labels.h"

namespace sightline::app {
namespace {

bool isNumber(const QString& word) {
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

// The name without its first words. The last word that is not a number stays.
QString withoutFirst(const QStringList& words, qsizetype count) {
    const qsizetype numbers = words.size() > 1 && isNumber(words.back()) ? 1 : 0;
    return words.mid(std::min(count, std::max<qsizetype>(words.size() - numbers - 1, 0)))
        .join(QLatin1Char(' '));
}

// The name with its first words shortened to their first letters.
QString withInitials(const QStringList& words, qsizetype count) {
    QStringList shown = words;
    const qsizetype numbers = words.size() > 1 && isNumber(words.back()) ? 1 : 0;
    for (qsizetype i = 0; i < std::min(count, words.size() - numbers - 1); ++i)
        shown[i] = words[i].left(1) + QLatin1Char('.');
    return shown.join(QLatin1Char(' '));
}

}  // namespace

QString shortLabel(const QString& label, const QStringList& all, const QFontMetrics& metrics,
                   int width) {
    const auto fits = [&](const QString& name) { return metrics.horizontalAdvance(name) <= width; };
    if (fits(label)) return label;
    const QStringList words = label.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto noOther = [&](const auto& couldHave) {
        return std::none_of(all.begin(), all.end(), [&](const QString& other) {
            return other != label && couldHave(other);
        });
    };
    for (qsizetype count = 1; count < words.size(); ++count) {
        const QString name = withoutFirst(words, count);
        const auto endsSo = [&](const QString& other) {
            return other == name || other.endsWith(QLatin1Char(' ') + name);
        };
        if (fits(name) && noOther(endsSo)) return name;
    }
    for (qsizetype count = 1; count < words.size(); ++count) {
        const QString name = withInitials(words, count);
        const auto shortensSo = [&](const QString& other) {
            return withInitials(other.split(QLatin1Char(' '), Qt::SkipEmptyParts), count) == name;
        };
        if (fits(name) && noOther(shortensSo)) return name;
    }
    return labelWithin(label, metrics, width);
}

QFont boldIfItFits(const QFont& font, const std::function<QString(const QFontMetrics&)>& nameIn) {
    QFont bold = font;
    bold.setBold(true);
    return nameIn(QFontMetrics(bold)) == nameIn(QFontMetrics(font)) ? bold : font;
}

}  // namespace sightline::app
