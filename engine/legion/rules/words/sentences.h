/// Entries of the table of messages: the sentences of the record. The first argument is the subject
/// of the sentence.
#pragma once
#include "engine/legion/basics/words/units.h"
#include "engine/talk/player.h"
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> bluePlayer{inEnglish("Messages", "Blue")};
inline constexpr MessageTemplate<> redPlayer{inEnglish("Messages", "Red")};
inline Message playerName(Player player) {
    return player == Player::blue ? bluePlayer() : redPlayer();
}
inline constexpr MessageTemplate<PrintedName, int> miniatureOf{
    inEnglish("Messages", "%1 miniature %2")};

/// A counted noun: one entry for the number 1, one entry for all other numbers.
struct CountedNoun {
    MessageTemplate<> one;
    MessageTemplate<int> several;
    Message operator()(int count) const { return count == 1 ? one() : several(count); }
};
inline constexpr CountedNoun wounds{inEnglish("Messages", "1 wound"),
                                    inEnglish("Messages", "%1 wounds")};
inline constexpr CountedNoun miniatures{inEnglish("Messages", "1 miniature"),
                                        inEnglish("Messages", "%1 miniatures")};
inline constexpr CountedNoun weapons{inEnglish("Messages", "1 weapon"),
                                     inEnglish("Messages", "%1 weapons")};
inline constexpr CountedNoun victoryPoints{inEnglish("Messages", "1 victory point"),
                                           inEnglish("Messages", "%1 victory points")};
inline constexpr MessageTemplate<Message> oneToken{inEnglish("Messages", "1 %1 token")};
inline constexpr MessageTemplate<int, Message> severalTokens{inEnglish("Messages", "%1 %2 tokens")};
inline Message tokensCounted(int count, Token token) {
    return count == 1 ? oneToken(tokenWord(token)) : severalTokens(count, tokenWord(token));
}

namespace sentence {

/// The sentence for an entry that has no sentence of its own: the subject and the message of the
/// entry.
inline constexpr MessageTemplate<Message, Message> plain{inEnglish("Messages", "%1: %2")};
/// The sentence in which the message of the entry is the predicate.
inline constexpr MessageTemplate<Message, Message> predicate{inEnglish("Messages", "%1 %2")};

/// Sentences about the game, its rounds and its mission.
inline constexpr MessageTemplate<> battleBegins{inEnglish("Messages", "The battle begins")};
inline constexpr MessageTemplate<Message> edition{inEnglish("Messages", "This is %1")};
inline constexpr MessageTemplate<int> round{inEnglish("Messages", "Round %1")};
inline constexpr MessageTemplate<int> roundEnds{inEnglish("Messages", "Round %1 ends")};
inline constexpr MessageTemplate<Message> turn{inEnglish("Messages", "%1's turn")};
inline constexpr MessageTemplate<Message, Message> reveals{inEnglish("Messages", "%1 reveals %2")};
inline constexpr MessageTemplate<Message, Message> hasPriority{
    inEnglish("Messages", "%1 has priority: %2")};
inline constexpr MessageTemplate<Message> ordered{inEnglish("Messages", "%1 is issued an order")};
inline constexpr MessageTemplate<Message, Message> orderedBy{
    inEnglish("Messages", "%1 is issued an order by %2")};
inline constexpr MessageTemplate<Message, Message, Message> scores{
    inEnglish("Messages", "%1 scores %2: %3")};
inline constexpr MessageTemplate<Message, Message> wins{
    inEnglish("Messages", "%1 wins the battle: %2")};
inline constexpr MessageTemplate<Message> draw{inEnglish("Messages", "The battle is a draw: %1")};

/// Sentences about units outside attacks.
inline constexpr MessageTemplate<Message> activates{inEnglish("Messages", "%1 activates")};
inline constexpr MessageTemplate<Message> hasFinished{
    inEnglish("Messages", "%1 has finished its activation")};
inline constexpr MessageTemplate<Message, Message> rallies{
    inEnglish("Messages", "%1 rallies, %2 removed")};
inline constexpr MessageTemplate<Message, Message> cardAction{
    inEnglish("Messages", "%1: %2 (card action)")};
inline constexpr MessageTemplate<Message, Message> freeCardAction{
    inEnglish("Messages", "%1: %2 (free card action)")};
inline constexpr MessageTemplate<Message, Message, int> dearCardAction{
    inEnglish("Messages", "%1: %2 (card action, %3 actions)")};
inline constexpr MessageTemplate<Message, Length, int> moves{
    inEnglish("Messages", "%1 moves %2 at speed %3")};
inline constexpr MessageTemplate<Message> pivots{inEnglish("Messages", "%1 pivots")};
inline constexpr MessageTemplate<Message, Length, int, Length> movesUp{
    inEnglish("Messages", "%1 moves %2 at speed %3, %4 up")};
inline constexpr MessageTemplate<Message, Length, int, Length> movesDown{
    inEnglish("Messages", "%1 moves %2 at speed %3, %4 down")};
inline constexpr MessageTemplate<Message, Message> closesUp{
    inEnglish("Messages", "%1 closes up to its unit leader, %2 placed")};
inline constexpr MessageTemplate<Message, Message> gains{inEnglish("Messages", "%1 gains %2")};
inline constexpr MessageTemplate<Message, Message> loses{inEnglish("Messages", "%1 loses %2")};
inline constexpr MessageTemplate<Message, Message> spends{inEnglish("Messages", "%1 spends %2")};
inline constexpr MessageTemplate<Message, Message> spendsStandby{
    inEnglish("Messages", "%1 spends its standby token on %2")};
/// Arguments: the player, the subject of the change, the change.
inline constexpr MessageTemplate<Message, Message> adjusts{inEnglish("Messages", "%1 adjusts: %2")};
inline constexpr MessageTemplate<Message, Message, Message> adjustsSubject{
    inEnglish("Messages", "%1 adjusts %2: %3")};
inline constexpr MessageTemplate<Message, Message> reminds{
    inEnglish("Messages", "Reminder for %1: %2")};
inline constexpr MessageTemplate<Message, Message, Message> remindsOfUnit{
    inEnglish("Messages", "Reminder for %1, %2: %3")};

/// Sentences about attacks and wounds.
inline constexpr MessageTemplate<Message, Message> attacks{inEnglish("Messages", "%1 attacks %2")};
inline constexpr MessageTemplate<Message, Message, Length> inContact{
    inEnglish("Messages", "%1 is in base contact of %2, %3")};
inline constexpr MessageTemplate<Message, Message, Length> atHalfRange{
    inEnglish("Messages", "%1 is at half-range of %2, %3")};
inline constexpr MessageTemplate<Message, Message, Length> beyondRange{
    inEnglish("Messages", "%1 is beyond range 5 of %2, %3")};
inline constexpr MessageTemplate<Message, Decimal, Message, Length> atRange{
    inEnglish("Messages", "%1 is at range %2 of %3, %4")};
inline constexpr MessageTemplate<Message, Message> inLos{inEnglish("Messages", "%1: in LOS of %2")};
inline constexpr MessageTemplate<Message, Message> notInLos{
    inEnglish("Messages", "%1: not in LOS of %2")};
inline constexpr MessageTemplate<Message, Message> isEligible{
    inEnglish("Messages", "%1 is eligible to attack %2")};
/// Arguments: the attacker, the kind of the pool, its weapons, the defender, the dice of the pool.
inline constexpr MessageTemplate<Message, Message, Message, Message, Messages> pool{
    inEnglish("Messages", "%1: %2 of %3 against %4 (%5)")};
inline constexpr MessageTemplate<int> redDice{inEnglish("Messages", "%1 red")};
inline constexpr MessageTemplate<int> blackDice{inEnglish("Messages", "%1 black")};
inline constexpr MessageTemplate<int> whiteDice{inEnglish("Messages", "%1 white")};
inline constexpr MessageTemplate<> noDice{inEnglish("Messages", "no dice")};
/// Arguments: the defender, its cover, the number of obscured miniatures, the number of all
/// miniatures.
inline constexpr MessageTemplate<Message, Message, int, int> cover{
    inEnglish("Messages", "%1: %2 (%3 of %4 obscured)")};
inline constexpr MessageTemplate<Message, Message, int, int> coverOfSuppressed{
    inEnglish("Messages", "%1: %2 (%3 of %4 obscured, suppressed)")};
inline constexpr MessageTemplate<Message, Message, Message> melee{
    inEnglish("Messages", "%1 and %2: %3")};
inline constexpr MessageTemplate<Message, Message> compared{inEnglish("Messages", "%1 against %2")};
inline constexpr MessageTemplate<Message, Message> suffers{inEnglish("Messages", "%1 suffers %2")};
inline constexpr MessageTemplate<Message, Message, int> miniatureSuffers{
    inEnglish("Messages", "%1 suffers %2 (miniature %3)")};
inline constexpr MessageTemplate<Message> isDefeated{inEnglish("Messages", "%1 is defeated")};
inline constexpr MessageTemplate<Message> isLeader{
    inEnglish("Messages", "%1 is the new unit leader")};
inline constexpr MessageTemplate<Message, Message> attackResolved{
    inEnglish("Messages", "The attack of %1 on %2 is resolved")};

}  // namespace sentence
}  // namespace sightline::engine::say
