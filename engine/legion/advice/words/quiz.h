/// Messages: questions of quizzes, their options, and the reasons for the answers.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages: the texts of questions.
inline constexpr MessageTemplate<Message> closeCall{
    inEnglish("Messages", "%1 It is a close call: less than 0.1 inch decides.")};
inline constexpr MessageTemplate<PrintedName, PrintedName> askBand{
    inEnglish("Messages", "At which range is %2 from %1?")};
inline constexpr MessageTemplate<PrintedName, PrintedName> askBandOfUnit{
    inEnglish("Messages", "%1 wants to attack %2. At which range is the closest miniature of %2?")};
inline constexpr MessageTemplate<PrintedName, PrintedName> askSight{
    inEnglish("Messages", "Does %1 have line of sight to %2?")};
inline constexpr MessageTemplate<PrintedName, PrintedName> askObscured{
    inEnglish("Messages",
              "%1 attacks %2. How many miniatures of %2 are obscured, and which cover does terrain "
              "give?")};
inline constexpr MessageTemplate<PrintedName> askTarget{
    inEnglish("Messages", "Which unit may %1 attack from its position, without a Move?")};
inline constexpr MessageTemplate<PrintedName, PrintedName, int, int> askExpected{
    inEnglish("Messages",
              "%1 (aim tokens: %3) attacks %2 (dodge tokens: %4) with its best weapons. How many "
              "wounds can you expect on average?")};
inline constexpr MessageTemplate<PrintedName, PrintedName> askHideOne{
    inEnglish("Messages", "On which spot would %2 have no line of sight to %1?")};
inline constexpr MessageTemplate<PrintedName> askHideAll{
    inEnglish("Messages", "On which spot would no enemy have line of sight to %1?")};
inline constexpr MessageTemplate<PrintedName, int> askReach{
    inEnglish("Messages", "Which spot can %1 reach with one standard Move at speed %2?")};
inline constexpr MessageTemplate<PrintedName, Decimal, Decimal> askCohesion{
    inEnglish("Messages",
              "The unit leader of %1 is at %2, %3. Which miniature of the unit is out of "
              "cohesion?")};
inline constexpr MessageTemplate<PrintedName, PrintedName, Decimal, Decimal> askPlace{
    inEnglish("Messages", "May %1 stand on the spot %2 at %3, %4?")};
inline constexpr MessageTemplate<PrintedName, int, PrintedName, Decimal, Decimal, Decimal, Decimal>
    askMove{inEnglish("Messages",
                      "%1 makes a standard Move with the speed-%2 tool in the direction of %6 "
                      "degrees, bent by %7 degrees, to the spot %3 at %4, %5. Is the Move legal?")};

/// Messages: options.
inline constexpr MessageTemplate<> bandHalf{inEnglish("Messages", "Within half-range")};
inline constexpr MessageTemplate<> bandOne{inEnglish("Messages", "Range 1, but beyond half-range")};
inline constexpr MessageTemplate<int> bandNumber{inEnglish("Messages", "Range %1")};
inline constexpr MessageTemplate<> bandBeyond{inEnglish("Messages", "Beyond range 5")};
inline constexpr MessageTemplate<> lineIsClear{inEnglish("Messages", "Yes, there is a clear line")};
inline constexpr MessageTemplate<PrintedName> hiddenBy{
    inEnglish("Messages", "No, %1 blocks every line")};
inline constexpr MessageTemplate<int, int> obscuredNone{
    inEnglish("Messages", "%1 of %2 obscured, no cover")};
inline constexpr MessageTemplate<int, int> obscuredLight{
    inEnglish("Messages", "%1 of %2 obscured, light cover")};
inline constexpr MessageTemplate<int, int> obscuredHeavy{
    inEnglish("Messages", "%1 of %2 obscured, heavy cover")};
inline constexpr MessageTemplate<> noneOfThem{inEnglish("Messages", "None of them")};
inline constexpr MessageTemplate<Decimal> woundsAbout{inEnglish("Messages", "About %1")};
inline constexpr MessageTemplate<PrintedName, Decimal, Decimal> spotAt{
    inEnglish("Messages", "Spot %1 at %2, %3")};
inline constexpr MessageTemplate<int, Decimal, Decimal> miniatureAt{
    inEnglish("Messages", "Miniature %1 at %2, %3")};
inline constexpr MessageTemplate<> allInCohesion{
    inEnglish("Messages", "None, all miniatures are in cohesion")};
inline constexpr MessageTemplate<> isLegal{inEnglish("Messages", "Yes, it is legal")};
inline constexpr MessageTemplate<> faultPartly{
    inEnglish("Messages", "No, the base would be only partly on terrain")};
inline constexpr MessageTemplate<> faultOverlaps{
    inEnglish("Messages", "No, the base would overlap another miniature")};
inline constexpr MessageTemplate<> faultTouches{
    inEnglish("Messages", "No, the base would touch an enemy")};
inline constexpr MessageTemplate<> faultImpassable{
    inEnglish("Messages", "No, the base would be on impassable terrain")};
inline constexpr MessageTemplate<> faultBarricade{
    inEnglish("Messages", "No, the base would overlap a barricade")};
inline constexpr MessageTemplate<> faultToolImpassable{
    inEnglish("Messages", "No, the movement tool would overlap impassable terrain")};
inline constexpr MessageTemplate<> faultToolTall{
    inEnglish("Messages", "No, the movement tool would cross terrain that is too tall")};
inline constexpr MessageTemplate<> faultSlowed{
    inEnglish("Messages", "No, difficult terrain requires a tool of a lower speed")};
inline constexpr MessageTemplate<> faultTooHigh{
    inEnglish("Messages", "No, the end is too high or too low")};

/// Messages: reasons for answers. Each is a sentence.
inline constexpr MessageTemplate<Length> becauseDistance{
    inEnglish("Messages", "The shortest distance between the bases is %1.")};
inline constexpr MessageTemplate<Length> becauseNextBand{
    inEnglish("Messages", "The nearest end of a range is %1 away.")};
inline constexpr MessageTemplate<Length> becauseBeam{
    inEnglish("Messages", "The widest clear beam has a radius of %1.")};
inline constexpr MessageTemplate<PrintedName> becauseHidden{
    inEnglish("Messages", "Every line between the silhouettes enters %1.")};
inline constexpr MessageTemplate<PrintedName> becauseTroopers{
    inEnglish("Messages", "%1 does not matter: troopers never block line of sight.")};
inline constexpr MessageTemplate<int, PrintedName, Length> becauseObscured{
    inEnglish("Messages", "Miniature %1 is obscured by %2, %3 away.")};
inline constexpr MessageTemplate<int> becauseUnseen{
    inEnglish("Messages", "Miniature %1 is out of sight, so it is obscured.")};
inline constexpr MessageTemplate<int, int> becauseHalf{
    inEnglish("Messages",
              "%1 of %2 miniatures are obscured, which is at least half, so the unit has the best "
              "cover of them.")};
inline constexpr MessageTemplate<int, int> becauseUnderHalf{
    inEnglish("Messages",
              "%1 of %2 miniatures are obscured, which is less than half, so the unit has no "
              "cover.")};
inline constexpr MessageTemplate<PrintedName, Length> becauseMayAttack{
    inEnglish("Messages", "%1 may be attacked: it is %2 away, in range and in line of sight.")};
inline constexpr MessageTemplate<PrintedName, Message> becauseMayNot{
    inEnglish("Messages", "%1 may not be attacked: %2.")};
inline constexpr MessageTemplate<int> redDice{inEnglish("Messages", "%1 red")};
inline constexpr MessageTemplate<int> blackDice{inEnglish("Messages", "%1 black")};
inline constexpr MessageTemplate<int> whiteDice{inEnglish("Messages", "%1 white")};
inline constexpr MessageTemplate<Messages> becausePool{
    inEnglish("Messages", "The attack pool has these dice: %1.")};
inline constexpr MessageTemplate<Decimal> becauseMean{
    inEnglish("Messages", "The exact average is %1 wounds.")};
inline constexpr MessageTemplate<> becauseLightCover{
    inEnglish("Messages", "The defender has light cover, which cancels hits but no crits.")};
inline constexpr MessageTemplate<> becauseHeavyCover{
    inEnglish("Messages", "The defender has heavy cover, which cancels hits but no crits.")};
inline constexpr MessageTemplate<> becauseAim{
    inEnglish("Messages", "The aim token rerolls dice that would miss.")};
inline constexpr MessageTemplate<> becauseDodge{
    inEnglish("Messages", "The dodge token cancels a hit.")};
inline constexpr MessageTemplate<PrintedName> becauseNoLine{
    inEnglish("Messages", "Terrain blocks every line to spot %1.")};
inline constexpr MessageTemplate<> becauseOthersSeen{
    inEnglish("Messages", "A clear line leads to each of the other spots.")};
inline constexpr MessageTemplate<PrintedName, Decimal> becauseReached{
    inEnglish("Messages",
              "A legal Move ends on spot %1. The Move can end on %2 square inches of the table.")};
inline constexpr MessageTemplate<PrintedName, Length> becauseAway{
    inEnglish("Messages", "Spot %1 is %2 from the unit leader, from centre to centre.")};
inline constexpr MessageTemplate<PrintedName> becauseKeyword{
    inEnglish("Messages", "The unit has the keyword %1, which changes its Moves.")};
inline constexpr MessageTemplate<int, Message> becauseOut{
    inEnglish("Messages", "Miniature %1 is out of cohesion: %2.")};
inline constexpr MessageTemplate<Length> becauseHalfRange{
    inEnglish("Messages",
              "A miniature in cohesion is less than %1 from the unit leader, has line of sight to "
              "it, and stands neither much higher nor much lower.")};
inline constexpr MessageTemplate<Message> becauseFault{inEnglish("Messages", "It is illegal: %1.")};
inline constexpr MessageTemplate<> becauseNoFault{
    inEnglish("Messages", "No rule about bases, terrain or the movement tool forbids it.")};

}  // namespace sightline::engine::say
