// The unit keyword Attack Run. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/unit_now.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// The changes of Speed among which the player chooses. A Speed above 3 or below 0 does not exist.
std::vector<int> changesOf(const Battle& battle, UnitId unit) {
    const int speed = battle.unit(unit).card->speed;
    std::vector<int> changes;
    if (speed < speedLimits.most) changes.push_back(1);
    if (speed > speedLimits.least) changes.push_back(-1);
    return changes;
}

bool isActive(const Battle&, const Bearer& bearer, const StartOfUnitActivation& point) {
    return point.unit == bearer.unit;
}

Task<void> changeSpeed(Battle& battle, Bearer bearer, StartOfUnitActivation&) {
    const std::vector<int> changes = changesOf(battle, bearer.unit);
    Messages texts;
    for (int one : changes) texts.push_back(say::speedChanged(one > 0 ? "+1" : "-1"));
    const int chosen = co_await chooseText(battle, bearer, std::move(texts), true);
    if (chosen < 0) co_return;
    RuleGrant brings{.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
    brings.changes.speed = changes[static_cast<std::size_t>(chosen)];
    beginEffect(battle, bearer.unit, std::move(brings), EffectDuration::activation);
}

}  // namespace

KeywordRule attackRun() {
    return KeywordRule(Keyword::attackRun).at<StartOfUnitActivation>(changeSpeed, isActive);
}

}  // namespace sightline::engine::keywords
