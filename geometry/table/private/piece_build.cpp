// Builds the collision shapes of a terrain piece at its place on the table, with its agreed facts.
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {
namespace {

// A cylinder's mesh is inside the cylinder. The gap between mesh and cylinder is at most this
// length, inches.
constexpr double postInside = 5e-4;

// Transforms coordinates of a piece to coordinates of the table.
class Pose {
  public:
    explicit Pose(const PieceSpec& spec) : at_(spec.position), x_(direction(spec.rotation)) {}
    Vec3 operator()(Vec3 p) const {
        return at_ + Vec3(p.x * x_.x - p.y * x_.y, p.x * x_.y + p.y * x_.x, p.z);
    }
    Vec2 operator()(Vec2 p) const {
        const Vec3 point = (*this)(Vec3(p, 0.0));
        return {point.x, point.y};
    }

  private:
    Vec3 at_;
    Vec2 x_;
};

void add(Piece& piece, const MeshShape& mesh, const PieceSpec& spec, const Pose& pose) {
    piece.parts.clear();
    for (const MeshPart& from : mesh.parts) {
        const int index = static_cast<int>(piece.parts.size());
        Part part{from.name, spec.facts.movement, spec.facts.cover, spec.facts.blocksLos};
        if (const auto found = spec.parts.find(from.name); found != spec.parts.end()) {
            part.movement = found->second.movement.value_or(part.movement);
            part.cover = found->second.cover.value_or(part.cover);
            part.blocksLos = found->second.blocksLos.value_or(part.blocksLos);
        }
        piece.parts.push_back(std::move(part));
        const auto corner = [&](int i) { return pose(from.vertices[static_cast<std::size_t>(i)]); };
        for (const auto& [a, b, c] : from.triangles)
            piece.triangles.push_back({corner(a), corner(b), corner(c), index});
    }
    for (const Triangle& triangle : piece.triangles) piece.box.add(boxOf(triangle));
}

void add(Piece& piece, const PrismShape& prism, const PieceSpec& spec, const Pose& pose) {
    Polygon polygon;
    for (const Vec2 corner : prism.polygon) polygon.push_back(pose(corner));
    if (signedArea(polygon) < 0.0) std::reverse(polygon.begin(), polygon.end());
    piece.column = column(std::move(polygon), spec.position.z, spec.position.z + prism.height);
}

void add(Piece& piece, const BoxShape& box, const PieceSpec& spec, const Pose& pose) {
    const Vec2 half(box.size.x / 2.0, box.size.y / 2.0);
    Polygon polygon{-half, {half.x, -half.y}, half, {-half.x, half.y}};
    for (Vec2& corner : polygon) corner = pose(corner);
    piece.column = column(std::move(polygon), spec.position.z, spec.position.z + box.size.z);
}

void add(Piece& piece, const CylinderShape& cylinder, const PieceSpec& spec, const Pose& pose) {
    const Vec2 centre = pose(Vec2(0.0));
    piece.post = Silhouette{{centre, centre, cylinder.diameter / 2.0},
                            spec.position.z,
                            spec.position.z + cylinder.height};
}

Polygon footprintOf(const Piece& piece) {
    if (piece.column) return piece.column->polygon;
    std::vector<Vec2> points;
    if (piece.post) {
        for (const Vec3 corner : inscribed(*piece.post).corners)
            points.emplace_back(corner.x, corner.y);
    } else {
        for (const Triangle& triangle : piece.triangles)
            for (const Vec3 corner : {triangle.a, triangle.b, triangle.c})
                points.emplace_back(corner.x, corner.y);
    }
    return convexHull(std::move(points));
}

// Replaces the shape of area terrain by its volume. Only the boundary of area terrain counts, not
// the objects in it (p. 11, Area Terrain).
void reduceToVolume(Piece& piece, const PieceSpec& spec) {
    const double top = spec.facts.height ? piece.box.lo.z + *spec.facts.height : piece.box.hi.z;
    if (piece.isMesh()) {
        const Polygon footprint = piece.info.footprint;
        const Part part{"", spec.facts.movement, spec.facts.cover, spec.facts.blocksLos};
        piece.parts = {part};
        piece.triangles.clear();
        if (footprint.size() >= 3) piece.column = column(footprint, piece.box.lo.z, top);
    } else if (piece.column) {
        piece.column = column(piece.column->polygon, piece.box.lo.z, top);
    } else {
        piece.post->top = top;
    }
}

void plantTree(Piece& piece) {
    std::vector<Box> boxes;
    boxes.reserve(piece.triangles.size());
    for (const Triangle& triangle : piece.triangles) boxes.push_back(boxOf(triangle));
    piece.triangleTree = BoxTree(boxes);
}

void cover(Piece& piece) {
    std::vector<bool> blocks;
    blocks.reserve(piece.parts.size());
    for (const Part& part : piece.parts) blocks.push_back(part.blocksLos);
    if (piece.column)
        piece.skin = IndexedMesh(trianglesOf(*piece.column), blocks);
    else if (piece.post)
        piece.skin = IndexedMesh(trianglesOf(*piece.post, postInside), blocks);
    else
        piece.skin = IndexedMesh(piece.triangles, blocks);
    piece.inner = innerHill(piece.skin);
}

void measure(Piece& piece) {
    if (piece.column) {
        piece.box = {};
        for (const Vec2 corner : piece.column->polygon) {
            piece.box.add(Vec3(corner, piece.column->bottom));
            piece.box.add(Vec3(corner, piece.column->top));
        }
    } else if (piece.post) {
        piece.box = boxOf(*piece.post);
    }
}

}  // namespace

double Piece::counted(double z) const {
    if (!hasAgreedHeight()) return z;
    const double measured = box.hi.z - box.lo.z, agreed = *info.facts.height;
    if (agreed <= measured) return std::min(z, box.lo.z + agreed);
    return measured > 0.0 ? box.lo.z + (z - box.lo.z) * (agreed / measured) : box.lo.z + agreed;
}

double Piece::shapeHeightOf(double z) const {
    if (!hasAgreedHeight()) return z;
    const double measured = box.hi.z - box.lo.z, agreed = *info.facts.height;
    if (agreed > measured) return box.lo.z + (z - box.lo.z) * (measured / agreed);
    return z + sameLength < box.lo.z + agreed ? z : box.hi.z;
}

Piece buildPiece(PieceSpec spec) {
    Piece piece;
    piece.parts = {{"", spec.facts.movement, spec.facts.cover, spec.facts.blocksLos}};
    piece.info.id = spec.id;
    piece.info.name = spec.name.empty() ? spec.id : spec.name;
    piece.info.facts = spec.facts;
    const Pose pose(spec);
    std::visit([&](const auto& shape) { add(piece, shape, spec, pose); }, spec.shape);
    measure(piece);
    piece.info.footprint = footprintOf(piece);
    piece.info.top = piece.box.hi.z;
    piece.info.height = spec.facts.height.value_or(piece.box.hi.z - piece.box.lo.z);
    if (piece.isArea()) reduceToVolume(piece, spec);
    measure(piece);
    if (piece.isMesh()) plantTree(piece);
    cover(piece);
    return piece;
}

}  // namespace sightline::geometry
