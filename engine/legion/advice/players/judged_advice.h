/// The judgements of the computer player: one function for each kind of question. A judgement is
/// empty if the player has no preference.
#pragma once
#include "engine/legion/advice/players/decision.h"
#include "engine/legion/advice/players/judgement.h"
#include "engine/legion/advice/players/skill.h"

namespace sightline::engine::advice {

Judgement judgeAction(const Decision& decision, const Skill& skill);
Judgement judgeMove(const Decision& decision, const Skill& skill);
std::optional<JudgedChoice> judgeMoveTo(const Decision& decision, const MoveAnswer& answer,
                                        const Skill& skill);
Judgement judgeDefender(const Decision& decision, const Skill& skill);
Judgement judgeActivation(const Decision& decision, const Skill& skill);
Judgement judgeOrders(const Decision& decision, const Skill& skill);
Judgement judgeCommandCard(const Decision& decision, const Skill& skill);

}  // namespace sightline::engine::advice
