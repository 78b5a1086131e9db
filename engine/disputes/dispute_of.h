/// The dispute about a position of the game, as its players put it.
#pragma once
#include <map>
#include <variant>
#include <vector>

#include "engine/disputes/dispute.h"
#include "engine/state/view.h"

namespace sightline::engine {

/// What is asked, by the names that things have in the position, and what is not known of them.
struct AskedThere {
    DisputeAbout about = DisputeAbout::lineOfSight;
    MiniId from;  ///< who looks, measures, stands or moves; of no effect on a height
    /// At whom, to what, or which way a move goes; for a height the piece. Of no effect on a place.
    std::variant<MiniId, geometry::PieceId> to{};
    int speed = 2;  ///< of the tool of a move, 1 to 3

    std::map<geometry::PieceId, PieceLeeway> pieceLeeways;
    /// Of a miniature that the verdict does not rest on it is left out.
    MiniLeeway fromLeeway, toLeeway;
};

/// That question, to be settled as the game rules it there.
///
/// - `laid` is the terrain as the scenario laid it out; what the players changed by hand counts.
/// - Ground vehicles of other units block; points of interest and barricades obscure as they do in
///   an attack on that unit (see `obscuredFrom`).
/// - A miniature on top of a piece whose height is not known goes up and down with it.
/// - A move is a standard one by its unit type, without what keywords add: the whole tool lies
///   straight towards `to`. Its own unit is in nobody's way; base contact with enemies is not
///   judged.
///
/// Problems: somebody who is not on the battlefield, a piece that is not there, a miniature asked
/// about itself, a vehicle that would be obscured.
Result<Dispute> disputeOf(const View& view, const std::vector<geometry::PieceSpec>& laid,
                          const AskedThere& asked);

}  // namespace sightline::engine
