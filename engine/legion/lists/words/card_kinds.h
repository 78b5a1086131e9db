/// Messages: ranks, unit types, slots and factions as words in sentences, and descriptions of unit
/// filters. Each list has the same order as its names in `catalogue/unit_filter.h`.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr std::array rankWords{MessageTemplate<>{inEnglish("Messages", "commander")},
                                      MessageTemplate<>{inEnglish("Messages", "operative")},
                                      MessageTemplate<>{inEnglish("Messages", "corps")},
                                      MessageTemplate<>{inEnglish("Messages", "special forces")},
                                      MessageTemplate<>{inEnglish("Messages", "support")},
                                      MessageTemplate<>{inEnglish("Messages", "heavy")}};
inline constexpr std::array unitTypeWords{
    MessageTemplate<>{inEnglish("Messages", "trooper")},
    MessageTemplate<>{inEnglish("Messages", "clone trooper")},
    MessageTemplate<>{inEnglish("Messages", "droid trooper")},
    MessageTemplate<>{inEnglish("Messages", "wookiee trooper")},
    MessageTemplate<>{inEnglish("Messages", "mandalorian trooper")},
    MessageTemplate<>{inEnglish("Messages", "creature trooper")},
    MessageTemplate<>{inEnglish("Messages", "emplacement trooper")},
    MessageTemplate<>{inEnglish("Messages", "heavy trooper")},
    MessageTemplate<>{inEnglish("Messages", "heavy droid trooper")},
    MessageTemplate<>{inEnglish("Messages", "ground vehicle")},
    MessageTemplate<>{inEnglish("Messages", "repulsor vehicle")}};
inline constexpr std::array slotWords{MessageTemplate<>{inEnglish("Messages", "armament")},
                                      MessageTemplate<>{inEnglish("Messages", "clan")},
                                      MessageTemplate<>{inEnglish("Messages", "command")},
                                      MessageTemplate<>{inEnglish("Messages", "comms")},
                                      MessageTemplate<>{inEnglish("Messages", "crew")},
                                      MessageTemplate<>{inEnglish("Messages", "doctrine")},
                                      MessageTemplate<>{inEnglish("Messages", "force")},
                                      MessageTemplate<>{inEnglish("Messages", "gear")},
                                      MessageTemplate<>{inEnglish("Messages", "generator")},
                                      MessageTemplate<>{inEnglish("Messages", "grenades")},
                                      MessageTemplate<>{inEnglish("Messages", "hardpoint")},
                                      MessageTemplate<>{inEnglish("Messages", "heavy weapon")},
                                      MessageTemplate<>{inEnglish("Messages", "ordnance")},
                                      MessageTemplate<>{inEnglish("Messages", "personnel")},
                                      MessageTemplate<>{inEnglish("Messages", "pilot")},
                                      MessageTemplate<>{inEnglish("Messages", "programming")},
                                      MessageTemplate<>{inEnglish("Messages", "squad leader")},
                                      MessageTemplate<>{inEnglish("Messages", "training")}};
inline constexpr std::array factionWords{
    MessageTemplate<>{inEnglish("Messages", "Rebel Alliance")},
    MessageTemplate<>{inEnglish("Messages", "Galactic Empire")},
    MessageTemplate<>{inEnglish("Messages", "Galactic Republic")},
    MessageTemplate<>{inEnglish("Messages", "Separatist Alliance")},
    MessageTemplate<>{inEnglish("Messages", "Mandalorians")},
    MessageTemplate<>{inEnglish("Messages", "Mercenaries")}};
/// The factions as adjectives before a unit. The mercenaries use the name of their keyword, which
/// is printed on cards.
inline constexpr std::array ofFactionWords{
    MessageTemplate<>{inEnglish("Messages", "Rebels")},
    MessageTemplate<>{inEnglish("Messages", "Empire")},
    MessageTemplate<>{inEnglish("Messages", "Republic")},
    MessageTemplate<>{inEnglish("Messages", "Separatists")},
    MessageTemplate<>{inEnglish("Messages", "Mandalorians")}};
/// The kinds of battle cards, in the order of `BattleEntry::Kind`.
inline constexpr std::array battleKindWords{MessageTemplate<>{inEnglish("Messages", "primary")},
                                            MessageTemplate<>{inEnglish("Messages", "secondary")},
                                            MessageTemplate<>{inEnglish("Messages", "advantage")}};

/// Descriptions of unit filters. %1 is the kind of unit; the other arguments restrict it.
inline constexpr MessageTemplate<Message, Message> suchUnit{inEnglish("Messages", "%2 %1")};
inline constexpr MessageTemplate<Message, Message> unitFurther{inEnglish("Messages", "%1 %2")};
inline constexpr MessageTemplate<> anyUnit{inEnglish("Messages", "any unit")};
inline constexpr MessageTemplate<> lightSide{inEnglish("Messages", "light side")};
inline constexpr MessageTemplate<> darkSide{inEnglish("Messages", "dark side")};
inline constexpr MessageTemplate<> vehicle{inEnglish("Messages", "vehicle")};
inline constexpr MessageTemplate<PrintedName> titled{inEnglish("Messages", "(%1)")};
inline constexpr MessageTemplate<PrintedName> unitWith{inEnglish("Messages", "unit with %1")};
inline constexpr MessageTemplate<Message> unitWithSlot{
    inEnglish("Messages", "unit with a %1 slot")};
inline constexpr MessageTemplate<Message, Message> either{inEnglish("Messages", "%1 or %2")};
inline constexpr MessageTemplate<Message, Message> both{inEnglish("Messages", "%1 and %2")};
inline constexpr MessageTemplate<Message> notOne{inEnglish("Messages", "not %1")};
inline constexpr MessageTemplate<Message, Message> norOne{inEnglish("Messages", "%1 nor %2")};

}  // namespace sightline::engine::say
