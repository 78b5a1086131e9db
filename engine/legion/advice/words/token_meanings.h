/// Messages: the effects of the tokens of units and of the faces of dice.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// In the order of `Token`.
inline constexpr std::array tokenMeanings{
    MessageTemplate<>{
        inEnglish("Messages", "Spend it in an attack to reroll up to 2 attack dice.")},
    MessageTemplate<>{
        inEnglish("Messages",
                  "Spend it when the unit is attacked to cancel 1 hit. It does not cancel crits.")},
    MessageTemplate<>{
        inEnglish("Messages",
                  "Spend it to turn 1 attack surge into a hit, or 1 defense surge into a block.")},
    MessageTemplate<>{inEnglish(
        "Messages", "An enemy that attacks this unit may spend it to reroll 1 attack die.")},
    MessageTemplate<>{
        inEnglish("Messages",
                  "Spend it to move or to attack after an enemy acts within range 2 and in LOS.")},
    MessageTemplate<>{inEnglish("Messages",
                                "As many as the courage: 1 action fewer, and better cover. Twice "
                                "as many: the unit panics and makes no action.")},
    MessageTemplate<>{inEnglish("Messages",
                                "The vehicle rolls a white defense die when it activates, and "
                                "loses 1 action with a blank.")},
    MessageTemplate<>{inEnglish("Messages",
                                "The unit rolls a white defense die for each ion token when it "
                                "activates, and loses 1 action with a blank.")},
    MessageTemplate<>{inEnglish(
        "Messages", "Each one reduces the Speed of the unit by 1, until its activation ends.")},
    MessageTemplate<>{
        inEnglish("Messages", "Each one deals 1 wound when the activation of the unit ends.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "An active shield can cancel 1 hit or crit of a ranged attack, and then turns inactive.")},
    MessageTemplate<>{inEnglish("Messages", "It cancels nothing until Recharge flips it back.")},
    MessageTemplate<>{inEnglish("Messages",
                                "A card or keyword marks this unit. Its text says what happens "
                                "when the unit is defeated.")},
    MessageTemplate<>{inEnglish(
        "Messages", "A keyword of this unit gave this token. Its text says what it is worth.")}};

/// In the order of `Face`.
inline constexpr std::array faceMeanings{
    MessageTemplate<>{inEnglish("Messages", "No effect.")},
    MessageTemplate<>{inEnglish(
        "Messages", "1 wound, if nothing cancels it. Cover, dodge and blocks cancel hits.")},
    MessageTemplate<>{inEnglish(
        "Messages", "1 wound, if nothing cancels it. Cover and dodge do not cancel crits.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "A surge chart or surge token turns it into a hit or crit. Otherwise it is a blank.")},
    MessageTemplate<>{inEnglish("Messages", "Cancels 1 hit or crit.")},
    MessageTemplate<>{
        inEnglish("Messages",
                  "A surge chart or surge token turns it into a block. Otherwise it is a blank.")}};

}  // namespace sightline::engine::say
