#include "engine/legion/advice/players/exposure.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// An attack of the next round counts as this share of its worth, because the target may leave.
constexpr double attackLater = 0.4;
// A wound of the player's own unit counts as this share of a wound of an enemy, because the player
// may still prevent it.
constexpr double fear = 0.6;
// Each further attack on the unit counts as this share of the one before.
constexpr double furtherAttack = 0.65;
// The weight of the best attack on another unit, when the share of an attack on the unit is
// computed.
constexpr double elsewhereShare = 0.5;
constexpr double mostShare = 1.2;     // the largest loss, as a share of the unit's worth
constexpr double standbyShare = 0.6;  // share of enemies that come into the range of a standby
// The same share if the player also counts that an attack on the unit removes the standby token.
constexpr double keptStandby = 0.35;
constexpr double rangeMargin = 0.3;  // inches that an enemy comes nearer than its greatest range
constexpr double cornerTurn = 0.7;   // radians by which an enemy goes around a corner

// The miniature after `inches` in the direction `way`.
geometry::Mini gone(geometry::Mini mini, Vec2 way, double inches) {
    mini.position.x += way.x * inches;
    mini.position.y += way.y * inches;
    return mini;
}

}  // namespace

Threats::Threats(AttackModel& model, Player player) {
    const View& view = model.view();
    for (const UnitView& enemy : view.units) {
        if (enemy.player == player || !isOnTable(enemy)) continue;
        for (const UnitView& unit : view.units) {
            if (unit.player != player || !isOnTable(unit)) continue;
            const double worth =
                model.shot(model.attacking(enemy.id), model.defending(unit.id)).wounds;
            if (worth > 0.0) threats_.push_back({enemy.id, unit.id, worth});
        }
    }
}

double Threats::elsewhere(UnitId enemy, UnitId except) const {
    double best = 0.0;
    for (const Threat& one : threats_) {
        if (one.enemy == enemy && one.unit != except) best = std::max(best, one.worth);
    }
    return best;
}

void Threats::tell(AttackModel& model) const {
    for (const Threat& one : threats_)
        model.expectReply(one.enemy, fear * elsewhere(one.enemy, UnitId{}));
}

Threats threatsTo(AttackModel& model, Player player, const Skill& skill) {
    if (!skill.countsAttacks) return {};
    Threats threats(model, player);
    if (skill.countsReplies) threats.tell(model);
    return threats;
}

Exposure::Exposure(AttackModel& model, UnitId unit, const Skill& skill, const Threats& threats)
    : model_(model), unit_(unit), skill_(skill) {
    if (!skill.countsAttacks) return;
    const View& view = model.view();
    for (const UnitView& enemy : view.units) {
        if (enemy.player == view.unit(unit).player || !isOnTable(enemy)) continue;
        enemies_.push_back({enemy.id, reachOfWeapons(view, enemy), strideOf(view, enemy),
                            threats.elsewhere(enemy.id, unit), model.isEngaged(enemy.id, unit)});
    }
}

// The worth of the best attack of the enemy after one Move towards the unit, straight or around a
// corner.
double Exposure::attackAfterMove(const Enemy& enemy, const Stands& self, double away) const {
    Stands attacker = model_.attacking(enemy.id);
    const geometry::Mini from = attacker.leader;
    const Vec2 there = flatOf(self.leader) - flatOf(from);
    const double far = glm::length(there);
    if (far <= 0.0) return 0.0;
    const View& view = model_.view();
    const bool melee = fightingDistance(view, view.unit(enemy.id)) <= 0.0;
    const bool charges = melee && away <= enemy.stride;
    const double needed = charges ? away : std::max(1.0, away - enemy.reach + rangeMargin);
    const double step = std::min(needed, enemy.stride);
    const Vec2 ahead = there / far;
    for (const double turn : {0.0, cornerTurn, -cornerTurn}) {
        const double inches = std::min(enemy.stride, step / std::cos(turn));
        const Vec2 way{ahead.x * std::cos(turn) - ahead.y * std::sin(turn),
                       ahead.x * std::sin(turn) + ahead.y * std::cos(turn)};
        attacker.leader = gone(from, way, inches);
        // The enemy turns towards the unit while it moves.
        attacker.leader.facing = geometry::angleOf(there);
        const double worth = model_.shot(attacker, self).wounds;
        if (worth > 0.0 || charges) return worth;
    }
    return 0.0;
}

double Exposure::attackOf(const Enemy& enemy, const Stands& self, bool held) const {
    Stands attacker = model_.attacking(enemy.id);
    attacker.engaged = enemy.engaged || held;
    const double away = model_.distance(attacker, self);
    if (away > enemy.reach + (skill_.countsMoves ? enemy.stride : 0.0)) return 0.0;
    if (skill_.countsMoves) ++attacker.tokens;
    const double worth = model_.shot(attacker, self).wounds;
    const bool moves = worth <= 0.0 && skill_.countsMoves && !attacker.engaged;
    return moves ? attackAfterMove(enemy, self, away) : worth;
}

// The largest loss. A game without a mission counts only defeated units. There, the last wound of a
// unit costs all points of the unit.
double Exposure::mostLost() const {
    const View& view = model_.view();
    const UnitView& own = view.unit(unit_);
    const bool countsDefeats = model_.isForResult() && view.mission.objective == nullptr;
    return mostShare * (countsDefeats ? std::max(1, own.card->points) : worthOf(view, own));
}

// The attacks with the highest worth count most, because enemies do not all attack one unit. If the
// unit engages an enemy, this enemy cannot attack other units.
Received Exposure::received(const geometry::Mini& leader, int dodges) const {
    const View& view = model_.view();
    const UnitView& own = view.unit(unit_);
    const int tokens = own.tokens[Token::suppression];
    const double shaken =
        costOfSuppression(view, own, tokens + 1) - costOfSuppression(view, own, tokens);
    std::vector<double> losses;
    Received sum;
    Stands self = model_.standing(unit_, leader);
    for (const Enemy& enemy : enemies_) {
        const UnitView& other = view.unit(enemy.id);
        if (other.activated && view.round >= view.lastRound) continue;
        // Dodge tokens are removed at the end of the round.
        self.tokens = other.activated ? 0 : own.tokens[Token::dodge] + dodges;
        const bool held = self.engaged && model_.engages(self, enemy.id);
        const double loss = attackOf(enemy, self, held);
        const double rivals = elsewhereShare * enemy.elsewhere * enemy.elsewhere;
        const double when = other.activated ? attackLater : 1.0;
        if (held && rivals > 0.0)
            sum.wounds -= fear * when * enemy.elsewhere * rivals / (loss * loss + rivals);
        if (loss <= 0.0) continue;
        const double weight = when * (held ? 1.0 : loss * loss / (loss * loss + rivals));
        losses.push_back(weight * loss);
        sum.suppression += furtherAttack * weight * shaken;
    }
    std::sort(losses.rbegin(), losses.rend());
    double counts = fear;
    for (const double loss : losses) {
        sum.wounds += counts * loss;
        counts *= furtherAttack;
    }
    sum.wounds = std::min(sum.wounds, mostLost());
    return sum;
}

double Exposure::worthOfStandby() const {
    const View& view = model_.view();
    const UnitView& own = view.unit(unit_);
    const Stands self = model_.attacking(unit_);
    const double range2 = 2.0 * view.battlefield.dimensions().rangeBand;
    double best = 0.0;
    for (const UnitView& other : view.units) {
        if (other.player == own.player || !isOnTable(other) || other.activated) continue;
        Stands comes = model_.defending(other.id);
        const double away = model_.distance(self, comes);
        if (away > range2 + strideOf(view, other)) continue;
        const Vec2 there = flatOf(self.leader) - flatOf(comes.leader);
        const double far = glm::length(there);
        if (far <= 0.0) continue;
        comes.leader = gone(comes.leader, there / far, std::max(0.0, away - range2 + rangeMargin));
        best = std::max(best, model_.shot(self, comes).wounds);
    }
    return (skill_.countsReplies ? keptStandby : standbyShare) * best;
}

}  // namespace sightline::engine
