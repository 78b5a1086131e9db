/// Answers that the program computes for an external player: the proposed places of a question, and
/// the legal answer nearest to a requested answer.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "engine/legion/rules/game/game.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// The answer that the program proposes for a question about the places of miniatures or the place
/// of a token. Empty for questions of other forms.
std::optional<engine::Answer> proposalOf(const engine::Question& question);

/// Parses a "nearest" command. It has {"move": {...}} or {"places": [...]} as in a journal, or
/// {"at": [x, y]}. The point "at" is the place of a token, or the end of the unit leader's move.
/// Problems: none of these members, or an invalid form.
Result<engine::Answer> wishFromJson(const nlohmann::json& object, const engine::Game& game);

/// True for a move whose end is given but whose pose is missing. The program must then compute the
/// pose.
bool saysOnlyItsEnd(const nlohmann::json& object);
/// A move to the requested end or, if it is not legal, the nearest legal move and the reason.
struct EndingMove {
    engine::Answer answer;
    /// If `answer` is a legal move with another end or another tool than the request: the reason.
    /// Otherwise empty.
    std::optional<engine::Refusal> refusal{};
};
/// Computes the pose of a move to a requested end. If the object names a movement tool, the move
/// uses that tool. Problem: the object is not a valid move.
Result<EndingMove> moveEndingAt(const nlohmann::json& object, const engine::Game& game);

/// Returns the requested answer if it is legal, and otherwise the nearest legal answer. Empty if no
/// answer is legal.
std::optional<engine::Answer> nearestTo(const engine::Answer& wish, const engine::Game& game);

}  // namespace sightline::app
