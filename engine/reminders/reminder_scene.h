/// What a timing point is about, and who holds what it may call for: what reminders are judged by.
#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "engine/catalogue/card_help.h"
#include "engine/state/battle.h"
#include "engine/timing/point_places.h"

namespace sightline::engine {

/// What a timing point is about.
struct ReminderScene {
    PointId point{};
    std::optional<Player> player{};
    UnitId unit{};      ///< that it is about; none where it is about an attack or a player
    UnitId attacker{};  ///< none where no unit attacks: an area weapon's token does
    std::optional<Player> attackingPlayer{};  ///< none: nobody attacks
    std::function<bool(UnitId)> defends{};    ///< or may be declared; none: nobody defends
    const Attack* attack = nullptr;
    const AttackPool* pool = nullptr;  ///< none, or without weapons: none has been chosen yet
    std::string_view card{};           ///< id of the card that the point is about; empty: none
    std::optional<Token> token{};      ///< that is gained or spent
    std::optional<Action> action{};    ///< that was made

    /// The weapon of a token that attacks in place of a unit; null otherwise.
    const AreaSource* area() const { return attack && attack->area ? &*attack->area : nullptr; }
};

/// A card or keyword that may have to be applied by hand, and whose.
struct ReminderHolder {
    Player player{};
    UnitId unit{};  ///< none: a command card, a battle card or a battle force
    const CommandCard* command = nullptr;
    const KeywordText* keyword = nullptr;
    bool ofArea = false;  ///< of the area weapon that attacks: it is the attacker's
};

/// The pool that is resolved, or the one that is being formed; null before the first.
const AttackPool* poolOf(const Attack& attack);

/// The timing point, as it has been reached. An area weapon is nobody's attack: its token counts as
/// the attacking unit, and no ability of the unit that placed it acts (Keyword Glossary, Detonate).
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
    if constexpr (requires { point.card.id; }) scene.card = point.card.id;
    if constexpr (requires { std::optional<Token>(point.token); }) scene.token = point.token;
    if constexpr (requires { std::optional<Action>(point.action); }) scene.action = point.action;
    return scene;
}

/// The timing point calls for it, and what else must hold does.
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const Moment& moment);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::vector<Moment>& moments);
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::shared_ptr<const CardHelp>& help);

}  // namespace sightline::engine
