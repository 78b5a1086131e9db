/// Corridor: the blockers between two silhouettes, and tests of lines against these blockers.
#pragma once
#include <deque>
#include <mutex>

#include "geometry/shape/private/indexed_mesh.h"
#include "geometry/shape/private/segment_distance.h"
#include "geometry/sight/line_of_sight.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// All possible blockers of a query: the pieces that the settings do not ignore, and the solids
/// that the settings add.
class Obstruction {
  public:
    Obstruction(const Battlefield& field, const SightSettings& settings);

    const Battlefield& field() const { return *field_; }
    bool allows(int piece) const { return allowed_[static_cast<std::size_t>(piece)] != 0; }
    class Post {
      public:
        Post(const Silhouette& solid, int of) : body(solid), box(boxOf(solid)), obstacle(of) {}
        const Silhouette body;
        const Box box;
        const int obstacle;               ///< index of the solid in SightSettings::obstacles
        const IndexedMesh& skin() const;  ///< mesh of the solid; built on first use, thread-safe

      private:
        mutable std::once_flag once_;
        mutable std::optional<IndexedMesh> made_;
    };
    const std::deque<Post>& posts() const { return posts_; }

  private:
    const Battlefield* field_;
    std::vector<char> allowed_;
    std::deque<Post> posts_;
};

/// Largest growth of the silhouettes for which a margin is measured, inches. Silhouettes that must
/// grow more to see each other have no margin.
inline constexpr double widestGrowth = 1.0;

/// The space that a box covers when it slides along a segment.
struct SlidBox {
    Segment spine;
    Vec3 half;
};
/// A space that contains every line between the two silhouettes after each has grown by `growth`.
SlidBox roundBoth(const Silhouette& from, const Silhouette& to, double growth);

/// The blockers of one query. A corridor has caches, so threads must not share it.
class Corridor {
  public:
    /// `growth` is the upper limit of the silhouettes' growth and of the beam's width in all later
    /// calls, inches.
    Corridor(const Obstruction& obstruction, const Silhouette& from, const Silhouette& to,
             double growth);

    struct Blocker {
        const Piece* piece = nullptr;  ///< the terrain piece; null for an additional solid
        const Obstruction::Post* post = nullptr;
        Box box;
        const InnerHill* inner = nullptr;  ///< coarse mesh that replaces the mesh of the piece
        const IndexedMesh& skin() const {
            return inner ? inner->skin : piece ? piece->skin : post->skin();
        }
    };
    struct Hit {
        double fraction = 0.0;
        int blocker = 0, face = 0;
    };
    struct NearestWall {
        ClosestPoints closest;
        int blocker = -1;
    };

    /// A corridor whose detailed hills are replaced by their coarse inner hills. Empty if there are
    /// no inner hills. A line that the inner hills block is also blocked in this corridor. A line
    /// that the inner hills do not block may still be blocked.
    std::optional<Corridor> inner() const;

    bool empty() const { return blockers_.empty(); }
    const std::vector<Blocker>& blockers() const { return blockers_; }
    const IndexedMesh& skin(int blocker) const {
        return blockers_[static_cast<std::size_t>(blocker)].skin();
    }

    /// True if the line crosses a face of a blocker. The test is fast, but not exact at edges. A
    /// sequence of neighbouring lines makes it faster.
    bool isCrossed(const Segment& line) const;
    /// True if the line enters no blocker. A line that only touches a blocker is clear.
    bool isClear(const Segment& line) const;
    /// True if the segment is outside all solids, with a clearance of at least `radius` to all
    /// blockers.
    bool hasRoom(const Segment& line, double radius) const;
    /// True if the convex hull of the corners is inside one blocking solid, with a tolerance of
    /// `sightRoom` / 2.
    bool holds(std::span<const Vec3> corners) const;
    /// The blocker nearest to the segment. If no blocker is closer than `upTo`, `blocker` is -1.
    NearestWall nearest(const Segment& line, double upTo) const;
    /// The blockers that are closer to the segment than `within`, but at most `most` of them.
    void nearby(const Segment& line, double within, std::size_t most,
                std::vector<ClosestPoints>& out) const;
    /// The faces that the segment crosses, in their order along the segment.
    void hits(const Segment& line, std::vector<Hit>& out) const;

  private:
    std::vector<Blocker> blockers_;
    /// Cache: the blocker and the face that the last line crossed. They are tested first.
    mutable int lastBlocker_ = -1, lastFace_ = -1;
    mutable int nearestBlocker_ = -1, nearestFace_ = -1;
};

/// The silhouette after its radius and its height have grown by `by`. Its bottom stays.
Silhouette grown(const Silhouette& silhouette, double by);

}  // namespace sightline::geometry
