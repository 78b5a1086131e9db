/// KeywordRule: the implementation of a keyword, and its registration for all units that have the
/// keyword. Each keyword has one small file and one line in entries.inc.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/keywords/bearer.h"
#include "engine/legion/rules/keywords/standing_acts.h"
#include "engine/legion/rules/keywords/standing_result.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

/// The timing points at which the weapons of a pool can act: from the step in which the pool is
/// formed to the end of its attack.
using MomentsOfAPool =
    TimingPoints<GatherAttackDice, DowngradeAttackDice, UpgradeAttackDice, RerollAttackDice,
                 ConvertAttackSurges, AttackSurgesConverted, AttackRollEnded, DetermineObscured,
                 DetermineCover, RollCoverPool, ApplyCover, ApplyDodge, ModifyAttackDice,
                 GatherDefenseDice, DowngradeDefenseDice, UpgradeDefenseDice, RerollDefenseDice,
                 ConvertDefenseSurges, ModifyDefenseDice, CompareResults, SufferWounds,
                 WoundsSuffered, MiniatureDefeated, UnitDefeated, AssignSuppression, AttackResolved,
                 TokensSpent, GainToken>;

namespace detail {
template <class Point, class... Points>
constexpr bool isAmong(TimingPoints<Points...>) {
    return (std::is_same_v<Point, Points> || ...);
}
}  // namespace detail
template <class Point>
inline constexpr bool isMoment = detail::isAmong<Point>(AppendixE{});
template <class Point>
inline constexpr bool isStandingPoint = detail::isAmong<Point>(StandingPoints{});
template <class Point>
inline constexpr bool isMomentOfAPool = detail::isAmong<Point>(MomentsOfAPool{});

namespace detail {
template <class Point>
concept NamesUnit = requires(Point point) {
    point.unit;
};
template <class Point>
concept NamesAttacker = requires(Point point) {
    point.attacker;
};
template <class Point>
concept NamesDefender = requires(Point point) {
    point.defender;
};
template <class Point>
concept NamesWeapon = requires(Point point) {
    point.weapon;
};
}  // namespace detail
/// True if the type `Point` has the member that `by` requires, such as `attacker`.
template <class Point, BorneBy by>
constexpr bool knowsBearer() {
    if (std::is_same_v<Point, AttackNumbers>) return by != BorneBy::unit && by != BorneBy::cards;
    switch (by) {
        case BorneBy::unit:
            return detail::NamesUnit<Point>;
        case BorneBy::attacker:
            return detail::NamesAttacker<Point>;
        case BorneBy::defender:
            return detail::NamesDefender<Point>;
        case BorneBy::pool:
            return detail::NamesAttacker<Point> && detail::NamesWeapon<Point>;
        case BorneBy::cards:
            return detail::NamesUnit<Point> || detail::NamesAttacker<Point>;
    }
    return false;
}

/// True for timing points at which dice are added, turned, rerolled or canceled.
/// ConvertDefenseSurges is not included: keywords only give a surge chart there. The steps of cover
/// and dodge tokens are not included either.
template <class Point>
inline constexpr bool changesAttackDice =
    std::is_same_v<Point, GatherAttackDice> || std::is_same_v<Point, DowngradeAttackDice> ||
    std::is_same_v<Point, UpgradeAttackDice> || std::is_same_v<Point, RerollAttackDice> ||
    std::is_same_v<Point, ConvertAttackSurges> || std::is_same_v<Point, AttackSurgesConverted> ||
    std::is_same_v<Point, AttackRollEnded> || std::is_same_v<Point, ModifyAttackDice> ||
    std::is_same_v<Point, GatherDefenseDice> || std::is_same_v<Point, DowngradeDefenseDice> ||
    std::is_same_v<Point, UpgradeDefenseDice> || std::is_same_v<Point, RerollDefenseDice> ||
    std::is_same_v<Point, ModifyDefenseDice>;

/// The timing points of Appendix E in the Core Rulebook. `KeywordRule::at` and `onWeapons` accept
/// only these: a rule with a point at which it could never act does not compile.
template <class Point>
concept IsAMoment = isMoment<Point>;
/// The timing points at which an attack pool exists. `KeywordRule::inPool` accepts only these.
template <class Point>
concept HasAttackPool = isMomentOfAPool<Point>;
/// The standing points (timing/standing_points.h, such as `WeaponRange`) with the member for `by`,
/// such as `attacker`. `KeywordRule::holds` accepts only these.
template <class Point, BorneBy by>
concept StandingPointKnows = isStandingPoint<Point> && knowsBearer<Point, by>();

/// The complete implementation of one keyword.
class KeywordRule {
  public:
    /// Whether the code uses the value and the parameter that a card prints with the keyword.
    struct PrintedParameters {
        bool value = false, parameter = false;
    };
    explicit KeywordRule(Keyword keyword) : KeywordRule(keyword, PrintedParameters{}) {}
    KeywordRule(Keyword keyword, PrintedParameters reads) : keyword_(keyword), reads_(reads) {}

    Keyword keyword() const { return keyword_; }
    PrintedParameters reads() const { return reads_; }
    /// The names of the parts of the keyword that the code applies, as in automation.json. Empty:
    /// the code applies all parts.
    const std::vector<std::string>& parts() const { return parts_; }
    bool isWhole() const { return parts_.empty(); }
    /// True if the keyword makes entries in the record when it acts. Keywords about permissions,
    /// distances of moves or army building make no entries.
    bool leavesEntry() const { return told_; }
    KeywordRule&& leavesNoEntry() && {
        told_ = false;
        return std::move(*this);
    }
    /// True if the keyword acts when an army is built, besides its timing points and standing
    /// points.
    bool actsInArmyBuilding() const { return builds_; }
    KeywordRule&& inArmyBuilding() && {
        builds_ = true;
        return std::move(*this);
    }
    /// Declares that the code applies only the parts in `parts`. The players apply the other parts
    /// of the keyword by hand.
    KeywordRule&& inParts(std::vector<std::string> parts) && {
        parts_ = std::move(parts);
        return std::move(*this);
    }
    /// Call this for a keyword that gives a player a choice about dice, if the numbers of the
    /// attack assume the best choice. Previews and odds then include the keyword.
    KeywordRule&& countedInOdds() && {
        actsOnDice_ = false;
        return std::move(*this);
    }
    /// True if the keyword acts on dice at a timing point at which a player may have a choice.
    /// Previews and odds then ignore the keyword. False after a call of `countedInOdds`.
    bool actsOnDice() const { return actsOnDice_; }
    /// True if the keyword changes the numbers of an attack. Previews and odds use the keyword.
    bool changesAttackNumbers() const { return changesAttackNumbers_; }

    template <class Point>
    using Resolve = Task<void> (*)(Battle&, Bearer, Point&);
    template <class Point>
    using Applies = bool (*)(const Battle&, const Bearer&, const Point&);
    template <class Point>
    using Change = void (*)(const CurrentState&, const Bearer&, Point&);
    /// A function that changes a result of the rules, such as `WeaponRange`. The type of the result
    /// must have the member that `by` requires, such as `attacker`.
    template <class Point, BorneBy by>
    requires StandingPointKnows<Point, by>
    using ChangeBy = Change<Point>;

    /// Registers the keyword at a timing point. Each unit with the keyword acts there. A player
    /// chooses the order of simultaneous effects (p. 6). So the name of each effect contains the
    /// keyword and the unit.
    template <IsAMoment Point>
    KeywordRule&& at(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(bearersOf, resolve, applies,
                                                     talk::Ordering::always);
    }
    /// Like `at`, for a keyword whose effects may be applied in any order. So no player is asked
    /// for the order.
    template <IsAMoment Point>
    KeywordRule&& atInAnyOrder(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(bearersOf, resolve, applies,
                                                     talk::Ordering::never);
    }
    /// Like `at`, for a keyword whose order makes a difference only together with some other
    /// effects.
    template <IsAMoment Point>
    KeywordRule&& atInOrder(talk::Ordering ordering, Resolve<Point> resolve,
                            Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(bearersOf, resolve, applies, ordering);
    }
    /// Registers a weapon keyword that acts in an attack if the attack pool has the keyword. The
    /// order of its effects makes no difference.
    template <HasAttackPool Point>
    KeywordRule&& inPool(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(attackersWith, resolve, applies,
                                                     talk::Ordering::never);
    }
    /// Registers a weapon keyword that acts for each unit that has a weapon with the keyword. The
    /// weapon need not be in an attack pool.
    template <IsAMoment Point>
    KeywordRule&& onWeapons(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(armedWith, resolve, applies,
                                                     talk::Ordering::never);
    }
    /// Registers a keyword of equipped cards. It acts for each unit that has an equipped card with
    /// the keyword. The order of its effects makes no difference.
    template <IsAMoment Point>
    KeywordRule&& onCards(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(bearersOfCards, resolve, applies,
                                                     talk::Ordering::never);
    }
    /// `MakeAction` carries out the Card action of the keyword. `WouldMatter` is true if the action
    /// would change anything.
    using MakeAction = Task<void> (*)(Battle&, Bearer);
    using WouldMatter = bool (*)(const Battle&, const Bearer&);
    /// Registers the Card action of a keyword. If an instance of the keyword is printed as a Free
    /// Card action, the action is free. A unit makes it once in an activation, with the values of
    /// all instances added (p. 8, 24).
    KeywordRule&& cardAction(MakeAction make, WouldMatter matters = nullptr) &&;

    /// Registers `change`, which changes a result of the rules such as `WeaponRange` (a standing
    /// point). It acts if the unit or weapons that `by` names have the keyword. `change` asks no
    /// question and rolls no dice. The game, the previews and the odds call it with their own
    /// state.
    template <class Point, BorneBy by>
    KeywordRule&& holds(ChangeBy<Point, by> change) && {
        changesAttackNumbers_ = changesAttackNumbers_ || std::is_same_v<Point, AttackNumbers>;
        return std::move(*this).template stand<Point>(
            change, [](const CurrentState& now, Keyword keyword, const Point& point) {
                if constexpr (std::is_same_v<Point, AttackNumbers>)
                    return bearerIn(now, point.facts, by, keyword);
                else if constexpr (by == BorneBy::cards && detail::NamesAttacker<Point>)
                    return bearerOfCards(now, point.attacker, keyword);
                else if constexpr (by == BorneBy::cards)
                    return bearerOfCards(now, point.unit, keyword);
                else if constexpr (by == BorneBy::attacker)
                    return bearerOn(now, point.attacker, keyword);
                else if constexpr (by == BorneBy::defender)
                    return bearerOn(now, point.defender, keyword);
                else if constexpr (by == BorneBy::pool)
                    return bearerWith(now, point.attacker, point.weapon, keyword);
                else
                    return bearerOn(now, point.unit, keyword);
            });
    }
    /// Like `holds`, but `by` must be `unit` or `defender`. The change also acts in a game in which
    /// the players apply the keyword by hand. The reason: older versions of the code already
    /// applied this part of the keyword.
    template <class Point, BorneBy by = BorneBy::unit>
    requires(by == BorneBy::unit || by == BorneBy::defender) KeywordRule &&
        holdsEvenByHand(ChangeBy<Point, by> change) && {
        return std::move(*this).template stand<Point>(
            change, [](const CurrentState& now, Keyword keyword, const Point& point) {
                if constexpr (by == BorneBy::defender)
                    return bearerOn(now, point.defender, keyword, IfByHand::acts);
                else
                    return bearerOn(now, point.unit, keyword, IfByHand::acts);
            });
    }

    /// Registers the effects of the keyword in a game. `acts` counts the changes of standing
    /// points; null: nothing is counted.
    void joinTo(Effects& effects, const std::shared_ptr<StandingActs>& acts = nullptr) const {
        for (const auto& join : joins_) join(effects, acts);
    }
    /// True if the keyword acts at no timing point and at no standing point. Other code then asks
    /// whether a unit has the keyword, or the keyword concerns army building.
    bool joinsNoPoint() const { return joins_.empty(); }

  private:
    using Bearers = std::vector<Bearer> (*)(const Battle&, Player, Keyword);
    using Acts = std::shared_ptr<StandingActs>;

    template <class Point, class Find>
    KeywordRule&& stand(Change<Point> change, Find find) && {
        joins_.push_back([keyword = keyword_, change, find](Effects& effects, const Acts& acts) {
            if (acts) return countChanges<Point>(effects, acts, keyword, change, find);
            effects.addStanding<Point>(
                [=](const CurrentState& now, Point& point) {
                    const std::optional<Bearer> bearer = find(now, keyword, point);
                    if (bearer) change(now, *bearer, point);
                },
                keyword);
        });
        return std::move(*this);
    }

    // Registers a change of a standing point, like `stand`. Also counts the calls of `change` that
    // change the result at the standing point.
    template <class Point, class Find>
    static void countChanges(Effects& effects, const Acts& acts, Keyword keyword,
                             Change<Point> change, Find find) {
        const auto counted = [=](const CurrentState& now, Point& point) {
            const std::optional<Bearer> bearer = find(now, keyword, point);
            if (!bearer) return;
            if constexpr (HasStandingResult<Point>) {
                const StandingResult before = resultOf(point);
                change(now, *bearer, point);
                if (resultOf(point) != before) acts->add(keyword, bearer->unit);
            } else {
                change(now, *bearer, point);
                acts->add(keyword, bearer->unit);
            }
        };
        effects.addStanding<Point>(counted, keyword);
    }

    template <class Point>
    KeywordRule&& join(Bearers bearers, Resolve<Point> resolve, Applies<Point> applies,
                       talk::Ordering ordering) && {
        actsOnDice_ = actsOnDice_ || changesAttackDice<Point>;
        joins_.push_back([keyword = keyword_, bearers, resolve, applies, ordering](Effects& effects,
                                                                                   const Acts&) {
            const auto effectsOf = [=](const Battle& battle, Player player, const void* here) {
                std::vector<WaitingEffect> own;
                const Point& at = *static_cast<const Point*>(here);
                for (const Bearer& bearer : bearers(battle, player, keyword)) {
                    if (applies && !applies(battle, bearer, at)) continue;
                    Effect<Point> effect{.controller = player};
                    effect.resolve = [=](Battle& now, Point& point) {
                        return resolve(now, bearer, point);
                    };
                    effect.name = nameOfEffect(battle, bearer);
                    effect.id = idOfEffect(bearer);
                    effect.ordering = orderingIn(battle, ordering);
                    effect.applies = [=](const Battle& now, const Point& point) {
                        return !isGone(now, bearers, bearer) &&
                               (!applies || applies(now, bearer, point));
                    };
                    own.push_back(talk::waiting(std::move(effect)));
                }
                return own;
            };
            effects.addBorne(pointKey<Point>(), effectsOf, neededFor(bearers, keyword));
        });
        return std::move(*this);
    }
    /// True if the unit has been defeated since the effects of the timing point were found. False
    /// for keywords of an attack pool, because they act until the end of the attack.
    static bool isGone(const Battle& battle, Bearers bearers, const Bearer& bearer) {
        return bearers != attackersWith && isDefeated(battle, bearer.unit);
    }
    static bool isDefeated(const Battle& battle, UnitId unit);
    /// The keyword that a card in the game must have; in a game without it, the effects are not
    /// searched. No value for keywords of an attack pool: players may add weapons by hand, so the
    /// effects of these keywords are always searched.
    static std::optional<int> neededFor(Bearers bearers, Keyword keyword) {
        return bearers == attackersWith ? std::nullopt : std::optional(static_cast<int>(keyword));
    }
    /// The ordering of an effect in this game. Games of older versions know only the orderings
    /// `never` and `always`.
    static talk::Ordering orderingIn(const Battle& battle, talk::Ordering ordering);
    /// The name of an effect, such as "Inspire 1 (Leia Organa)".
    static std::string nameOfEffect(const Battle& battle, const Bearer& bearer);
    /// The id of an effect: the keyword and the id of the unit, such as "Inspire:3".
    static std::string idOfEffect(const Bearer& bearer);

    Keyword keyword_;
    PrintedParameters reads_;
    std::vector<std::string> parts_{};
    bool actsOnDice_ = false, changesAttackNumbers_ = false, told_ = true, builds_ = false;
    std::vector<std::function<void(Effects&, const Acts&)>> joins_{};
};

}  // namespace sightline::engine
