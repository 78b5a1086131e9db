#include "engine/legion/advice/disputes/turning_points.h"

#include <algorithm>

#include "engine/legion/advice/disputes/drawings.h"
#include "engine/legion/advice/disputes/stated.h"

namespace sightline::engine {
namespace {

constexpr std::size_t mostPieces = 2;   // pieces whose heights are tried
constexpr double farthestHeight = 2.0;  // inches from the stated height
constexpr double leastTried = 0.05;     // inches; lower heights are not tried
constexpr int beyondAll = 12;           // verdict of a range beyond range 5

// The pieces that block or obscure, then the other pieces between the two miniatures.
std::vector<geometry::PieceId> piecesToTry(const DrawnScene& scene) {
    std::vector<geometry::PieceId> tried = scene.blockers;
    for (const PieceBetween& one : piecesBetween(scene.field, scene.minis[0], scene.minis[1]))
        if (std::find(tried.begin(), tried.end(), one.piece) == tried.end())
            tried.push_back(one.piece);
    // A piece under a miniature would lift the miniature with it, so its height is no plain number.
    for (const geometry::Mini& mini : scene.minis)
        std::erase(tried, scene.field.surfaceAt(geometry::plan(mini.position)).piece);
    if (tried.size() > mostPieces) tried.resize(mostPieces);
    return tried;
}

std::vector<Flip> ofSight(Dispute dispute, const std::stop_token& stop) {
    const auto scene = drawnScene(dispute);
    if (!scene || scene->minis.size() < 2) return {};
    dispute.margins = false;
    dispute.pieceLeeways.clear();
    dispute.fromLeeway = dispute.toLeeway = {};
    for (const geometry::PieceId& id : piecesToTry(*scene)) {
        const auto piece = std::find_if(dispute.pieces.begin(), dispute.pieces.end(),
                                        [&](const auto& one) { return one.id == id; });
        if (piece == dispute.pieces.end()) continue;
        const double shape = shapeHeight(piece->shape);
        const double height = std::min(shape, piece->facts.height.value_or(shape));
        const double give = std::min(farthestHeight, height - leastTried);
        if (give > 0.0) dispute.pieceLeeways[id].height = give;
    }
    return flipsOf(dispute, stop);
}

// The two ends of a band. `verdicts` are those below and above it.
std::vector<Flip> ofBand(const char* what, double stated, std::pair<double, double> ends,
                         std::pair<int, int> verdicts) {
    std::vector<Flip> flips;
    if (ends.first > 0.0) flips.push_back({what, stated, ends.first, stated, {verdicts.first}});
    if (ends.second > 0.0) flips.push_back({what, stated, ends.second, stated, {verdicts.second}});
    return flips;
}

std::vector<Flip> ofRange(const Dispute& dispute, const Situation& stated) {
    const geometry::Range range = rangeIn(dispute, stated);
    if (range.band == 0.0) return {};
    const double band = dispute.dimensions.rangeBand, half = dispute.dimensions.halfRange;
    if (range.band == 0.5) return ofBand(measuredDistance, range.distance, {0.0, half}, {0, 2});
    if (range.band == 1.0) return ofBand(measuredDistance, range.distance, {half, band}, {1, 4});
    const int verdict = static_cast<int>(2.0 * range.band);
    const double begins = (range.band - 1.0) * band;
    return ofBand(measuredDistance, range.distance,
                  {begins, verdict == beyondAll ? 0.0 : begins + band}, {verdict - 2, verdict + 2});
}

std::vector<Flip> ofHeight(const Dispute& dispute, const Situation& stated) {
    const double height = heightIn(dispute, stated), segment = dispute.dimensions.rangeBand;
    const int band = geometry::heightBand(dispute.dimensions, height);
    return ofBand(measuredHeight, height, {(band - 1) * segment, band * segment},
                  {band - 1, band + 1});
}

}  // namespace

std::vector<Flip> turningPoints(const Dispute& dispute, const std::stop_token& stop) {
    const bool looks =
        dispute.about == DisputeAbout::lineOfSight || dispute.about == DisputeAbout::obscured;
    if (looks) return ofSight(dispute, stop);
    if (dispute.about != DisputeAbout::range && dispute.about != DisputeAbout::height) return {};
    const auto situations = Situations::make(dispute);
    if (!situations) return {};
    const Situation stated = situations->stated();
    return dispute.about == DisputeAbout::range ? ofRange(dispute, stated)
                                                : ofHeight(dispute, stated);
}

}  // namespace sightline::engine
