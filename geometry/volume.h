/// Closed bodies of a mesh that are not convex, and what a vertical plane cuts out of them. Private
/// to geometry.
#pragma once
#include "geometry/polygon.h"
#include "geometry/solid.h"

namespace sightline::geometry {

/// Triangles that enclose a body: every edge is shared evenly, or is open only along the bottom,
/// where no line can come from.
struct Volume {
    std::vector<Triangle> triangles;
    Box box;
    int part = 0;
};

/// A plane that holds the z direction: points are origin + x * along + z * up.
struct UprightPlane {
    Vec3 origin{}, normal{}, along{};
};

/// The cut as upright-sided convex polygons in (along, z - origin.z), sorted by their left edge;
/// they do not overlap.
std::vector<Polygon> cutThrough(const Volume& volume, const UprightPlane& plane);

/// The cuts of several volumes as one whose polygons do not overlap. Where two cross within a slab,
/// a little less than their union.
std::vector<Polygon> united(std::vector<Polygon> slabs);

/// Do the polygons of one cut cover the convex region?
bool coveredByCut(const Polygon& region, std::span<const Polygon> cut);

/// Is the point within the body? By the parity of what lies above it.
bool encloses(const Volume& volume, Vec3 point);

}  // namespace sightline::geometry
