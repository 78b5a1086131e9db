/// Short names of units for narrow rows.
#pragma once
#include <QFont>
#include <QFontMetrics>
#include <QString>
#include <QStringList>
#include <functional>

namespace sightline::app {

/// A name of the unit that fits into the width and that no other unit of `all` could have. Leading
/// words are left out ("Death Troopers 1"), or shortened to their first letters ("R. Troopers 1").
/// If this is not enough, the result is `labelWithin` (words/short_labels.h).
QString shortLabel(const QString& label, const QStringList& all, const QFontMetrics& metrics,
                   int width);

/// The bold version of the font, for the name of a selected unit. If bold letters would shorten the
/// name, the font itself. `nameIn` returns the name as it fits with the letters of a font.
QFont boldIfItFits(const QFont& font, const std::function<QString(const QFontMetrics&)>& nameIn);

}  // namespace sightline::app
