/// Messages of the record about units, their moves, tokens and cards.
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/keyword.h"
#include "engine/legion/basics/tokens.h"
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages that are plain texts: a printed name, or a text that a player has written.
inline constexpr MessageTemplate<PrintedName> printed{inEnglish("Messages", "%1")};
inline constexpr MessageTemplate<Messages> list{inEnglish("Messages", "%1")};
inline constexpr MessageTemplate<HelpText> ofCard{inEnglish("Messages", "%1")};
inline constexpr MessageTemplate<PrintedName, HelpText> cardSays{inEnglish("Messages", "%1: %2")};
/// The help text of a keyword that is automated only in part. The last argument lists the parts
/// that players apply by hand.
inline constexpr MessageTemplate<PrintedName, HelpText, Messages> cardSaysInPart{
    inEnglish("Messages", "%1: %2 By hand: %3.")};

/// The names of the tokens, in the order of `Token`.
inline constexpr std::array tokens{MessageTemplate<>{inEnglish("Messages", "aim")},
                                   MessageTemplate<>{inEnglish("Messages", "dodge")},
                                   MessageTemplate<>{inEnglish("Messages", "surge")},
                                   MessageTemplate<>{inEnglish("Messages", "observation")},
                                   MessageTemplate<>{inEnglish("Messages", "standby")},
                                   MessageTemplate<>{inEnglish("Messages", "suppression")},
                                   MessageTemplate<>{inEnglish("Messages", "vehicle damage")},
                                   MessageTemplate<>{inEnglish("Messages", "ion")},
                                   MessageTemplate<>{inEnglish("Messages", "immobilize")},
                                   MessageTemplate<>{inEnglish("Messages", "poison")},
                                   MessageTemplate<>{inEnglish("Messages", "shield")},
                                   MessageTemplate<>{inEnglish("Messages", "inactive shield")},
                                   MessageTemplate<>{inEnglish("Messages", "bounty")},
                                   MessageTemplate<>{inEnglish("Messages", "secret mission")}};
static_assert(std::ranges::equal(tokens, tokenTable,
                                 [](const MessageTemplate<>& says, const TokenKind& kind) {
                                     return std::string_view(says.pattern()) == kind.name;
                                 }),
              "one row for each token");
inline Message tokenWord(Token token) { return tokens[static_cast<std::size_t>(token)](); }
inline constexpr MessageTemplate<Message> tokenGained{inEnglish("Messages", "%1 gained")};
inline constexpr MessageTemplate<Message> tokenRemoved{inEnglish("Messages", "%1 removed")};
inline constexpr MessageTemplate<> tokensSpent{inEnglish("Messages", "tokens spent")};
inline constexpr MessageTemplate<> standbySpent{inEnglish("Messages", "standby token spent")};

/// An option of a card with several free actions: the name of the card, and the token that this
/// action gives.
inline constexpr MessageTemplate<PrintedName, Message> cardGives{inEnglish("Messages", "%1: %2")};

/// The names of the actions, in the order of `Action`. A jump has the name of its keyword.
inline constexpr std::array actionNames{MessageTemplate<>{inEnglish("Messages", "Move")},
                                        MessageTemplate<>{inEnglish("Messages", "Climb")},
                                        MessageTemplate<>{inEnglish("Messages", "Pivot")},
                                        MessageTemplate<>{inEnglish("Messages", "Reverse")},
                                        MessageTemplate<>{inEnglish("Messages", "Strafe")},
                                        MessageTemplate<>{inEnglish("Messages", "Aim")},
                                        MessageTemplate<>{inEnglish("Messages", "Dodge")},
                                        MessageTemplate<>{inEnglish("Messages", "Attack")},
                                        MessageTemplate<>{inEnglish("Messages", "Standby")},
                                        MessageTemplate<>{inEnglish("Messages", "Recover")},
                                        MessageTemplate<>{inEnglish("Messages", "Finish")}};
static_assert(actionNames.size() == static_cast<std::size_t>(Action::jump));
inline constexpr MessageTemplate<> compulsoryMove{inEnglish("Messages", "Compulsory move")};
inline Message actionName(Action action) {
    if (action == Action::jump) return printed(std::string(nameOf(Keyword::jump)));
    if (action == Action::compulsoryMove) return compulsoryMove();
    return actionNames[static_cast<std::size_t>(action)]();
}

/// Messages about activations.
inline constexpr MessageTemplate<PrintedName> unitActivates{inEnglish("Messages", "%1 activate")};
inline constexpr MessageTemplate<> activationEnded{inEnglish("Messages", "activation ended")};
inline constexpr MessageTemplate<> rallied{inEnglish("Messages", "rallied")};
inline constexpr MessageTemplate<> suppressed{inEnglish("Messages", "suppressed")};
inline constexpr MessageTemplate<> panicked{inEnglish("Messages", "panicked: no actions")};
inline constexpr MessageTemplate<> action{inEnglish("Messages", "action")};
inline constexpr MessageTemplate<> freeAction{inEnglish("Messages", "free action")};
inline constexpr MessageTemplate<> damageTakesAction{
    inEnglish("Messages", "vehicle damage: 1 action less")};
inline constexpr MessageTemplate<> damageTakesNothing{
    inEnglish("Messages", "vehicle damage: no effect")};
inline constexpr MessageTemplate<> ionTakesAction{inEnglish("Messages", "ion: 1 action less")};
inline constexpr MessageTemplate<> ionTakesNothing{inEnglish("Messages", "ion: no effect")};
inline constexpr MessageTemplate<> poison{inEnglish("Messages", "poison")};
inline constexpr MessageTemplate<> restored{inEnglish("Messages", "restored")};

/// Messages about moves.
inline constexpr MessageTemplate<> leaderMoved{inEnglish("Messages", "the unit leader moved")};
inline constexpr MessageTemplate<> pivotsLast{inEnglish("Messages", "pivots after it moved")};
inline constexpr MessageTemplate<> pivotsFirst{inEnglish("Messages", "pivots before it moves")};
inline constexpr MessageTemplate<> othersPlaced{inEnglish("Messages", "the others placed")};
inline constexpr MessageTemplate<> deployed{inEnglish("Messages", "deployed")};
inline constexpr MessageTemplate<> stoppedAtEdge{
    inEnglish("Messages", "stopped at the edge of the battlefield: no further actions")};
inline constexpr MessageTemplate<> noCompulsoryMove{
    inEnglish("Messages", "no compulsory Move is possible")};
inline constexpr MessageTemplate<> outOfContact{inEnglish("Messages", "out of base contact")};
inline constexpr MessageTemplate<> meleeEnded{inEnglish("Messages", "melee ended")};
inline constexpr MessageTemplate<> meleeStarted{inEnglish("Messages", "moved into melee")};

/// Messages about cards.
inline constexpr MessageTemplate<PrintedName> cardReadied{inEnglish("Messages", "%1 readied")};
inline constexpr MessageTemplate<PrintedName> cardExhausted{inEnglish("Messages", "%1 exhausted")};
inline constexpr MessageTemplate<PrintedName> cardExpended{inEnglish("Messages", "%1 expended")};
inline constexpr MessageTemplate<PrintedName, PrintedName> cardFaceup{
    inEnglish("Messages", "%1: %2 faceup")};
inline constexpr MessageTemplate<> rulesLost{
    inEnglish("Messages", "rules of a card are lost with its miniatures")};
inline constexpr MessageTemplate<> rulesBack{
    inEnglish("Messages", "rules of a card are back with its miniatures")};

/// Messages about defeated miniatures and units.
inline constexpr MessageTemplate<> miniatureDefeated{inEnglish("Messages", "miniature defeated")};
inline constexpr MessageTemplate<PrintedName> unitDefeated{inEnglish("Messages", "%1 defeated")};
inline constexpr MessageTemplate<> newLeader{inEnglish("Messages", "new unit leader")};

/// Messages about temporary effects on a unit.
inline constexpr MessageTemplate<Message, Message> effectBegins{inEnglish("Messages", "%1 %2")};
inline constexpr MessageTemplate<Message> conditionHolds{
    inEnglish("Messages", "%1 while the condition holds")};
inline constexpr MessageTemplate<Message> effectEnds{inEnglish("Messages", "%1 ends")};
inline constexpr MessageTemplate<Message, PrintedName> bySource{inEnglish("Messages", "%1 (%2)")};
inline constexpr MessageTemplate<PrintedName> without{inEnglish("Messages", "no %1")};
inline constexpr MessageTemplate<PrintedName> weaponsHave{inEnglish("Messages", "all weapons: %1")};
inline constexpr MessageTemplate<PrintedName> courageChanged{inEnglish("Messages", "courage %1")};
inline constexpr MessageTemplate<> nullCourage{inEnglish("Messages", "null courage")};
inline constexpr MessageTemplate<PrintedName> speedChanged{inEnglish("Messages", "Speed %1")};
inline constexpr MessageTemplate<> redDefenseDie{inEnglish("Messages", "red defense die")};
inline constexpr MessageTemplate<> whiteDefenseDie{inEnglish("Messages", "white defense die")};
inline constexpr MessageTemplate<> attackSurgeToHit{inEnglish("Messages", "attack surge to hit")};
inline constexpr MessageTemplate<> attackSurgeToCrit{inEnglish("Messages", "attack surge to crit")};
inline constexpr MessageTemplate<> defenseSurgeToBlock{
    inEnglish("Messages", "defense surge to block")};
inline constexpr MessageTemplate<> untilEndOfAttack{
    inEnglish("Messages", "until the end of the attack")};
inline constexpr MessageTemplate<> untilEndOfActivation{
    inEnglish("Messages", "until the end of the activation")};
inline constexpr MessageTemplate<> untilEndOfNext{
    inEnglish("Messages", "until the end of its next activation")};
inline constexpr MessageTemplate<> untilEndOfRound{
    inEnglish("Messages", "until the end of the round")};
inline constexpr MessageTemplate<> untilEndOfGame{
    inEnglish("Messages", "until the end of the game")};

/// Message of a temporary effect that changes nothing and only stores that a card was used.
inline constexpr MessageTemplate<PrintedName> cardWasUsed{inEnglish("Messages", "%1 was used")};

}  // namespace sightline::engine::say
