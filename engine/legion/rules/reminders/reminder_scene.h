/// The subject of a timing point and the owner of a reminder: the input for the check of reminders.
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
    UnitId unit{};      ///< the unit of the point; no value for an attack or a player
    UnitId attacker{};  ///< no value for an area weapon, because its token attacks
    std::optional<Player> attackingPlayer{};  ///< no value: no attack
    std::function<bool(UnitId)> defends{};    ///< true for a unit that defends or may be declared;
                                              ///< empty: no defender
    const Attack* attack = nullptr;
    const AttackPool* pool = nullptr;  ///< null, or without weapons: not yet chosen
    std::string_view card{};           ///< id of the card that the point is about; empty: no card
    std::optional<Token> token{};      ///< the token that is gained or spent
    std::optional<Action> action{};    ///< the action that was made
    bool ofCard = false;               ///< the order comes from a command card
    bool byItself = false;             ///< the unit issues the order to itself

    /// The area weapon whose token attacks in place of a unit. Null if there is none.
    const AreaSource* area() const { return attack && attack->area ? &*attack->area : nullptr; }
};

/// A card or keyword that players may have to apply by hand, and its owner.
struct ReminderHolder {
    Player player{};
    UnitId unit{};  ///< no value: a command card, a battle card or a battle force
    const CommandCard* command = nullptr;
    const KeywordText* keyword = nullptr;
    bool ofArea = false;  ///< true: the holder belongs to the attacking area weapon, so also to the
                          ///< attacker
};

/// The pool that is being resolved or formed. Null before the first pool.
const AttackPool* poolOf(const Attack& attack);

/// Makes the scene of the timing point that was reached. In the attack of an area weapon, the token
/// is the attacking unit. No ability of the unit that placed the token acts (Keyword Glossary,
/// Detonate).
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

/// True if the timing point belongs to the moment and the additional conditions of the moment are
/// met.
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const Moment& moment);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::vector<Moment>& moments);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::shared_ptr<const CardHelp>& help);

}  // namespace sightline::engine
