/// A summary of an End Phase from its record entries: scored points, removed tokens, promoted unit
/// leaders, discarded command cards.
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
        std::array<int, 2> points{};  ///< one value for each Player
    };
    std::vector<ScoredPoints> scored;
    std::array<std::map<engine::Token, int>, 2> tokensRemoved;
    std::vector<engine::UnitId> promoted;
    /// Players whose units have no trooper to promote.
    std::vector<engine::Player> withoutTroopers;
    std::vector<QString> discarded;  ///< names of discarded command cards, as in the record
    int round = 0;

    static EndTally of(const Moment& moment, const engine::Record& record,
                       const engine::View& view);
};

}  // namespace sightline::app
