/// The bodies of dice: attack dice are octahedra with eight sides, defense dice cubes with six
/// (Core Rulebook p. 5, Dice).
#pragma once
#include <glm/gtc/quaternion.hpp>
#include <vector>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

enum class DieBody { cube, octahedron };

/// Corners in inches from the centre of the die.
struct DieForm {
    std::vector<Vec3> corners;
    std::vector<std::vector<int>> faces;  ///< corners, counter-clockwise seen from outside
    double inner = 0.0;                   ///< from the centre to every face
    double outer = 0.0;                   ///< from the centre to every corner
};

const DieForm& formOf(DieBody body);

/// Where a die is and how it is turned.
struct DiePose {
    Vec3 at{};
    glm::dquat turn{1.0, 0.0, 0.0, 0.0};
};

Vec3 middleOf(const DieForm& form, int face);
/// Away from the die, of length one.
Vec3 outwardOf(const DieForm& form, int face);
/// Along the face, of length one: where the top of a symbol on it points.
Vec3 upwardOf(const DieForm& form, int face);

int faceOnTop(DieBody body, const DiePose& pose);
/// Lies on the opposite face; the top of the symbol on `face` points along +y.
glm::dquat layWithOnTop(DieBody body, int face);

}  // namespace sightline::geometry
