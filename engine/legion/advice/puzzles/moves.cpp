#include "engine/legion/advice/puzzles/moves.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <set>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/end_places.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/movement/terms.h"
#include "geometry/move/reach.h"

namespace sightline::engine::puzzles {
namespace {

using geometry::Degrees;
using geometry::Vec2;

constexpr double climbCell = 1.0;       // inches between the ends of a climb
constexpr double nearCell = 0.5;        // cell size in inches; the end is refined within a cell
constexpr double sameHeight = 0.1;      // inches; heights that differ by less are equal
constexpr std::size_t playersEnds = 8;  // number of ends that the computer player would judge

/// Collects the moves of a unit, without two moves to nearly the same end.
class Moves {
  public:
    Moves(const PuzzleGame& puzzle, const Game& game, double cell)
        : puzzle_(puzzle),
          cell_(cell),
          game_(game),
          view_(game.view(game.question()->player)),
          bounds_(*game.question()->move),
          unit_(view_.unit(game.question()->unit)) {}

    std::vector<Answer> all() {
        if (bounds_.leader.base.notched || bounds_.terms.kind == geometry::MoveKind::pivot)
            addPoses();
        else
            addGrid();
        if (bounds_.terms.kind == geometry::MoveKind::climb) return moves_;
        addNearest();
        if (unit_.inMelee) return moves_;
        for (const EndPlace& place :
             endPlaces(view_, unit_, bounds_, goalOf(view_, unit_.id), playersEnds))
            add(place.move);
        return moves_;
    }

  private:
    void add(const geometry::Move& move) {
        const geometry::Mini after =
            geometry::makeMove(view_.battlefield, bounds_.leader, move, bounds_.terms).end;
        const Vec2 end = flatOf(after);
        const bool climbs = bounds_.terms.kind == geometry::MoveKind::climb;
        const bool level = std::abs(after.position.z - bounds_.leader.position.z) < sameHeight;
        if (climbs && level && bounds_.leader.base.notched) return;
        const bool turns = bounds_.leader.base.notched;
        for (const Vec2& other : ends_)
            if (!turns && glm::distance(end, other) < 0.05) return;
        if (game_.refusalOf(MoveAnswer{move})) return;
        ends_.push_back(end);
        moves_.emplace_back(MoveAnswer{move});
    }
    void addNear(Vec2 to) {
        if (!nearReach_)
            nearReach_ = geometry::reachOf(view_.battlefield, bounds_.leader, bounds_.terms,
                                           bounds_.others, bounds_.forbidden, {nearCell});
        const auto nearest = geometry::closestLegalMove(
            view_.battlefield, bounds_.leader, contactFor(to, bounds_), bounds_.terms, *nearReach_,
            bounds_.others, bounds_.forbidden);
        if (nearest) add(nearest->move);
    }
    void addGrid();
    void addPoses();
    void addNearest();

    geometry::Reach reach(const geometry::MoveTerms& terms) const;

    const PuzzleGame& puzzle_;
    double cell_;
    const Game& game_;
    View view_;
    const MoveBounds& bounds_;
    const UnitView& unit_;
    std::vector<Answer> moves_{};
    std::vector<Vec2> ends_{};  ///< the ends of `moves_`
    std::optional<geometry::Reach> nearReach_{};
};

geometry::Reach Moves::reach(const geometry::MoveTerms& terms) const {
    const bool climbs = bounds_.terms.kind == geometry::MoveKind::climb;
    return geometry::reachOf(view_.battlefield, bounds_.leader, terms, bounds_.others,
                             bounds_.forbidden, {climbs ? climbCell : cell_});
}

// Adds the ends on the grid. For a climb, adds only the ends that a standard Move does not reach.
void Moves::addGrid() {
    const geometry::Reach all = reach(bounds_.terms);
    std::set<std::pair<int, int>> ordinary;
    if (bounds_.terms.kind == geometry::MoveKind::climb) {
        const geometry::MoveTerms standard =
            moveTermsOf(unit_.card->type, bounds_.leader, geometry::MoveKind::standard,
                        unit_.card->speed, view_.battlefield.dimensions());
        const geometry::Reach other = reach(standard);
        for (int row = 0; row < other.rows; ++row)
            for (int column = 0; column < other.columns; ++column)
                if (other.legal(column, row))
                    ordinary.insert({other.firstColumn + column, other.firstRow + row});
    }
    for (int row = 0; row < all.rows; ++row)
        for (int column = 0; column < all.columns; ++column)
            if (all.legal(column, row) &&
                !ordinary.contains({all.firstColumn + column, all.firstRow + row}))
                add(all.moveTo(column, row));
}

// Tries several rotations and bends of the tool, for notched bases and for pivots. A Move before
// another Move has half as many rotations.
void Moves::addPoses() {
    const int turns = cell_ == coarsestCell ? 2 : 1;
    const double bend = view_.battlefield.dimensions().toolMaxBend.value;
    for (int turn = -4; turn <= 4; turn += turns) {
        for (int side = -1; side <= 1; ++side) {
            geometry::Move move;
            move.kind = bounds_.terms.kind;
            move.toolSpeed = std::clamp(bounds_.terms.speed, 1, 3);
            const Degrees angle{bounds_.leader.facing.value +
                                turn * bounds_.terms.maxTurn.value / 4.0};
            move.pose.contactAngle = move.pose.direction = angle;
            move.pose.bend = Degrees{side * bend * 0.9};
            move.rotateFirst = angle;
            add(move);
        }
    }
}

void Moves::addNearest() {
    const Vec2 here = flatOf(bounds_.leader);
    for (const UnitView& enemy : view_.units) {
        if (enemy.player == unit_.player || !isOnTable(enemy)) continue;
        const MiniId nearest = *std::min_element(
            enemy.minis.begin(), enemy.minis.end(), [&](MiniId one, MiniId other) {
                return glm::distance(flatOf(view_.mini(one).mini), here) <
                       glm::distance(flatOf(view_.mini(other).mini), here);
            });
        addNear(flatOf(view_.mini(nearest).mini));
    }
    for (const MissionView::Token& token : view_.mission.tokens)
        if (token.token.onTable()) addNear({token.token.position.x, token.token.position.y});
    for (const Quantity& count : puzzle_.puzzle().value.sum)
        if (count.at) addNear(*count.at);
    for (const Need& need : puzzle_.puzzle().needs)
        if (need.count.at) addNear(*need.count.at);
}

}  // namespace

std::vector<Answer> movesToTry(const PuzzleGame& puzzle, const Game& game, double cell) {
    return Moves(puzzle, game, cell).all();
}

}  // namespace sightline::engine::puzzles
