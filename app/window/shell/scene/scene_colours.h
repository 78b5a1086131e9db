/// The colours of everything that is drawn on the table, such as legal and illegal places.
#pragma once
#include <QColor>
#include <algorithm>
#include <array>

#include "app/window/shell/look/theme.h"
#include "engine/legion/basics/ids.h"
#include "rendering/scene/scene.h"

namespace sightline::app::colours {

using rendering::Colour;

inline constexpr Colour selection{1.0F, 0.85F, 0.35F, 1.0F};
inline constexpr Colour cohesion{0.90F, 0.93F, 0.97F, 0.65F};

inline Colour fromQt(const QColor& colour) {
    return {colour.redF(), colour.greenF(), colour.blueF(), colour.alphaF()};
}

inline Colour legal() { return fromQt(theme::marks().legal); }
inline Colour illegal() { return fromQt(theme::marks().illegal); }
inline Colour caution() { return fromQt(theme::marks().caution); }

inline bool isIllegal(Colour colour) {
    const Colour illegal = fromQt(theme::marks().illegal);
    return colour.r == illegal.r && colour.g == illegal.g && colour.b == illegal.b;
}

inline Colour tintOf(engine::Player player) {
    const MarkPalette marks = theme::marks();
    return fromQt(player == engine::Player::blue ? marks.blue : marks.red);
}

inline Colour withAlpha(Colour colour, float alpha) {
    colour.a = alpha;
    return colour;
}

/// The colour of a range band from 1 to 5, or of distances beyond band 5.
inline Colour bandColour(int band) {
    static constexpr std::array<Colour, 6> bands{
        Colour{0.90F, 0.36F, 0.33F, 1.0F}, Colour{0.95F, 0.62F, 0.24F, 1.0F},
        Colour{0.93F, 0.84F, 0.34F, 1.0F}, Colour{0.42F, 0.80F, 0.48F, 1.0F},
        Colour{0.35F, 0.66F, 0.95F, 1.0F}, Colour{0.62F, 0.65F, 0.70F, 1.0F}};
    return bands[std::size_t(std::clamp(band, 1, 6) - 1)];
}

inline QColor asQt(Colour colour) {
    return QColor::fromRgbF(colour.r, colour.g, colour.b, colour.a);
}

}  // namespace sightline::app::colours
