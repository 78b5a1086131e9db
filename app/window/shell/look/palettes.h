/// The colours of each theme, and the colours of sides and marks. Pure data: no window is needed.
#pragma once
#include <QColor>
#include <array>
#include <utility>

namespace sightline::app {

enum class Theme { dark, light, contrast };

/// The colours of the two sides, and of legal and illegal places. `usual`: blue and red, green and
/// red. `clear`: blue and orange, cyan and orange, which eyes without red, green or blue receptors
/// can tell apart.
enum class MarkColours { usual, clear };

/// The colours of the window. Every text colour is readable on every background. No two colours of
/// a palette are equal, because a change of the theme replaces colours by their values.
struct Palette {
    QColor ground;  ///< background of the window
    QColor panel;   ///< background of docks and strips
    QColor raised;  ///< background of buttons, chips, and rows under the pointer
    QColor lifted;  ///< background of a highlighted button or row
    QColor edge;
    QColor text, muted, faint;  ///< texts; `faint` is also the colour of grey buttons
    QColor accent;              ///< texts and frames in gold
    QColor accentLit;           ///< a gold button under the pointer
    QColor gild, gildLit;       ///< background of the button with the main answer
    QColor good, bad;
    QColor blue, red;  ///< the two sides
};

/// Colours that are drawn on the table.
struct MarkPalette {
    QColor blue, red;  ///< base rims and other marks of the two sides
    QColor legal, illegal, caution;
};

Palette paletteOf(Theme theme, MarkColours marks);
MarkPalette tableMarksOf(MarkColours marks);

/// The background of a text that belongs to a side: mostly the colour of panels.
QColor sunkIn(const Palette& palette, const QColor& side);

/// All colours of a palette in a fixed order, with the names that the style sheet uses.
std::array<std::pair<const char*, QColor>, 18> namedColours(const Palette& palette);

/// The contrast of two colours by WCAG 2.1: from 1 (equal) to 21 (black and white).
double contrastOf(const QColor& one, const QColor& other);

}  // namespace sightline::app
