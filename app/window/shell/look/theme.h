/// The look of the program: colours, fonts and the style sheet. All painted widgets use these
/// colours and sizes. The application object holds the look that is shown now.
#pragma once
#include <QColor>
#include <QSize>
#include <QString>

#include "app/window/shell/look/palettes.h"
#include "engine/legion/basics/ids.h"

class QApplication;

namespace sightline::app {

inline constexpr int leastTextPercent = 100, mostTextPercent = 200;

struct Appearance {
    Theme theme = Theme::dark;
    MarkColours marks = MarkColours::usual;
    int textPercent = leastTextPercent;  ///< size of texts relative to the normal size
    bool reducedMotion = false;          ///< true: nothing is animated

    friend bool operator==(const Appearance&, const Appearance&) = default;
};

namespace theme {

/// The look that is shown now. Without an application object: the usual look.
Appearance shown();

QColor ground();
QColor panel();
QColor raised();
QColor lifted();
QColor edge();
QColor text();
QColor muted();
QColor faint();
QColor accent();
QColor gild();
QColor gildLit();
QColor good();
QColor bad();
QColor blue();
QColor red();

/// The colours of marks on the table.
MarkPalette marks();

QColor of(engine::Player player);
/// A darker shade of the player's colour, as a background for text.
QColor sunk(engine::Player player);
QString nameOf(engine::Player player);

/// A length for which `pixels` is right at the normal text size.
int scaled(int pixels);
QSize scaled(QSize pixels);
/// True if things may move on the screen. False: every animation shows its end at once.
bool moves();

/// Sets the colours, the font and the style sheet of the whole program. Also makes labels show
/// plain text (see plain_words.h). Must be called once, before widgets are made.
void apply(QApplication& application, const Appearance& look = {});

/// Shows another look in all widgets at once. Widgets that make their contents from the game show
/// the new colours after the next `ShownGame::changed`.
void change(QApplication& application, const Appearance& look);

}  // namespace theme
}  // namespace sightline::app
