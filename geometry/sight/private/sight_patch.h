/// A patch of one surface that is crossed by every segment of a family, or says where it ends.
///
///
/// A patch is oriented, so the number of times that a segment crosses it (counted with sign) can
/// only change where the segment meets the patch's rim or an end of the segment meets the patch.
/// The rim is moved outward by less than the room that is asked for: what passes between patch and
/// rim has none. A patch is grown from a face that a sample line crosses, over neighbours that the
/// line's direction crosses the same way, inside the shaft only; it ends where the surface turns
/// away.
#pragma once
#include "geometry/shape/private/number_map.h"
#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/shaft.h"

namespace sightline::geometry {

/// Of the room that is asked for, what goes elsewhere; rims are moved out by the rest. Inches.
inline constexpr double roomSpent = 0.0022;

/// Two cells, the shaft round them and a sample line between them.
struct CellPair {
    std::span<const Vec3> from, to;
    Segment sample;
    Vec3 way{};
    Screen screen;
    CellOnScreen fromSeen, toSeen;
    Shaft shaft;
    double fromEnd = 0.0, toEnd = 0.0;  ///< where the cells end and begin along `way`
    double room = 0.0;                  ///< a line without it on every side is no sight. Inches
    CellPair(std::span<const Vec3> from, std::span<const Vec3> to, const Segment& sample,
             double room);
};

/// One moved edge of a rim, as much of it as lies in the shaft.
struct Rim {
    Segment edge;
    Vec3 out{};     ///< unit vector away from the patch, across the sight
    Vec3 before{};  ///< a point of the edge before it was moved
};

/// What growing a patch needs for a while; one for many patches, one after the other.
struct PatchDesk {
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
    /// Grown from the face `seed`, which the sample crosses.
    Patch(const Corridor& corridor, int blocker, int seed, const CellPair& pair,
          const Segment& sample, PatchDesk& desk);

    int blocker() const { return blocker_; }
    bool has(int face) const;
    /// Grown without meeting a cell or its own limits, and crossed by its sample line for sure. One
    /// that is not stops nothing; it is kept so that it is not grown again.
    bool isSound() const { return sound_; }
    const std::vector<Rim>& rims() const { return rims_; }
    /// How often a segment that crosses `hits` crosses the patch, counted with sign.
    int timesCrossed(const Corridor& corridor, const Segment& segment,
                     std::span<const Corridor::Hit> hits) const;
    /// Is every segment of the family, those from the hull of the rim's corners to a cell, stopped
    /// by this patch? `sample` is one of them and crosses it, `family` the shaft round all.
    bool covers(const Corridor& corridor, std::span<const Vec3> rim, const Segment& sample,
                const Shaft& family) const;

  private:
    struct Flange {  ///< between an edge of the patch and the moved edge
        Vec3 a{}, b{}, movedA{}, movedB{};
        bool misleads(const Screen& screen, Vec3 eye) const;
        bool meets(const Segment& line) const;
    };
    void grow(const Skin& skin, int seed, const CellPair& pair, Vec3 way, PatchDesk& desk);
    void moveRims(const Skin& skin, const CellPair& pair, const Screen& screen, PatchDesk& desk);
    void moveCorners(const Skin& skin, const CellPair& pair, const Screen& screen, PatchDesk& desk);
    bool meetsCells(const Skin& skin, const CellPair& pair) const;

    int blocker_ = 0;
    bool sound_ = true;
    std::vector<int> faces_;       ///< sorted
    std::vector<char> fromFront_;  ///< of each face: crossed from where its normal points
    std::vector<Flange> flanges_;
    std::vector<Rim> rims_;
};

}  // namespace sightline::geometry
