/// Answers that the program computes for an external player: a placing's proposal, and the nearest
/// legal answer to a wish.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "engine/legion/rules/game/game.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// For a placing or a spot; none for the other forms.
std::optional<engine::Answer> proposalOf(const engine::Question& question);

/// Parses the wish of a "nearest" command: {"move": {...}} or {"places": [...]} as in a journal, or
/// {"at": [x, y]} for a spot or for the end of the unit leader's move. Problems: none of these, or
/// an invalid form.
Result<engine::Answer> wishFromJson(const nlohmann::json& object, const engine::Game& game);

/// A move with the end of the unit leader but without a pose: the program must find the pose.
bool saysOnlyItsEnd(const nlohmann::json& object);
/// A move to the requested end, or the nearest legal move and the reason.
struct EndingMove {
    engine::Answer answer;
    std::optional<engine::Refusal>
        refusal{};  ///< none: the move ends there, or the game refuses it
};
/// The move with its pose, and with the tool that it names, if any. Problems: as for any move.
Result<EndingMove> moveEndingAt(const nlohmann::json& object, const engine::Game& game);

/// The wish itself when it is legal, else the nearest legal answer; none when there is no legal
/// answer.
std::optional<engine::Answer> nearestTo(const engine::Answer& wish, const engine::Game& game);

}  // namespace sightline::app
