/// KeywordRule: the implementation of a keyword, bound to its bearers. Each keyword has one small
/// file and one line in entries.inc.
#pragma once
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

struct Attack;
struct ConvertAttackSurges;
struct DowngradeAttackDice;
struct DowngradeDefenseDice;
struct GatherAttackDice;
struct GatherDefenseDice;
struct ActionSource;
struct ModifyAttackDice;
struct ModifyDefenseDice;
struct RerollAttackDice;
struct RerollDefenseDice;
struct UpgradeAttackDice;
struct UpgradeDefenseDice;

/// A unit that has the keyword now, on its card or in its attack pool.
struct Bearer {
    UnitId unit;
    Player player{};
    Keyword keyword{};
    int x = 0;  ///< the sum of its values (p. 8, X Keywords)
    Citation citation() const { return citationOf(keyword); }
};

/// Each undefeated unit of that player whose card has the keyword, in order.
std::vector<Bearer> bearersOf(const Battle& battle, Player player, Keyword keyword);
/// The attacker, if the pool being resolved has the keyword; the values of all weapons in the pool
/// add up. At most one element.
std::vector<Bearer> attackersWith(const Battle& battle, Player player, Keyword keyword);

/// True during that unit's activation.
bool isActivating(const Battle& battle, UnitId unit);
/// The name and text of a bearer's keyword for questions, in the words of its card.
ActionSource actionSourceOf(const Battle& battle, const Bearer& bearer);

/// Timing points at which attack dice are added, turned, rerolled or canceled. Not included:
/// ConvertDefenseSurges, where keywords give a surge chart, and cover and dodge tokens, which have
/// their own steps.
template <class Point>
inline constexpr bool changesAttackDice =
    std::is_same_v<Point, GatherAttackDice> || std::is_same_v<Point, DowngradeAttackDice> ||
    std::is_same_v<Point, UpgradeAttackDice> || std::is_same_v<Point, RerollAttackDice> ||
    std::is_same_v<Point, ConvertAttackSurges> || std::is_same_v<Point, ModifyAttackDice> ||
    std::is_same_v<Point, GatherDefenseDice> || std::is_same_v<Point, DowngradeDefenseDice> ||
    std::is_same_v<Point, UpgradeDefenseDice> || std::is_same_v<Point, RerollDefenseDice> ||
    std::is_same_v<Point, ModifyDefenseDice>;

/// The complete implementation of one keyword.
class KeywordRule {
  public:
    /// The data printed with the keyword that the code reads.
    struct PrintedParameters {
        bool value = false, parameter = false;
    };
    explicit KeywordRule(Keyword keyword) : KeywordRule(keyword, PrintedParameters{}) {}
    KeywordRule(Keyword keyword, PrintedParameters reads) : keyword_(keyword), reads_(reads) {}

    Keyword keyword() const { return keyword_; }
    PrintedParameters reads() const { return reads_; }
    /// Parts that code applies, by their names in automation.json; empty: all.
    const std::vector<std::string>& parts() const { return parts_; }
    bool isWhole() const { return parts_.empty(); }
    /// True if the keyword makes entries in the record when it acts. False for keywords that define
    /// permissions, distances of moves or army building, which make no entries.
    bool leavesEntry() const { return told_; }
    KeywordRule&& leavesNoEntry() && {
        told_ = false;
        return std::move(*this);
    }
    /// Code applies only these parts; the players apply the others.
    KeywordRule&& inParts(std::vector<std::string> parts) && {
        parts_ = std::move(parts);
        return std::move(*this);
    }
    /// True if it acts on dice at a timing point. Keywords that only change numbers of an attack
    /// (engine/legion/rules/attack_numbers), or that a rule queries by name, have no timing points
    /// here.
    bool actsOnDice() const { return actsOnDice_; }

    template <class Point>
    using Resolve = Task<void> (*)(Battle&, Bearer, Point&);
    template <class Point>
    using Applies = bool (*)(const Battle&, const Bearer&, const Point&);

    /// Each unit with the keyword acts at that timing point. A player chooses the order of
    /// simultaneous effects (p. 6), so each effect is named after keyword and unit.
    template <class Point>
    KeywordRule&& at(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(bearersOf, resolve, applies, true);
    }
    /// The same for a weapon keyword, in the attack whose pool has it. The order of its effects
    /// makes no difference.
    template <class Point>
    KeywordRule&& inPool(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(attackersWith, resolve, applies, false);
    }

    void joinTo(Effects& effects) const {
        for (const auto& join : joins_) join(effects);
    }

  private:
    using Bearers = std::vector<Bearer> (*)(const Battle&, Player, Keyword);

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
    /// For example "Inspire 1 (Leia Organa)".
    static std::string nameOfEffect(const Battle& battle, const Bearer& bearer);
    /// For example "Inspire:3": keyword and unit.
    static std::string idOfEffect(const Bearer& bearer);

    Keyword keyword_;
    PrintedParameters reads_;
    std::vector<std::string> parts_{};
    bool actsOnDice_ = false, told_ = true;
    std::vector<std::function<void(Effects&)>> joins_{};
};

}  // namespace sightline::engine
