/// Messages: what happens in each of the eleven steps of an attack, and why.
#pragma once
#include <array>

#include "engine/legion/rules/asking/attack_step.h"
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr std::array stepMeanings{
    MessageTemplate<>{inEnglish(
        "Messages", "The attacker names an enemy unit in range that its unit leader sees.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "Each miniature that sees the defender may add 1 weapon in range. Their dice form the "
        "attack pool.")},
    MessageTemplate<>{inEnglish(
        "Messages", "Weapons with another name may attack a further enemy unit in the same way.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "The attack dice are rolled. Aim tokens reroll dice, then attack surges become hits or "
        "crits, if a chart or token converts them.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "Obscured or suppressed defenders have cover: they roll a white die for each hit, and a "
        "block cancels a hit. Dodge tokens cancel further hits. Crits stay.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "Keywords change the attack dice: for example, Impact turns hits into crits, and Armor "
        "cancels hits.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "The defender rolls 1 defense die for each hit and crit that is left. Defense surges "
        "become blocks, if a chart or token converts them.")},
    MessageTemplate<>{inEnglish(
        "Messages", "Keywords change the defense dice: for example, Pierce cancels blocks.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "Each block cancels 1 hit or crit. Each hit or crit that is left deals 1 wound.")},
    MessageTemplate<>{inEnglish(
        "Messages",
        "A ranged attack that rolled a hit or crit gives the defender 1 suppression token, even "
        "without a wound.")},
    MessageTemplate<>{
        inEnglish("Messages", "If a further attack pool is left, its steps follow now.")}};

}  // namespace sightline::engine::say
