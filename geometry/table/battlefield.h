/// The battlefield: an immutable snapshot of the terrain pieces and the miniatures on them. Copies
/// share the terrain, so they are cheap. Queries are const and may run on many threads. A change
/// makes a new snapshot, so every answer belongs to one fixed state of the table.
#pragma once
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "geometry/base/result.h"
#include "geometry/measure/dimensions.h"
#include "geometry/measure/miniature.h"
#include "geometry/table/terrain.h"

namespace sightline::geometry {

/// The caller's identifier of a miniature. Geometry only compares it.
using MiniKey = int;

struct PlacedMini {
    MiniKey key = 0;
    Mini mini{};
};

/// The surface of a piece at a point.
struct Surface {
    double top = 0.0;  ///< z of the surface
    PieceId piece;     ///< id of the piece; empty for the mat
    std::string part;  ///< name of the part; empty if the shape has no named parts
    Movement movement = Movement::open;
};

/// The description of a piece for lists and inspectors.
struct PieceInfo {
    PieceId id;
    std::string name;
    Facts facts{};
    Polygon footprint;  ///< outer boundary in the plan; the convex hull for meshes
    double top = 0.0;   ///< measured z of the highest point
    /// Agreed height; if none was agreed, measured from the piece's own bottom.
    double height = 0.0;
};

class Battlefield {
  public:
    /// Builds the collision shapes. Problems: duplicate id, non-finite number, empty mesh, polygon
    /// that is not simple, dimension out of range. The problem's text names the piece.
    static Result<Battlefield> make(TableSize table, std::vector<PieceSpec> pieces,
                                    Dimensions dimensions);

    /// A snapshot with new versions of these pieces. Each changed piece must have the id of a piece
    /// of this field. The snapshot shares the other pieces, so this is much cheaper than `make`.
    /// Problems: as for `make`.
    Result<Battlefield> replacing(std::vector<PieceSpec> changed) const;

    TableSize table() const;
    const Dimensions& dimensions() const;
    std::vector<PieceInfo> pieces() const;
    const PieceInfo* piece(const PieceId& id) const;  ///< null if there is no such piece

    /// A snapshot in which that miniature is added or moved.
    Battlefield with(MiniKey key, const Mini& mini) const;
    Battlefield without(MiniKey key) const;
    std::span<const PlacedMini> minis() const;  ///< sorted by key
    const Mini* mini(MiniKey key) const;

    /// Highest surface at a point that is at most `below` high. So a roof overhead is not returned
    /// as a floor.
    Surface surfaceAt(Vec2 point, double below = 1e9) const;
    /// Highest surface that a part of the outline overlaps. A base at this place rests on this
    /// surface.
    Surface surfaceUnder(const Outline& outline, double below = 1e9) const;
    /// The first terrain on a ray, as a fraction 0..1 of the segment. Used for picking with the
    /// mouse.
    struct Hit {
        double fraction = 1.0;
        Vec3 point{};
        PieceId piece;
        std::string part;
    };
    std::optional<Hit> firstHit(const Segment& ray) const;

    struct World;  ///< collision shapes; internal to geometry
    const World& world() const { return *world_; }

  private:
    explicit Battlefield(std::shared_ptr<const World> world) : world_(std::move(world)) {}
    std::shared_ptr<const World> world_;
    std::shared_ptr<const std::vector<PlacedMini>> minis_;
};

}  // namespace sightline::geometry
