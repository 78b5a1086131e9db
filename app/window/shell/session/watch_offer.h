/// For a saved game whose replay stops midway: asks whether the players want to look at the part
/// before the stop.
#pragma once
#include <QString>

class QWidget;

namespace sightline::app {

struct OpenedJournal;

/// Shows how many answers can be replayed and why the replay stops, and asks. Returns false if the
/// players decline.
bool askToWatch(QWidget* parent, const QString& file, const OpenedJournal& journal);

}  // namespace sightline::app
