/// What an End Phase did, added up from its entries: what was scored, which tokens left, who was
/// promoted, which command cards were discarded.
#pragma once
#include <QString>
#include <array>
#include <map>
#include <vector>

#include "app/window/mission/moments.h"
#include "engine/state/view.h"

namespace sightline::app {

struct EndTally {
    struct Scored {
        QString card;
        std::array<int, 2> points{};  ///< indexed by Player
    };
    std::vector<Scored> scored;
    std::array<std::map<engine::Token, int>, 2> tokensRemoved;
    std::vector<engine::UnitId> promoted;
    std::vector<engine::Player> withoutTroopers;  ///< nobody was left to promote
    std::vector<QString> discarded;               ///< command cards, as the record has them
    int round = 0;

    static EndTally of(const Moment& moment, const engine::Record& record,
                       const engine::View& view);
};

}  // namespace sightline::app
