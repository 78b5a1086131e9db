/// The blockers between two silhouettes, and the tests of lines against these blockers.
#pragma once
#include <deque>
#include <mutex>

#include "geometry/shape/private/indexed_mesh.h"
#include "geometry/shape/private/segment_distance.h"
#include "geometry/sight/line_of_sight.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// All possible blockers: the pieces that the settings do not ignore, and the additional solids of
/// the settings.
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
        const IndexedMesh& skin() const;  ///< built on first use; thread-safe

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

/// A blocked pair that needs more growth than this has no margin. Inches.
inline constexpr double widestGrowth = 1.0;

/// The space that a box covers while it slides along a segment.
struct SlidBox {
    Segment spine;
    Vec3 half;
};
/// A space that contains every line between the two silhouettes, each enlarged by `growth`.
SlidBox roundBoth(const Silhouette& from, const Silhouette& to, double growth);

/// The blockers of one query. Only one query uses a corridor, so threads do not share it.
class Corridor {
  public:
    /// `growth` is the maximum growth of the silhouettes, or the maximum width of a beam, in later
    /// queries.
    Corridor(const Obstruction& obstruction, const Silhouette& from, const Silhouette& to,
             double growth);

    struct Blocker {
        const Piece* piece = nullptr;  ///< null for an additional solid
        const Obstruction::Post* post = nullptr;
        Box box;
        const InnerHill* inner = nullptr;  ///< used instead of the mesh of the piece
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

    /// A corridor with the coarse inner hills instead of the detailed pieces. Empty if there are no
    /// inner hills. Every line that the result blocks is blocked in this corridor, too. A line that
    /// the result does not block may still be blocked.
    std::optional<Corridor> inner() const;

    bool empty() const { return blockers_.empty(); }
    const std::vector<Blocker>& blockers() const { return blockers_; }
    const IndexedMesh& skin(int blocker) const {
        return blockers_[static_cast<std::size_t>(blocker)].skin();
    }

    /// True if the line crosses something. A fast test that does not treat edges exactly. Faster
    /// for neighbouring lines in sequence.
    bool isCrossed(const Segment& line) const;
    /// True if the line enters no blocker. A line that only touches a blocker is clear.
    bool isClear(const Segment& line) const;
    /// True if the segment keeps the distance `radius` from all blockers and is outside of solids.
    bool hasRoom(const Segment& line, double radius) const;
    /// True if the convex hull of the corners is inside one blocking solid. The tolerance is
    /// `sightRoom` / 2.
    bool holds(std::span<const Vec3> corners) const;
    /// The blocker nearest to the segment, if it is closer than `upTo`. Otherwise the blocker is
    /// -1.
    NearestWall nearest(const Segment& line, double upTo) const;
    /// All blockers closer than `within`, but at most `most` of them.
    void nearby(const Segment& line, double within, std::size_t most,
                std::vector<ClosestPoints>& out) const;
    /// Every face that the segment crosses, in order along it.
    void hits(const Segment& line, std::vector<Hit>& out) const;

  private:
    std::vector<Blocker> blockers_;
    /// Cache: the last blocker and face, which are tested first.
    mutable int lastBlocker_ = -1, lastFace_ = -1;
    mutable int nearestBlocker_ = -1, nearestFace_ = -1;
};

/// The silhouette with radius and height increased by `by`. Its bottom stays.
Silhouette grown(const Silhouette& silhouette, double by);

}  // namespace sightline::geometry
