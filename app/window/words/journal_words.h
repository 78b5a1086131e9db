/// Words for saved games whose cards mean something else now, or that stop midway.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/files/open_journal.h"

namespace sightline::app {

class JournalWords {
    Q_DECLARE_TR_FUNCTIONS(JournalWords)

  public:
    /// "saved under other rules (some of its cards have changed; ...)"; empty where nothing
    /// differs.
    static QString rules(const engine::RulesChange& change);
    /// What to tell about a game once it is open; empty where there is nothing to tell.
    static QString opened(const QString& file, const OpenedJournal& journal);
    /// "evening.sightline: saved under other rules (...); it can be watched up to answer 12 of 80".
    static QString howFar(const QString& file, const OpenedJournal& journal);
    /// Why it goes no further.
    static QString reason(const OpenedJournal::Stop& stop);
    /// Both in one line.
    static QString stopped(const QString& file, const OpenedJournal& journal);

  private:
    static QString reach(const OpenedJournal& journal);
    static QString line(const QString& file, QStringList parts);
};

}  // namespace sightline::app
