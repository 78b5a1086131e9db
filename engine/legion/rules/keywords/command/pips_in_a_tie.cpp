#include "engine/legion/rules/keywords/command/pips_in_a_tie.h"

#include <algorithm>

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {

void changePips(Battle& battle, const Bearer& bearer, DeterminePriority& point, Player player,
                int change) {
    int& pips = point.pips[static_cast<std::size_t>(player)];
    pips = std::max(0, pips + change);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::countsPips(std::string(nameOf(bearer.keyword)), pips),
                   .citation = bearer.citation(),
                   .player = player,
                   .unit = bearer.unit});
}

}  // namespace sightline::engine::keywords
