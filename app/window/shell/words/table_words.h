/// Words for measurements and rulings on the table. The engine rules; these functions only word the
/// result.
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
/// "10.3 in"; beside a line of the range tool with more digits, "17.98 in".
QString inches(double length);
QString bandWords(double band);             ///< "Range 2", "Half-range", "Base contact"
QString coverWords(geometry::Cover cover);  ///< "light cover"
/// The distance of a line of sight from the opposite verdict: "visible by 0.31 in", "blocked by
/// 0.04 in". For a margin without proof: "visible by at least 0.31 in", "blocked by at most 0.04
/// in".
QString marginWords(double margin, bool proven);
QString sightWords(const geometry::Sight& sight);
QString kindWords(geometry::Kind kind);
/// "Without keywords: Impact 3, Pierce 3", for the keywords that the odds do not support; empty
/// when there are none.
QString withoutWords(const std::vector<std::string>& keywords);
/// "suppressed, Cover 1, Sharpshooter 1": the reasons for the cover of a preview; empty without a
/// reason.
QString coverReasons(const engine::AttackTerms& terms);
/// "With Precise 1, Impact 2, Armor 1, Pierce 3, Deflect": the keywords that the odds include,
/// except those of the numbers in `besides`; empty without any.
QString diceReasons(const engine::AttackTerms& terms,
                    const std::vector<engine::Reason>& besides = {});
/// The page of a ruling's source, such as "p. 25"; empty without one.
QString pageWords(int page);
/// A small square with that colour and hatching, for rich text: the key to a map.
QString swatchHtml(const QColor& colour, Qt::BrushStyle hatching);
/// Dice as coloured diamonds with their number, for rich text.
QString diceHtml(const engine::DicePool& dice);

}  // namespace sightline::app
