/// The subject of a timing point and the holder of a reminder: the inputs for checking reminders.
#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine {

/// The subject of a timing point.
struct ReminderScene {
    PointId point{};
    std::optional<Player> player{};
    UnitId unit{};      ///< the unit of the point; none for an attack or a player
    UnitId attacker{};  ///< none for an area weapon, whose token attacks
    std::optional<Player> attackingPlayer{};  ///< none: no attack
    std::function<bool(UnitId)> defends{};    ///< defends, or may be declared; empty: no defender
    const Attack* attack = nullptr;
    const AttackPool* pool = nullptr;  ///< null, or without weapons: not chosen yet
    std::string_view card{};           ///< id of the card of the point; empty: none
    std::optional<Token> token{};      ///< that is gained or spent
    std::optional<Action> action{};    ///< that was made
    bool ofCard = false;               ///< the order is one of the orders of a command card

    /// The weapon of a token that attacks in place of a unit; null otherwise.
    const AreaSource* area() const { return attack && attack->area ? &*attack->area : nullptr; }
};

/// A card or keyword that may need applying by hand, and its owner.
struct ReminderHolder {
    Player player{};
    UnitId unit{};  ///< none: a command card, a battle card or a battle force
    const CommandCard* command = nullptr;
    const KeywordText* keyword = nullptr;
    bool ofArea = false;  ///< belongs to the area weapon that attacks, thus to the attacker
};

/// The pool being resolved, or being formed; null before the first.
const AttackPool* poolOf(const Attack& attack);

/// Makes the scene of the reached timing point. An area weapon's attack is no unit's attack: its
/// token counts as the attacking unit, and no ability of the unit that placed it acts (Keyword
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
    if constexpr (requires { point.ofCard; }) scene.ofCard = point.ofCard;
    if constexpr (requires { point.card.id; }) scene.card = point.card.id;
    if constexpr (requires { std::optional<Token>(point.token); }) scene.token = point.token;
    if constexpr (requires { std::optional<Action>(point.action); }) scene.action = point.action;
    return scene;
}

/// True if the timing point matches the moment and its further conditions hold.
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const Moment& moment);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::vector<Moment>& moments);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::shared_ptr<const CardHelp>& help);

}  // namespace sightline::engine
