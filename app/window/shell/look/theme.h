/// The look of the program: colours, fonts and the style sheet. All painted widgets use these
/// colours.
#pragma once
#include <QColor>
#include <QString>

#include "engine/legion/basics/ids.h"

class QApplication;

namespace sightline::app::theme {

inline constexpr QColor ground{0x12, 0x15, 0x1A};  ///< background of the window
inline constexpr QColor panel{0x1A, 0x1E, 0x25};   ///< background of docks and strips
/// Background of buttons, chips, and rows under the pointer.
inline constexpr QColor raised{0x24, 0x2A, 0x33};
inline constexpr QColor lifted{0x2F, 0x37, 0x42};  ///< background of a highlighted button or row
inline constexpr QColor edge{0x33, 0x3B, 0x47};
inline constexpr QColor text{0xE8, 0xEA, 0xED};
inline constexpr QColor muted{0x98, 0xA2, 0xAF};
inline constexpr QColor faint{0x6B, 0x75, 0x83};
inline constexpr QColor accent{0xF2, 0xC1, 0x4E};
inline constexpr QColor good{0x5F, 0xCB, 0x7A};
inline constexpr QColor bad{0xF2, 0x6D, 0x6D};
inline constexpr QColor blue{0x5A, 0xA9, 0xF2};
inline constexpr QColor red{0xF0, 0x6A, 0x62};

QColor of(engine::Player player);
/// A darker shade of the player's colour, as a background for text.
QColor sunk(engine::Player player);
QString nameOf(engine::Player player);

/// Sets the colours, the font and the style sheet of the whole program. Also makes labels show
/// plain text (see plain_words.h).
void apply(QApplication& application);

}  // namespace sightline::app::theme
