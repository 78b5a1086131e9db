/// A patch is a connected part of a blocker's surface. A rim is an edge of the border of a patch.
/// The patch stops every segment of a given set, except for the segments that pass one of its rims.
///
/// The faces of a patch are oriented, so each crossing of a segment with the patch has a sign. When
/// a segment moves, the sum of the signs can change only where the segment meets a rim, or where an
/// end of the segment meets the patch. Rims are moved outward by less than the required clearance,
/// so a line between the patch and its moved rim has too little clearance. A patch starts at a face
/// that a sample line crosses inside the shaft. A neighbouring face is added if the line's
/// direction crosses it with the same sign. The patch ends where the surface turns away from the
/// line.
#pragma once
#include "geometry/shape/private/number_map.h"
#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/shaft.h"

namespace sightline::geometry {

/// The part of the required clearance that other steps of the proof use, inches. Rims are moved
/// outward by the rest.
inline constexpr double roomSpent = 0.0022;

/// Two cells of a sight proof, the shaft around them, and a sample line between them.
struct CellPair {
    std::span<const Vec3> from, to;
    Segment sample;
    Vec3 way{};
    Screen screen;
    CellOnScreen fromSeen, toSeen;
    Shaft shaft;
    /// Depth along `way` at which the first cell ends (`fromEnd`) and the second cell begins
    /// (`toEnd`).
    double fromEnd = 0.0, toEnd = 0.0;
    double room = 0.0;  ///< clearance that a line of sight needs on every side, inches
    CellPair(std::span<const Vec3> from, std::span<const Vec3> to, const Segment& sample,
             double room);
};

/// A rim of a patch: an edge of its border, moved outward and clipped to the shaft.
struct Rim {
    Segment edge;
    Vec3 out{};  ///< unit vector that points away from the patch, perpendicular to the sample line
    Vec3 before{};  ///< the middle of the edge before it was moved
};

/// Working memory for growing patches. It is reused from patch to patch.
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
    /// Grows a patch from the face `seed`, which the sample line must cross.
    Patch(const Corridor& corridor, int blocker, int seed, const CellPair& pair,
          const Segment& sample, PatchScratch& desk);

    int blocker() const { return blocker_; }
    bool has(int face) const;
    /// True if the patch can stop segments. A patch is unsound if it reached a cell or a size limit
    /// while it grew, or if its sample line perhaps does not cross it. An unsound patch is kept
    /// only so that it is not grown again.
    bool isSound() const { return sound_; }
    const std::vector<Rim>& rims() const { return rims_; }
    /// How often the segment crosses the patch, as a sum of signs. The segment crosses the faces in
    /// `hits`.
    int timesCrossed(const Corridor& corridor, const Segment& segment,
                     std::span<const Corridor::Hit> hits) const;
    /// True if the patch stops all segments between the convex hull of `rim` (corners of rims) and
    /// a cell. `sample` is one of these segments and crosses the patch. `family` is the shaft
    /// around all of them.
    bool covers(const Corridor& corridor, std::span<const Vec3> rim, const Segment& sample,
                const Shaft& family) const;

  private:
    struct Flange {  ///< the strip between a border edge of the patch and the same edge after its
                     ///< move
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
    std::vector<int> faces_;  ///< face numbers of the patch, sorted
    /// For each face of the patch: 1 if the sample line crosses it from the front.
    std::vector<char> fromFront_;
    std::vector<Flange> flanges_;
    std::vector<Rim> rims_;
};

}  // namespace sightline::geometry
