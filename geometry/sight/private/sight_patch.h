/// A patch: a connected part of a surface. It stops every segment of a family, except those that
/// pass one of its rims.
///
/// A patch is oriented. So the signed number of crossings of a segment with the patch can change
/// only where the segment meets a rim of the patch, or where an end of the segment meets the patch.
/// The rim is moved outward by less than the required room. So a line between the patch and the
/// moved rim has too little room. A patch grows from a face that a sample line crosses inside the
/// shaft. It includes neighbours that the line's direction crosses in the same sense. It ends where
/// the surface turns away.
#pragma once
#include "geometry/shape/private/number_map.h"
#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/shaft.h"

namespace sightline::geometry {

/// The part of the required room that other steps use. Rims are moved outward by the rest. Inches.
inline constexpr double roomSpent = 0.0022;

/// Two cells, the shaft around them, and a sample line between them.
struct CellPair {
    std::span<const Vec3> from, to;
    Segment sample;
    Vec3 way{};
    Screen screen;
    CellOnScreen fromSeen, toSeen;
    Shaft shaft;
    /// Depth along `way` at which the first cell ends and the second begins.
    double fromEnd = 0.0, toEnd = 0.0;
    double room = 0.0;  ///< clearance that a line of sight needs on every side, inches
    CellPair(std::span<const Vec3> from, std::span<const Vec3> to, const Segment& sample,
             double room);
};

/// The part of a moved rim edge that is inside the shaft.
struct Rim {
    Segment edge;
    Vec3 out{};     ///< unit vector that points away from the patch, across the sight
    Vec3 before{};  ///< a point of the edge before the edge was moved
};

/// Working memory for growing a patch. Many patches in sequence reuse it.
struct PatchScratch {
    struct Border {
        int face = 0;
        std::size_t edge = 0;
    };
    struct Corner {
        Vec3 at{}, moved{};
        Vec2 out{};
    };
    NumberMap faces, codes, numbers;
    std::vector<std::pair<int, char>> taken;
    std::vector<Border> borders;
    std::vector<Corner> corners;
};

class Patch {
  public:
    /// Grows a patch from the face `seed`. The sample line must cross this face.
    Patch(const Corridor& corridor, int blocker, int seed, const CellPair& pair,
          const Segment& sample, PatchScratch& desk);

    int blocker() const { return blocker_; }
    bool has(int face) const;
    /// True if the patch grew without meeting a cell or its own limits, and if its sample line
    /// surely crosses it. An unsound patch stops nothing. It is kept so that it is not grown again.
    bool isSound() const { return sound_; }
    const std::vector<Rim>& rims() const { return rims_; }
    /// The number of crossings of the patch, with sign, by a segment that crosses `hits`.
    int timesCrossed(const Corridor& corridor, const Segment& segment,
                     std::span<const Corridor::Hit> hits) const;
    /// True if this patch stops every segment of a family: all segments from the convex hull of the
    /// rim's corners to a cell. `sample` is a segment of the family and crosses the patch. `family`
    /// is the shaft around all segments.
    bool covers(const Corridor& corridor, std::span<const Vec3> rim, const Segment& sample,
                const Shaft& family) const;

  private:
    struct Flange {  ///< the strip between an edge of the patch and the moved edge
        Vec3 a{}, b{}, movedA{}, movedB{};
        bool misleads(const Screen& screen, Vec3 eye) const;
        bool meets(const Segment& line) const;
    };
    void grow(const IndexedMesh& skin, int seed, const CellPair& pair, Vec3 way,
              PatchScratch& desk);
    void moveRims(const IndexedMesh& skin, const CellPair& pair, const Screen& screen,
                  PatchScratch& desk);
    void moveCorners(const IndexedMesh& skin, const CellPair& pair, const Screen& screen,
                     PatchScratch& desk);
    bool meetsCells(const IndexedMesh& skin, const CellPair& pair) const;

    int blocker_ = 0;
    bool sound_ = true;
    std::vector<int> faces_;  ///< numbers of the faces, sorted
    /// For each face: 1 if the sample crosses it from the side of its normal.
    std::vector<char> fromFront_;
    std::vector<Flange> flanges_;
    std::vector<Rim> rims_;
};

}  // namespace sightline::geometry
