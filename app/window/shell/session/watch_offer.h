/// A saved game that stops midway under today's rules: shall its beginning be watched?
#pragma once
#include <QString>

class QWidget;

namespace sightline::app {

struct OpenedJournal;

/// Says how far it goes and why no further; false when the players would rather leave it.
bool askToWatch(QWidget* parent, const QString& file, const OpenedJournal& journal);

}  // namespace sightline::app
