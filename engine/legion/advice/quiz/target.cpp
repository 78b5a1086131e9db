// Questions about the enemy unit that may be attacked.
#include <algorithm>
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/game/view_of.h"
#include "geometry/range/range.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine::quiz {
namespace {

// A clear line has a margin of 0.5 inches at most.
constexpr std::array<double, 5> targetMargins{0.45, 0.35, 0.25, 0.15, 0.1};
constexpr std::array<std::size_t, 5> enemyCounts{2, 3, 3, 4, 4};
constexpr double nearestEnemy = 5.0, farthestEnemy = 34.0;
// From this level on, enemies are also units of several miniatures.
constexpr int levelOfEnemySquads = 4;

/// The smallest distance from another answer for one enemy: to the end of a range band, and to
/// another verdict on LOS of the unit leader. No value if a verdict is not proved.
std::optional<double> marginOfEnemy(const Scene& scene, std::size_t enemy) {
    const geometry::Dimensions& sizes = scene.field().dimensions();
    const double distance = rangeTo(scene.unit(0), scene.unit(enemy), sizes).distance;
    double least = distance;
    for (int band = 1; band <= 5; ++band)
        least = std::min(least, std::abs(distance - band * sizes.rangeBand));
    double seen = -1.0, hidden = 1.0;
    for (const geometry::PlacedMini& mini : scene.unit(enemy).minis) {
        const auto sight =
            sightBetween(scene.top(), scene.unit(0), scene.leader(0), scene.unit(enemy), mini.mini);
        if (!sight.proven || (sight.margin && !sight.marginProven)) return std::nullopt;
        const double margin = sight.margin ? std::abs(*sight.margin) : 1.0;
        if (sight.visible)
            seen = std::max(seen, margin);
        else
            hidden = std::min(hidden, margin);
    }
    return std::min(least, seen >= 0.0 ? seen : hidden);
}

/// The number of enemies that the first unit sees and that one of its weapons reaches. A quick
/// check before a scene is set up. `minis` has the miniatures of the units in the same order.
std::size_t targetsLikely(const Making& making, const std::vector<Posted>& units,
                          const std::vector<geometry::PlacedMini>& minis) {
    int longest = 0;
    for (const Weapon& weapon : units.front().entry->card.weapons)
        if (weapon.ranged && !weapon.area && !weapon.overrun)
            longest = std::max(longest, weapon.maximumRange);
    const geometry::Mini& leader = minis.front().mini;
    std::size_t likely = 0, next = 1;
    for (std::size_t unit = 1; unit < units.size(); ++unit) {
        bool sees = false;
        double distance = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < units[unit].places.size(); ++i, ++next) {
            const geometry::Mini& mini = minis[next].mini;
            distance =
                std::min(distance, rangeBetween(making.sources.dimensions, leader, mini).distance);
            sees = sees || isVisible(making.table.field, silhouetteOf(leader), silhouetteOf(mini));
        }
        if (sees && distance < longest * making.sources.dimensions.rangeBand) ++likely;
    }
    return likely;
}

bool hasRangedWeapon(const UnitCard& card) {
    return isLoneTrooper(card) &&
           std::any_of(card.weapons.begin(), card.weapons.end(), [](const Weapon& weapon) {
               return weapon.ranged && !weapon.area && !weapon.overrun;
           });
}

}  // namespace

std::optional<QuizItem> tryTarget(Making& making) {
    Draw& draw = making.draw;
    const auto index = static_cast<std::size_t>(making.level - easiestQuiz);
    const auto& cards = making.sources.catalogue;
    const auto* mine = draw.pick(unitsThat(cards, hasRangedWeapon));
    std::vector<geometry::PlacedMini> taken;
    const auto from = stand(making, mine->card, draw.place(making.table.size), {}, taken);
    if (!from) return std::nullopt;
    std::vector<Posted> units{{Player::blue, mine, {*from}}};
    std::string faction;
    for (int tried = 0; tried < 12 && units.size() < 1 + enemyCounts[index]; ++tried) {
        const bool squad = making.level >= levelOfEnemySquads && draw.oneIn(2);
        const auto enemies = unitsThat(cards, [&](const UnitCard& card) {
            return (squad ? isSquad(card) : isLoneTrooper(card)) &&
                   (faction.empty() || card.faction == faction);
        });
        const auto* enemy = draw.pick(enemies);
        if (!areEnemies(*mine, *enemy)) continue;
        const bool again = std::any_of(units.begin(), units.end(), [&](const Posted& one) {
            return one.entry->card.name == enemy->card.name;
        });
        if (again) continue;
        const auto places =
            formation(making, enemy->card, draw.around(*from, nearestEnemy, farthestEnemy), taken);
        if (places.empty()) continue;
        faction = enemy->card.faction;
        units.push_back({Player::red, enemy, places});
    }
    if (units.size() < 1 + enemyCounts[index]) return std::nullopt;
    // In some questions, no unit may be attacked.
    const std::size_t wanted = making.wish % 5 == 0 ? 0 : 1;
    if (targetsLikely(making, units, taken) != wanted) return std::nullopt;
    const Scene scene(making.sources, making.table, units);
    if (!scene.isLegal() || !isOffBorders(scene)) return std::nullopt;
    const auto legal = legalDefenders(scene.battle(), {.attacker = scene.unit(0).id});
    if (legal.size() != wanted) return std::nullopt;

    QuizItem item;
    double margin = std::numeric_limits<double>::infinity();
    const View view = viewOf(scene.battle(), Player::blue);
    std::vector<Message> options{say::noneOfThem()};
    for (std::size_t enemy = 1; enemy < units.size(); ++enemy) {
        const auto room = marginOfEnemy(scene, enemy);
        if (!room || *room < targetMargins[index]) return std::nullopt;
        margin = std::min(margin, *room);
        const UnitId id = scene.unit(enemy).id;
        const bool may = std::find(legal.begin(), legal.end(), id) != legal.end();
        const AttackPreview preview = previewAttack(view, scene.unit(0).id, id, false);
        if (preview.legal != may || preview.longShot) return std::nullopt;
        const Message name = say::printed(scene.label(enemy));
        if (may)
            options.insert(options.begin(), name);
        else
            options.push_back(name);
        item.why.push_back(may ? say::becauseMayAttack(scene.label(enemy), preview.range->distance)
                               : say::becauseMayNot(scene.label(enemy), preview.why));
    }
    item.scenario = scene.scenario();
    item.margin = margin;
    item.text = say::askTarget(scene.label(0));
    offer(item, options, draw);
    return item;
}

}  // namespace sightline::engine::quiz
