// Rough measurements of a picture of the window: the number of colours, and the difference between
// two pictures.
#pragma once
#include <QImage>
#include <algorithm>
#include <cstdlib>
#include <set>

namespace sightline::app {

/// The number of colours among the tested pixels: every ninth pixel. The number is small for an
/// empty picture.
inline int coloursIn(const QImage& picture) {
    std::set<QRgb> seen;
    for (int y = 0; y < picture.height(); y += 9)
        for (int x = 0; x < picture.width(); x += 9) seen.insert(picture.pixel(x, y));
    return static_cast<int>(seen.size());
}

/// The mean difference between two pictures in a small square around a pixel, from 0 to 255.
inline int differenceAround(const QImage& one, const QImage& other, QPoint middle, int half = 6) {
    int sum = 0, count = 0;
    const QRect square = QRect(middle, QSize(1, 1)).adjusted(-half, -half, half, half);
    for (int y = square.top(); y <= square.bottom(); ++y)
        for (int x = square.left(); x <= square.right(); ++x) {
            if (!one.rect().contains(x, y) || !other.rect().contains(x, y)) continue;
            const QRgb a = one.pixel(x, y), b = other.pixel(x, y);
            sum += std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                             std::abs(qBlue(a) - qBlue(b))});
            ++count;
        }
    return count == 0 ? 0 : sum / count;
}

}  // namespace sightline::app
