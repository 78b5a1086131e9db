/// Messages: reasons against a change of a layout. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Pieces.
inline constexpr Says<Printed> pieceIsLocked{inEnglish("Messages", "\"%1\" is locked")};
inline constexpr Says<Printed> pieceTooFar{
    inEnglish("Messages", "\"%1\" would lie too far from the table")};
inline constexpr Says<int> layoutHoldsAtMost{
    inEnglish("Messages", "a layout holds at most %1 pieces")};
inline constexpr Says<> angleIsANumber{inEnglish("Messages", "an angle is a number of degrees")};
inline constexpr Says<> groupNeedsTwo{inEnglish("Messages", "a group needs two pieces")};
inline constexpr Says<> pieceNeedsName{inEnglish("Messages", "a piece needs a name")};
inline constexpr Says<int> noteAtMost{inEnglish("Messages", "a note has at most %1 characters")};
inline constexpr Says<> agreedHeightBetween{
    inEnglish("Messages", "an agreed height is 0 to 120 in")};
inline constexpr Says<Printed, Printed> pieceHasNoPart{
    inEnglish("Messages", "\"%1\" has no part \"%2\"")};
inline constexpr Says<Printed> noPieceOfId{inEnglish("Messages", "there is no piece \"%1\"")};
inline constexpr Says<> nothingToPaste{inEnglish("Messages", "there is nothing to paste")};
inline constexpr Says<> alignNeedsTwo{
    inEnglish("Messages", "to be aligned, two pieces are needed")};
inline constexpr Says<> spreadNeedsThree{
    inEnglish("Messages", "to be spread evenly, three pieces are needed")};

/// The table.
inline constexpr Says<> tableBetween{inEnglish("Messages", "a table is 6 to 240 in wide and deep")};
inline constexpr Says<Printed> noSuchMat{inEnglish("Messages", "there is no mat \"%1\"")};
inline constexpr Says<> layoutNeedsName{inEnglish("Messages", "a layout needs a name")};
inline constexpr Says<> tooFewPiecesFit{
    inEnglish("Messages", "not enough of these pieces fit on the table for that density")};

/// Outlines and walls.
inline constexpr Says<int> outlineNeedsThree{
    inEnglish("Messages", "an outline needs three corners, not %1")};
inline constexpr Says<> edgesMayNotCross{
    inEnglish("Messages", "the edges of an outline may not cross")};
inline constexpr Says<> wallNeedsTwo{inEnglish("Messages", "a wall needs two points")};
inline constexpr Says<> wallPointsApart{
    inEnglish("Messages", "two points of a wall may not be at one place")};

/// The picture to trace.
inline constexpr Says<> noPicture{inEnglish("Messages", "there is no picture to trace")};
inline constexpr Says<Printed, Printed, Printed> pictureWidth{
    inEnglish("Messages", "width of the picture in inches: expected %1 to %2, found %3")};
inline constexpr Says<Printed, Printed, Printed> pictureOpacity{
    inEnglish("Messages", "opacity of the picture: expected %1 to %2, found %3")};
inline constexpr Says<> pictureTooFar{
    inEnglish("Messages", "the picture would lie too far from the table")};
inline constexpr Says<> pictureByNoAngle{
    inEnglish("Messages", "the picture is turned by no angle")};
inline constexpr Says<> pointsAtOnePlace{
    inEnglish("Messages", "both points lie at one place of the picture")};
inline constexpr Says<> pointsMoreThanZero{
    inEnglish("Messages", "two points are more than 0 in apart")};

}  // namespace sightline::engine::say
