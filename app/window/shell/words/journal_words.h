/// Texts about saved games whose replay stops midway, or whose rules have changed since they were
/// saved.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/files/tables/open_journal.h"

namespace sightline::app {

class JournalWords {
    Q_DECLARE_TR_FUNCTIONS(JournalWords)

  public:
    /// The difference between the rules of a saved game and the current rules, such as "saved under
    /// other rules (some of its cards have changed; ...)". Empty if there is no difference.
    static QString rules(const engine::RulesChange& change);
    /// The message after a saved game was opened. Empty if there is nothing to report.
    static QString opened(const QString& file, const OpenedJournal& journal);
    /// How much of a saved game can be replayed, such as "evening.sightline: saved under other
    /// rules (...); it can be watched up to answer 12 of 80".
    static QString howFar(const QString& file, const OpenedJournal& journal);
    static QString reason(const OpenedJournal::Stop& stop);
    /// How much of a saved game can be replayed, and the reason why the replay stops, in one line.
    static QString stopped(const QString& file, const OpenedJournal& journal);

  private:
    static QString reach(const OpenedJournal& journal);
    static QString line(const QString& file, QStringList parts);
};

}  // namespace sightline::app
