#include "app/cli/games/close_start.h"

#include <cmath>
#include <numbers>
#include <vector>

#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/talk/generator.h"

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;

/// A unit on the battlefield.
struct Formation {
    bool hasHighRank = false;             ///< true for a commander or an operative
    std::vector<engine::MiniView> minis;  ///< unit leader first
    const engine::MiniView& front() const { return minis.front(); }
};

bool hasHighRank(const engine::UnitView& unit) {
    return unit.rank == engine::Rank::commander || unit.rank == engine::Rank::operative;
}

std::vector<Formation> formationsOf(const engine::View& view, engine::Player player) {
    std::vector<Formation> formations;
    for (const engine::UnitView& unit : view.units) {
        if (unit.player != player || unit.defeated || unit.undeployed) continue;
        Formation formation{.hasHighRank = hasHighRank(unit)};
        for (const engine::MiniId id : unit.minis) formation.minis.push_back(view.mini(id));
        if (!formation.minis.empty()) formations.push_back(std::move(formation));
    }
    return formations;
}

// The adjustments that move the unit leader to `to`. The other miniatures keep their distance from
// the leader.
std::vector<engine::Answer> movesTo(Vec2 to, const Formation& unit) {
    const Vec3 from = unit.front().mini.position;
    std::vector<engine::Answer> moves;
    for (const engine::MiniView& one : unit.minis) {
        const Vec3 at = one.mini.position;
        const engine::Place place{
            one.id, {to.x + at.x - from.x, to.y + at.y - from.y, at.z}, one.mini.facing};
        moves.push_back(engine::Adjust{engine::Player::red, engine::AdjustMini{place}});
    }
    return moves;
}

// The adjustments that put the miniatures where they stand now.
std::vector<engine::Answer> movesBack(const Formation& unit) {
    const Vec3 at = unit.front().mini.position;
    return movesTo({at.x, at.y}, unit);
}

bool isPossible(const engine::Game& game, const std::vector<engine::Answer>& moves) {
    for (const engine::Answer& move : moves) {
        if (game.refusalOf(move)) return false;
    }
    return true;
}

// A random target. Commanders and operatives meet commanders and operatives, if the enemy has any.
const Formation& targetFor(const Formation& unit, const std::vector<Formation>& targets,
                           engine::Generator& chance) {
    std::vector<const Formation*> fitting;
    for (const Formation& one : targets)
        if (!unit.hasHighRank || one.hasHighRank) fitting.push_back(&one);
    if (fitting.empty()) return targets[chance.below(static_cast<std::uint32_t>(targets.size()))];
    return *fitting[chance.below(static_cast<std::uint32_t>(fitting.size()))];
}

// A random point 3 to 8 in from the center of `center`.
Vec2 pointNear(const engine::MiniView& center, engine::Generator& chance) {
    constexpr std::uint32_t steps = 1000;
    const double inches = 3.0 + 5.0 * chance.below(steps) / steps;
    const double angle = 2.0 * std::numbers::pi * chance.below(steps) / steps;
    const Vec3 at = center.mini.position;
    return {at.x + inches * std::cos(angle), at.y + inches * std::sin(angle)};
}

}  // namespace

void bringTogether(engine::Game& game, std::uint64_t seed) {
    constexpr int triesForUnit = 40;
    engine::Generator chance(seed, 0xC105);
    const engine::View view = game.view(engine::Player::red);
    const std::vector<Formation> targets = formationsOf(view, engine::Player::blue);
    if (targets.empty()) return;
    for (const Formation& unit : formationsOf(view, engine::Player::red)) {
        for (int attempt = 0; attempt < triesForUnit; ++attempt) {
            const Formation& target = targetFor(unit, targets, chance);
            const auto moves = movesTo(pointNear(target.front(), chance), unit);
            if (!isPossible(game, moves)) continue;
            for (const engine::Answer& move : moves) (void)game.answer(move);
            if (engine::brokenInvariants(game).empty()) break;
            for (const engine::Answer& move : movesBack(unit)) (void)game.answer(move);
        }
    }
}

}  // namespace sightline::app
