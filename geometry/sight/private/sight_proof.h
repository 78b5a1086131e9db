/// Proof that no line with room on every side joins two silhouettes, or the line that shows the
/// opposite. The idea is told with figures in README.md.
#pragma once
#include <memory>
#include <stop_token>

#include "geometry/sight/private/line_source.h"
#include "geometry/sight/private/sight_patch.h"

namespace sightline::geometry {

struct Decision {
    bool proven = false;             ///< no line with that room joins them
    std::optional<Segment> witness;  ///< a line with it
    int pairs = 0;                   ///< that were looked at
};

/// A proof that can be taken up again where its budget ended.
class Proof {
  public:
    Proof(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
          double room = sightRoom);
    ~Proof();
    /// Goes on until `budget` pairs of parts of the silhouettes were looked at in all, or until it
    /// is told to stop.
    Decision run(int budget, const std::stop_token& stop = {});

  private:
    class Search;
    std::unique_ptr<Search> search_;
};

/// Do rough hills block by the plain ones within them? At a small part of a proof's cost where they
/// do; a no says nothing.
bool isBlockedByInnerHills(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                           int budget, const std::stop_token& stop = {});

}  // namespace sightline::geometry
