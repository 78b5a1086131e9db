#include "engine/legion/advice/quiz/making.h"

#include <algorithm>
#include <numeric>

#include "engine/legion/advice/words/quiz.h"

namespace sightline::engine::quiz {

namespace {
constexpr int followerPlacesTried = 24;
constexpr double nearestFollower = 1.3, farthestFollower = 2.6;
}  // namespace

void offer(QuizItem& item, std::vector<Message> options, Draw& draw) {
    std::vector<std::size_t> order(options.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    draw.shuffle(order);
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (order[place] == 0) item.answer = place;
        item.options.push_back(std::move(options[order[place]]));
    }
}

void offerSpots(QuizItem& item, std::vector<geometry::Vec3> spots, Draw& draw) {
    std::vector<std::size_t> order(spots.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    draw.shuffle(order);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const geometry::Vec3 at = spots[order[place]];
        const std::string name(1, static_cast<char>('A' + place));
        if (order[place] == 0) item.answer = place;
        item.spots.push_back({name, at});
        item.options.push_back(say::spotAt(name, {at.x, 2}, {at.y, 2}));
    }
}

bool isOffBorders(const geometry::Battlefield& field, const geometry::Mini& mini) {
    geometry::Outline grown = outlineOf(mini), shrunk = grown;
    grown.radius += closeCall;
    shrunk.radius -= closeCall;
    const auto pieces = field.pieces();
    return std::none_of(pieces.begin(), pieces.end(), [&](const geometry::PieceInfo& piece) {
        return piece.facts.kind == geometry::Kind::area && gap(grown, piece.footprint) <= 0.0 &&
               gap(shrunk, piece.footprint) > 0.0;
    });
}

bool isOffBorders(const Scene& scene) {
    for (const UnitOnTable& unit : scene.top().units)
        for (const geometry::PlacedMini& one : unit.minis)
            if (!isOffBorders(scene.field(), one.mini)) return false;
    return true;
}

std::optional<geometry::Vec2> stand(Making& making, const UnitCard& card, geometry::Vec2 place,
                                    geometry::Degrees facing,
                                    std::vector<geometry::PlacedMini>& taken) {
    const geometry::TableSize& table = making.table.size;
    if (place.x < 0.0 || place.y < 0.0 || place.x > table.width || place.y > table.depth)
        return std::nullopt;
    const geometry::Mini mini =
        miniOf(making.table, making.sources.dimensions, card, place, facing);
    if (!mayStand(making.table, card, mini, taken)) return std::nullopt;
    taken.push_back({static_cast<int>(taken.size()), mini});
    return place;
}

std::vector<geometry::Vec2> formation(Making& making, const UnitCard& card, geometry::Vec2 leader,
                                      std::vector<geometry::PlacedMini>& taken) {
    std::vector<geometry::Vec2> places;
    const std::size_t before = taken.size();
    if (const auto first = stand(making, card, leader, {}, taken)) places.push_back(*first);
    if (places.empty()) return {};
    const auto wanted = static_cast<std::size_t>(card.miniatures);
    for (int tried = 0; tried < followerPlacesTried && places.size() < wanted; ++tried) {
        const geometry::Vec2 place = making.draw.around(leader, nearestFollower, farthestFollower);
        if (const auto next = stand(making, card, place, {}, taken)) places.push_back(*next);
    }
    if (places.size() < wanted) {
        taken.resize(before);
        return {};
    }
    return places;
}

}  // namespace sightline::engine::quiz
