// The secondary objective card Sweep and Clear. Players mark boxes when their units defeat enemy
// units by attacks. The territory of the attacking unit leader decides which boxes they may mark.
#include <algorithm>
#include <array>

#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/cards/missions/scoring_boxes.h"
#include "engine/legion/rules/mission/territory.h"

namespace sightline::engine::cards {
namespace {

/// The numbers of the boxes on the card.
enum SweepBox { anyTerritory, alliedTerritory, contestedTerritory, enemyTerritory };
/// The question lists the boxes in this order: the boxes with the rarer conditions come first.
constexpr std::array sweepBoxes{enemyTerritory, alliedTerritory, contestedTerritory, anyTerritory};

bool isOfAttacker(const Battle& battle, SweepBox box, UnitId attacker) {
    if (box == anyTerritory) return true;
    const UnitState& unit = battle.unit(attacker);
    if (!unit.onTable()) return false;
    const geometry::Mini& leader = battle.mini(unit.leader()).mini;
    const std::array<geometry::Territory, 2> territories{territoryOf(battle, Player::blue),
                                                         territoryOf(battle, Player::red)};
    if (box == contestedTerritory)
        return geometry::isWithinContested(battle.field.table(), territories,
                                           geometry::outlineOf(leader));
    const Player owner = box == alliedTerritory ? unit.player : opponent(unit.player);
    return withinTerritory(territories[static_cast<std::size_t>(owner)], leader);
}

std::vector<SweepBox> openSweepBoxes(const Battle& battle, const CardInPlay& card) {
    std::vector<SweepBox> boxes;
    for (SweepBox box : sweepBoxes) {
        if (timesAchievedThisRound(battle, card, box) > 0) return {};
        if (timesAchieved(battle, card, box) == 0 &&
            isOfAttacker(battle, box, battle.attack->attacker))
            boxes.push_back(box);
    }
    return boxes;
}

// An attack with an area weapon is no attack of a unit, so it marks no box.
bool maySweep(const Battle& battle, const CardInPlay& card, const UnitDefeated& point) {
    if (!battle.attack || battle.attack->area) return false;
    if (battle.unit(battle.attack->attacker).player != card.player) return false;
    return battle.unit(point.unit).player == opponent(card.player) &&
           !openSweepBoxes(battle, card).empty();
}

Task<void> sweep(Battle& battle, CardInPlay card, UnitDefeated&) {
    const std::vector<SweepBox> boxes = openSweepBoxes(battle, card);
    Messages texts;
    texts.reserve(boxes.size());
    for (SweepBox box : boxes) texts.push_back(boxOf(card.id, box).reason);
    const int chosen = co_await chooseText(battle, card, UnitId{}, std::move(texts), false);
    const ScoringBox box = boxOf(card.id, boxes[static_cast<std::size_t>(std::max(0, chosen))]);
    achieve(battle, card, box.line);
    scoreAtOnce(battle, card, box.points, box.reason);
}

}  // namespace

CardRule sweepAndClear() {
    return CardRule(CardRule::Kind::battleCard, "sweep-and-clear")
        .atInAnyOrder<UnitDefeated>(sweep, maySweep);
}

}  // namespace sightline::engine::cards
