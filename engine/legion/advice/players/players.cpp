#include "engine/legion/advice/players/players.h"

#include <algorithm>

#include "engine/legion/advice/players/judged.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/advice/players/sensible_1.h"

namespace sightline::engine {

const std::vector<std::string>& playerKindNames() {
    static const std::vector<std::string> names{"random", "sensible-1", "sensible",
                                                "easy",   "fair",       "sharp"};
    return names;
}

std::optional<PlayerKind> playerKindOf(const std::string& name) {
    const auto& names = playerKindNames();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<PlayerKind>(found - names.begin());
}

std::optional<Skill> skillOf(PlayerKind kind) {
    switch (kind) {
        case PlayerKind::easy:
            return easySkill;
        case PlayerKind::fair:
            return fairSkill;
        case PlayerKind::sharp:
            return sharpSkill;
        default:
            return std::nullopt;
    }
}

Answer answerBy(PlayerKind kind, const Game& game, std::uint64_t seed) {
    if (const auto skill = skillOf(kind)) return judgedAnswer(game, *skill, seed);
    switch (kind) {
        case PlayerKind::random:
            return randomAnswer(game, seed);
        case PlayerKind::sensible1:
            return sensible1Answer(game, seed);
        case PlayerKind::sensible:
            return sensibleAnswer(game, seed);
        default:
            break;
    }
    return randomAnswer(game, seed);
}

}  // namespace sightline::engine
