// Questions about the range band between two units.
#include <algorithm>
#include <cmath>

#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"
#include "geometry/range/range.h"

namespace sightline::engine::quiz {
namespace {

constexpr MarginLevels bandMargins{{{2.0, 4.0}, {1.2, 2.0}, {0.6, 1.2}, {0.25, 0.6}, {0.05, 0.25}}};
constexpr std::array bands{0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0};
constexpr std::size_t bandsOffered = 4;
constexpr double farthestBand = 33.0;
// From this level on, the red unit has several miniatures.
constexpr int levelOfBandSquads = 3;

Message bandText(double band) {
    if (band < 1.0) return say::bandHalf();
    if (band > 5.0) return say::bandBeyond();
    if (band < 2.0) return say::bandOne();
    return say::bandNumber(static_cast<int>(band));
}

/// The inches between a distance and the nearest end of a band.
double marginOfBand(double distance, const geometry::Dimensions& sizes) {
    double least = std::min(distance, std::abs(distance - sizes.halfRange));
    for (int band = 1; band <= 5; ++band)
        least = std::min(least, std::abs(distance - band * sizes.rangeBand));
    return least;
}

const geometry::Mini& closestTo(const geometry::Mini& from, const UnitOnTable& unit,
                                const geometry::Dimensions& sizes) {
    const auto distance = [&](const geometry::PlacedMini& one) {
        return rangeBetween(sizes, from, one.mini).distance;
    };
    return std::min_element(
               unit.minis.begin(), unit.minis.end(),
               [&](const auto& one, const auto& other) { return distance(one) < distance(other); })
        ->mini;
}

}  // namespace

std::optional<QuizItem> tryBand(Making& making) {
    Draw& draw = making.draw;
    const auto& cards = making.sources.catalogue;
    const bool squads = making.level >= levelOfBandSquads;
    const auto* mine = draw.pick(unitsThat(cards, isLoneTrooper));
    const auto* theirs = draw.pick(unitsThat(cards, squads ? isSquad : isLoneTrooper));
    if (!areEnemies(*mine, *theirs)) return std::nullopt;
    // The wanted band is the same for all attempts, so near and far bands are equally frequent.
    const auto wanted = static_cast<std::size_t>(making.wish) % bands.size();
    std::vector<geometry::PlacedMini> taken;
    const auto from =
        stand(making, mine->card, draw.place(making.table.size), draw.facing(), taken);
    if (!from) return std::nullopt;
    const geometry::Dimensions& sizes = making.sources.dimensions;
    const double start = wanted == 0   ? 0.0
                         : wanted == 1 ? sizes.halfRange
                                       : (bands[wanted] - 1.0) * sizes.rangeBand;
    const double end =
        wanted == 0 ? sizes.halfRange : std::min(farthestBand, bands[wanted] * sizes.rangeBand);
    const auto to = draw.around(*from, start + 1.0, end + 2.0);
    const auto places = formation(making, theirs->card, to, taken);
    if (places.empty()) return std::nullopt;
    const Scene scene(making.sources, making.table,
                      {{Player::blue, mine, {*from}}, {Player::red, theirs, places}});
    if (!scene.isLegal()) return std::nullopt;

    const geometry::Mini& one = scene.leader(0);
    const geometry::Mini& other = closestTo(one, scene.unit(1), sizes);
    const geometry::Range range = rangeBetween(sizes, one, other);
    const double margin = marginOfBand(range.distance, sizes);
    // In the short bands, no distance has a large margin.
    MarginLimits limits = limitsAt(bandMargins, making.level);
    if (wanted < 2 && limits.least > 1.0) limits = {0.9, 4.0};
    if (range.band != bands[wanted] || !limits.allows(margin)) return std::nullopt;

    QuizItem item;
    item.scenario = scene.scenario();
    item.query = {
        {"query", "range"}, {"from", scene.request(0, one)}, {"to", scene.request(1, other)}};
    item.margin = margin;
    item.text = squads ? say::askBandOfUnit(scene.label(0), scene.label(1))
                       : say::askBand(scene.label(0), scene.label(1));
    // Four bands in a row that contain the right one.
    const auto least = wanted + 1 > bandsOffered ? wanted + 1 - bandsOffered : 0;
    const auto most = std::min(wanted, bands.size() - bandsOffered);
    const auto first =
        static_cast<std::size_t>(draw.whole(static_cast<int>(least), static_cast<int>(most)));
    for (std::size_t i = first; i < first + bandsOffered; ++i)
        item.options.push_back(bandText(bands[i]));
    item.answer = wanted - first;
    item.why = {say::becauseDistance(range.distance), say::becauseNextBand(margin)};
    return item;
}

}  // namespace sightline::engine::quiz
