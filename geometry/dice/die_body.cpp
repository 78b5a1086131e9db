#include "geometry/dice/die_body.h"

#include <cmath>

namespace sightline::geometry {
namespace {

constexpr double cubeEdge = 0.6;
// Inradius of an octahedron, inches. With this inradius, attack dice look as large as defense dice
// from above.
constexpr double octahedronInner = 0.26;

DieForm cube() {
    const double half = cubeEdge / 2.0;
    DieForm form;
    for (const double z : {-half, half})
        for (const Vec2 at :
             {Vec2(-half, -half), Vec2(half, -half), Vec2(half, half), Vec2(-half, half)})
            form.corners.emplace_back(at, z);
    form.faces = {{4, 5, 6, 7}, {3, 2, 1, 0}, {0, 1, 5, 4},
                  {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}};
    form.inner = half;
    form.outer = half * std::sqrt(3.0);
    return form;
}

DieForm octahedron() {
    DieForm form;
    form.inner = octahedronInner;
    form.outer = octahedronInner * std::sqrt(3.0);
    for (const Vec3 way : {Vec3(1, 0, 0), Vec3(0, 1, 0), Vec3(-1, 0, 0), Vec3(0, -1, 0),
                           Vec3(0, 0, 1), Vec3(0, 0, -1)})
        form.corners.push_back(way * form.outer);
    for (int side = 0; side < 4; ++side) {
        const int next = (side + 1) % 4;
        form.faces.push_back({side, next, 4});
        form.faces.push_back({next, side, 5});
    }
    return form;
}

Vec3 corner(const DieForm& form, int face, std::size_t index) {
    const auto& loop = form.faces[static_cast<std::size_t>(face)];
    return form.corners[static_cast<std::size_t>(loop[index])];
}

}  // namespace

const DieForm& formOf(DieBody body) {
    static const DieForm forms[] = {cube(), octahedron()};
    return forms[static_cast<std::size_t>(body)];
}

Vec3 middleOf(const DieForm& form, int face) { return outwardOf(form, face) * form.inner; }

Vec3 outwardOf(const DieForm& form, int face) {
    const Vec3 first = corner(form, face, 0);
    return glm::normalize(glm::cross(corner(form, face, 1) - first, corner(form, face, 2) - first));
}

// The symbol on a triangular or square face stands on the middle of one side.
Vec3 upwardOf(const DieForm& form, int face) {
    const auto& loop = form.faces[static_cast<std::size_t>(face)];
    const Vec3 foot = (corner(form, face, 0) + corner(form, face, 1)) / 2.0;
    const Vec3 head = loop.size() == 3 ? corner(form, face, 2)
                                       : (corner(form, face, 2) + corner(form, face, 3)) / 2.0;
    return glm::normalize(head - foot);
}

int faceOnTop(DieBody body, const DiePose& pose) {
    const DieForm& form = formOf(body);
    int top = 0;
    double highest = -2.0;
    for (int face = 0; face < static_cast<int>(form.faces.size()); ++face) {
        const double height = (pose.turn * outwardOf(form, face)).z;
        if (height > highest) top = face, highest = height;
    }
    return top;
}

glm::dquat layWithOnTop(DieBody body, int face) {
    const DieForm& form = formOf(body);
    const Vec3 up = upwardOf(form, face), out = outwardOf(form, face);
    const glm::dmat3 own(glm::cross(up, out), up, out);
    return glm::conjugate(glm::quat_cast(own));
}

}  // namespace sightline::geometry
