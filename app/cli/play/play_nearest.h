/// Answers that the program computes for an external player: the proposal of a placing, and the
/// legal answer that is nearest to a request.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "engine/legion/rules/game/game.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// The proposal of a placing or a spot. Empty for the other forms.
std::optional<engine::Answer> proposalOf(const engine::Question& question);

/// Parses the request of a "nearest" command. It is {"move": {...}} or {"places": [...]} as in a
/// journal, or {"at": [x, y]} for a spot or for the end of the unit leader's move. Problems: no
/// such member, or an invalid form.
Result<engine::Answer> wishFromJson(const nlohmann::json& object, const engine::Game& game);

/// True for a move with an end of the unit leader but no pose. The program must then compute the
/// pose.
bool saysOnlyItsEnd(const nlohmann::json& object);
/// A move to the requested end, or the nearest legal move and the reason.
struct EndingMove {
    engine::Answer answer;
    std::optional<engine::Refusal>
        refusal{};  ///< empty: the move ends as requested, or the game refuses the move
};
/// The move with a computed pose. It uses the tool that the object names, if any. Problems: the
/// problems of any move.
Result<EndingMove> moveEndingAt(const nlohmann::json& object, const engine::Game& game);

/// The request itself if it is legal. Otherwise the nearest legal answer. Empty if no answer is
/// legal.
std::optional<engine::Answer> nearestTo(const engine::Answer& wish, const engine::Game& game);

}  // namespace sightline::app
