/// A keyword in code: what it does, tied to whoever bears it. One small file for each keyword, one
/// line of entries.inc.
#pragma once
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/keyword.h"
#include "engine/timing/effects.h"

namespace sightline::engine {

struct Attack;
struct ConvertAttackSurges;
struct DowngradeAttackDice;
struct DowngradeDefenseDice;
struct GatherAttackDice;
struct GatherDefenseDice;
struct Giver;
struct ModifyAttackDice;
struct ModifyDefenseDice;
struct RerollAttackDice;
struct RerollDefenseDice;
struct UpgradeAttackDice;
struct UpgradeDefenseDice;

/// A unit that has the keyword now, on its card or in the pool that it attacks with.
struct Bearer {
    UnitId unit;
    Player player{};
    Keyword keyword{};
    int x = 0;  ///< the numbers of the keyword add up (p. 8, X Keywords)
    Citation citation() const { return citationOf(keyword); }
};

/// Every undefeated unit of that player whose card has the keyword, in order.
std::vector<Bearer> bearersOf(const Battle& battle, Player player, Keyword keyword);
/// Whoever attacks with a pool being resolved that has the keyword; the numbers of every weapon in
/// it add up. One or nobody.
std::vector<Bearer> attackersWith(const Battle& battle, Player player, Keyword keyword);

/// It is that unit's activation.
bool isActivating(const Battle& battle, UnitId unit);
/// What questions call the keyword of a bearer, in the words of its card.
Giver giverOf(const Battle& battle, const Bearer& bearer);

/// Moments at which dice of an attack are added, turned, rerolled or canceled. What a keyword gives
/// at ConvertDefenseSurges is a surge chart, and cover and dodge tokens have steps of their own.
template <class Point>
inline constexpr bool changesAttackDice =
    std::is_same_v<Point, GatherAttackDice> || std::is_same_v<Point, DowngradeAttackDice> ||
    std::is_same_v<Point, UpgradeAttackDice> || std::is_same_v<Point, RerollAttackDice> ||
    std::is_same_v<Point, ConvertAttackSurges> || std::is_same_v<Point, ModifyAttackDice> ||
    std::is_same_v<Point, GatherDefenseDice> || std::is_same_v<Point, DowngradeDefenseDice> ||
    std::is_same_v<Point, UpgradeDefenseDice> || std::is_same_v<Point, RerollDefenseDice> ||
    std::is_same_v<Point, ModifyDefenseDice>;

/// Everything that one keyword does.
class KeywordRule {
  public:
    /// What cards print with the keyword, and the code reads.
    struct Reads {
        bool value = false, parameter = false;
    };
    explicit KeywordRule(Keyword keyword) : KeywordRule(keyword, Reads{}) {}
    KeywordRule(Keyword keyword, Reads reads) : keyword_(keyword), reads_(reads) {}

    Keyword keyword() const { return keyword_; }
    Reads reads() const { return reads_; }
    /// Parts that code applies, by the names that automation.json has for them; empty: all of it.
    const std::vector<std::string>& parts() const { return parts_; }
    bool isWhole() const { return parts_.empty(); }
    /// Entries of the record rest on it where it acts. Else it says what is allowed, how far a unit
    /// moves or how an army is built, and no entry tells.
    bool isTold() const { return told_; }
    KeywordRule&& untold() && {
        told_ = false;
        return std::move(*this);
    }
    /// Code applies these parts of it, and the players the others.
    KeywordRule&& inParts(std::vector<std::string> parts) && {
        parts_ = std::move(parts);
        return std::move(*this);
    }
    /// It acts on dice at a timing point. What is but a number of an attack (engine/terms) and what
    /// a rule asks for by name has no timing points here.
    bool actsOnDice() const { return actsOnDice_; }

    template <class Point>
    using Resolve = Task<void> (*)(Battle&, Bearer, Point&);
    template <class Point>
    using Applies = bool (*)(const Battle&, const Bearer&, const Point&);

    /// Each unit that has it acts at that timing point. Effects of one player at one moment resolve
    /// in the order that the player chooses (p. 6), so each is named after keyword and unit.
    template <class Point>
    KeywordRule&& at(Resolve<Point> resolve, Applies<Point> applies = nullptr) && {
        return std::move(*this).template join<Point>(bearersOf, resolve, applies, true);
    }
    /// The same for a keyword of weapons, within the attack whose pool has it. The order of its
    /// effects is of no consequence.
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
    /// "Inspire 1 (Leia Organa)"
    static std::string nameOfEffect(const Battle& battle, const Bearer& bearer);
    /// "Inspire:3", by keyword and unit.
    static std::string idOfEffect(const Bearer& bearer);

    Keyword keyword_;
    Reads reads_;
    std::vector<std::string> parts_{};
    bool actsOnDice_ = false, told_ = true;
    std::vector<std::function<void(Effects&)>> joins_{};
};

}  // namespace sightline::engine
