/// Builds a dispute from a position in the game.
#pragma once
#include <map>
#include <variant>
#include <vector>

#include "engine/legion/advice/disputes/stated.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

/// A question about a position: the ids of the objects, and their tolerances.
struct DisputeRequest {
    DisputeAbout about = DisputeAbout::lineOfSight;
    MiniId from;  ///< the miniature that sees, measures, stands or moves; not used for a height
    /// The target of the line of sight or of the range, or the object towards which a move goes.
    /// For a height question, the piece whose height is asked. Not used for a place.
    std::variant<MiniId, geometry::PieceId> to{};
    int speed = 2;  ///< speed of the tool for a move, 1 to 3

    std::map<geometry::PieceId, PieceLeeway> pieceLeeways;
    /// The tolerances of the miniatures `from` and `to`. A tolerance that cannot change the verdict
    /// is ignored.
    MiniLeeway fromLeeway, toLeeway;
    StatedValues stated{};  ///< values in place of those on the table
};

/// Builds the dispute for this position. Its verdict follows the same rules as the game:
///
/// - `laid` is the terrain of the scenario. Changes that players made by hand are applied to it.
/// - Ground vehicles of other units block the view. Points of interest and barricades obscure the
///   target as in an attack on its unit (see `obscuredFrom`).
/// - A miniature on a piece of unknown height moves up and down with the piece.
/// - A move is a standard move of the unit type, without keywords. The whole tool is straight and
///   points towards `to`. Miniatures of the same unit do not block the move. Base contact with
///   enemies is not checked.
/// - Values that the players state replace those on the table.
///
/// Problems: a miniature that is not on the battlefield, an unknown piece, a miniature that is its
/// own target, a vehicle as the target of `obscured`.
Result<Dispute> disputeOf(const View& view, const std::vector<geometry::PieceSpec>& laid,
                          const DisputeRequest& asked);

}  // namespace sightline::engine
