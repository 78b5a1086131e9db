/// Messages of the record about units, their moves, tokens and cards: rows of the table of
/// messages.
#pragma once
#include <algorithm>
#include <array>
#include <string_view>

#include "engine/legion/basics/tokens.h"
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Plain texts: a printed name, a player's own words.
inline constexpr Says<Printed> printed{inEnglish("Messages", "%1")};
inline constexpr Says<Messages> list{inEnglish("Messages", "%1")};
inline constexpr Says<HelpText> ofCard{inEnglish("Messages", "%1")};
inline constexpr Says<Printed, HelpText> cardSays{inEnglish("Messages", "%1: %2")};
/// The last argument names the parts of a keyword whose other parts are automated.
inline constexpr Says<Printed, HelpText, Messages> cardSaysInPart{
    inEnglish("Messages", "%1: %2 By hand: %3.")};

/// Tokens, in the order of `Token`.
inline constexpr std::array tokens{Says<>{inEnglish("Messages", "aim")},
                                   Says<>{inEnglish("Messages", "dodge")},
                                   Says<>{inEnglish("Messages", "surge")},
                                   Says<>{inEnglish("Messages", "observation")},
                                   Says<>{inEnglish("Messages", "standby")},
                                   Says<>{inEnglish("Messages", "suppression")},
                                   Says<>{inEnglish("Messages", "vehicle damage")},
                                   Says<>{inEnglish("Messages", "ion")},
                                   Says<>{inEnglish("Messages", "immobilize")},
                                   Says<>{inEnglish("Messages", "poison")}};
static_assert(std::ranges::equal(tokens, tokenTable,
                                 [](const Says<>& says, const TokenKind& kind) {
                                     return std::string_view(says.pattern()) == kind.name;
                                 }),
              "one row for each token");
inline Message tokenWord(Token token) { return tokens[static_cast<std::size_t>(token)](); }
inline constexpr Says<Message> tokenGained{inEnglish("Messages", "%1 gained")};
inline constexpr Says<Message> tokenRemoved{inEnglish("Messages", "%1 removed")};
inline constexpr Says<> tokensSpent{inEnglish("Messages", "tokens spent")};
inline constexpr Says<> standbySpent{inEnglish("Messages", "standby token spent")};

/// A free action of a card that has several: the card, the token.
inline constexpr Says<Printed, Message> cardGives{inEnglish("Messages", "%1: %2")};

/// Activations.
inline constexpr Says<Printed> unitActivates{inEnglish("Messages", "%1 activate")};
inline constexpr Says<> activationEnded{inEnglish("Messages", "activation ended")};
inline constexpr Says<> rallied{inEnglish("Messages", "rallied")};
inline constexpr Says<> suppressed{inEnglish("Messages", "suppressed")};
inline constexpr Says<> panicked{inEnglish("Messages", "panicked: no actions")};
inline constexpr Says<> action{inEnglish("Messages", "action")};
inline constexpr Says<> freeAction{inEnglish("Messages", "free action")};
inline constexpr Says<> damageTakesAction{inEnglish("Messages", "vehicle damage: 1 action less")};
inline constexpr Says<> damageTakesNothing{inEnglish("Messages", "vehicle damage: no effect")};
inline constexpr Says<> ionTakesAction{inEnglish("Messages", "ion: 1 action less")};
inline constexpr Says<> ionTakesNothing{inEnglish("Messages", "ion: no effect")};
inline constexpr Says<> poison{inEnglish("Messages", "poison")};
inline constexpr Says<> restored{inEnglish("Messages", "restored")};

/// Moves.
inline constexpr Says<> leaderMoved{inEnglish("Messages", "the unit leader moved")};
inline constexpr Says<> othersPlaced{inEnglish("Messages", "the others placed")};
inline constexpr Says<> deployed{inEnglish("Messages", "deployed")};
inline constexpr Says<> stoppedAtEdge{
    inEnglish("Messages", "stopped at the edge of the battlefield: no further actions")};
inline constexpr Says<> noCompulsoryMove{inEnglish("Messages", "no compulsory Move is possible")};
inline constexpr Says<> outOfContact{inEnglish("Messages", "out of base contact")};
inline constexpr Says<> meleeEnded{inEnglish("Messages", "melee ended")};
inline constexpr Says<> meleeStarted{inEnglish("Messages", "moved into melee")};

/// Cards.
inline constexpr Says<Printed> cardReadied{inEnglish("Messages", "%1 readied")};
inline constexpr Says<Printed> cardExhausted{inEnglish("Messages", "%1 exhausted")};
inline constexpr Says<Printed> cardExpended{inEnglish("Messages", "%1 expended")};
inline constexpr Says<Printed, Printed> cardFaceup{inEnglish("Messages", "%1: %2 faceup")};
inline constexpr Says<> rulesLost{
    inEnglish("Messages", "rules of a card are lost with its miniatures")};
inline constexpr Says<> rulesBack{
    inEnglish("Messages", "rules of a card are back with its miniatures")};

/// Defeated miniatures and units.
inline constexpr Says<> miniatureDefeated{inEnglish("Messages", "miniature defeated")};
inline constexpr Says<Printed> unitDefeated{inEnglish("Messages", "%1 defeated")};
inline constexpr Says<> newLeader{inEnglish("Messages", "new unit leader")};

/// Temporary effects on a unit.
inline constexpr Says<Message, Message> effectBegins{inEnglish("Messages", "%1 %2")};
inline constexpr Says<Message> effectEnds{inEnglish("Messages", "%1 ends")};
inline constexpr Says<Message, Printed> bySource{inEnglish("Messages", "%1 (%2)")};
inline constexpr Says<Printed> without{inEnglish("Messages", "no %1")};
inline constexpr Says<Printed> courageChanged{inEnglish("Messages", "courage %1")};
inline constexpr Says<Printed> speedChanged{inEnglish("Messages", "Speed %1")};
inline constexpr Says<> redDefenseDie{inEnglish("Messages", "red defense die")};
inline constexpr Says<> whiteDefenseDie{inEnglish("Messages", "white defense die")};
inline constexpr Says<> attackSurgeToHit{inEnglish("Messages", "attack surge to hit")};
inline constexpr Says<> attackSurgeToCrit{inEnglish("Messages", "attack surge to crit")};
inline constexpr Says<> defenseSurgeToBlock{inEnglish("Messages", "defense surge to block")};
inline constexpr Says<> untilEndOfAttack{inEnglish("Messages", "until the end of the attack")};
inline constexpr Says<> untilEndOfActivation{
    inEnglish("Messages", "until the end of the activation")};
inline constexpr Says<> untilEndOfNext{
    inEnglish("Messages", "until the end of its next activation")};
inline constexpr Says<> untilEndOfRound{inEnglish("Messages", "until the end of the round")};
inline constexpr Says<> untilEndOfGame{inEnglish("Messages", "until the end of the game")};

}  // namespace sightline::engine::say
