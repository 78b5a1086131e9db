/// The parts of a unit card: chips, stat cells, weapons, rows of miniatures.
#pragma once
#include <QLabel>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/widgets/chip_row.h"
#include "app/window/shell/widgets/stat_cell.h"

namespace sightline::app {

/// A keyword with its help on hover. A small hollow mark shows that the game does not apply the
/// keyword.
Chip keywordChip(const engine::KeywordText& keyword);
QWidget* keywordRow(const std::vector<engine::KeywordText>& keywords, int gap = 5);
QLabel* statValue(const QString& text);
/// Surge conversion as dice faces: "surge -> hit", or a dash.
StatCell* surgeCell(const engine::UnitCard& card);
QLabel* heading(const QString& text);
QWidget* weaponBlock(const engine::Weapon& weapon);
/// One chip per miniature: its number, a crown for the unit leader, and its wounds. The chip of a
/// defeated miniature is struck out.
QWidget* miniatureChips(const engine::View& view, const engine::UnitView& unit);

}  // namespace sightline::app
