#include "app/window/shell/words/keyword_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "engine/legion/basics/keyword.h"

namespace sightline::app {
namespace {

constexpr const char* beforeParameter = ": ";

QString translated(const QString& english) {
    return QCoreApplication::translate("Keywords", english.toUtf8().constData());
}

bool isKeyword(const QString& name) {
    return engine::keywordNamed(name.toStdString()) != engine::Keyword::none;
}

/// A text, and the number or X that stands after it.
struct Numbered {
    explicit Numbered(const QString& text) : words(text) {
        static const QRegularExpression last(QStringLiteral("^(.+?)( (?:\\d+|X))$"));
        const auto found = last.match(text);
        if (!found.hasMatch()) return;
        words = found.captured(1);
        number = found.captured(2);
    }
    QString words, number;
};

QString wordOf(const QString& text) {
    const QString whole = translated(text);
    if (whole != text) return whole;
    const Numbered part(text);
    return translated(part.words) + part.number;
}

// The text after a keyword, such as "Aim 1 and Dodge 1". A conjunction is only translated between
// known words, because names of cards also contain conjunctions.
QString parameterWords(const QString& text) {
    const QString whole = wordOf(text);
    if (whole != text) return whole;
    static const QRegularExpression seams(QStringLiteral("(, | and | or )"));
    QString words;
    qsizetype from = 0;
    for (auto all = seams.globalMatch(text); all.hasNext();) {
        const auto seam = all.next();
        const QString part = text.mid(from, seam.capturedStart() - from);
        const QString word = wordOf(part);
        const QString conjunction = seam.captured().trimmed();
        const bool isComma = conjunction == QLatin1String(",");
        if (word == part && !isComma) return text;
        words += word;
        words += isComma ? seam.captured() : u' ' + translated(conjunction) + u' ';
        from = seam.capturedEnd();
    }
    return words + wordOf(text.mid(from));
}

/// A keyword as cards print it, in parts. `name` is empty if the text is not a keyword.
struct PrintedKeyword {
    explicit PrintedKeyword(const QString& text) {
        const qsizetype colon = text.indexOf(QLatin1String(beforeParameter));
        if (isKeyword(text)) {
            name = text;
        } else if (const Numbered plain(text); isKeyword(plain.words)) {
            name = plain.words;
            number = plain.number;
        } else if (colon > 0 && isKeyword(text.left(colon))) {
            name = text.left(colon);
            parameter = text.mid(colon + qsizetype(qstrlen(beforeParameter)));
        }
    }
    QString words() const {
        if (parameter.isEmpty()) return translated(name) + number;
        return translated(name) + QCoreApplication::translate("Cards", beforeParameter) +
               parameterWords(parameter);
    }

    QString name, number, parameter;
};

}  // namespace

QString KeywordWords::label(const std::string& printed) {
    const QString text = QString::fromStdString(printed);
    const PrintedKeyword keyword(text);
    if (!keyword.name.isEmpty()) return keyword.words();
    const qsizetype comma = text.lastIndexOf(QLatin1String(", "));
    if (comma < 0) return text;
    const PrintedKeyword last(text.mid(comma + 2));
    return last.name.isEmpty() ? text : text.left(comma + 2) + last.words();
}

QString KeywordWords::withEnglish(const std::string& printed) {
    const QString text = QString::fromStdString(printed);
    const PrintedKeyword keyword(text);
    if (keyword.name.isEmpty() || translated(keyword.name) == keyword.name) return label(printed);
    return QStringLiteral("%1 (%2)").arg(keyword.words(), keyword.name);
}

}  // namespace sightline::app
