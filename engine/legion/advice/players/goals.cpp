#include "engine/legion/advice/players/goals.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/token_actions.h"
#include "engine/legion/advice/players/worth.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// A unit that goes to a token should stop at least this number of inches inside half range of the
// token.
constexpr double arrivedMargin = 0.4;
// Factor for the worth of an objective that the unit has already reached.
constexpr double stayingBonus = 1.4;
// Factor for each further unit that the objective needs, because enemies contest it.
constexpr double contestedFactor = 0.85;
constexpr double fightWorth = 5.0;  // points for a fight; less than the worth of any attack
constexpr int mostReserves = 2;
constexpr double reserveShare = 0.15;  // share of the victory points that a reserve gives
constexpr int mostHolders = 3;         // the greatest number of units for one objective

/// An objective as a destination for units.
struct Post {
    Goal goal;
    double points = 0.0;  ///< number of victory points for holding the objective in one round
    int needed = 1;       ///< number of units that are needed to hold the objective
    int reserves = 0;     ///< number of further units that fight near the objective
    bool troopersOnly = false;
    /// Objective token; null: the post is the enemy territory.
    const MissionView::Token* token = nullptr;
};

double pointsFor(const View& view, Scores what) {
    double points = 0.0;
    for (const BattleCard* card : {view.mission.objective, view.mission.secondary}) {
        if (!card) continue;
        for (const ScoringRule& rule : card->scoring) {
            if (rule.what == what) points += rule.points;
        }
    }
    return points;
}

int mostFor(const View& view, Scores what) {
    int most = 0;
    for (const BattleCard* card : {view.mission.objective, view.mission.secondary}) {
        if (!card) continue;
        for (const ScoringRule& rule : card->scoring) {
            if (rule.what == what) most = std::max(most, rule.most);
        }
    }
    return most;
}

int contestingOf(const View& view, const MissionView::Token& token, Player player) {
    return static_cast<int>(
        std::count_if(token.contesting.begin(), token.contesting.end(),
                      [&](UnitId one) { return view.unit(one).player == player; }));
}

// True if control of POIs may give victory points. There are three cases: a scoring rule counts
// contested POIs or POIs that no enemy contests; the players score the card by hand; the card has a
// program.
bool countsPois(const BattleCard& card) {
    return card.scoredByHand || card.program ||
           std::any_of(card.scoring.begin(), card.scoring.end(), [](const ScoringRule& rule) {
               return rule.what == Scores::contestedPoi || rule.what == Scores::unthreatenedPoi;
           });
}

std::vector<Post> tokenPosts(const View& view, Player player) {
    std::vector<Post> posts;
    const double half = view.battlefield.dimensions().halfRange;
    const bool claims = (view.mission.objective && view.mission.objective->grantsClaim) ||
                        (view.mission.secondary && view.mission.secondary->grantsClaim);
    for (const MissionView::Token& one : view.mission.tokens) {
        const ObjectiveKind kind = one.token.kind;
        if (!one.token.onTable() || kind == ObjectiveKind::marker || kind == ObjectiveKind::smoke)
            continue;
        const bool asset = one.token.kind == ObjectiveKind::asset;
        const double points = pointsFor(view, asset ? Scores::heldAsset : Scores::securedPoi);
        const bool counted = view.mission.objective && countsPois(*view.mission.objective);
        const bool byAction = needsAction(one.token);
        if (byAction && !isWorthAnAction(view, one.token, player)) continue;
        if (points <= 0.0 && !counted && !byAction) continue;
        Post post;
        post.token = &one;
        post.points = std::max(1.0, points);
        post.goal.kind = Goal::Kind::token;
        post.goal.at = {one.token.position.x, one.token.position.y};
        post.goal.within = half + widthOf(one.token.kind) / 2.0 - arrivedMargin;
        post.needed = std::clamp(contestingOf(view, one, opponent(player)) + 1, 1, mostHolders);
        post.troopersOnly = asset && claims && !byAction;
        if (post.troopersOnly) post.needed = 1;
        if (!asset) post.reserves = mostReserves;
        posts.push_back(post);
    }
    return posts;
}

// The goal in the enemy's territory: the point closest to `from` in the rectangle around the
// territory, up to 2 inches inside the edges of this rectangle.
Goal territoryGoal(const geometry::Territory& territory, Vec2 from) {
    Vec2 lo{1e9, 1e9}, hi{-1e9, -1e9};
    for (const geometry::Polygon& polygon : territory) {
        for (const Vec2& corner : polygon) {
            lo = glm::min(lo, corner);
            hi = glm::max(hi, corner);
        }
    }
    Goal goal;
    goal.kind = Goal::Kind::territory;
    const Vec2 room{std::min(2.0, (hi.x - lo.x) / 2.0), std::min(2.0, (hi.y - lo.y) / 2.0)};
    goal.at = glm::clamp(from, lo + room, hi - room);
    goal.within = 0.8;
    return goal;
}

/// The number of activations until the unit arrives, including the activation in this round.
int activationsTo(const View& view, const UnitView& unit, double away) {
    const double stride = 2.0 * strideOf(view, unit);
    const int needed = std::max(1, static_cast<int>(std::ceil(away / stride)));
    return unit.activated && away > 0.0 ? needed + 1 : needed;
}

// The distance from the unit to the goal. An undeployed unit may enter the battlefield anywhere
// along the edge of its player's territory.
double awayFrom(const View& view, const UnitView& unit, const Goal& goal) {
    if (!unit.undeployed) return goal.awayFrom(placeOf(view, unit));
    const auto& territory = view.mission.territories[static_cast<std::size_t>(unit.player)];
    double nearest = 1e9;
    for (const geometry::Polygon& polygon : territory) {
        for (const Vec2& corner : polygon)
            nearest = std::min(nearest, std::abs(corner.y - goal.at.y));
    }
    if (nearest < 1e9) return std::max(0.0, nearest + 4.0 - goal.within);
    return 12.0;
}

/// A unit, an objective to which it may go, and the worth of going there. The worth falls with the
/// number of activations that the unit needs to arrive.
struct Posting {
    double worth = 0.0;
    double away = 0.0;
    std::size_t unit = 0, post = 0;
};

Posting posting(const View& view, const UnitView& unit, const Post& post, std::size_t unitAt,
                std::size_t postAt) {
    Posting one;
    one.unit = unitAt;
    one.post = postAt;
    one.away = awayFrom(view, unit, post.goal);
    const int activations = activationsTo(view, unit, one.away);
    const int scored = view.lastRound - view.round + 2 - activations;
    one.worth = post.points * victoryPointWorth * std::max(0, scored) / (0.5 + 0.5 * activations);
    one.worth *= std::pow(contestedFactor, post.needed - 1);
    if (one.away <= 0.0) one.worth *= stayingBonus;
    return one;
}

bool holdsAsset(const View& view, UnitId unit) {
    return std::any_of(view.mission.tokens.begin(), view.mission.tokens.end(),
                       [&](const MissionView::Token& one) { return one.token.holder == unit; });
}

Goal enemyGoal(const View& view, const UnitView& unit) {
    Goal goal;
    double best = -1e9;
    for (const UnitView& other : view.units) {
        if (other.player == unit.player || !isOnTable(other)) continue;
        const Vec2 at = placeOf(view, other);
        const double away = unit.undeployed ? 30.0 : glm::distance(placeOf(view, unit), at);
        const double score = -away + 0.05 * worthOf(view, other);
        if (score <= best) continue;
        best = score;
        goal.at = at;
        goal.enemy = other.id;
    }
    if (goal.enemy.none()) return goal;
    goal.kind = Goal::Kind::enemy;
    goal.within = fightingDistance(view, unit) + 1.0;
    goal.worth = fightWorth;
    return goal;
}

std::vector<Posting> postings(const View& view, Player player, const std::vector<Post>& posts) {
    std::vector<Posting> all;
    for (std::size_t i = 0; i < view.units.size(); ++i) {
        const UnitView& unit = view.units[i];
        if (unit.player != player || unit.defeated || holdsAsset(view, unit.id)) continue;
        for (std::size_t post = 0; post < posts.size(); ++post) {
            if (posts[post].troopersOnly && !isTrooper(unit.card->type)) continue;
            Posting one = posting(view, unit, posts[post], i, post);
            if (one.worth > 0.0) all.push_back(one);
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Posting& one, const Posting& other) {
        return std::tuple(-one.worth, one.away) < std::tuple(-other.worth, other.away);
    });
    return all;
}

}  // namespace

double Goal::awayFrom(Vec2 leader) const {
    return kind == Kind::none ? 0.0 : std::max(0.0, glm::distance(leader, at) - within);
}

double majoritiesAt(const View& view, UnitId unit, Vec2 leader, const Goal& goal) {
    const Player player = view.unit(unit).player;
    const double points = pointsFor(view, Scores::securedPoi);
    double sum = 0.0;
    for (const MissionView::Token& one : view.mission.tokens) {
        if (one.token.kind != ObjectiveKind::poi || !one.token.onTable()) continue;
        const Vec2 at{one.token.position.x, one.token.position.y};
        const double within = view.battlefield.dimensions().halfRange +
                              widthOf(one.token.kind) / 2.0 - arrivedMargin / 2.0;
        const bool isGoal = goal.kind == Goal::Kind::token && goal.at == at;
        if (glm::distance(leader, at) > within || (isGoal && goal.points >= 1.0)) continue;
        const auto& there = one.contesting;
        const bool isThere = std::find(there.begin(), there.end(), unit) != there.end();
        const int allies = contestingOf(view, one, player) - (isThere ? 1 : 0);
        const int enemies = contestingOf(view, one, opponent(player));
        if (allies == enemies || allies + 1 == enemies) sum += points;
    }
    return sum;
}

Goal goalOf(const View& view, UnitId id) {
    const UnitView& self = view.unit(id);
    if (self.defeated) return {};
    if (holdsAsset(view, id)) return {};
    std::vector<Post> posts = tokenPosts(view, self.player);
    const double inTerritory = pointsFor(view, Scores::unitInEnemyTerritory);
    const auto& territory =
        view.mission.territories[static_cast<std::size_t>(opponent(self.player))];
    if (inTerritory > 0.0 && !territory.empty() && !self.undeployed) {
        Post post;
        post.goal = territoryGoal(territory, placeOf(view, self));
        post.points = inTerritory;
        post.needed = std::clamp(mostFor(view, Scores::unitInEnemyTerritory), 1, 2);
        posts.push_back(post);
    }
    std::vector<int> sent(posts.size());
    std::vector<bool> taken(view.units.size());
    const std::vector<Posting> all = postings(view, self.player, posts);
    for (const bool reserve : {false, true}) {
        if (reserve && fightingDistance(view, self) <= 0.0) break;
        for (const Posting& one : all) {
            const Post& post = posts[one.post];
            const int wanted = post.needed + (reserve ? post.reserves : 0);
            if (taken[one.unit] || sent[one.post] >= wanted) continue;
            taken[one.unit] = true;
            ++sent[one.post];
            if (view.units[one.unit].id != id) continue;
            Goal goal = post.goal;
            goal.worth = reserve ? fightWorth : one.worth;
            goal.points = reserve ? reserveShare * post.points : post.points;
            return goal;
        }
    }
    const Goal enemy = enemyGoal(view, self);
    if (enemy.kind != Goal::Kind::none || posts.empty()) return enemy;
    // If no enemy is known, a unit without an objective of its own goes to one of the objectives.
    Goal follows = posts[static_cast<std::size_t>(id.value) % posts.size()].goal;
    follows.worth = enemy.worth;
    return follows;
}

}  // namespace sightline::engine
