/// Texts for measurements and rulings on the table. The engine decides. These functions only format
/// the result as text.
#pragma once
#include <QColor>
#include <QString>
#include <string>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "geometry/sight/line_of_sight.h"
#include "geometry/table/terrain.h"

namespace sightline::app {

/// "10.30 in", with `digits` decimals.
QString lengthWords(double inches, int digits);
/// "10.3 in". Near a line of the range tool, more digits: "17.98 in".
QString inches(double length);
QString bandWords(double band);             ///< such as "Range 2", "Half-range" or "Base contact"
QString coverWords(geometry::Cover cover);  ///< such as "light cover"
/// The distance of a line of sight from the opposite verdict: "visible by 0.31 in", "blocked by
/// 0.04 in". If the margin has no proof: "visible by at least 0.31 in", "blocked by at most 0.04
/// in".
QString marginWords(double margin, bool proven);
QString sightWords(const geometry::Sight& sight);
QString kindWords(geometry::Kind kind);
/// "Without keywords: Impact 3, Pierce 3", for the keywords that the odds do not support. Empty if
/// there are none.
QString withoutWords(const std::vector<std::string>& keywords);
/// The page of a ruling's source, such as "p. 25". Empty if there is none.
QString pageWords(int page);
/// A small square with that colour and hatching as rich text, for the legend of a map.
QString swatchHtml(const QColor& colour, Qt::BrushStyle hatching);
/// Dice as coloured diamonds with their number, as rich text.
QString diceHtml(const engine::DicePool& dice);

}  // namespace sightline::app
