#include "ui/words/said_in_french.h"

#include <gtest/gtest.h>
#include <QFile>
#include <QRegularExpression>
#include <variant>

#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

sightline::Message withoutNames(sightline::Message message) {
    for (Argument& argument : message.arguments) {
        if (auto* name = std::get_if<PrintedName>(&argument)) name->text.clear();
        if (auto* several = std::get_if<Messages>(&argument))
            for (sightline::Message& one : *several) one = withoutNames(one);
    }
    return message;
}

QStringList rowsOf(const char* table) {
    QFile file(QStringLiteral(SIGHTLINE_SOURCE "/") + QString::fromLatin1(table));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << table;
    const QString source = QString::fromUtf8(file.readAll());
    static const QRegularExpression row(
        QStringLiteral(R"re(inEnglish\(\s*"Messages",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\))re"));
    static const QRegularExpression seam(QStringLiteral(R"("\s+")"));
    QStringList rows;
    for (auto all = row.globalMatch(source); all.hasNext();) {
        QString text = all.next().captured(1).trimmed();
        text = text.mid(1, text.size() - 2).remove(seam);
        text.replace(QLatin1String("\\\""), QLatin1String("\""));
        rows << text.replace(QLatin1String("\\\\"), QLatin1String("\\"));
    }
    EXPECT_FALSE(rows.isEmpty()) << table;
    return rows;
}

}  // namespace

bool SaidInFrench::isNew(const sightline::Message& message) {
    bool found = said_.insert(message.pattern).second;
    for (const Argument& argument : message.arguments) {
        if (const auto* several = std::get_if<Messages>(&argument))
            for (const sightline::Message& one : *several) found = isNew(one) || found;
    }
    return found;
}

void SaidInFrench::hear(const sightline::Message& message) {
    if (message.none() || !isNew(message)) return;
    const QString words = MessageWords::said(withoutNames(message));
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    if (word.match(words).hasMatch())
        english_ << QStringLiteral("%1 (%2)").arg(
            words, QString::fromStdString(sightline::english(message)));
}

std::string SaidInFrench::unsaid(const char* table) const {
    QStringList rows;
    for (const QString& row : rowsOf(table))
        if (!said_.contains(row.toStdString())) rows << row;
    return rows.join(u'\n').toStdString();
}

}  // namespace sightline::app
