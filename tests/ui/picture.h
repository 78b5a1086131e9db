// What a picture of the window shows, roughly.
#pragma once
#include <QImage>
#include <set>

namespace sightline::app {

/// How many colours there are on every ninth pixel: few on an empty one.
inline int coloursIn(const QImage& picture) {
    std::set<QRgb> seen;
    for (int y = 0; y < picture.height(); y += 9)
        for (int x = 0; x < picture.width(); x += 9) seen.insert(picture.pixel(x, y));
    return static_cast<int>(seen.size());
}

}  // namespace sightline::app
