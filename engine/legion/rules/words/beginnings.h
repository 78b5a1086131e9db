/// Messages: reasons why a game cannot begin. Rows of the table of messages.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The moment at which it begins.
inline constexpr Says<int> roundUpToLast{
    inEnglish("Messages", "round: 1 to the last round, not %1")};
inline constexpr Says<> phaseToBeginWith{
    inEnglish("Messages", "phase: a game starts with setup, a command or an activation phase")};
inline constexpr Says<> commandPhaseNeedsHand{
    inEnglish("Messages", "phase: a command phase needs a command hand")};

/// The two sides.
inline constexpr std::array sides{Says<>{inEnglish("Messages", "blue")},
                                  Says<>{inEnglish("Messages", "red")}};
inline constexpr Says<Message, Message> ofSide{inEnglish("Messages", "%1: %2")};
inline constexpr Says<Message> sideHasNoUnits{inEnglish("Messages", "%1 has no units")};
inline constexpr Says<Printed> deployedBeforeSetup{
    inEnglish("Messages", "%1 is deployed before setup")};
inline constexpr Says<> setupNeedsHand{inEnglish("Messages", "setup needs a command hand")};
inline constexpr Says<> deckNeedsObjective{
    inEnglish("Messages", "the battle deck needs an objective")};
inline constexpr Says<> deckNeedsSecondary{
    inEnglish("Messages", "the battle deck needs a secondary objective")};
inline constexpr Says<> deckNeedsAdvantage{
    inEnglish("Messages", "the battle deck needs an advantage")};
inline constexpr Says<Printed> hasNoMap{inEnglish("Messages", "%1 has no map card")};

/// A unit.
inline constexpr Says<> hasNoMiniatures{inEnglish("Messages", "no miniatures")};
inline constexpr Says<> thresholdExpected{
    inEnglish("Messages", "a wound threshold of 1 or more is expected")};
inline constexpr Says<Printed> unknownBase{inEnglish("Messages", "unknown base \"%1\"")};
inline constexpr Says<> silhouetteExpected{
    inEnglish("Messages", "a silhouette height over 0 is expected")};
inline constexpr Says<> fewerThanNoTokens{inEnglish("Messages", "fewer than no tokens")};
inline constexpr Says<> woundsForTooMany{
    inEnglish("Messages", "wounds for more miniatures than there are")};
inline constexpr Says<> counterpartIsNoLeader{
    inEnglish("Messages", "a counterpart is not the unit leader")};
inline constexpr Says<int, int> woundsBetween{inEnglish("Messages", "wounds are 0 to %1, not %2")};

}  // namespace sightline::engine::say
