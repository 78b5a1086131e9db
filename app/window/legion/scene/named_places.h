/// Draws named places on the table, such as the spots A, B and C of a quiz.
#pragma once
#include <QString>
#include <vector>

#include "app/window/shell/scene/scene_draft.h"
#include "geometry/measure/measures.h"

namespace sightline::app {

struct NamedPlace {
    enum class Kind {
        spot,   ///< a place: a ring on the ground, and the name above it
        right,  ///< a place that is the right answer
        name    ///< a name above a miniature, without a ring
    };
    QString name;
    geometry::Vec3 at{};  ///< the place on the ground; for `name`, the head of the miniature
    Kind kind = Kind::spot;
};

void drawNamedPlaces(SceneDraft& draft, const std::vector<NamedPlace>& marks);

}  // namespace sightline::app
