#include "engine/legion/advice/players/attack_model.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack_numbers/pool_dice.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "geometry/range/arcs.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {
namespace {

// The shares of a unit's points that suppression costs.
constexpr double panicShare = 0.4, suppressedShare = 0.2, shakenShare = 0.08;
// A suppression token on a unit that has activated costs this share, because it may rally.
constexpr double ralliesLater = 0.5;
// A smaller distance, in inches, is base contact.
constexpr double contact = geometry::contactTolerance;
// An attack that an enemy would make in the next round counts as this share when it is prevented.
constexpr double nextRound = 0.4;

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

AttackModel::AttackModel(const View& view, bool forResult) : view_(view), forResult_(forResult) {
    std::optional<Tabletop> table;
    for (const UnitView& unit : view.units) {
        if (!unit.inMelee || !mayBeEngaged(*unit.card)) continue;
        if (!table) table = tabletopOf(view);
        for (const UnitId enemy : enemiesInMelee(*table, unit.id)) {
            if (mayBeEngaged(*view.unit(enemy).card)) engaged_.emplace_back(unit.id, enemy);
        }
    }
}

double costOfSuppression(const View& view, const UnitView& unit, int tokens) {
    if (!unit.card->courage || *unit.card->courage <= 0 || tokens <= 0) return 0.0;
    const int courage = *unit.card->courage;
    const double worth = worthOf(view, unit);
    if (tokens >= 2 * courage) return panicShare * worth;
    if (tokens >= courage) return suppressedShare * worth;
    return shakenShare * worth * tokens / courage;
}

AttackModel::Wounds AttackModel::judged(const UnitView& defender,
                                        const AttackPreview& preview) const {
    const double worth = forResult_ ? worthForResult(view_, defender, preview)
                                    : worthOfWounds(view_, defender, preview);
    return {worth, shareOfWounds(view_, defender, preview)};
}

// After its activation, an enemy attacks again only in the next round.
double AttackModel::preventedBy(const Shot& shot) const {
    const auto reply = replies_.find(shot.defender.value);
    if (shot.defender.none() || reply == replies_.end()) return 0.0;
    const bool acted = view_.unit(shot.defender).activated;
    if (acted && view_.round >= view_.lastRound) return 0.0;
    return shot.removed * reply->second * (acted ? nextRound : 1.0);
}

Shot AttackModel::exactShot(const View& view, UnitId attacker, UnitId defender) const {
    const AttackPreview preview = previewAttack(view, attacker, defender, false);
    if (!preview.legal) return {};
    const UnitView& other = view.unit(defender);
    const Wounds wounds = judged(other, preview);
    Shot shot{.defender = defender, .wounds = wounds.worth, .removed = wounds.removed};
    if (preview.range && preview.range->distance > contact && preview.dice.size() > 0)
        shot.suppression = worthOfSuppression(view, other);
    shot.prevented = preventedBy(shot);
    return shot;
}

Shot AttackModel::bestExactShot(const View& view, UnitId attacker) const {
    Shot best;
    const UnitView& self = view.unit(attacker);
    if (!isOnTable(self)) return best;
    const Tabletop table = tabletopOf(view);
    const ViewState now(view, &table);
    const bool further = mayShootFurther(view, table, attacker);
    for (const UnitView& other : view.units) {
        if (other.player == self.player || !isOnTable(other)) continue;
        if (weaponsAgainst(now, attacker, other.id, further).empty()) continue;
        const Shot one = exactShot(view, attacker, other.id);
        if (!one.defender.none() && (best.defender.none() || one.worth() > best.worth()))
            best = one;
    }
    return best;
}

Shot shotAt(const View& view, UnitId attacker, UnitId defender) {
    return AttackModel(view).exactShot(view, attacker, defender);
}

Shot bestShot(const View& view, UnitId attacker) {
    return AttackModel(view).bestExactShot(view, attacker);
}

Stands AttackModel::attacking(UnitId unit) const {
    const UnitView& self = view_.unit(unit);
    return {unit, view_.mini(self.minis.front()).mini, self.tokens[Token::aim], isEngaged(unit)};
}

Stands AttackModel::defending(UnitId unit) const {
    const UnitView& self = view_.unit(unit);
    return {unit, view_.mini(self.minis.front()).mini, self.tokens[Token::dodge], isEngaged(unit)};
}

Stands AttackModel::standing(UnitId unit, const geometry::Mini& leader) const {
    Stands stands{unit, leader};
    const Player player = view_.unit(unit).player;
    stands.engaged = std::any_of(view_.units.begin(), view_.units.end(), [&](const auto& other) {
        return other.player != player && isOnTable(other) && engages(stands, other.id);
    });
    return stands;
}

bool AttackModel::engages(const Stands& unit, UnitId enemy) const {
    const UnitView& self = view_.unit(unit.unit);
    if (unit.leader.position == view_.mini(self.minis.front()).mini.position)
        return std::find(engaged_.begin(), engaged_.end(), std::pair(unit.unit, enemy)) !=
               engaged_.end();
    if (!mayBeEngaged(*self.card) || !mayBeEngaged(*view_.unit(enemy).card)) return false;
    const Stands there = defending(enemy);
    return distance(unit, there) <= contact && isAtSameHeight(unit, there);
}

bool AttackModel::isEngaged(UnitId unit, UnitId except) const {
    return std::any_of(engaged_.begin(), engaged_.end(), [&](const auto& pair) {
        return pair.first == unit && pair.second != except;
    });
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
                                                                     double distance,
                                                                     Weapons weapons) const {
    const double band = view_.battlefield.dimensions().rangeBand;
    std::vector<std::pair<const Weapon*, MiniId>> used;
    for (const MiniId id : unit.minis) {
        const MiniView& mini = view_.mini(id);
        const Weapon* best = nullptr;
        double most = 0.0;
        for (std::size_t i = 0; i < unit.card->weapons.size(); ++i) {
            const Weapon& weapon = unit.card->weapons[i];
            if (weapon.area || weapon.overrun || !(weapons >> i & 1U)) continue;
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

AttackModel::Weapons AttackModel::weaponsInArc(const Stands& attacker, const Stands& defender) {
    const std::size_t count = view_.unit(attacker.unit).card->weapons.size();
    const geometry::Extent base = geometry::outlineOf(defender.leader);
    Weapons weapons = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::pair key{attacker.unit.value, static_cast<int>(i)};
        auto known = arcs_.find(key);
        if (known == arcs_.end())
            known =
                arcs_.emplace(key, firingArcs(ViewState(view_), attacker.unit, key.second)).first;
        const FiringArcs& firing = known->second;
        const auto aims = [&](geometry::Arc arc) {
            return geometry::isInArc(attacker.leader, arc, base);
        };
        const bool fires =
            !firing.limited || (attacker.leader.base.notched &&
                                std::any_of(firing.arcs.begin(), firing.arcs.end(), aims));
        if (fires) weapons |= 1U << i;
    }
    return weapons;
}

// False if one unit stands so far above the other that their bases cannot be in contact.
bool AttackModel::isAtSameHeight(const Stands& attacker, const Stands& defender) const {
    const double apart = std::abs(attacker.leader.position.z - defender.leader.position.z);
    return apart <= std::min(attacker.leader.height, defender.leader.height);
}

AttackModel::Wounds AttackModel::woundsOf(const Stands& attacker, const Stands& defender,
                                          double distance, geometry::Cover cover, Weapons allowed) {
    const double band = view_.battlefield.dimensions().rangeBand;
    const int bands = distance <= contact ? 0 : static_cast<int>(std::ceil(distance / band));
    const Key key{attacker.unit.value,     defender.unit.value, bands,  attacker.tokens,
                  static_cast<int>(cover), defender.tokens,     allowed};
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    const UnitView &self = view_.unit(attacker.unit), &other = view_.unit(defender.unit);
    const auto weapons = weaponsAt(self, distance, allowed);
    Wounds& wounds = known_[key];
    if (weapons.empty()) return wounds;
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
    wounds = judged(other, preview);
    return wounds;
}

Shot AttackModel::shot(const Stands& attacker, const Stands& defender) {
    const UnitView &self = view_.unit(attacker.unit), &other = view_.unit(defender.unit);
    double away = distance(attacker, defender);
    // A unit above or below the other one is near, but not in base contact.
    if (away <= contact && !isAtSameHeight(attacker, defender)) away = 2.0 * contact;
    const bool ranged = away > contact;
    const Weapons allowed = weaponsInArc(attacker, defender);
    if (ranged && (attacker.engaged || defender.engaged)) return {};
    if (weaponsAt(self, away, allowed).empty()) return {};
    geometry::Cover cover = geometry::Cover::none;
    if (ranged) {
        if (!geometry::isVisibleAtOnce(view_.battlefield, geometry::silhouetteOf(attacker.leader),
                                       geometry::silhouetteOf(defender.leader)))
            return {};
        if (isTrooper(other.card->type)) cover = coverOf(view_, attacker.leader, defender.leader);
    }
    const Wounds wounds = woundsOf(attacker, defender, away, cover, allowed);
    Shot shot{.defender = defender.unit, .wounds = wounds.worth, .removed = wounds.removed};
    if (ranged) shot.suppression = worthOfSuppression(view_, other);
    shot.prevented = preventedBy(shot);
    return shot;
}

double AttackModel::potential(UnitId attacker, UnitId defender) {
    const Weapons all = ~Weapons{0};
    return woundsOf(attacking(attacker), defending(defender),
                    fightingDistance(view_, view_.unit(attacker)), geometry::Cover::none, all)
        .worth;
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
