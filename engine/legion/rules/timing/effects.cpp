#include "engine/legion/rules/timing/effects.h"

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/define_effects.h"

namespace sightline::engine {

Task<std::size_t> chooseEffect(Battle& battle, Player player, talk::EffectList effects) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::chooseEffect, page(6, "Timing"));
        asked.question.names = effects.names;
        asked.question.ids = effects.ids;
        for (int i = 0; i < static_cast<int>(effects.names.size()); ++i) {
            asked.question.options.push_back(EffectName{i});
        }
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const EffectName* effect = std::get_if<EffectName>(&chosen);
    co_return effect ? static_cast<std::size_t>(effect->name) : 0;
}

const std::vector<StandingEffect>& Effects::standing(PointKey point) const {
    static const std::vector<StandingEffect> nothing;
    const auto found = standing_.find(point);
    return found == standing_.end() ? nothing : found->second;
}

std::size_t reportsIn(const Battle& battle) { return battle.log.size() + battle.whispers.size(); }

}  // namespace sightline::engine

namespace sightline::engine::talk {

template class Effects<Battle>;
template Task<void> resolveEffects<Battle>(Battle&, PointKey, void*,
                                           std::vector<WaitingEffect<Battle>>, Player, bool);

}  // namespace sightline::engine::talk
