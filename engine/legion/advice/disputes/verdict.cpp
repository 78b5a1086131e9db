#include "engine/legion/advice/disputes/verdict.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/movement/stated_mover.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {
namespace {

using geometry::Mini;

geometry::SightSettings settingsOf(const Dispute& dispute, bool margin) {
    return {dispute.ignored, dispute.vehicles, geometry::fullProof, margin};
}

RuledSituation ruledSight(const Dispute& dispute, const Situation& situation, bool withMargin) {
    const geometry::Sight sight = sightIn(dispute, situation, withMargin);
    return {{static_cast<int>(sight.verdict)}, sight.margin};
}

RuledSituation ruledObscured(const Dispute& dispute, const Situation& situation) {
    const auto found = geometry::obscured(situation.field, situation.from,
                                          std::get<Mini>(situation.to), settingsOf(dispute, false));
    return {{found.obscured ? 1 : 0}, std::nullopt};
}

// Base contact has no margin, because a distance of 0 alone is not base contact. Half range has
// only a margin to the next band, because no band is nearer.
RuledSituation ruledRange(const Dispute& dispute, const Situation& situation) {
    const geometry::Range range = rangeIn(dispute, situation);
    const DisputeVerdict verdict{static_cast<int>(std::lround(2.0 * range.band))};
    if (range.band == 0.0) return {verdict, std::nullopt};
    if (range.band == 0.5) return {verdict, range.toNextBand};
    const double begins = range.band == 1.0 ? dispute.dimensions.halfRange
                                            : (range.band - 1.0) * dispute.dimensions.rangeBand;
    return {verdict, std::min(range.toNextBand, range.distance - begins)};
}

RuledSituation ruledHeight(const Dispute& dispute, const Situation& situation) {
    const double height = heightIn(dispute, situation);
    const int band = geometry::heightBand(dispute.dimensions, height);
    const double begins = (band - 1) * dispute.dimensions.rangeBand;
    const double toNext = begins + dispute.dimensions.rangeBand - height;
    return {{band}, band == 1 ? toNext : std::min(toNext, height - begins)};
}

struct Measurement {
    const geometry::Battlefield& field;
    const Mini& from;

    geometry::Range operator()(const Mini& to) const {
        return rangeBetween(field.dimensions(), from, to);
    }
    geometry::Range operator()(const geometry::PieceId& to) const {
        return rangeToPiece(field, outlineOf(from), to).value();
    }
    geometry::Range operator()(const geometry::Extent& to) const {
        return rangeBetween(field.dimensions(), geometry::Extent(outlineOf(from)), to);
    }
};

}  // namespace

geometry::Sight sightIn(const Dispute& dispute, const Situation& situation, bool withMargin) {
    return lineOfSight(situation.field, silhouetteOf(situation.from),
                       silhouetteOf(std::get<Mini>(situation.to)), settingsOf(dispute, withMargin));
}

geometry::Range rangeIn(const Dispute&, const Situation& situation) {
    return std::visit(Measurement{situation.field, situation.from}, situation.to);
}

double heightIn(const Dispute& dispute, const Situation& situation) {
    if (const auto* id = std::get_if<geometry::PieceId>(&dispute.heightOf))
        return situation.field.piece(*id)->height;
    return situation.field.surfaceAt(std::get<geometry::Vec2>(dispute.heightOf)).top -
           dispute.heightFrom;
}

geometry::Placement placeIn(const Dispute& dispute, const Situation& situation) {
    return judgePlacement(situation.field, situation.from, placementTermsOf(dispute.unitType),
                          dispute.others, dispute.enemies);
}

geometry::MoveVerdict moveIn(const Dispute& dispute, const Situation& situation) {
    const UnitCard mover = statedMover(dispute.unitType, dispute.keywords);
    const auto terms = statedTermsOf(mover, situation.from, dispute.move.kind,
                                     dispute.move.toolSpeed, dispute.dimensions, keywordEffects());
    geometry::MoveVerdict verdict = judgeMove(situation.field, situation.from, dispute.move, terms,
                                              dispute.others, dispute.enemies);
    if (refusalOfMove(mover, situation.from.base, dispute.move.kind, keywordEffects()))
        verdict.legal = false;
    return verdict;
}

RuledSituation ruled(const Dispute& dispute, const Situation& situation, bool withMargin) {
    switch (dispute.about) {
        case DisputeAbout::lineOfSight:
            return ruledSight(dispute, situation, withMargin);
        case DisputeAbout::obscured:
            return ruledObscured(dispute, situation);
        case DisputeAbout::range:
            return ruledRange(dispute, situation);
        case DisputeAbout::height:
            return ruledHeight(dispute, situation);
        case DisputeAbout::place:
            return {{placeIn(dispute, situation).legal ? 1 : 0}, std::nullopt};
        case DisputeAbout::move:
            return {{moveIn(dispute, situation).legal ? 1 : 0}, std::nullopt};
    }
    return {};
}

std::string wordOf(DisputeAbout about, DisputeVerdict verdict) {
    constexpr std::array sights{"visible", "blocked", "contested"};
    switch (about) {
        case DisputeAbout::lineOfSight:
            return sights[static_cast<std::size_t>(verdict.value)];
        case DisputeAbout::obscured:
            return verdict.value == 1 ? "obscured" : "not_obscured";
        case DisputeAbout::range:
            return verdict.value == 1 ? "0.5" : std::to_string(verdict.value / 2);
        case DisputeAbout::height:
            return std::to_string(verdict.value);
        case DisputeAbout::place:
        case DisputeAbout::move:
            return verdict.value == 1 ? "legal" : "illegal";
    }
    return "";
}

}  // namespace sightline::engine
