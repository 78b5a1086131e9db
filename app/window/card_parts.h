/// The pieces that a unit card is built from: chips, stat cells, weapons, rows of miniatures.
#pragma once
#include <QFrame>
#include <QLabel>

#include "app/window/unit_words.h"

namespace sightline::app {

/// A rounded label with an icon and words, such as a token or a keyword.
QWidget* chip(const QString& icon, const QString& text, const QColor& colour);
/// A keyword with its help on hover; one that the game does not apply carries a small hollow mark.
QWidget* keywordChip(const engine::KeywordText& keyword);
/// A value over its caption.
QWidget* statCell(QWidget* value, const QString& caption);
QLabel* statValue(const QString& text);
/// Surge conversion as dice faces: "surge -> hit", or a dash.
QWidget* surgeChart(const engine::UnitCard& card);
QLabel* iconLabel(const QString& icon, int size, const QString& tip = {});
QLabel* heading(const QString& text);
QWidget* weaponBlock(const engine::Weapon& weapon);
/// One chip a miniature: its number, crown for the unit leader, wounds, struck when defeated.
QWidget* miniatureChips(const engine::View& view, const engine::UnitView& unit);

}  // namespace sightline::app
