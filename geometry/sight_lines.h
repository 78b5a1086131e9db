/// The lines between two silhouettes and what stands between them. Private to geometry.
#pragma once
#include "geometry/line_of_sight.h"
#include "geometry/world.h"

namespace sightline::geometry {

/// What could block lines between two silhouettes. One query owns it; it is not shared.
class Corridor {
  public:
    Corridor(const Battlefield& field, const Silhouette& from, const Silhouette& to,
             const SightSettings& settings);

    bool empty() const { return pieces_.empty() && obstacles_.empty(); }
    /// Enters nothing that blocks.
    bool clear(const Segment& line) const;
    /// A ring of parallel lines at this radius is clear too.
    bool hasRoom(const Segment& line, double radius) const;
    /// Radius of the widest clear beam round the line, up to `most`.
    double beam(const Segment& line, double most) const;

    const std::vector<const Piece*>& pieces() const { return pieces_; }
    const std::vector<Silhouette>& obstacles() const { return obstacles_; }

  private:
    std::vector<const Piece*> pieces_;
    std::vector<Silhouette> obstacles_;
    mutable std::size_t lastBlocker_ = 0;  ///< asked first: neighbours hit the same piece
};

/// Is the base or the silhouette of the miniature inside the area terrain (p. 11)?
bool overlapsVolume(const Piece& area, const Silhouette& silhouette);

/// The silhouette grown to every side; never below the mat.
Silhouette grown(const Silhouette& silhouette, double by);

/// A numbered line between the silhouettes: first the aimed ones, then evenly spread ones.
class LineSource {
  public:
    LineSource(const Silhouette& from, const Silhouette& to);
    std::size_t aimedCount() const { return order_.size(); }
    Vec2 across() const { return from_.across; }
    Segment aimed(std::size_t index) const;
    Segment spread(std::size_t index) const;
    /// The line nearest to this one whose ends were moved by the steps (across, up) at each end.
    Segment slid(const Segment& line, Vec2 fromStep, Vec2 toStep) const;
    /// The line from `start` in the one silhouette through `point` to the other, if it gets there.
    std::optional<Segment> through(Vec3 point, bool startsAtFrom, std::size_t start) const;

  private:
    struct End {
        Silhouette body;
        Vec2 centre{}, ahead{}, across{};
        double halfAcross = 0.0, low = 0.0, high = 0.0;
        std::vector<Vec3> aims;
        Vec3 at(double u, double depth, double height) const;
        Vec3 pulledIn(Vec3 point) const;
    };
    static End endOf(const Silhouette& silhouette, Vec2 ahead);

    End from_, to_;
    std::vector<std::pair<int, int>> order_;
};

}  // namespace sightline::geometry
