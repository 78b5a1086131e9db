#include "engine/legion/advice/players/attack_model.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack_numbers/pool_dice.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {
namespace {

// The shares of a unit's points that suppression costs.
constexpr double panicShare = 0.4, suppressedShare = 0.2, shakenShare = 0.08;
// A suppression token on a unit that has activated costs this share, because it may rally.
constexpr double ralliesLater = 0.5;
constexpr double contact = 0.02;  // inches; a smaller distance counts as base contact

double worthOfSuppression(const View& view, const UnitView& unit) {
    const int tokens = unit.tokens[Token::suppression];
    const double more =
        costOfSuppression(view, unit, tokens + 1) - costOfSuppression(view, unit, tokens);
    return more * (unit.activated ? ralliesLater : 1.0);
}

geometry::Cover coverOf(const View& view, const geometry::Mini& from, const geometry::Mini& to) {
    const auto found = geometry::obscured(view.battlefield, from, to, {}, [] { return true; });
    geometry::Cover best = geometry::Cover::none;
    for (const geometry::Obscuring& one : found.by) {
        if (one.counts()) best = std::max(best, one.cover);
    }
    return best;
}

}  // namespace

double costOfSuppression(const View& view, const UnitView& unit, int tokens) {
    if (!unit.card->courage || *unit.card->courage <= 0 || tokens <= 0) return 0.0;
    const int courage = *unit.card->courage;
    const double worth = worthOf(view, unit);
    if (tokens >= 2 * courage) return panicShare * worth;
    if (tokens >= courage) return suppressedShare * worth;
    return shakenShare * worth * tokens / courage;
}

Shot shotAt(const View& view, UnitId attacker, UnitId defender) {
    const AttackPreview preview = previewAttack(view, attacker, defender, false);
    if (!preview.legal) return {};
    const UnitView& other = view.unit(defender);
    Shot shot{defender, worthOfWounds(view, other, preview)};
    if (preview.range && preview.range->distance > contact && preview.dice.size() > 0)
        shot.suppression = worthOfSuppression(view, other);
    return shot;
}

Shot bestShot(const View& view, UnitId attacker) {
    Shot best;
    const UnitView& self = view.unit(attacker);
    if (!isOnTable(self)) return best;
    const Tabletop table = tabletopOf(view);
    const ViewState now(view, &table);
    const bool further = mayShootFurther(view, table, attacker);
    for (const UnitView& other : view.units) {
        if (other.player == self.player || !isOnTable(other)) continue;
        if (weaponsAgainst(now, attacker, other.id, further).empty()) continue;
        const Shot one = shotAt(view, attacker, other.id);
        if (!one.defender.none() && (best.defender.none() || one.worth() > best.worth()))
            best = one;
    }
    return best;
}

Stands AttackModel::attacking(UnitId unit) const {
    const UnitView& self = view_.unit(unit);
    return {unit, view_.mini(self.minis.front()).mini, self.tokens[Token::aim]};
}

Stands AttackModel::defending(UnitId unit) const {
    const UnitView& self = view_.unit(unit);
    return {unit, view_.mini(self.minis.front()).mini, self.tokens[Token::dodge]};
}

double AttackModel::distance(const Stands& attacker, const Stands& defender) const {
    const UnitView& other = view_.unit(defender.unit);
    const geometry::Vec2 step =
        flatOf(defender.leader) - flatOf(view_.mini(other.minis.front()).mini);
    const double radius = attacker.leader.base.width / 2.0;
    double nearest = 1e9;
    for (const MiniId id : other.minis) {
        const geometry::Mini& mini = view_.mini(id).mini;
        nearest = std::min(nearest, glm::distance(flatOf(attacker.leader), flatOf(mini) + step) -
                                        radius - mini.base.width / 2.0);
    }
    return std::max(0.0, nearest);
}

// The best weapon of each miniature at this distance.
std::vector<std::pair<const Weapon*, MiniId>> AttackModel::weaponsAt(const UnitView& unit,
                                                                     double distance) const {
    const double band = view_.battlefield.dimensions().rangeBand;
    std::vector<std::pair<const Weapon*, MiniId>> used;
    for (const MiniId id : unit.minis) {
        const MiniView& mini = view_.mini(id);
        const Weapon* best = nullptr;
        double most = 0.0;
        for (const Weapon& weapon : unit.card->weapons) {
            if (weapon.area || weapon.overrun) continue;
            if (!weapon.isUsedBy(mini.carrier, mini.counterpart)) continue;
            const bool melee = distance <= contact;
            const bool reaches = melee ? weapon.melee
                                       : weapon.ranged && distance <= weapon.maximumRange * band &&
                                             distance > (weapon.minimumRange - 1) * band;
            if (!reaches) continue;
            const double value = expectedResults(weapon.dice, unit.card->attackSurge);
            if (best && value <= most) continue;
            best = &weapon;
            most = value;
        }
        if (best) used.emplace_back(best, id);
    }
    return used;
}

double AttackModel::woundsOf(const Stands& attacker, const Stands& defender, double distance,
                             geometry::Cover cover) {
    const double band = view_.battlefield.dimensions().rangeBand;
    const int bands = distance <= contact ? 0 : static_cast<int>(std::ceil(distance / band));
    const Key key{attacker.unit.value, defender.unit.value,     bands,
                  attacker.tokens,     static_cast<int>(cover), defender.tokens};
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    const UnitView &self = view_.unit(attacker.unit), &other = view_.unit(defender.unit);
    const auto weapons = weaponsAt(self, distance);
    double& worth = known_[key];
    if (weapons.empty()) return worth;
    AttackFacts facts{.attacker = self.id, .defender = other.id};
    facts.attackerCard = self.card;
    facts.defenderCard = other.card;
    facts.kind = bands == 0 ? AttackFacts::Kind::melee : AttackFacts::Kind::ranged;
    facts.suppressed = other.isSuppressed;
    facts.aim = attacker.tokens;
    facts.dodge = defender.tokens;
    for (const auto& [weapon, mini] : weapons) {
        facts.weapons.push_back(weapon);
        facts.users.push_back(mini);
    }
    OddsQuestion odds;
    odds.pool = diceOf(facts.weapons);
    odds.ranged = bands > 0;
    odds.aim = attacker.tokens;
    odds.attackSurgeTokens = self.tokens[Token::surge];
    odds.defenseDie = other.card->defenseDie;
    odds.dodge = defender.tokens;
    odds.defenseSurgeTokens = other.tokens[Token::surge];
    odds.observation = other.tokens[Token::observation];
    take(attackTermsOf(ViewState(view_), facts), bands == 0 ? geometry::Cover::none : cover, odds);
    odds.mostWounds = woundsLeft(view_, other);
    AttackPreview preview;
    preview.chances = oddsOf(odds).wounds;
    worth = worthOfWounds(view_, other, preview);
    return worth;
}

Shot AttackModel::shot(const Stands& attacker, const Stands& defender) {
    const UnitView &self = view_.unit(attacker.unit), &other = view_.unit(defender.unit);
    const double away = distance(attacker, defender);
    const bool ranged = away > contact;
    if ((ranged && other.inMelee) || weaponsAt(self, away).empty()) return {};
    geometry::Cover cover = geometry::Cover::none;
    if (ranged) {
        if (!geometry::isVisibleAtOnce(view_.battlefield, geometry::silhouetteOf(attacker.leader),
                                       geometry::silhouetteOf(defender.leader)))
            return {};
        if (isTrooper(other.card->type)) cover = coverOf(view_, attacker.leader, defender.leader);
    }
    Shot shot{defender.unit, woundsOf(attacker, defender, away, cover)};
    if (ranged) shot.suppression = worthOfSuppression(view_, other);
    return shot;
}

double AttackModel::potential(UnitId attacker, UnitId defender) {
    return woundsOf(attacking(attacker), defending(defender),
                    fightingDistance(view_, view_.unit(attacker)), geometry::Cover::none);
}

Shot AttackModel::bestShot(const Stands& attacker) {
    Shot best;
    for (const UnitView& other : view_.units) {
        if (other.player == view_.unit(attacker.unit).player || !isOnTable(other)) continue;
        const Shot one = shot(attacker, defending(other.id));
        if (!one.defender.none() && (best.defender.none() || one.worth() > best.worth()))
            best = one;
    }
    return best;
}

}  // namespace sightline::engine
