/// Messages: reasons why a dispute cannot be settled.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The names of the miniatures in a question: "from" and "to", or "mini" if there is only one.
inline constexpr MessageTemplate<> whoMeasures{inEnglish("Messages", "from")};
inline constexpr MessageTemplate<> whoIsMeasuredTo{inEnglish("Messages", "to")};
inline constexpr MessageTemplate<> whoIsAlone{inEnglish("Messages", "mini")};

/// The names of the kinds of unknown values: position, facing, rotation, height.
inline constexpr MessageTemplate<> itsPosition{inEnglish("Messages", "position")};
inline constexpr MessageTemplate<> itsFacing{inEnglish("Messages", "facing")};
inline constexpr MessageTemplate<> itsRotation{inEnglish("Messages", "rotation")};
inline constexpr MessageTemplate<> itsHeight{inEnglish("Messages", "height")};

/// Messages about illegal tolerances.
inline constexpr MessageTemplate<Message, Message, Message> toleranceOf{
    inEnglish("Messages", "tolerance of %1: %2: %3")};
inline constexpr MessageTemplate<int> numberUpTo{
    inEnglish("Messages", "expected a number from 0 to %1")};
inline constexpr MessageTemplate<> lessThanTheHeight{
    inEnglish("Messages", "expected less than the height itself")};
inline constexpr MessageTemplate<PrintedName> noPieceOfTolerance{
    inEnglish("Messages", "tolerance: no piece %1")};
inline constexpr MessageTemplate<int> quantitiesAtMost{
    inEnglish("Messages", "tolerance: expected at most %1 quantities")};

/// Messages about missing objects of a question.
inline constexpr MessageTemplate<> miniToMeasureTo{
    inEnglish("Messages", "to: expected a miniature")};
inline constexpr MessageTemplate<PrintedName> noPieceToMeasureTo{
    inEnglish("Messages", "to: no piece %1")};
inline constexpr MessageTemplate<PrintedName> noPieceOfHeight{
    inEnglish("Messages", "height: no piece %1")};
inline constexpr MessageTemplate<PrintedName> noPieceOf{inEnglish("Messages", "no piece %1")};
inline constexpr MessageTemplate<> heightOfAPiece{
    inEnglish("Messages", "height: expected a terrain piece")};
inline constexpr MessageTemplate<> miniOnTheBattlefield{
    inEnglish("Messages", "expected a miniature on the battlefield")};
inline constexpr MessageTemplate<> twoMinis{
    inEnglish("Messages", "expected two miniatures, not one and itself")};
inline constexpr MessageTemplate<> onlyTroopersObscured{
    inEnglish("Messages", "only troopers can be obscured (p. 34)")};

inline constexpr MessageTemplate<> stopped{inEnglish("Messages", "stopped")};

}  // namespace sightline::engine::say
