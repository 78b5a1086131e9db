/// Texts about saved games that stop midway, or whose cards have changed since.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/files/open_journal.h"

namespace sightline::app {

class JournalWords {
    Q_DECLARE_TR_FUNCTIONS(JournalWords)

  public:
    /// "saved under other rules (some of its cards have changed; ...)". Empty if there is no
    /// difference.
    static QString rules(const engine::RulesChange& change);
    /// The notice about an opened game. Empty if there is none.
    static QString opened(const QString& file, const OpenedJournal& journal);
    /// "evening.sightline: saved under other rules (...); it can be watched up to answer 12 of 80".
    static QString howFar(const QString& file, const OpenedJournal& journal);
    /// Why the game stops at that answer.
    static QString reason(const OpenedJournal::Stop& stop);
    /// Both texts in one line.
    static QString stopped(const QString& file, const OpenedJournal& journal);

  private:
    static QString reach(const OpenedJournal& journal);
    static QString line(const QString& file, QStringList parts);
};

}  // namespace sightline::app
