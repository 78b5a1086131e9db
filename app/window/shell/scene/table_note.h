/// A note beside the pointer or beside a point of the table.
#pragma once
#include <QPointF>
#include <QString>
#include <variant>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::app {

enum class Tone { plain, good, bad };

/// Text beside a pixel of the widget or a point of the table.
struct TableNote {
    QString html;
    Tone tone = Tone::plain;
    std::variant<QPointF, geometry::Vec3> at;
    std::vector<geometry::Vec3> clearOf{};  ///< lines from `at` to these points stay readable
};

}  // namespace sightline::app
