/// Answers that the program works out for whoever plays from outside: a placing's own proposal, and
/// the legal answer closest to a wish.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "engine/game/game.h"
#include "geometry/measure/result.h"

namespace sightline::app {

/// Of a placing or a spot; none for the other forms.
std::optional<engine::Answer> proposalOf(const engine::Question& question);

/// The wish of a "nearest" command: {"move": {...}} or {"places": [...]} as a journal has them, or
/// {"at": [x, y]} for a spot, or for where the unit leader's move shall end. Problems: none of
/// them, or not in the form that it must have.
Result<engine::Answer> wishFromJson(const nlohmann::json& object, const engine::Game& game);

/// A move that says where the unit leader ends and no pose: the pose is the program's to find.
bool saysOnlyItsEnd(const nlohmann::json& object);
/// A move that ends where it was asked to, or the closest legal one and why it is not taken.
struct EndingMove {
    engine::Answer answer;
    std::optional<engine::Refusal> refusal{};  ///< none: it ends there, or the game refuses it
};
/// That move with its pose. Where it names a tool, with that tool. Problems: as for any move.
Result<EndingMove> moveEndingAt(const nlohmann::json& object, const engine::Game& game);

/// The wish itself where it is legal, else the legal answer closest to it; none where there is
/// none.
std::optional<engine::Answer> nearestTo(const engine::Answer& wish, const engine::Game& game);

}  // namespace sightline::app
