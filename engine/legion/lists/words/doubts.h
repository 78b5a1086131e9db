/// Messages: reasons why a dispute cannot be settled. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The objects with unknown values, by their names in requests.
inline constexpr Says<> whoMeasures{inEnglish("Messages", "from")};
inline constexpr Says<> whoIsMeasuredTo{inEnglish("Messages", "to")};
inline constexpr Says<> whoIsAlone{inEnglish("Messages", "mini")};

/// The unknown values.
inline constexpr Says<> itsPosition{inEnglish("Messages", "position")};
inline constexpr Says<> itsFacing{inEnglish("Messages", "facing")};
inline constexpr Says<> itsRotation{inEnglish("Messages", "rotation")};
inline constexpr Says<> itsHeight{inEnglish("Messages", "height")};

/// The tolerances of the stated values.
inline constexpr Says<Message, Message, Message> toleranceOf{
    inEnglish("Messages", "tolerance of %1: %2: %3")};
inline constexpr Says<int> numberUpTo{inEnglish("Messages", "expected a number from 0 to %1")};
inline constexpr Says<> lessThanTheHeight{
    inEnglish("Messages", "expected less than the height itself")};
inline constexpr Says<Printed> noPieceOfTolerance{inEnglish("Messages", "tolerance: no piece %1")};
inline constexpr Says<int> quantitiesAtMost{
    inEnglish("Messages", "tolerance: expected at most %1 quantities")};

/// The objects of the question.
inline constexpr Says<> miniToMeasureTo{inEnglish("Messages", "to: expected a miniature")};
inline constexpr Says<Printed> noPieceToMeasureTo{inEnglish("Messages", "to: no piece %1")};
inline constexpr Says<Printed> noPieceOfHeight{inEnglish("Messages", "height: no piece %1")};
inline constexpr Says<Printed> noPieceOf{inEnglish("Messages", "no piece %1")};
inline constexpr Says<> heightOfAPiece{inEnglish("Messages", "height: expected a terrain piece")};
inline constexpr Says<> miniOnTheBattlefield{
    inEnglish("Messages", "expected a miniature on the battlefield")};
inline constexpr Says<> twoMinis{
    inEnglish("Messages", "expected two miniatures, not one and itself")};
inline constexpr Says<> onlyTroopersObscured{
    inEnglish("Messages", "only troopers can be obscured (p. 34)")};

inline constexpr Says<> stopped{inEnglish("Messages", "stopped")};

}  // namespace sightline::engine::say
