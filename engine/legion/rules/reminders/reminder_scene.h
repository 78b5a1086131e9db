/// Two inputs for the check of reminders: ReminderScene, the units and objects of a timing point,
/// and ReminderHolder, the owner of a card or keyword.
#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine {

/// The units and objects that a timing point is about.
struct ReminderScene {
    PointId point{};
    std::optional<Player> player{};
    UnitId unit{};  ///< unit that the timing point is about; no value: it is about an attack or a
                    ///< player
    UnitId attacker{};  ///< the attacking unit; no value: an area weapon's token attacks
    std::optional<Player> attackingPlayer{};  ///< the attacker's player; no value: no attack
    std::function<bool(UnitId)> defends{};    ///< tests whether a unit is or may be declared the
                                              ///< defender; empty: no defender
    const Attack* attack = nullptr;
    const AttackPool* pool = nullptr;  ///< attack pool; null or empty: no weapons chosen yet
    std::string_view card{};  ///< id of the card that the timing point is about; empty: no card
    std::optional<Token> token{};    ///< token that is gained or spent
    std::optional<Action> action{};  ///< action that was made
    bool ofCard = false;             ///< true: the order comes from a command card
    bool byItself = false;           ///< true: the unit issues the order to itself

    /// The area weapon whose token attacks in place of a unit. Null if the attacker is a unit.
    const AreaSource* area() const { return attack && attack->area ? &*attack->area : nullptr; }
};

/// A card or keyword that players may have to apply by hand, with its player and its unit.
struct ReminderHolder {
    Player player{};
    UnitId unit{};  ///< the unit; no value: a command card, battle card or battle force
    const CommandCard* command = nullptr;
    const KeywordText* keyword = nullptr;
    bool ofArea = false;  ///< true: the keyword is on the attacking area weapon
};

/// The pool that is being resolved or formed. Null if the attack has no pool yet.
const AttackPool* poolOf(const Attack& attack);

/// Makes the scene of the current timing point. In the attack of an area weapon, the token takes
/// the place of the attacking unit. Abilities of the unit that placed the token do not act (Keyword
/// Glossary, Detonate).
template <class Point>
ReminderScene sceneOf(const Battle& battle, const void* reached) {
    const Point& point = *static_cast<const Point*>(reached);
    ReminderScene scene{.point = pointId<Point>()};
    if constexpr (std::is_same_v<Point, DeclareDefender>) {
        scene.attacker = point.attacker;
        scene.attackingPlayer = battle.unit(point.attacker).player;
        scene.defends = [&point](UnitId one) { return point.isLegal(one); };
    } else if constexpr (subjectOf<Point>() == Subject::attack) {
        scene.attack = &point.attack;
        if (!point.attack.area) scene.attacker = point.attack.attacker;
        scene.attackingPlayer = battle.unit(point.attack.attacker).player;
        scene.pool = poolOf(point.attack);
        if (scene.pool) {
            scene.defends = [pool = scene.pool](UnitId one) { return one == pool->defender; };
        }
    } else if constexpr (subjectOf<Point>() == Subject::unit) {
        scene.unit = point.unit;
        scene.player = battle.unit(point.unit).player;
    } else if constexpr (subjectOf<Point>() == Subject::player) {
        scene.player = point.player;
    }
    if constexpr (requires { point.ofCard; }) {
        scene.ofCard = point.ofCard;
        scene.byItself = point.by == point.unit;
    }
    if constexpr (requires { point.card.id; }) scene.card = point.card.id;
    if constexpr (requires { std::optional<Token>(point.token); }) scene.token = point.token;
    if constexpr (requires { std::optional<Action>(point.action); }) scene.action = point.action;
    return scene;
}

/// True if the moment of a reminder has come: the scene has its timing point, and its conditions
/// are met.
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const Moment& moment);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::vector<Moment>& moments);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::shared_ptr<const CardHelp>& help);

}  // namespace sightline::engine
