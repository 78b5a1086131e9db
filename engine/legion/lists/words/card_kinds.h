/// Messages: ranks, unit types, slots and factions as they appear in sentences, and descriptions of
/// unit filters. Rows of the table of messages. Each list has the order of its names in
/// `catalogue/unit_filter.h`.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr std::array rankWords{
    Says<>{inEnglish("Messages", "commander")}, Says<>{inEnglish("Messages", "operative")},
    Says<>{inEnglish("Messages", "corps")},     Says<>{inEnglish("Messages", "special forces")},
    Says<>{inEnglish("Messages", "support")},   Says<>{inEnglish("Messages", "heavy")}};
inline constexpr std::array unitTypeWords{Says<>{inEnglish("Messages", "trooper")},
                                          Says<>{inEnglish("Messages", "clone trooper")},
                                          Says<>{inEnglish("Messages", "droid trooper")},
                                          Says<>{inEnglish("Messages", "wookiee trooper")},
                                          Says<>{inEnglish("Messages", "mandalorian trooper")},
                                          Says<>{inEnglish("Messages", "creature trooper")},
                                          Says<>{inEnglish("Messages", "emplacement trooper")},
                                          Says<>{inEnglish("Messages", "heavy trooper")},
                                          Says<>{inEnglish("Messages", "heavy droid trooper")},
                                          Says<>{inEnglish("Messages", "ground vehicle")},
                                          Says<>{inEnglish("Messages", "repulsor vehicle")}};
inline constexpr std::array slotWords{
    Says<>{inEnglish("Messages", "armament")},     Says<>{inEnglish("Messages", "clan")},
    Says<>{inEnglish("Messages", "command")},      Says<>{inEnglish("Messages", "comms")},
    Says<>{inEnglish("Messages", "crew")},         Says<>{inEnglish("Messages", "doctrine")},
    Says<>{inEnglish("Messages", "force")},        Says<>{inEnglish("Messages", "gear")},
    Says<>{inEnglish("Messages", "generator")},    Says<>{inEnglish("Messages", "grenades")},
    Says<>{inEnglish("Messages", "hardpoint")},    Says<>{inEnglish("Messages", "heavy weapon")},
    Says<>{inEnglish("Messages", "ordnance")},     Says<>{inEnglish("Messages", "personnel")},
    Says<>{inEnglish("Messages", "pilot")},        Says<>{inEnglish("Messages", "programming")},
    Says<>{inEnglish("Messages", "squad leader")}, Says<>{inEnglish("Messages", "training")}};
inline constexpr std::array factionWords{
    Says<>{inEnglish("Messages", "rebels")},       Says<>{inEnglish("Messages", "empire")},
    Says<>{inEnglish("Messages", "republic")},     Says<>{inEnglish("Messages", "separatists")},
    Says<>{inEnglish("Messages", "mandalorians")}, Says<>{inEnglish("Messages", "mercenary")}};
/// As an adjective before a unit. The last faction uses the name of its keyword, which cards print.
inline constexpr std::array ofFactionWords{
    Says<>{inEnglish("Messages", "Rebels")}, Says<>{inEnglish("Messages", "Empire")},
    Says<>{inEnglish("Messages", "Republic")}, Says<>{inEnglish("Messages", "Separatists")},
    Says<>{inEnglish("Messages", "Mandalorians")}};
/// Battle cards, in the order of `BattleEntry::Kind`.
inline constexpr std::array battleKindWords{Says<>{inEnglish("Messages", "primary")},
                                            Says<>{inEnglish("Messages", "secondary")},
                                            Says<>{inEnglish("Messages", "advantage")}};

/// Descriptions of unit filters. %1 is the unit, the other arguments narrow it.
inline constexpr Says<Message, Message> suchUnit{inEnglish("Messages", "%2 %1")};
inline constexpr Says<Message, Message> unitFurther{inEnglish("Messages", "%1 %2")};
inline constexpr Says<> anyUnit{inEnglish("Messages", "any unit")};
inline constexpr Says<> lightSide{inEnglish("Messages", "light side")};
inline constexpr Says<> darkSide{inEnglish("Messages", "dark side")};
inline constexpr Says<> vehicle{inEnglish("Messages", "vehicle")};
inline constexpr Says<Printed> titled{inEnglish("Messages", "(%1)")};
inline constexpr Says<Printed> unitWith{inEnglish("Messages", "unit with %1")};
inline constexpr Says<Message> unitWithSlot{inEnglish("Messages", "unit with a %1 slot")};
inline constexpr Says<Message, Message> either{inEnglish("Messages", "%1 or %2")};
inline constexpr Says<Message, Message> both{inEnglish("Messages", "%1 and %2")};
inline constexpr Says<Message> notOne{inEnglish("Messages", "not %1")};
inline constexpr Says<Message, Message> norOne{inEnglish("Messages", "%1 nor %2")};

}  // namespace sightline::engine::say
