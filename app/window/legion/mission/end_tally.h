/// A summary of an End Phase, computed from its record entries: scored points, removed tokens,
/// promoted unit leaders, discarded command cards.
#pragma once
#include <QString>
#include <array>
#include <map>
#include <vector>

#include "app/window/legion/mission/moments.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct EndTally {
    struct ScoredPoints {
        QString card;
        std::array<int, 2> points{};  ///< victory points that the blue and the red player scored
    };
    std::vector<ScoredPoints> scored;
    std::array<std::map<engine::Token, int>, 2> tokensRemoved;
    std::vector<engine::UnitId> promoted;
    /// Players who have no trooper that could be promoted to unit leader.
    std::vector<engine::Player> withoutTroopers;
    std::vector<QString> discarded;  ///< names of discarded command cards
    int round = 0;

    static EndTally of(const Moment& moment, const engine::Record& record,
                       const engine::View& view);
};

}  // namespace sightline::app
