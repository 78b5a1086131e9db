/// Makes the parts of a unit card about its upgrade cards and its marks.
#pragma once
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/widgets/chip_row.h"

namespace sightline::app {

/// An upgrade card of the unit: its name, its state (exhausted, expended, the faceup side), the
/// miniatures that it added, its keywords and the names of its weapons.
QWidget* upgradeBlock(const engine::View& view, const engine::UnitView& unit,
                      const engine::EquippedCard& card);
/// One chip for each kind of mark of the unit, with its number.
std::vector<Chip> markChips(const engine::View& view, const engine::UnitView& unit);

}  // namespace sightline::app
