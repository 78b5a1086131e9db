/// What stands between two silhouettes, and how lines pass it.
#pragma once
#include <deque>
#include <mutex>

#include "geometry/shape/private/segment_distance.h"
#include "geometry/shape/private/skin.h"
#include "geometry/sight/line_of_sight.h"
#include "geometry/table/private/world.h"

namespace sightline::geometry {

/// What could block at all: pieces that the settings leave in, and their further solids.
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
        const int obstacle;        ///< index into SightSettings::obstacles
        const Skin& skin() const;  ///< made when first asked for, by any thread

      private:
        mutable std::once_flag once_;
        mutable std::optional<Skin> made_;
    };
    const std::deque<Post>& posts() const { return posts_; }

  private:
    const Battlefield* field_;
    std::vector<char> allowed_;
    std::deque<Post> posts_;
};

/// Blocked by more than this has no margin. Inches
inline constexpr double widestGrowth = 1.0;

/// A box that slides along a segment.
struct SlidBox {
    Segment spine;
    Vec3 half;
};
/// Holds every line between two silhouettes that are grown by `growth`.
SlidBox roundBoth(const Silhouette& from, const Silhouette& to, double growth);

/// One query owns a corridor; it is not shared between threads.
class Corridor {
  public:
    /// `growth`: how far the silhouettes may be grown, or a beam widened, in questions to come.
    Corridor(const Obstruction& obstruction, const Silhouette& from, const Silhouette& to,
             double growth);

    struct Blocker {
        const Piece* piece = nullptr;  ///< null for a further solid
        const Obstruction::Post* post = nullptr;
        Box box;
        const InnerHill* inner = nullptr;  ///< in the piece's stead
        const Skin& skin() const {
            return inner ? inner->skin : piece ? piece->skin : post->skin();
        }
    };
    struct Hit {
        double fraction = 0.0;
        int blocker = 0, face = 0;
    };
    struct Near {
        Closest closest;
        int blocker = -1;
    };

    /// With the plain hills within rough ones in their stead, if there is such a hill. What blocks
    /// here blocks there; what sees here may be blocked there.
    std::optional<Corridor> inner() const;

    bool empty() const { return blockers_.empty(); }
    const std::vector<Blocker>& blockers() const { return blockers_; }
    const Skin& skin(int blocker) const {
        return blockers_[static_cast<std::size_t>(blocker)].skin();
    }

    /// Fast, without care for edges: something is crossed. Neighbouring lines are answered faster.
    bool isCrossed(const Segment& line) const;
    /// Enters nothing that blocks (touching is clear).
    bool isClear(const Segment& line) const;
    /// Does the segment stay this far from everything that blocks, and outside of solids?
    bool hasRoom(const Segment& line, double radius) const;
    /// Lies all of the hull of the corners in one solid that blocks, but for `sightRoom` / 2?
    bool holds(std::span<const Vec3> corners) const;
    /// What comes nearest to the segment, closer than `upTo`; blocker -1 when nothing does.
    Near nearest(const Segment& line, double upTo) const;
    /// Everything that comes closer than `within`, at most `most` of it.
    void nearby(const Segment& line, double within, std::size_t most,
                std::vector<Closest>& out) const;
    /// Every face that the segment crosses, in order along it.
    void hits(const Segment& line, std::vector<Hit>& out) const;

  private:
    std::vector<Blocker> blockers_;
    mutable int lastBlocker_ = -1, lastFace_ = -1;  ///< asked first
    mutable int nearestBlocker_ = -1, nearestFace_ = -1;
};

/// The silhouette grown in radius and height; it still stands where it stood.
Silhouette grown(const Silhouette& silhouette, double by);

}  // namespace sightline::geometry
