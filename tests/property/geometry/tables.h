/// Random tables for property tests: a few boxes, drums and meshes between miniatures.
#pragma once
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {

/// A random integer from `least` to `most`. RapidCheck makes small numbers in its early cases, so
/// this function uses the whole range from the start.
inline int whole(int least, int most) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}
/// A number with two decimals, so that the output of failing cases is short.
inline double number(double least, double most) {
    return whole(static_cast<int>(least * 100), static_cast<int>(most * 100)) / 100.0;
}

inline Mini anyMini(double x0, double x1, double y0, double y1) {
    const std::vector<BaseSize> bases{smallBase, mediumBase, hugeBase, longBase};
    Mini mini;
    mini.position = {number(x0, x1), number(y0, y1), 0.0};
    mini.facing = {number(-180, 180)};
    mini.base = bases[static_cast<std::size_t>(whole(0, 3))];
    mini.height = number(1, 4);
    return mini;
}
inline Mini anyTrooper(double x0, double x1, double y0, double y1) {
    return trooper(number(x0, x1), number(y0, y1));
}

/// A box that can also be a mesh, so that a test can compare the results for both forms.
struct Block {
    Vec3 at{}, size{};
    double rotation = 0.0;

    PieceSpec asBox(const PieceId& id) const { return box(id, at, size, heavyWall(), rotation); }
    MeshPart part() const {
        return boxPart("Block", {-size.x / 2, -size.y / 2, 0}, {size.x / 2, size.y / 2, size.z});
    }
    PieceSpec asMesh(const PieceId& id) const {
        PieceSpec spec = mesh(id, at, {part()}, heavyWall());
        spec.rotation = {rotation};
        return spec;
    }
    /// The block as a mesh without a floor. Such a mesh has no volume, so lines of sight are tested
    /// against its triangles one by one.
    PieceSpec asOpenMesh(const PieceId& id) const {
        PieceSpec spec = asMesh(id);
        auto& triangles = std::get<MeshShape>(spec.shape).parts[0].triangles;
        triangles.erase(triangles.begin(), triangles.begin() + 2);
        return spec;
    }
    Vec3 local(Vec3 point) const {
        const Vec3 from = point - at;
        const Vec2 x = direction({rotation});
        return {from.x * x.x + from.y * x.y, -from.x * x.y + from.y * x.x, from.z};
    }
    /// True if the line enters the block after the block was enlarged by `grow`. This slab test
    /// does not use the tested code.
    bool meets(const Segment& line, double grow) const {
        const Vec3 from = local(line.from), along = local(line.to) - from;
        const Vec3 lo(-size.x / 2 - grow, -size.y / 2 - grow, -1.0);
        const Vec3 hi(size.x / 2 + grow, size.y / 2 + grow, size.z + grow);
        double first = 0.0, last = 1.0;
        for (int axis = 0; axis < 3; ++axis) {
            if (along[axis] == 0.0) {
                if (from[axis] <= lo[axis] || from[axis] >= hi[axis]) return false;
                continue;
            }
            const double a = (lo[axis] - from[axis]) / along[axis];
            const double b = (hi[axis] - from[axis]) / along[axis];
            first = std::max(first, std::min(a, b));
            last = std::min(last, std::max(a, b));
        }
        return first < last;
    }
};

inline std::vector<Block> anyBlocks(int most, double x0, double x1, double y0, double y1) {
    std::vector<Block> blocks(static_cast<std::size_t>(whole(1, most)));
    for (Block& block : blocks) {
        block.at = {number(x0, x1), number(y0, y1), 0.0};
        block.size = {number(0.2, 3), number(0.5, 9), number(0.4, 5)};
        block.rotation = number(-180, 180);
    }
    return blocks;
}

template <class Make>
Battlefield fieldOf(const std::vector<Block>& blocks, Make make) {
    std::vector<PieceSpec> pieces;
    for (std::size_t i = 0; i < blocks.size(); ++i)
        pieces.push_back(make(blocks[i], "block-" + std::to_string(i)));
    return field(std::move(pieces));
}
inline Battlefield fieldOf(const std::vector<Block>& blocks) {
    return fieldOf(blocks, [](const Block& it, const PieceId& id) { return it.asBox(id); });
}

/// A sample point on a silhouette. The points of all indices are spread evenly. The function does
/// not use the sample points of the tested code.
inline Vec3 sample(const Silhouette& body, int index, int salt) {
    const auto share = [&](double step) {
        return std::fmod(0.5 + step * static_cast<double>(index + 1 + 977 * salt), 1.0);
    };
    const double along = share(0.6180339887498949), turn = share(0.7548776662466927);
    const double out = std::sqrt(share(0.5698402909980532)), up = share(0.8191725133961645);
    const Vec2 core = body.outline.a + (body.outline.b - body.outline.a) * along;
    const Vec2 point = core + direction({360.0 * turn}) * (out * body.outline.radius);
    return {point.x, point.y, body.bottom + (body.top - body.bottom) * up};
}

}  // namespace sightline::geometry::test
