// Questions about the spot that a unit leader can reach with one standard Move.
#include <algorithm>

#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/movement/stated_mover.h"
#include "geometry/move/reach.h"

namespace sightline::engine::quiz {
namespace {

constexpr std::array<double, 5> reachMargins{0.9, 0.6, 0.4, 0.3, 0.2};
constexpr std::array<std::size_t, 5> reachSpots{3, 3, 4, 4, 4};
// The largest distance of a wrong spot beyond the longest Move over open ground.
constexpr std::array<double, 5> farthestBeyond{4.0, 2.5, 2.0, 1.2, 0.8};
constexpr double reachCell = 0.5;
constexpr double betweenReachSpots = 1.5;
constexpr int reachSpotsTried = 80;
// From this level on, units with keywords that change Moves are used.
constexpr int levelOfMoveKeywords = 4;

std::vector<KeywordText> keywordsOfMove(const UnitCard& card) {
    const auto known = keywordsOfMoves();
    std::vector<KeywordText> keywords;
    for (const KeywordText& one : card.keywords) {
        if (std::find(known.begin(), known.end(), one.name.keyword()) != known.end())
            keywords.push_back(one);
    }
    return keywords;
}

/// The smallest distance from the point to the centre of a cell whose legality is `legal`.
double nearestCell(const geometry::Reach& reach, geometry::Vec2 point, bool legal) {
    double nearest = std::numeric_limits<double>::infinity();
    // Cells outside the grid are not legal.
    for (int row = -1; row <= reach.rows; ++row) {
        for (int column = -1; column <= reach.columns; ++column) {
            const bool inside =
                row >= 0 && column >= 0 && row < reach.rows && column < reach.columns;
            if ((inside && reach.legal(column, row)) != legal) continue;
            nearest = std::min(nearest, glm::distance(reach.centre(column, row), point));
        }
    }
    return nearest;
}

}  // namespace

std::optional<QuizItem> tryReach(Making& making) {
    Draw& draw = making.draw;
    const auto index = static_cast<std::size_t>(making.level - easiestQuiz);
    const bool special = making.level >= levelOfMoveKeywords;
    const auto movers = unitsThat(making.sources.catalogue, [&](const UnitCard& card) {
        return isLoneTrooper(card) && card.speed > 0 && (special || keywordsOfMove(card).empty());
    });
    const auto* mine = draw.pick(movers);
    const auto* theirs = draw.pick(unitsThat(making.sources.catalogue, isLoneTrooper));
    if (!areEnemies(*mine, *theirs)) return std::nullopt;
    std::vector<geometry::PlacedMini> taken;
    const auto from = stand(making, mine->card, draw.place(making.table.size), {}, taken);
    if (!from) return std::nullopt;
    const auto enemyAt = stand(making, theirs->card, draw.around(*from, 4.0, 14.0), {}, taken);
    if (!enemyAt) return std::nullopt;
    const Scene scene(making.sources, making.table,
                      {{Player::blue, mine, {*from}}, {Player::red, theirs, {*enemyAt}}});
    if (!scene.isLegal()) return std::nullopt;
    const UnitCard& card = *scene.unit(0).card;
    const geometry::Mini& leader = scene.leader(0);
    const UnitCard mover = statedMover(card.type, keywordsOfMove(card));
    const auto terms = statedTermsOf(mover, leader, geometry::MoveKind::standard, card.speed,
                                     scene.field().dimensions(), keywordEffects());
    const std::vector<geometry::PlacedMini> enemies = scene.others(0);
    const geometry::Reach reach = reachOf(scene.field(), leader, terms, {}, enemies, {reachCell});
    if (reach.area() < 10.0) return std::nullopt;
    // The longest Move over open ground: the tool, and the mover's base behind it.
    const auto& sizes = scene.field().dimensions();
    const double open =
        sizes.toolLength[static_cast<std::size_t>(std::min(card.speed, 3) - 1)] + leader.base.width;

    std::optional<geometry::Vec3> right;
    std::vector<geometry::Vec3> wrong;
    double margin = std::numeric_limits<double>::infinity();
    const auto isApart = [&](geometry::Vec2 at) {
        const auto near = [&](const geometry::Vec3& one) {
            return glm::distance(geometry::Vec2(one), at) < betweenReachSpots;
        };
        return std::none_of(wrong.begin(), wrong.end(), near) && !(right && near(*right));
    };
    for (int tried = 0; tried < reachSpotsTried; ++tried) {
        if (right && wrong.size() + 1 == reachSpots[index]) break;
        const int column = draw.whole(-8, reach.columns + 7), row = draw.whole(-8, reach.rows + 7);
        const geometry::Vec2 at = reach.centre(column, row);
        const double away = glm::distance(at, geometry::Vec2(leader.position));
        if (away < 2.0 || away > open + farthestBeyond[index] || !isApart(at)) continue;
        const geometry::TableSize& size = making.table.size;
        if (at.x < 0.5 || at.y < 0.5 || at.x > size.width - 0.5 || at.y > size.depth - 0.5)
            continue;
        const bool inside = row >= 0 && column >= 0 && row < reach.rows && column < reach.columns;
        const bool legal = inside && reach.legal(column, row);
        if (legal ? right.has_value() : wrong.size() + 1 == reachSpots[index]) continue;
        // A wrong spot is a place where the miniature may stand.
        const geometry::Mini there = scene.leaderAt(0, at);
        if (!legal && !mayStand(making.table, card, there, enemies)) continue;
        double room = nearestCell(reach, at, !legal) - reachCell * 0.75;
        if (!legal && room >= reachMargins[index]) {
            const auto closest =
                closestLegalMove(scene.field(), leader, at, terms, reach, {}, enemies);
            room = std::min(room, closest ? closest->miss : room);
        }
        if (room < reachMargins[index]) continue;
        margin = std::min(margin, room);
        if (legal)
            right = there.position;
        else
            wrong.push_back(there.position);
    }
    if (!right || wrong.size() + 1 < reachSpots[index]) return std::nullopt;

    QuizItem item;
    item.scenario = scene.scenario();
    item.query = {{"query", "reach"},
                  {"mini", scene.request(0, leader)},
                  {"unit_type", nameOf(card.type)},
                  {"speed", card.speed},
                  {"kind", "standard"},
                  {"cell", reachCell},
                  {"enemies", {scene.request(1, scene.leader(1))}}};
    for (const KeywordText& one : mover.keywords) item.query["keywords"].push_back(one.label());
    item.margin = margin;
    item.text = say::askReach(scene.label(0), card.speed);
    std::vector<geometry::Vec3> spots{*right};
    spots.insert(spots.end(), wrong.begin(), wrong.end());
    offerSpots(item, spots, draw);
    item.why = {say::becauseReached(item.spots[item.answer].name, {reach.area(), 0})};
    for (const QuizItem::Spot& spot : item.spots) {
        const double away = glm::distance(geometry::Vec2(spot.at), geometry::Vec2(leader.position));
        item.why.push_back(say::becauseAway(spot.name, away));
    }
    for (const KeywordText& one : mover.keywords)
        item.why.push_back(say::becauseKeyword(one.label()));
    return item;
}

}  // namespace sightline::engine::quiz
