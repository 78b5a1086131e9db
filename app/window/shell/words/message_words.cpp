#include "app/window/shell/words/message_words.h"

#include <QLocale>
#include <QStringList>

#include "app/window/shell/words/heading_words.h"
#include "app/window/shell/words/keyword_words.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

struct TranslatedWriter {
    QString operator()(int number) const { return QString::number(number); }
    QString operator()(const Length& length) const {
        return lengthWords(length.inches, length.digits);
    }
    QString operator()(const Decimal& number) const {
        return QLocale().toString(number.value, 'f', number.digits);
    }
    QString operator()(const PrintedName& name) const { return KeywordWords::label(name.text); }
    QString operator()(const HelpText& card) const {
        return MessageWords::cardText(card.english, card.x);
    }
    QString operator()(const Messages& several) const {
        QStringList words;
        for (const Message& one : several) words << MessageWords::said(one);
        return words.join(QStringLiteral(", "));
    }
};

}  // namespace

// Converts a message to text. All placeholders are replaced in one pass, because a name may contain
// a percent sign and a digit.
QString MessageWords::said(const Message& message) {
    if (message.none()) return {};
    const QString pattern = QCoreApplication::translate("Messages", message.pattern);
    QString words;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const int index =
            at + 1 < pattern.size() && pattern[at] == u'%' ? pattern[at + 1].digitValue() - 1 : -1;
        if (index < 0 || index >= static_cast<int>(message.arguments.size())) {
            words += pattern[at];
            continue;
        }
        words += std::visit(TranslatedWriter{}, message.arguments[static_cast<std::size_t>(index)]);
        ++at;
    }
    return words;
}

QString MessageWords::said(const engine::Refusal& refusal) {
    QString why = said(refusal.message);
    if (refusal.citation.page <= 0) return why;
    if (refusal.citation.document == engine::rulesReference2018)
        return tr("%1 (Rules Reference 1.1.0 p. %2, %3)")
            .arg(why, QString::number(refusal.citation.page),
                 HeadingWords::of(refusal.citation.section));
    return tr("%1 (p. %2, %3)")
        .arg(why, QString::number(refusal.citation.page),
             HeadingWords::of(refusal.citation.section));
}

QString MessageWords::said(const Problem& problem) {
    return problem.message.none() ? QString::fromStdString(problem.text) : said(problem.message);
}

QString MessageWords::cardText(const std::string& english, std::optional<int> x) {
    if (english.empty()) return {};
    const std::size_t end = english.find('\n');
    if (end != std::string::npos)
        return cardText(english.substr(0, end), x) + QChar(u'\n') +
               cardText(english.substr(end + 1), x);
    const QString words = QCoreApplication::translate("Cards", english.c_str());
    return QString::fromStdString(withNumber(words.toStdString(), x));
}

}  // namespace sightline::app
