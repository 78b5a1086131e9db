/// Makes the parts of a unit card as widgets: keywords, stat cells, weapons, rows of miniatures.
#pragma once
#include <QLabel>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/widgets/chip_row.h"
#include "app/window/shell/widgets/stat_cell.h"

namespace sightline::app {

/// A keyword with its help text as tool tip. A small hollow mark means that the players apply the
/// keyword by hand.
Chip keywordChip(const engine::KeywordText& keyword);
QWidget* keywordRow(const std::vector<engine::KeywordText>& keywords, int gap = 5);
QLabel* statValue(const QString& text);
/// The surge conversion of a unit card as pictures of dice faces, such as "surge -> hit". Without a
/// conversion, the cell shows a dash.
StatCell* surgeCell(const engine::UnitCard& card);
QLabel* heading(const QString& text);
QWidget* weaponBlock(const engine::Weapon& weapon);
/// One box for each miniature of a unit: its number, a crown for the unit leader, and its wounds.
/// The box of a defeated miniature is struck out.
QWidget* miniatureChips(const engine::View& view, const engine::UnitView& unit);

}  // namespace sightline::app
