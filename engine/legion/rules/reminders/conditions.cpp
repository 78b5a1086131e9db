#include "engine/legion/rules/reminders/conditions.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/lists/catalogue/cards.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/movement/melee.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

template <class Value>
bool isAmong(const std::vector<Value>& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

bool hasOneOf(const std::vector<KeywordText>& keywords, const std::vector<std::string>& names) {
    return std::any_of(keywords.begin(), keywords.end(),
                       [&](const KeywordText& one) { return isAmong(names, one.name.text()); });
}

bool liesAmong(const std::vector<RolledDie>& dice, const std::vector<Face>& faces) {
    return std::any_of(dice.begin(), dice.end(),
                       [&](const RolledDie& one) { return isAmong(faces, one.face); });
}

class Judge {
  public:
    Judge(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder)
        : battle_(battle),
          scene_(scene),
          holder_(holder),
          self_(holder.ofArea ? UnitId{} : holder.unit) {}

    bool holds(const MomentCondition& when) const {
        return (!when.self || isSuch(self_, *when.self)) &&
               (!when.acting || isSuch(scene_.unit, *when.acting)) &&
               (!when.attacker || attackerIsSuch(*when.attacker)) &&
               (!when.defender || isSuch(defender(), *when.defender)) &&
               (!when.ally || someoneIsSuch(holder_.player, *when.ally)) &&
               (!when.enemy || someoneIsSuch(opponent(holder_.player), *when.enemy)) &&
               (when.token.empty() || (scene_.token && isAmong(when.token, *scene_.token))) &&
               (when.action.empty() || (scene_.action && isAmong(when.action, *scene_.action))) &&
               (!when.byCard || scene_.ofCard) && (!when.byItself || scene_.byItself) &&
               attackIsSuch(when);
    }

  private:
    bool attackIsSuch(const MomentCondition& when) const {
        if (when.attack && !isKind(*when.attack)) return false;
        if (!when.pool.empty() && !poolHas(when.pool)) return false;
        if (!when.wholePool.empty() && !wholePoolHas(when.wholePool)) return false;
        if (!when.spent.empty() && !hasSpent(when.spent)) return false;
        if (!scene_.attack) return when.dice.empty() && when.defenseDice.empty() && !when.wounds;
        const Attack& attack = *scene_.attack;
        return (when.dice.empty() || liesAmong(attack.dice, when.dice)) &&
               (when.defenseDice.empty() || liesAmong(attack.defenseDice, when.defenseDice)) &&
               attack.wounds.value_or(0) >= when.wounds.value_or(0);
    }

    // The declared defender. No value: no defender is declared yet.
    UnitId defender() const { return scene_.pool ? scene_.pool->defender : UnitId{}; }

    bool someoneIsSuch(Player player, const UnitCondition& is) const {
        return std::any_of(battle_.units.begin(), battle_.units.end(), [&](const UnitState& one) {
            return one.player == player && (is.defeated || !one.defeated()) && isSuch(one.id, is);
        });
    }

    // True if the attacker meets the condition. The token of an area weapon is no unit, so it can
    // meet only a condition that tests nothing except the range.
    bool attackerIsSuch(const UnitCondition& is) const {
        if (!scene_.area()) return isSuch(scene_.attacker, is);
        const bool onlyRange = !is.who && !is.listed && is.tokens.empty() && !is.wounds &&
                               !is.woundsOfX && !is.engaged && !is.undeployed && !is.defeated &&
                               !is.hurt && !is.ordered && !is.facedown && !is.moved;
        return onlyRange && (!is.range || isWithin(scene_.attacker, *is.range)) &&
               (!is.beyond || !isWithin(scene_.attacker, *is.beyond));
    }

    bool isSuch(UnitId id, const UnitCondition& is) const {
        if (!battle_.has(id)) return false;
        const UnitState& unit = battle_.unit(id);
        if (is.another && id == self_) return false;
        if (is.engaged && !isEngaged(battle_, id)) return false;
        if (is.undeployed && !unit.undeployed) return false;
        if (is.defeated && !unit.defeated()) return false;
        if (is.hurt && !isHurt(unit)) return false;
        if (is.ordered && (!unit.ordered || unit.activated)) return false;
        if (is.facedown && *is.facedown != (unit.ordered && unit.activated)) return false;
        if (is.moved && battle_.asks.reminderKnowsMoves && !mayHaveMoved(id, *is.moved))
            return false;
        return isWho(unit, is) && (is.tokens.empty() || hasToken(id, is.tokens)) &&
               woundsOf(unit) >= leastWounds(is) && (!is.range || isWithin(id, *is.range)) &&
               (!is.beyond || !isWithin(id, *is.beyond));
    }

    // With `moved`: true if the unit may have made a Move in its activation. Without `moved`: true
    // if it may have made none. The record shows the Moves; after players moved a miniature by
    // hand, both are possible.
    bool mayHaveMoved(UnitId id, bool moved) const {
        const bool acts = battle_.activation && battle_.activation->unit == id;
        bool made = false, byHand = false;
        for (auto entry = battle_.log.rbegin(); acts && entry != battle_.log.rend(); ++entry) {
            if (entry->happening == Happening::unitActivated) break;
            if (entry->unit != id || entry->mini.none()) continue;
            made = made || entry->happening == Happening::moved;
            byHand = byHand || entry->happening == Happening::adjusted;
        }
        return moved ? made || byHand : !made;
    }

    bool isWho(const UnitState& unit, const UnitCondition& is) const {
        const UnitFilter* listed =
            is.listed && holder_.keyword ? holder_.keyword->who.get() : nullptr;
        if (!is.who && !listed) return true;
        const UnitCard& card = *unit.card;
        const Rank rank = unit.rank();
        return (!is.who || is.who->matches(card, rank)) && (!listed || listed->matches(card, rank));
    }

    bool hasToken(UnitId id, const std::vector<Token>& tokens) const {
        const bool attacks = scene_.attack && (id == scene_.attacker || id == defender());
        return std::any_of(tokens.begin(), tokens.end(), [&](Token one) {
            return (attacks ? spendable(battle_, *scene_.attack, id, one)
                            : battle_.unit(id).tokens[one]) > 0;
        });
    }

    int woundsOf(const UnitState& unit) const {
        int wounds = 0;
        for (MiniId one : unit.minis) wounds += battle_.mini(one).wounds;
        return wounds;
    }
    bool isHurt(const UnitState& unit) const {
        return woundsOf(unit) > 0 || static_cast<int>(unit.minis.size()) < unit.startingMinis;
    }
    int leastWounds(const UnitCondition& is) const {
        if (!is.woundsOfX) return is.wounds.value_or(0);
        return holder_.keyword ? holder_.keyword->value.value_or(1) : 1;
    }

    // The miniatures from which the range is measured. If `leaderOnly` is true, only the unit
    // leader; otherwise all miniatures of the unit. If an area weapon attacks, its token stands for
    // the attacking unit.
    std::vector<geometry::Mini> minisOf(UnitId id, bool leaderOnly) const {
        if (!battle_.has(id)) {
            if (scene_.area()) return {scene_.area()->token};
            return {};
        }
        const UnitState& unit = battle_.unit(id);
        std::vector<geometry::Mini> minis;
        if (!unit.onTable()) return minis;
        for (MiniId one : unit.minis) {
            minis.push_back(battle_.mini(one).mini);
            if (leaderOnly) break;
        }
        return minis;
    }

    bool isWithin(UnitId other, int range) const {
        if (battle_.has(self_) && battle_.has(other) && battle_.unit(self_).undeployed &&
            battle_.unit(other).undeployed) {
            return battle_.unit(self_).player == battle_.unit(other).player;
        }
        const bool attacks = self_ == scene_.attacker && other == defender();
        const double inches = range * battle_.field.dimensions().rangeBand;
        const auto from = minisOf(self_, attacks), to = minisOf(other, false);
        return std::any_of(from.begin(), from.end(), [&](const geometry::Mini& one) {
            return std::any_of(to.begin(), to.end(), [&](const geometry::Mini& target) {
                return geometry::within(one, target, inches);
            });
        });
    }

    // True if the attack is of this kind. Before the weapons are chosen, the positions of the units
    // determine the kind (p. 32).
    bool isKind(AttackKind kind) const {
        if (scene_.area()) return kind == AttackKind::ranged;
        const bool chosen = scene_.pool && !scene_.pool->weapons.empty();
        if (scene_.pool && scene_.pool->overrun) return false;
        const bool melee = chosen ? scene_.pool->melee : couldBeMelee();
        return melee == (kind == AttackKind::melee);
    }

    // True if the attack could be a melee attack. As long as no defender is declared, the melees of
    // the unit with the card or keyword decide.
    bool couldBeMelee() const {
        if (scene_.pool) return areInMelee(scene_.attacker, scene_.pool->defender);
        if (self_ != scene_.attacker) return areInMelee(scene_.attacker, self_);
        const std::vector<UnitId> enemies = battle_.unitsOf(opponent(holder_.player));
        return std::any_of(enemies.begin(), enemies.end(),
                           [&](UnitId one) { return areInMelee(self_, one); });
    }

    bool areInMelee(UnitId one, UnitId other) const {
        for (const geometry::Mini& a : minisOf(one, false)) {
            for (const geometry::Mini& b : minisOf(other, false)) {
                if (geometry::inBaseContact(a, b)) return true;
            }
        }
        return false;
    }

    bool weaponHas(const WeaponChoice& one, const std::vector<std::string>& names) const {
        const std::vector<Weapon>& weapons = battle_.unit(scene_.attacker).card->weapons;
        const auto index = static_cast<std::size_t>(one.weapon);
        return index < weapons.size() && hasOneOf(weapons[index].keywords, names);
    }

    bool poolHas(const std::vector<std::string>& names) const {
        if (scene_.area()) return hasOneOf(scene_.area()->weapon.keywords, names);
        if (!scene_.pool || !battle_.has(scene_.attacker)) return false;
        return hasOneOf(battle_.unit(scene_.attacker).card->keywords, names) ||
               std::any_of(scene_.pool->weapons.begin(), scene_.pool->weapons.end(),
                           [&](const auto& one) { return weaponHas(one, names); });
    }

    bool wholePoolHas(const std::vector<std::string>& names) const {
        if (scene_.area()) return hasOneOf(scene_.area()->weapon.keywords, names);
        return scene_.pool && !scene_.pool->weapons.empty() &&
               std::all_of(scene_.pool->weapons.begin(), scene_.pool->weapons.end(),
                           [&](const auto& one) { return weaponHas(one, names); });
    }

    // True if the record shows that one of the tokens was spent while this pool was resolved. After
    // the pool is resolved, the record also contains entries of standby reactions, which are
    // skipped.
    bool hasSpent(const std::vector<Token>& tokens) const {
        if (!scene_.attack) return false;
        const UnitId attacker = scene_.attack->attacker;
        const UnitId spender = battle_.has(self_) ? self_ : scene_.attacker;
        auto entry = battle_.log.rbegin();
        if (scene_.point == pointId<AttackResolved>()) {
            entry = std::find_if(entry, battle_.log.rend(), [&](const Ruling& one) {
                return one.happening == Happening::attackEnded && one.unit == attacker &&
                       one.other == defender();
            });
            if (entry != battle_.log.rend()) ++entry;
        }
        for (; entry != battle_.log.rend(); ++entry) {
            if (beginsPool(entry->happening)) return false;
            if (entry->happening == Happening::adjusted) return true;
            if (entry->happening == Happening::tokenSpent && entry->unit == spender &&
                names(*entry, tokens)) {
                return true;
            }
        }
        return false;
    }

    static bool beginsPool(Happening happening) {
        return happening == Happening::attackEnded || happening == Happening::poolFormed ||
               happening == Happening::attackDeclared;
    }
    static bool names(const Ruling& spent, const std::vector<Token>& tokens) {
        return std::any_of(tokens.begin(), tokens.end(), [&](Token one) {
            return !spent.numbers.empty() && spent.numbers.front().name == one;
        });
    }

    const Battle& battle_;
    const ReminderScene& scene_;
    const ReminderHolder& holder_;
    UnitId self_;  ///< unit with the card; no value: a player, or an area weapon's token
};

}  // namespace

bool holds(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const MomentCondition& when) {
    return Judge(battle, scene, holder).holds(when);
}

}  // namespace sightline::engine
