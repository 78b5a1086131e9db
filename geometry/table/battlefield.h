/// The battlefield: an immutable snapshot of the terrain pieces and the miniatures. Copies share
/// the terrain, so they are cheap. Queries are const and may run on many threads. Every change
/// makes a new snapshot, so an answer belongs to one fixed state of the table.
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

/// A number that identifies a miniature. The caller chooses it; geometry only compares it.
using MiniKey = int;

struct PlacedMini {
    MiniKey key = 0;
    Mini mini{};
};

/// The surface of a terrain piece or of the mat at a point.
struct Surface {
    double top = 0.0;  ///< z of the surface
    PieceId piece;     ///< id of the terrain piece; empty for the mat
    std::string part;  ///< name of the piece's part; empty if the shape has no named parts
    Movement movement = Movement::open;
};

/// Description of a terrain piece, for example for a list of pieces.
struct PieceInfo {
    PieceId id;
    std::string name;
    Facts facts{};
    Polygon footprint;  ///< outer boundary in the plan; for a mesh, its convex hull
    double top = 0.0;   ///< z of the highest point of the shape
    /// Agreed height. If none was agreed, the height of the shape above its own bottom.
    double height = 0.0;
};

class Battlefield {
  public:
    /// Makes a battlefield from a table and terrain pieces. Problems: duplicate id, non-finite
    /// number, empty mesh, polygon that is not simple, dimension out of range. The problem's text
    /// names the piece.
    static Result<Battlefield> make(TableSize table, std::vector<PieceSpec> pieces,
                                    Dimensions dimensions);

    /// A snapshot in which some terrain pieces are replaced. Each must have the id of a piece of
    /// this field. The new snapshot shares all other pieces, so the call is much cheaper than
    /// `make`. Problems: as for `make`.
    Result<Battlefield> replacing(std::vector<PieceSpec> changed) const;

    TableSize table() const;
    const Dimensions& dimensions() const;
    std::vector<PieceInfo> pieces() const;
    /// The piece with the given id; null if there is none.
    const PieceInfo* piece(const PieceId& id) const;

    /// A snapshot in which the miniature with the given key is added or moved.
    Battlefield with(MiniKey key, const Mini& mini) const;
    Battlefield without(MiniKey key) const;
    std::span<const PlacedMini> minis() const;  ///< all miniatures, sorted by key
    const Mini* mini(MiniKey key) const;

    /// The highest surface at a point, up to the height `below`. With this limit, a roof overhead
    /// is not taken as a floor.
    Surface surfaceAt(Vec2 point, double below = 1e9) const;
    /// The highest surface under any part of the outline, up to the height `below`. A base with
    /// this outline rests on it.
    Surface surfaceUnder(const Outline& outline, double below = 1e9) const;
    /// The first terrain that a ray meets. `fraction` is the position on the ray, 0 to 1. Used for
    /// picking with the mouse.
    struct Hit {
        double fraction = 1.0;
        Vec3 point{};
        PieceId piece;
        std::string part;
    };
    std::optional<Hit> firstHit(const Segment& ray) const;

    struct World;  ///< collision shapes of the battlefield; internal to geometry
    const World& world() const { return *world_; }

  private:
    explicit Battlefield(std::shared_ptr<const World> world) : world_(std::move(world)) {}
    std::shared_ptr<const World> world_;
    std::shared_ptr<const std::vector<PlacedMini>> minis_;
};

}  // namespace sightline::geometry
