/// The question about a saved game that stops midway under the current rules: do the players want
/// to watch its first part?
#pragma once
#include <QString>

class QWidget;

namespace sightline::app {

struct OpenedJournal;

/// Shows how many answers can be replayed, and the reason of the stop. Returns false if the players
/// decline.
bool askToWatch(QWidget* parent, const QString& file, const OpenedJournal& journal);

}  // namespace sightline::app
