// The keyword Infiltrate. Core Rulebook, Keyword Glossary. Deployment by this keyword costs no
// action.
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/deploy_by_placing.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

bool infiltrates(const Battle& battle, const Bearer& bearer, const StartOfUnitActivation& point) {
    return point.unit == bearer.unit && mayDeployByPlacing(battle, bearer.unit);
}

// The player of the unit may place it. If the player declines, the unit can still deploy by a Move.
Task<void> deployInfiltrating(Battle& battle, Bearer bearer, StartOfUnitActivation&) {
    const auto itself = [unit = bearer.unit](const Battle& now) {
        return mayDeployByPlacing(now, unit) ? std::vector<UnitId>{unit} : std::vector<UnitId>{};
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, itself);
    if (chosen.none()) co_return;
    // All miniatures of the unit must be completely within the territory, not only the unit leader.
    const PlacedDeployment how{chosen, bearer.keyword, bearer.citation(), say::infiltrated(), true};
    co_await deployByPlacing(battle, how);
}

}  // namespace

KeywordRule infiltrate() {
    return KeywordRule(Keyword::infiltrate)
        .at<StartOfUnitActivation>(deployInfiltrating, infiltrates);
}

}  // namespace sightline::engine::keywords
