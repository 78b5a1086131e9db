#include "engine/legion/advice/disputes/unsure.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/legion/lists/words/doubts.h"

namespace sightline::engine {
namespace {

using geometry::Mini;
using geometry::PieceSpec;

// Largest allowed leeway of a value, in inches or degrees.
constexpr double mostInches = 36.0, mostDegrees = 180.0;
// The smallest allowed height after its leeway is subtracted, inches.
constexpr double leastHeight = 0.01;

// The name of a miniature in messages: "from" or "to". For a place or a move, the only miniature is
// "mini".
std::string nameOf(const Dispute& dispute, Quantity::Whose whose) {
    if (whose == Quantity::Whose::to) return "to";
    const bool alone = dispute.about == DisputeAbout::place || dispute.about == DisputeAbout::move;
    return alone ? "mini" : "from";
}

void addOf(std::vector<Quantity>& all, Quantity::Whose whose, const std::string& name,
           const Mini& mini, const MiniLeeway& leeway) {
    const std::string of = " of " + name;
    const auto add = [&](const char* what, double stated, double give, Quantity::Dimension kind) {
        if (give > 0.0) all.push_back({what + of, stated, give, kind, whose, 0});
    };
    add("x", mini.position.x, leeway.position.x, Quantity::Dimension::x);
    add("y", mini.position.y, leeway.position.y, Quantity::Dimension::y);
    add("facing", mini.facing.value, leeway.facing, Quantity::Dimension::turn);
    add("height", mini.height, leeway.height, Quantity::Dimension::height);
}

void addOf(std::vector<Quantity>& all, std::size_t index, const PieceSpec& piece,
           const PieceLeeway& leeway) {
    const auto add = [&](const char* what, double stated, double give, Quantity::Dimension kind) {
        if (give > 0.0)
            all.push_back(
                {what + (" of " + piece.id), stated, give, kind, Quantity::Whose::piece, index});
    };
    add("x", piece.position.x, leeway.position.x, Quantity::Dimension::x);
    add("y", piece.position.y, leeway.position.y, Quantity::Dimension::y);
    add("rotation", piece.rotation.value, leeway.rotation, Quantity::Dimension::turn);
    add("height", piece.facts.height.value_or(shapeHeight(piece.shape)), leeway.height,
        Quantity::Dimension::height);
}

std::optional<std::size_t> indexOf(const std::vector<PieceSpec>& pieces,
                                   const geometry::PieceId& id) {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const PieceSpec& it) { return it.id == id; });
    if (found == pieces.end()) return std::nullopt;
    return static_cast<std::size_t>(found - pieces.begin());
}

std::vector<Quantity> quantitiesIn(const Dispute& dispute, const std::vector<PieceSpec>& pieces) {
    std::vector<Quantity> all;
    const auto add = [&](Quantity::Whose whose, const Mini& mini, const MiniLeeway& leeway) {
        addOf(all, whose, nameOf(dispute, whose), mini, leeway);
    };
    add(Quantity::Whose::from, dispute.from, dispute.fromLeeway);
    if (const auto* to = std::get_if<Mini>(&dispute.to))
        add(Quantity::Whose::to, *to, dispute.toLeeway);
    for (const auto& [id, leeway] : dispute.pieceLeeways)
        if (const auto index = indexOf(pieces, id)) addOf(all, *index, pieces[*index], leeway);
    return all;
}

Message saidOf(const Dispute& dispute, Quantity::Whose whose) {
    if (whose == Quantity::Whose::to) return say::whoIsMeasuredTo();
    const bool alone = dispute.about == DisputeAbout::place || dispute.about == DisputeAbout::move;
    return alone ? say::whoIsAlone() : say::whoMeasures();
}

std::optional<Problem> leewayFault(const Message& whose, const Message& what, double give,
                                   double most) {
    if (std::isfinite(give) && give >= 0.0 && give <= most) return std::nullopt;
    return problemOf(say::toleranceOf(whose, what, say::numberUpTo(static_cast<int>(most))));
}

std::optional<Problem> heightFault(const Message& whose, double height, double give) {
    if (auto fault = leewayFault(whose, say::itsHeight(), give, mostInches)) return fault;
    if (give <= 0.0 || give <= height - leastHeight) return std::nullopt;
    return problemOf(say::toleranceOf(whose, say::itsHeight(), say::lessThanTheHeight()));
}

std::optional<Problem> faultOf(const Message& whose, const Mini& mini, const MiniLeeway& leeway) {
    for (const double give : {leeway.position.x, leeway.position.y})
        if (auto fault = leewayFault(whose, say::itsPosition(), give, mostInches)) return fault;
    if (auto fault = leewayFault(whose, say::itsFacing(), leeway.facing, mostDegrees)) return fault;
    return heightFault(whose, mini.height, leeway.height);
}

std::optional<Problem> faultOf(const PieceSpec& piece, const PieceLeeway& leeway) {
    const Message whose = sightline::say::asWritten(piece.id);
    for (const double give : {leeway.position.x, leeway.position.y})
        if (auto fault = leewayFault(whose, say::itsPosition(), give, mostInches)) return fault;
    if (auto fault = leewayFault(whose, say::itsRotation(), leeway.rotation, mostDegrees))
        return fault;
    const double least =
        std::min(shapeHeight(piece.shape), piece.facts.height.value_or(mostInches));
    return heightFault(whose, least, leeway.height);
}

Mini moved(Mini mini, const Quantity& quantity, double by) {
    switch (quantity.of) {
        case Quantity::Dimension::x:
            mini.position.x += by;
            break;
        case Quantity::Dimension::y:
            mini.position.y += by;
            break;
        case Quantity::Dimension::turn:
            mini.facing.value += by;
            break;
        case Quantity::Dimension::height:
            mini.height += by;
            break;
    }
    return mini;
}

PieceSpec moved(PieceSpec piece, const Quantity& quantity, double by) {
    switch (quantity.of) {
        case Quantity::Dimension::x:
            piece.position.x += by;
            break;
        case Quantity::Dimension::y:
            piece.position.y += by;
            break;
        case Quantity::Dimension::turn:
            piece.rotation.value += by;
            break;
        case Quantity::Dimension::height:
            return raised(std::move(piece), by);
    }
    return piece;
}

// The miniature with a definite z. If no z is stated, the miniature stands on the highest surface
// under its centre. For the question whether a place is legal, the z stays undefined, because the
// ruling itself finds the storey.
Mini stood(const Dispute& dispute, const geometry::Battlefield& field, Mini mini) {
    if (!std::isfinite(mini.position.z) && dispute.about != DisputeAbout::place)
        mini.position.z = field.surfaceAt(geometry::plan(mini.position)).top;
    return mini;
}

constexpr double beside = 2.0;  // inches; a piece this near to the line of sight may still change
                                // its margin, because margins enlarge silhouettes by up to one inch

/// True if the piece, at one of its possible positions, may touch a line of sight of the question.
bool mayMatter(const Dispute& dispute, const PieceSpec& piece) {
    const bool looks =
        dispute.about == DisputeAbout::lineOfSight || dispute.about == DisputeAbout::obscured;
    const auto* to = std::get_if<Mini>(&dispute.to);
    if (!looks || to == nullptr) return true;
    const auto wide = [](const Mini& mini, const MiniLeeway& leeway) {
        return std::max(mini.base.width, mini.base.length) + glm::length(leeway.position);
    };
    double reach = beside + shapeRadius(piece.shape) +
                   std::max(wide(dispute.from, dispute.fromLeeway), wide(*to, dispute.toLeeway));
    const auto found = dispute.pieceLeeways.find(piece.id);
    if (found != dispute.pieceLeeways.end()) reach += glm::length(found->second.position);
    return geometry::distanceToSegment(geometry::plan(piece.position),
                                       geometry::plan(dispute.from.position),
                                       geometry::plan(to->position)) <= reach;
}

}  // namespace

std::vector<Quantity> quantitiesOf(const Dispute& dispute) {
    return quantitiesIn(dispute, dispute.pieces);
}

std::optional<Problem> faultOf(const Dispute& dispute) {
    const auto* to = std::get_if<Mini>(&dispute.to);
    const bool looks =
        dispute.about == DisputeAbout::lineOfSight || dispute.about == DisputeAbout::obscured;
    if (looks && to == nullptr) return problemOf(say::miniToMeasureTo());
    const auto known = [&](const geometry::PieceId& id) { return indexOf(dispute.pieces, id); };
    const auto* measured = std::get_if<geometry::PieceId>(&dispute.to);
    if (dispute.about == DisputeAbout::range && measured != nullptr && !known(*measured))
        return problemOf(say::noPieceToMeasureTo(*measured));
    const auto* high = std::get_if<geometry::PieceId>(&dispute.heightOf);
    if (dispute.about == DisputeAbout::height && high != nullptr && !known(*high))
        return problemOf(say::noPieceOfHeight(*high));
    for (const auto& [id, leeway] : dispute.pieceLeeways) {
        const auto index = known(id);
        if (!index) return problemOf(say::noPieceOfTolerance(id));
        if (auto fault = faultOf(dispute.pieces[*index], leeway)) return fault;
    }
    if (auto fault =
            faultOf(saidOf(dispute, Quantity::Whose::from), dispute.from, dispute.fromLeeway))
        return fault;
    if (to != nullptr)
        if (auto fault = faultOf(saidOf(dispute, Quantity::Whose::to), *to, dispute.toLeeway))
            return fault;
    if (quantitiesOf(dispute).size() > mostQuantities)
        return problemOf(say::quantitiesAtMost(static_cast<int>(mostQuantities)));
    return std::nullopt;
}

Result<Situations> Situations::make(const Dispute& dispute) {
    if (auto fault = faultOf(dispute)) return *fault;
    std::vector<PieceSpec> pieces;
    for (const PieceSpec& piece : dispute.pieces)
        if (mayMatter(dispute, piece)) pieces.push_back(piece);
    auto field = geometry::Battlefield::make(dispute.table, pieces, dispute.dimensions);
    if (!field) return field.problem();
    Situations made(dispute, std::move(pieces), std::move(field).value());
    // The list also has the quantities of pieces that are not in `pieces_`. These pieces are too
    // far from the line of sight to change the verdict.
    made.quantities_ = quantitiesOf(dispute);
    for (Quantity& quantity : made.quantities_) {
        if (quantity.whose != Quantity::Whose::piece) {
            made.matters_.push_back(true);
            continue;
        }
        const auto index = indexOf(made.pieces_, dispute.pieces[quantity.piece].id);
        made.matters_.push_back(index.has_value());
        quantity.piece = index.value_or(0);
    }
    return made;
}

geometry::Battlefield Situations::fieldAt(std::span<const double> offsets) const {
    std::map<std::size_t, PieceSpec> changed;  // changed pieces; the key is an index in `pieces_`
    for (std::size_t i = 0; i < quantities_.size(); ++i) {
        const Quantity& quantity = quantities_[i];
        if (quantity.whose != Quantity::Whose::piece || !matters_[i] || offsets[i] == 0.0) continue;
        PieceSpec& piece =
            changed.try_emplace(quantity.piece, pieces_[quantity.piece]).first->second;
        piece = moved(std::move(piece), quantity, offsets[i]);
    }
    if (changed.empty()) return field_;
    std::vector<PieceSpec> pieces;
    for (auto& [index, piece] : changed) pieces.push_back(std::move(piece));
    return field_.replacing(std::move(pieces)).value();
}

Situation Situations::at(std::span<const double> offsets) const {
    Mini from = dispute_->from;
    RangeEnd to = dispute_->to;
    for (std::size_t i = 0; i < quantities_.size(); ++i) {
        if (quantities_[i].whose == Quantity::Whose::from)
            from = moved(from, quantities_[i], offsets[i]);
        if (quantities_[i].whose == Quantity::Whose::to)
            to = moved(std::get<Mini>(to), quantities_[i], offsets[i]);
    }
    Situation situation{fieldAt(offsets), from, to};
    situation.from = stood(*dispute_, situation.field, from);
    if (const auto* mini = std::get_if<Mini>(&to))
        situation.to = stood(*dispute_, situation.field, *mini);
    return situation;
}

Situation Situations::stated() const { return at(std::vector<double>(quantities_.size(), 0.0)); }

}  // namespace sightline::engine
