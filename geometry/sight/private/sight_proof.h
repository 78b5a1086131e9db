/// Proves that no line with enough room joins two silhouettes, or finds such a line. README.md
/// explains the idea with figures.
#pragma once
#include <memory>
#include <stop_token>

#include "geometry/sight/private/line_source.h"
#include "geometry/sight/private/sight_patch.h"

namespace sightline::geometry {

struct Decision {
    bool proven = false;             ///< true if no line with enough room joins the silhouettes
    std::optional<Segment> witness;  ///< a line with enough room
    int pairs = 0;                   ///< number of pairs checked so far
};

/// A proof that can continue after its budget ended.
class Proof {
  public:
    Proof(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
          double room = sightRoom);
    ~Proof();
    /// Continues until `budget` pairs of parts were checked in total, or until a stop request.
    Decision run(int budget, const std::stop_token& stop = {});

  private:
    class Search;
    std::unique_ptr<Search> search_;
};

/// True if the coarse meshes inside detailed hills already block the sight. Much cheaper than a
/// proof. False means that the answer is unknown.
bool isBlockedByInnerHills(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                           int budget, const std::stop_token& stop = {});

}  // namespace sightline::geometry
