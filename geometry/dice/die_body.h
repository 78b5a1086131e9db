/// The shapes of dice: attack dice are octahedra (eight sides), defense dice are cubes (six sides).
/// Core Rulebook p. 5, Dice.
#pragma once
#include <glm/gtc/quaternion.hpp>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

enum class DieBody { cube, octahedron };

/// The shape of a die. Corners are in inches from the centre of the die.
struct DieForm {
    std::vector<Vec3> corners;
    /// Corners of each face, counter-clockwise seen from outside.
    std::vector<std::vector<int>> faces;
    double inner = 0.0;  ///< inradius: distance from the centre to each face
    double outer = 0.0;  ///< circumradius: distance from the centre to each corner
};

const DieForm& formOf(DieBody body);

/// Position and orientation of a die.
struct DiePose {
    Vec3 at{};
    glm::dquat turn{1.0, 0.0, 0.0, 0.0};
};

Vec3 middleOf(const DieForm& form, int face);
/// Unit normal of the face. It points away from the die.
Vec3 outwardOf(const DieForm& form, int face);
/// Unit vector in the plane of the face. The top of a symbol on the face points in this direction.
Vec3 upwardOf(const DieForm& form, int face);

int faceOnTop(DieBody body, const DiePose& pose);
/// The orientation of a die with `face` on top. The top of the face's symbol points along +y.
glm::dquat layWithOnTop(DieBody body, int face);

}  // namespace sightline::geometry
