// The secondary objective card Bring Them to Heel. Players score by the suppression of enemy units.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/cards/missions/scoring_boxes.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

/// The numbers of the boxes on the card.
constexpr int panickedBox = 1, everyUnitBox = 2;

int suppressedOf(const Battle& battle, Player player) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    return static_cast<int>(std::count_if(units.begin(), units.end(),
                                          [&](UnitId unit) { return isSuppressed(battle, unit); }));
}

bool scoresSuppressed(const Battle& battle, const CardInPlay& card,
                      const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 2);
}

Task<void> scoreSuppressed(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    if (suppressedOf(battle, opponent(card.player)) > suppressedOf(battle, card.player))
        addPoints(point, 1, say::forSuppressed());
    co_return;
}

bool isFulfilled(const Battle& battle, Player player, int box) {
    const std::vector<UnitId> enemies = battle.unitsOf(opponent(player));
    if (box == panickedBox)
        return std::any_of(enemies.begin(), enemies.end(),
                           [&](UnitId unit) { return isPanicked(battle, unit); });
    const auto takes = [&](UnitId unit) { return takesSuppression(*battle.unit(unit).card); };
    return std::any_of(enemies.begin(), enemies.end(), takes) &&
           std::all_of(enemies.begin(), enemies.end(), [&](UnitId unit) {
               return !takes(unit) || battle.unit(unit).tokens[Token::suppression] > 0;
           });
}

std::vector<int> openBoxes(const Battle& battle, const CardInPlay& card) {
    std::vector<int> boxes;
    for (int box : {panickedBox, everyUnitBox}) {
        if (timesAchievedThisRound(battle, card, box) > 0) return {};
        if (timesAchieved(battle, card, box) == 0 && isFulfilled(battle, card.player, box))
            boxes.push_back(box);
    }
    return boxes;
}

bool mayMarkBox(const Battle& battle, const CardInPlay& card, const TokenGained& point) {
    return point.token == Token::suppression && !openBoxes(battle, card).empty();
}

Task<void> markBox(Battle& battle, CardInPlay card, TokenGained&) {
    const std::vector<int> boxes = openBoxes(battle, card);
    Messages texts;
    texts.reserve(boxes.size());
    for (int box : boxes) texts.push_back(boxOf(card.id, box).reason);
    const int chosen = co_await chooseText(battle, card, UnitId{}, std::move(texts), false);
    const ScoringBox box = boxOf(card.id, boxes[static_cast<std::size_t>(std::max(0, chosen))]);
    achieve(battle, card, box.line);
    scoreAtOnce(battle, card, box.points, box.reason);
}

CardRule heelRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .atInAnyOrder<ScoreVictoryPoints>(scoreSuppressed, scoresSuppressed)
        .atInAnyOrder<TokenGained>(markBox, mayMarkBox);
}

}  // namespace

CardRule bringThemToHeel() { return heelRule("bring-them-to-heel"); }
CardRule bringThemToHeelRecon() { return heelRule("bring-them-to-heel-recon"); }

}  // namespace sightline::engine::cards
