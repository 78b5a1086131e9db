/// Names of units, and questions that contain them, in a narrow space.
#pragma once
#include <QFont>
#include <QFontMetrics>
#include <QString>
#include <QStringList>

namespace sightline::app {

/// Shortens the name of a unit to the width. The number at the end of the name stays, because it
/// distinguishes units of one name.
QString labelWithin(const QString& label, const QFontMetrics& metrics, int width);
/// Shortens a question to the width. If the question contains the name `label`, only the name is
/// shortened, because the words after it say what the player must choose. If even a short name
/// leaves too little space, the question ends in an ellipsis.
QString questionWithin(const QString& question, const QString& label, const QFontMetrics& metrics,
                       int width);

/// Short codes for the units of an army, in the order of their names: the first letters of a name,
/// and its number ("Stormtroopers 2" becomes "St2", "Rebel Troopers 1" becomes "RT1"). All codes
/// differ.
QStringList unitCodes(const QStringList& labels);

/// A question and the font in which it fits.
struct FittedQuestion {
    QString words;
    QFont font;
};
/// Fits a question into the width, in bold letters if its own words are then readable. Otherwise it
/// gets narrower letters.
FittedQuestion fittedQuestion(const QString& question, const QString& label, const QFont& font,
                              int width);

}  // namespace sightline::app
