/// The blockers between two silhouettes, and tests of lines against them.
#pragma once
#include <deque>
#include <mutex>

#include "geometry/shape/private/indexed_mesh.h"
#include "geometry/shape/private/segment_distance.h"
#include "geometry/sight/line_of_sight.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// All possible blockers: the pieces that the settings keep, and their additional solids.
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
        const int obstacle;               ///< index into SightSettings::obstacles
        const IndexedMesh& skin() const;  ///< built on demand; thread-safe

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

/// Beyond this growth a blocked pair has no margin. Inches.
inline constexpr double widestGrowth = 1.0;

/// A box that slides along a segment.
struct SlidBox {
    Segment spine;
    Vec3 half;
};
/// Contains every line between two silhouettes that are grown by `growth`.
SlidBox roundBoth(const Silhouette& from, const Silhouette& to, double growth);

/// One query owns a corridor; it is not shared between threads.
class Corridor {
  public:
    /// `growth`: maximum growth of the silhouettes, or width of a beam, in later queries.
    Corridor(const Obstruction& obstruction, const Silhouette& from, const Silhouette& to,
             double growth);

    struct Blocker {
        const Piece* piece = nullptr;  ///< null for a further solid
        const Obstruction::Post* post = nullptr;
        Box box;
        const InnerHill* inner = nullptr;  ///< used instead of the piece
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

    /// A corridor with the coarse inner hills instead of the detailed ones; empty if there are
    /// none. A line that the result blocks is blocked here too; other lines may be blocked here.
    std::optional<Corridor> inner() const;

    bool empty() const { return blockers_.empty(); }
    const std::vector<Blocker>& blockers() const { return blockers_; }
    const IndexedMesh& skin(int blocker) const {
        return blockers_[static_cast<std::size_t>(blocker)].skin();
    }

    /// Fast test without care for edges: true if the line crosses something. Faster for
    /// neighbouring lines in sequence.
    bool isCrossed(const Segment& line) const;
    /// True if the line enters no blocker (touching is clear).
    bool isClear(const Segment& line) const;
    /// True if the segment keeps this distance from all blockers and is outside of solids.
    bool hasRoom(const Segment& line, double radius) const;
    /// True if the convex hull of the corners is in one blocking solid, up to `sightRoom` / 2.
    bool holds(std::span<const Vec3> corners) const;
    /// The blocker nearest to the segment, closer than `upTo`; blocker -1 if there is none.
    NearestWall nearest(const Segment& line, double upTo) const;
    /// All blockers closer than `within`, at most `most` entries.
    void nearby(const Segment& line, double within, std::size_t most,
                std::vector<ClosestPoints>& out) const;
    /// Every face that the segment crosses, in order along it.
    void hits(const Segment& line, std::vector<Hit>& out) const;

  private:
    std::vector<Blocker> blockers_;
    mutable int lastBlocker_ = -1, lastFace_ = -1;  ///< cache: tested first
    mutable int nearestBlocker_ = -1, nearestFace_ = -1;
};

/// The silhouette with a larger radius and height; its bottom stays.
Silhouette grown(const Silhouette& silhouette, double by);

}  // namespace sightline::geometry
