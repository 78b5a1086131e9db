/// The unknown values of a dispute, each as one quantity. This file also builds the table and the
/// miniatures for given values of these quantities.
#pragma once
#include <span>
#include <string>

#include "engine/legion/advice/disputes/dispute.h"

namespace sightline::engine {

/// One unknown value of a dispute.
struct Quantity {
    enum class Dimension { x, y, turn, height };
    enum class Whose { from, to, piece };
    std::string name;     ///< name, such as "height of wall-1" or "facing of from"
    double stated = 0.0;  ///< stated value, in inches; a rotation in degrees
    double give = 0.0;    ///< the value is between stated - give and stated + give
    Dimension of = Dimension::x;
    Whose whose = Whose::from;
    std::size_t piece = 0;  ///< index of the piece in `Dispute::pieces`
};

/// Largest number of unknown quantities in one dispute.
inline constexpr std::size_t mostQuantities = 40;

/// The quantities with a leeway: those of `from`, those of `to`, then those of the pieces in the
/// order of their ids.
std::vector<Quantity> quantitiesOf(const Dispute& dispute);

/// The fault of the dispute in one line: an unknown piece, a negative leeway, a leeway larger than
/// the height, a missing target, or too many quantities.
std::optional<Problem> faultOf(const Dispute& dispute);

/// The table and the miniatures for one set of values of the quantities.
struct Situation {
    geometry::Battlefield field;
    geometry::Mini from{};
    RangeEnd to{};
};

/// Builds the situations of a dispute. The dispute must have no fault.
class Situations {
  public:
    /// Prepares the situations. For a question about a line of sight, omits terrain that is too far
    /// away to touch the line.
    static Result<Situations> make(const Dispute& dispute);

    const std::vector<Quantity>& quantities() const { return quantities_; }
    /// The situation in which each quantity differs from its stated value by its offset in
    /// `offsets`. Thread-safe.
    Situation at(std::span<const double> offsets) const;
    /// The situation with the stated values.
    Situation stated() const;

  private:
    Situations(const Dispute& dispute, std::vector<geometry::PieceSpec> pieces,
               geometry::Battlefield field)
        : dispute_(&dispute), pieces_(std::move(pieces)), field_(std::move(field)) {}
    geometry::Battlefield fieldAt(std::span<const double> offsets) const;

    const Dispute* dispute_;
    std::vector<geometry::PieceSpec> pieces_;  ///< the pieces that may change the verdict
    geometry::Battlefield field_;
    std::vector<Quantity> quantities_;  ///< the quantities; their `piece` is an index in `pieces_`
    std::vector<bool> matters_;         ///< true: the quantity belongs to a piece in `pieces_`
};

/// The piece with its shape and its agreed height raised by `by` inches. A model is stretched.
geometry::PieceSpec raised(geometry::PieceSpec piece, double by);
/// The difference in height between the lowest and the highest point of the shape.
double shapeHeight(const geometry::Shape& shape);
/// The radius of a circle around the piece's position that contains the shape, as seen from above.
double shapeRadius(const geometry::Shape& shape);

}  // namespace sightline::engine
