/// TableNote: a text beside the mouse pointer or beside a point of the table.
#pragma once
#include <QPointF>
#include <QString>
#include <variant>
#include <vector>

#include "geometry/measure/measures.h"
#include "geometry/measure/miniature.h"

namespace sightline::app {

enum class Tone { plain, good, bad };

/// A text, and the pixel or the point of the table beside which it is shown.
struct TableNote {
    QString html;
    Tone tone = Tone::plain;
    std::variant<QPointF, geometry::Vec3> at;
    /// The text should not cover the lines from `at` to these points.
    std::vector<geometry::Vec3> clearOf{};
    /// The text must not cover these miniatures, because it speaks of them.
    std::vector<geometry::Mini> about{};
};

}  // namespace sightline::app
