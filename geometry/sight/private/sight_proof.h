/// Proves that no line with enough clearance joins two silhouettes, or finds such a line.
/// geometry/README.md explains the idea with figures.
#pragma once
#include <memory>
#include <stop_token>

#include "geometry/sight/private/line_source.h"
#include "geometry/sight/private/sight_patch.h"

namespace sightline::geometry {

struct Decision {
    bool proven = false;  ///< true if no line with enough clearance joins the silhouettes
    std::optional<Segment> witness;  ///< a line with enough clearance, if one was found
    int pairs = 0;                   ///< number of checked pairs of silhouette parts
};

/// A sight proof that can continue later if its work limit stopped it.
class Proof {
  public:
    Proof(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
          double room = sightRoom);
    ~Proof();
    /// Continues the proof until `budget` pairs of silhouette parts were checked in total, or until
    /// a stop request.
    Decision run(int budget, const std::stop_token& stop = {});

  private:
    class Search;
    std::unique_ptr<Search> search_;
};

/// True if the coarse meshes inside detailed hills block every line. The test is much cheaper than
/// a full proof. False means that the answer is unknown.
bool isBlockedByInnerHills(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                           int budget, const std::stop_token& stop = {});

}  // namespace sightline::geometry
