#include "engine/legion/rules/cards/missions/scoring_boxes.h"

#include <algorithm>

#include "engine/legion/rules/words/missions.h"

namespace sightline::engine {

std::vector<ScoringBox> boxesOf(const std::string& card) {
    if (card == "sweep-and-clear")
        return {{0, 1, say::forAnyDefeat()},
                {1, 1, say::forDefeatInAllied()},
                {2, 1, say::forDefeatInContested()},
                {3, 2, say::forDefeatInEnemy()}};
    if (card == "bring-them-to-heel" || card == "bring-them-to-heel-recon")
        return {{1, 2, say::forPanicked()}, {2, 2, say::forAllSuppression()}};
    return {};
}

ScoringBox boxOf(const std::string& card, int line) {
    const std::vector<ScoringBox> boxes = boxesOf(card);
    return *std::find_if(boxes.begin(), boxes.end(),
                         [&](const ScoringBox& one) { return one.line == line; });
}

std::vector<MarkedBox> markedBoxes(const BattleCard& card, const Record& record) {
    if (!card.program) return {};
    std::vector<MarkedBox> all;
    for (ScoringBox& box : boxesOf(card.id)) {
        const std::string scored = english(say::scoredFor(card.name, box.reason));
        MarkedBox one{.box = std::move(box)};
        for (const Ruling& entry : record) {
            if (entry.happening == Happening::victoryPointsScored && entry.player &&
                entry.verdict == scored)
                one.marked[static_cast<std::size_t>(*entry.player)] = true;
        }
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace sightline::engine
