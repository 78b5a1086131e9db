#include "app/window/shell/words/journal_words.h"

#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

constexpr qsizetype mostNames = 3;

}  // namespace

QString JournalWords::rules(const engine::RulesChange& change) {
    if (change.none()) return {};
    if (change.unknown) return tr("saved before games recorded their rules");
    const auto few = [](const std::vector<std::string>& names) {
        QStringList shown;
        for (const std::string& name : names) shown << QString::fromStdString(name);
        const qsizetype more = shown.size() - mostNames;
        if (more <= 0) return shown.join(QStringLiteral(", "));
        return tr("%1 and %2 more")
            .arg(shown.mid(0, mostNames).join(QStringLiteral(", ")))
            .arg(more);
    };
    QStringList parts;
    if (!change.dateThen.empty()) {
        parts << tr("those of %1, now those of %2")
                     .arg(QString::fromStdString(change.dateThen),
                          QString::fromStdString(change.dateNow));
    }
    if (change.cards) parts << tr("some of its cards have changed");
    if (!change.since.empty())
        parts << tr("the players still apply by hand: %1").arg(few(change.since));
    if (!change.before.empty()) parts << tr("no longer automated: %1").arg(few(change.before));
    return tr("saved under other rules (%1)").arg(parts.join(QStringLiteral("; ")));
}

QString JournalWords::opened(const QString& file, const OpenedJournal& journal) {
    if (journal.stop) {
        return tr("A copy up to answer %1 of %2; %3 stays as it is")
            .arg(journal.used)
            .arg(journal.total)
            .arg(file);
    }
    const QString words = rules(journal.change);
    return words.isEmpty() ? QString() : line(file, {words});
}

QString JournalWords::howFar(const QString& file, const OpenedJournal& journal) {
    return line(file, {rules(journal.change), reach(journal)});
}

QString JournalWords::stopped(const QString& file, const OpenedJournal& journal) {
    return line(file, {rules(journal.change), reach(journal), reason(*journal.stop)});
}

QString JournalWords::reach(const OpenedJournal& journal) {
    if (journal.used == 0) return tr("it cannot be opened");
    return tr("it can be watched up to answer %1 of %2").arg(journal.used).arg(journal.total);
}

QString JournalWords::line(const QString& file, QStringList parts) {
    parts.removeAll(QString());
    return tr("%1: %2").arg(file, parts.join(QStringLiteral("; ")));
}

QString JournalWords::reason(const OpenedJournal::Stop& stop) {
    if (stop.line == 0)
        return tr("the next answer is refused: %1")
            .arg(MessageWords::said(engine::Refusal{stop.why.text, stop.rule, stop.why.message}));
    return (stop.changed ? tr("line %1 of the file is not as it was saved")
                         : tr("line %1 of the file cannot be read"))
        .arg(stop.line);
}

}  // namespace sightline::app
