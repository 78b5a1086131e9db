#include "engine/timing/effects.h"

#include "engine/conversation/ask.h"

namespace sightline::engine {

Task<std::size_t> chooseEffect(Battle& battle, Player player, std::vector<std::string> names) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::chooseEffect, page(6, "Timing"));
        asked.question.names = names;
        for (int i = 0; i < static_cast<int>(names.size()); ++i) {
            asked.question.options.push_back(EffectName{i});
        }
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const EffectName* effect = std::get_if<EffectName>(&chosen);
    co_return effect ? static_cast<std::size_t>(effect->name) : 0;
}

}  // namespace sightline::engine
