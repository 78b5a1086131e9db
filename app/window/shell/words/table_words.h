/// Texts for measurements and rulings on the table. The engine computes the results; these
/// functions only format them.
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

/// A length with `digits` decimals, such as "10.30 in".
QString lengthWords(double inches, int digits);
/// A length as the record shows it (`geometry::shownRange`), such as "10.30 in", "6 in" or, close
/// to a mark of the range tool, "17.9982 in".
QString inches(double length);
QString bandWords(double band);  ///< text such as "Range 2", "Half-range" or "Base contact"
QString coverWords(geometry::Cover cover);  ///< text such as "light cover"
/// The margin of a line of sight, such as "visible by 0.31 in" or "blocked by 0.04 in". If `proven`
/// is false, the text is "visible by at least 0.31 in" or "blocked by at most 0.04 in".
QString marginWords(double margin, bool proven);
QString sightWords(const geometry::Sight& sight);
QString kindWords(geometry::Kind kind);
/// The keywords that the odds do not support, such as "Without keywords: Impact 3, Pierce 3". Empty
/// if there are none.
QString withoutWords(const std::vector<std::string>& keywords);
/// A page of the rulebook, such as "p. 25". Empty if `page` is 0.
QString pageWords(int page);
/// A small square with a colour and a hatching, as rich text for the legend of a map.
QString swatchHtml(const QColor& colour, Qt::BrushStyle hatching);
/// A pool of dice as coloured diamonds, each with the number of dice, as rich text.
QString diceHtml(const engine::DicePool& dice);

}  // namespace sightline::app
