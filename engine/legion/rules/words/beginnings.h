/// Entries of the table of messages: the reasons why a game cannot begin.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about the round and the phase in which the game begins.
inline constexpr MessageTemplate<int> roundUpToLast{
    inEnglish("Messages", "round: 1 to the last round, not %1")};
inline constexpr MessageTemplate<> phaseToBeginWith{
    inEnglish("Messages", "phase: a game starts with setup, a command or an activation phase")};
inline constexpr MessageTemplate<> commandPhaseNeedsHand{
    inEnglish("Messages", "phase: a command phase needs a command hand")};

/// Messages about the units and decks of one player.
inline constexpr std::array sides{MessageTemplate<>{inEnglish("Messages", "blue")},
                                  MessageTemplate<>{inEnglish("Messages", "red")}};
inline constexpr MessageTemplate<Message, Message> ofSide{inEnglish("Messages", "%1: %2")};
inline constexpr MessageTemplate<Message> sideHasNoUnits{inEnglish("Messages", "%1 has no units")};
inline constexpr MessageTemplate<PrintedName> deployedBeforeSetup{
    inEnglish("Messages", "%1 is deployed before setup")};
inline constexpr MessageTemplate<> setupNeedsHand{
    inEnglish("Messages", "setup needs a command hand")};
inline constexpr MessageTemplate<> deckNeedsObjective{
    inEnglish("Messages", "the battle deck needs an objective")};
inline constexpr MessageTemplate<> deckNeedsSecondary{
    inEnglish("Messages", "the battle deck needs a secondary objective")};
inline constexpr MessageTemplate<> deckNeedsAdvantage{
    inEnglish("Messages", "the battle deck needs an advantage")};
inline constexpr MessageTemplate<PrintedName> hasNoMap{inEnglish("Messages", "%1 has no map card")};

/// Messages about one unit of the scenario.
inline constexpr MessageTemplate<> hasNoMiniatures{inEnglish("Messages", "no miniatures")};
inline constexpr MessageTemplate<> thresholdExpected{
    inEnglish("Messages", "a wound threshold of 1 or more is expected")};
inline constexpr MessageTemplate<PrintedName> unknownBase{
    inEnglish("Messages", "unknown base \"%1\"")};
inline constexpr MessageTemplate<> silhouetteExpected{
    inEnglish("Messages", "a silhouette height over 0 is expected")};
inline constexpr MessageTemplate<> fewerThanNoTokens{
    inEnglish("Messages", "the number of tokens is below 0")};
inline constexpr MessageTemplate<> woundsForTooMany{
    inEnglish("Messages", "the unit has fewer miniatures than numbers of wounds")};
inline constexpr MessageTemplate<> counterpartIsNoLeader{
    inEnglish("Messages", "a counterpart is not the unit leader")};
inline constexpr MessageTemplate<int, int> woundsBetween{
    inEnglish("Messages", "wounds are 0 to %1, not %2")};

}  // namespace sightline::engine::say
