/// The unknown values of a dispute as single quantities, and the table for given values of them.
#pragma once
#include <span>
#include <string>

#include "engine/legion/advice/disputes/dispute.h"

namespace sightline::engine {

/// One unknown quantity.
struct Quantity {
    enum class Dimension { x, y, turn, height };
    enum class Whose { from, to, piece };
    std::string name;     ///< "height of wall-1", "facing of from"
    double stated = 0.0;  ///< inches; a turn in degrees
    double give = 0.0;    ///< the value is between stated - give and stated + give
    Dimension of = Dimension::x;
    Whose whose = Whose::from;
    std::size_t piece = 0;  ///< index into `Dispute::pieces`
};

/// Most quantities of one dispute.
inline constexpr std::size_t mostQuantities = 40;

/// The quantities with leeway: of `from`, of `to`, then of the pieces in the order of their ids.
std::vector<Quantity> quantitiesOf(const Dispute& dispute);

/// The fault of the dispute in one line: an unknown piece, a negative leeway or one larger than a
/// height, nothing to measure to, too many quantities.
std::optional<Problem> faultOf(const Dispute& dispute);

/// The table for one set of values.
struct Situation {
    geometry::Battlefield field;
    geometry::Mini from{};
    RangeEnd to{};
};

/// Builds situations of a dispute without a fault.
class Situations {
  public:
    /// Drops terrain that cannot touch a line of sight or the hull of a silhouette.
    static Result<Situations> make(const Dispute& dispute);

    const std::vector<Quantity>& quantities() const { return quantities_; }
    /// The situation for offsets from the stated values, one for each quantity. Thread-safe.
    Situation at(std::span<const double> offsets) const;
    /// The situation with the stated values.
    Situation stated() const;

  private:
    Situations(const Dispute& dispute, std::vector<geometry::PieceSpec> pieces,
               geometry::Battlefield field)
        : dispute_(&dispute), pieces_(std::move(pieces)), field_(std::move(field)) {}
    geometry::Battlefield fieldAt(std::span<const double> offsets) const;

    const Dispute* dispute_;
    std::vector<geometry::PieceSpec> pieces_;  ///< pieces that may matter
    geometry::Battlefield field_;
    std::vector<Quantity> quantities_;  ///< `piece` is an index into `pieces_`
    std::vector<bool> matters_;         ///< the quantity belongs to a piece in `pieces_`
};

/// The piece with its shape and its agreed height raised by that much. A model is stretched.
geometry::PieceSpec raised(geometry::PieceSpec piece, double by);
/// From the lowest point of the shape to its highest.
double shapeHeight(const geometry::Shape& shape);
/// The radius of the shape's plan around the piece's position.
double shapeRadius(const geometry::Shape& shape);

}  // namespace sightline::engine
