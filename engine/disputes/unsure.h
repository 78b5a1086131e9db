/// What of a dispute is not known, one number at a time, and the table as it is for other values.
#pragma once
#include <span>
#include <string>

#include "engine/disputes/dispute.h"

namespace sightline::engine {

/// One number that people are not sure of.
struct Quantity {
    enum class Of { x, y, turn, height };
    enum class Whose { from, to, piece };
    std::string name;     ///< "height of wall-1", "facing of from"
    double stated = 0.0;  ///< inches, or degrees of a turn
    double give = 0.0;    ///< it lies between stated - give and stated + give
    Of of = Of::x;
    Whose whose = Whose::from;
    std::size_t piece = 0;  ///< index into `Dispute::pieces`
};

/// More than that many cannot be asked about at once.
inline constexpr std::size_t mostQuantities = 40;

/// Those with some leeway: of `from`, of `to`, then of the pieces in the order of their ids.
std::vector<Quantity> quantitiesOf(const Dispute& dispute);

/// What is wrong with the dispute, in one line: a piece that is not there, a leeway that is
/// negative or leaves nothing of a height, nothing to measure to, too many quantities.
std::optional<Problem> faultOf(const Dispute& dispute);

/// The table as it is for some values of what is not known.
struct Situation {
    geometry::Battlefield field;
    geometry::Mini from{};
    RangeEnd to{};
};

/// Makes situations of a dispute that has no fault.
class Situations {
  public:
    /// Terrain that a line of sight or a silhouette's hull cannot meet is left out.
    static Result<Situations> make(const Dispute& dispute);

    const std::vector<Quantity>& quantities() const { return quantities_; }
    /// Offsets from what is stated, one for each quantity. Many threads may ask.
    Situation at(std::span<const double> offsets) const;
    /// As it is stated.
    Situation stated() const;

  private:
    Situations(const Dispute& dispute, std::vector<geometry::PieceSpec> pieces,
               geometry::Battlefield field)
        : dispute_(&dispute), pieces_(std::move(pieces)), field_(std::move(field)) {}
    geometry::Battlefield fieldAt(std::span<const double> offsets) const;

    const Dispute* dispute_;
    std::vector<geometry::PieceSpec> pieces_;  ///< that may matter
    geometry::Battlefield field_;
    std::vector<Quantity> quantities_;  ///< `piece` counts in `pieces_`
    std::vector<bool> matters_;         ///< the quantity is of a piece that is among them
};

/// The piece with its shape and its agreed height so much higher. A model is stretched.
geometry::PieceSpec raised(geometry::PieceSpec piece, double by);
/// Of the shape, from its lowest point to its highest.
double shapeHeight(const geometry::Shape& shape);
/// The farthest that its plan reaches from the piece's position.
double shapeRadius(const geometry::Shape& shape);

}  // namespace sightline::engine
