/// The computer players "easy", "fair" and "sharp". They judge each choice by named sums, and do
/// not play it on.
#pragma once
#include "engine/legion/advice/players/decision.h"
#include "engine/legion/advice/players/judgement.h"
#include "engine/legion/advice/players/skill.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// The considered answers to the open question, the best first. Computed only from the view of the
/// player who must answer. Empty if the player does not judge this kind of question. All answers
/// are legal.
Judgement judgementOf(const Game& game, const Skill& skill);
/// The same judgement without the game, for other threads.
Judgement judgementOf(const Decision& decision, const Skill& skill);

/// The judgement of one Move of the unit leader to any place, for the question `moveUnit`. No value
/// if the player does not judge this Move.
std::optional<JudgedChoice> judgedMove(const Decision& decision, const MoveAnswer& answer,
                                       const Skill& skill);

/// The best answer of `judgementOf`. If it is empty, the answer of the player "sensible".
Answer judgedAnswer(const Game& game, const Skill& skill, std::uint64_t seed);

}  // namespace sightline::engine
