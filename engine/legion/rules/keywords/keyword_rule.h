/// KeywordRule: the implementation of a keyword, and its registration for all units that have the
/// keyword. Each keyword has one small file and one line in entries.inc.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

struct ActionSource;
class CurrentState;

/// A unit that has the keyword now, either on its card or on a weapon in its attack pool.
struct Bearer {
    UnitId unit;
    Player player{};
    Keyword keyword{};
    int x = 0;  ///< the sum of the keyword's values (p. 8, X Keywords)
    Citation citation() const { return citationOf(keyword); }
    /// The keyword as the reason for the change of a number by `amount`.
    Reason reason(int amount) const;
};

/// Returns each undefeated unit of that player whose card has the keyword, in the order of units.
std::vector<Bearer> bearersOf(const Battle& battle, Player player, Keyword keyword);
/// Returns the attacker if the current pool has the keyword. The values of all weapons in the pool
/// are added up. The result has at most one element.
std::vector<Bearer> attackersWith(const Battle& battle, Player player, Keyword keyword);

/// Returns each undefeated unit of that player that has a weapon with the keyword, in the order of
/// units.
std::vector<Bearer> armedWith(const Battle& battle, Player player, Keyword keyword);

/// True during that unit's activation.
bool isActivating(const Battle& battle, UnitId unit);
/// The name and the text of the keyword for questions, as printed on the bearer's card.
ActionSource actionSourceOf(const Battle& battle, const Bearer& bearer);

/// The owner of a keyword at a standing point: the unit or weapons that must have the keyword.
enum class BorneBy {
    unit,      ///< the unit that the point names
    attacker,  ///< the attacking unit; its keywords do not act if the attack comes from an area
               ///< weapon
    pool,      ///< the weapons in the attack pool, or the weapon that the point names; values add
               ///< up
    defender   ///< the defending unit
};
/// Whether a keyword acts in a game in which the players apply it by hand
/// (`KeywordText::leftByHand`).
enum class IfByHand { doesNotAct, acts };
/// Returns the bearer at that point. Returns no value if the keyword does not act there.
std::optional<Bearer> bearerOn(const CurrentState& now, UnitId unit, Keyword keyword,
                               IfByHand byHand = IfByHand::doesNotAct);
std::optional<Bearer> bearerWith(const CurrentState& now, UnitId unit, const WeaponChoice& weapon,
                                 Keyword keyword);
std::optional<Bearer> bearerIn(const CurrentState& now, const AttackFacts& facts, BorneBy by,
                               Keyword keyword);

/// True if the parameter of an instance of the bearer's keyword names the other unit.
bool namesUnit(const CurrentState& now, const Bearer& bearer, UnitId other);

/// The timing points at which the weapons of a pool can act: from the forming of the pool to the
/// end of its attack.
using MomentsOfAPool =
    TimingPoints<GatherAttackDice, DowngradeAttackDice, UpgradeAttackDice, RerollAttackDice,
                 ConvertAttackSurges, DetermineObscured, DetermineCover, RollCoverPool, ApplyCover,
                 ApplyDodge, ModifyAttackDice, GatherDefenseDice, DowngradeDefenseDice,
                 UpgradeDefenseDice, RerollDefenseDice, ConvertDefenseSurges, ModifyDefenseDice,
                 CompareResults, SufferWounds, WoundsSuffered, MiniatureDefeated, UnitDefeated,
                 AssignSuppression, AttackResolved, TokensSpent, GainToken>;

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
/// True if the data of the point contain the owner that `by` names.
template <class Point, BorneBy by>
constexpr bool knowsBearer() {
    if (std::is_same_v<Point, AttackNumbers>) return by != BorneBy::unit;
    switch (by) {
        case BorneBy::unit:
            return detail::NamesUnit<Point>;
        case BorneBy::attacker:
            return detail::NamesAttacker<Point>;
        case BorneBy::defender:
            return detail::NamesDefender<Point>;
        case BorneBy::pool:
            return detail::NamesAttacker<Point> && detail::NamesWeapon<Point>;
    }
    return false;
}

/// Timing points at which dice are added, turned, rerolled or canceled. Two kinds are not included:
/// ConvertDefenseSurges, where keywords give a surge chart; cover and dodge tokens, which have
/// their own steps.
template <class Point>
inline constexpr bool changesAttackDice =
    std::is_same_v<Point, GatherAttackDice> || std::is_same_v<Point, DowngradeAttackDice> ||
    std::is_same_v<Point, UpgradeAttackDice> || std::is_same_v<Point, RerollAttackDice> ||
    std::is_same_v<Point, ConvertAttackSurges> || std::is_same_v<Point, ModifyAttackDice> ||
    std::is_same_v<Point, GatherDefenseDice> || std::is_same_v<Point, DowngradeDefenseDice> ||
    std::is_same_v<Point, UpgradeDefenseDice> || std::is_same_v<Point, RerollDefenseDice> ||
    std::is_same_v<Point, ModifyDefenseDice>;

/// The timing points of Appendix E, for `at` and `onWeapons`. A rule that names a point at which it
/// could never act does not compile.
template <class Point>
concept IsAMoment = isMoment<Point>;
/// The timing points at which an attack pool exists, for `inPool`.
template <class Point>
concept HasAttackPool = isMomentOfAPool<Point>;
/// The standing points that know the owner `by`, for `holds`.
template <class Point, BorneBy by>
concept StandingPointKnows = isStandingPoint<Point> && knowsBearer<Point, by>();

/// The complete implementation of one keyword.
class KeywordRule {
  public:
    /// The data that are printed with the keyword and that the code reads: its value, its
    /// parameter.
    struct PrintedParameters {
        bool value = false, parameter = false;
    };
    explicit KeywordRule(Keyword keyword) : KeywordRule(keyword, PrintedParameters{}) {}
    KeywordRule(Keyword keyword, PrintedParameters reads) : keyword_(keyword), reads_(reads) {}

    Keyword keyword() const { return keyword_; }
    PrintedParameters reads() const { return reads_; }
    /// The parts that the code applies, by their names in automation.json. Empty: the code applies
    /// all parts.
    const std::vector<std::string>& parts() const { return parts_; }
    bool isWhole() const { return parts_.empty(); }
    /// True if the keyword makes entries in the record when it acts. False for keywords that define
    /// permissions, distances of moves or army building; these make no entries.
    bool leavesEntry() const { return told_; }
    KeywordRule&& leavesNoEntry() && {
        told_ = false;
        return std::move(*this);
    }
    /// The code applies only these parts; the players apply the other parts by hand.
    KeywordRule&& inParts(std::vector<std::string> parts) && {
        parts_ = std::move(parts);
        return std::move(*this);
    }
    /// True if the keyword acts on dice at a timing point at which a player may choose. Previews
    /// and odds do not include such a keyword.
    bool actsOnDice() const { return actsOnDice_; }
    /// True if the keyword changes the numbers of an attack. Previews and odds also use these
    /// numbers.
    bool changesAttackNumbers() const { return changesAttackNumbers_; }

    template <class Point>
    using Resolve = Task<void> (*)(Battle&, Bearer, Point&);
    template <class Point>
    using Applies = bool (*)(const Battle&, const Bearer&, const Point&);
    template <class Point>
    using Change = void (*)(const CurrentState&, const Bearer&, Point&);
    /// A `Change` of a standing point that knows the owner `by`.
    template <class Point, BorneBy by>
    requires StandingPointKnows<Point, by>
    using ChangeBy = Change<Point>;

    /// Each unit with the keyword acts at that timing point. A player chooses the order of
    /// simultaneous effects (p. 6). The name of each effect therefore contains the keyword and the
    /// unit.
    template <IsAMoment Point>
    KeywordRule&& at(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(bearersOf, resolve, applies, true);
    }
    /// Registers a weapon keyword: it acts in the attack whose pool has the keyword. The order of
    /// its effects makes no difference.
    template <HasAttackPool Point>
    KeywordRule&& inPool(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(attackersWith, resolve, applies, false);
    }
    /// Registers a weapon keyword that acts for each unit with such a weapon. No attack pool needs
    /// to have the weapon.
    template <IsAMoment Point>
    KeywordRule&& onWeapons(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(armedWith, resolve, applies, false);
    }

    /// Registers a change of a standing point; `by` must have the keyword. `change` asks nothing
    /// and rolls nothing. The game, the previews and the odds call it with their own state.
    template <class Point, BorneBy by>
    KeywordRule&& holds(ChangeBy<Point, by> change) && {
        changesAttackNumbers_ = changesAttackNumbers_ || std::is_same_v<Point, AttackNumbers>;
        return std::move(*this).template stand<Point>(
            change, [](const CurrentState& now, Keyword keyword, const Point& point) {
                if constexpr (std::is_same_v<Point, AttackNumbers>)
                    return bearerIn(now, point.facts, by, keyword);
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
    /// Registers a change for the unit of the point. The change also acts in games in which the
    /// players apply the rest of the keyword by hand, because code applied this part earlier.
    template <class Point>
    KeywordRule&& holdsEvenByHand(ChangeBy<Point, BorneBy::unit> change) && {
        return std::move(*this).template stand<Point>(
            change, [](const CurrentState& now, Keyword keyword, const Point& point) {
                return bearerOn(now, point.unit, keyword, IfByHand::acts);
            });
    }

    void joinTo(Effects& effects) const {
        for (const auto& join : joins_) join(effects);
    }

  private:
    using Bearers = std::vector<Bearer> (*)(const Battle&, Player, Keyword);

    template <class Point, class Find>
    KeywordRule&& stand(Change<Point> change, Find find) && {
        joins_.push_back([keyword = keyword_, change, find](Effects& effects) {
            effects.addStanding<Point>([=](const CurrentState& now, Point& point) {
                const std::optional<Bearer> bearer = find(now, keyword, point);
                if (bearer) change(now, *bearer, point);
            });
        });
        return std::move(*this);
    }

    template <class Point>
    KeywordRule&& join(Bearers bearers, Resolve<Point> resolve, Applies<Point> applies,
                       bool ordered) && {
        actsOnDice_ = actsOnDice_ || changesAttackDice<Point>;
        joins_.push_back(
            [keyword = keyword_, bearers, resolve, applies, ordered](Effects& effects) {
                effects.addBorne<Point>([=](const Battle& battle, Player player, const Point& at) {
                    std::vector<Effect<Point>> own;
                    for (const Bearer& bearer : bearers(battle, player, keyword)) {
                        if (applies && !applies(battle, bearer, at)) continue;
                        Effect<Point> effect{.controller = player};
                        effect.resolve = [=](Battle& now, Point& point) {
                            return resolve(now, bearer, point);
                        };
                        effect.name = nameOfEffect(battle, bearer);
                        effect.id = idOfEffect(bearer);
                        effect.ordered = ordered;
                        if (applies) {
                            effect.applies = [=](const Battle& now, const Point& point) {
                                return applies(now, bearer, point);
                            };
                        }
                        own.push_back(std::move(effect));
                    }
                    return own;
                });
            });
        return std::move(*this);
    }
    /// The name of an effect, such as "Inspire 1 (Leia Organa)".
    static std::string nameOfEffect(const Battle& battle, const Bearer& bearer);
    /// The id of an effect: keyword and unit, such as "Inspire:3".
    static std::string idOfEffect(const Bearer& bearer);

    Keyword keyword_;
    PrintedParameters reads_;
    std::vector<std::string> parts_{};
    bool actsOnDice_ = false, changesAttackNumbers_ = false, told_ = true;
    std::vector<std::function<void(Effects&)>> joins_{};
};

}  // namespace sightline::engine
