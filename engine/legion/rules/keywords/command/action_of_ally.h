/// Card actions by which a unit lets another allied unit make a free action. Private to
/// engine/legion/rules/keywords.
#pragma once
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// The other allied units within range 2 that the keyword names, and that can make one of the free
/// actions `actions`. If an instance of the keyword has no parameter, it names every Trooper unit.
std::vector<UnitId> alliesToAct(const Battle& battle, const Bearer& bearer,
                                const std::vector<Action>& actions);

/// The player chooses one of the units in `alliesToAct`. This unit then may make one of the free
/// actions `actions`.
Task<void> letAllyAct(Battle& battle, Bearer bearer, std::vector<Action> actions);
/// Like `letAllyAct`, but the unit may choose one of its Card actions instead of a free action in
/// `actions`.
Task<void> letAllyActInAnyWay(Battle& battle, Bearer bearer, std::vector<Action> actions);

}  // namespace sightline::engine::keywords
