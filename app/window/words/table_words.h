/// How the table words measurements and rulings. The engine rules, these say it.
#pragma once
#include <QColor>
#include <QString>
#include <string>
#include <vector>

#include "engine/dice/die.h"
#include "engine/terms/attack_terms.h"
#include "geometry/sight/line_of_sight.h"
#include "geometry/table/terrain.h"

namespace sightline::app {

/// "10.30 in", with as many digits.
QString lengthWords(double inches, int digits);
/// "10.3 in"; with more digits beside a line of the range tool, "17.98 in".
QString inches(double length);
QString bandWords(double band);             ///< "Range 2", "Half-range", "Base contact"
QString coverWords(geometry::Cover cover);  ///< "light cover"
/// How far a line of sight is from flipping: "visible by 0.31 in", "blocked by 0.04 in"; of a
/// margin that is not proven, "visible by at least 0.31 in", "blocked by at most 0.04 in".
QString marginWords(double margin, bool proven);
QString sightWords(const geometry::Sight& sight);
QString kindWords(geometry::Kind kind);
/// "Without keywords: Impact 3, Pierce 3", for odds that do not know them; empty when none are left
/// out.
QString withoutWords(const std::vector<std::string>& keywords);
/// "suppressed, Cover 1, Sharpshooter 1": why the cover of a preview is what it is; empty without a
/// reason.
QString coverReasons(const engine::AttackTerms& terms);
/// "With Precise 1, Impact 2, Armor 1, Pierce 3, Deflect": keywords that the odds know, `besides`
/// those of the numbers; empty where none is.
QString diceReasons(const engine::AttackTerms& terms,
                    const std::vector<engine::Reason>& besides = {});
/// The page a ruling rests on, such as "p. 25"; empty when it has none.
QString pageWords(int page);
/// A small square of that colour and hatching, for rich text: the key to a map.
QString swatchHtml(const QColor& colour, Qt::BrushStyle hatching);
/// Dice as coloured diamonds with their number, for rich text.
QString diceHtml(const engine::DicePool& dice);

}  // namespace sightline::app
