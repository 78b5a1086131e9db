/// Message texts: the reasons why a layout cannot be changed.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about terrain pieces.
inline constexpr MessageTemplate<PrintedName> pieceIsLocked{
    inEnglish("Messages", "\"%1\" is locked")};
inline constexpr MessageTemplate<PrintedName> pieceTooFar{
    inEnglish("Messages", "\"%1\" would lie too far from the table")};
inline constexpr MessageTemplate<int> layoutHoldsAtMost{
    inEnglish("Messages", "a layout holds at most %1 pieces")};
inline constexpr MessageTemplate<> angleIsANumber{
    inEnglish("Messages", "an angle is a number of degrees")};
inline constexpr MessageTemplate<> groupNeedsTwo{inEnglish("Messages", "a group needs two pieces")};
inline constexpr MessageTemplate<> pieceNeedsName{inEnglish("Messages", "a piece needs a name")};
inline constexpr MessageTemplate<int> noteAtMost{
    inEnglish("Messages", "a note has at most %1 characters")};
inline constexpr MessageTemplate<> agreedHeightBetween{
    inEnglish("Messages", "an agreed height is 0 to 120 in")};
inline constexpr MessageTemplate<PrintedName, PrintedName> pieceHasNoPart{
    inEnglish("Messages", "\"%1\" has no part \"%2\"")};
inline constexpr MessageTemplate<PrintedName> noPieceOfId{
    inEnglish("Messages", "there is no piece \"%1\"")};
inline constexpr MessageTemplate<> nothingToPaste{
    inEnglish("Messages", "there is nothing to paste")};
inline constexpr MessageTemplate<> alignNeedsTwo{
    inEnglish("Messages", "alignment needs at least two pieces")};
inline constexpr MessageTemplate<> spreadNeedsThree{
    inEnglish("Messages", "even spacing needs at least three pieces")};

/// Messages about the table.
inline constexpr MessageTemplate<> tableBetween{
    inEnglish("Messages", "a table is 6 to 240 in wide and deep")};
inline constexpr MessageTemplate<PrintedName> noSuchMat{
    inEnglish("Messages", "there is no mat \"%1\"")};
inline constexpr MessageTemplate<> layoutNeedsName{inEnglish("Messages", "a layout needs a name")};
inline constexpr MessageTemplate<> tooFewPiecesFit{
    inEnglish("Messages", "not enough of these pieces fit on the table for that density")};

/// Messages about outlines and walls.
inline constexpr MessageTemplate<int> outlineNeedsThree{
    inEnglish("Messages", "an outline needs three corners, not %1")};
inline constexpr MessageTemplate<> edgesMayNotCross{
    inEnglish("Messages", "the edges of an outline may not cross")};
inline constexpr MessageTemplate<> wallNeedsTwo{inEnglish("Messages", "a wall needs two points")};
inline constexpr MessageTemplate<> wallPointsApart{
    inEnglish("Messages", "two points of a wall may not be at one place")};

/// Messages about the picture under the table.
inline constexpr MessageTemplate<> noPicture{inEnglish("Messages", "there is no picture to trace")};
inline constexpr MessageTemplate<PrintedName, PrintedName, PrintedName> pictureWidth{
    inEnglish("Messages", "width of the picture in inches: expected %1 to %2, found %3")};
inline constexpr MessageTemplate<PrintedName, PrintedName, PrintedName> pictureOpacity{
    inEnglish("Messages", "opacity of the picture: expected %1 to %2, found %3")};
inline constexpr MessageTemplate<> pictureTooFar{
    inEnglish("Messages", "the picture would lie too far from the table")};
inline constexpr MessageTemplate<> pictureByNoAngle{
    inEnglish("Messages", "the picture is turned by no angle")};
inline constexpr MessageTemplate<> pointsAtOnePlace{
    inEnglish("Messages", "both points are at the same place of the picture")};
inline constexpr MessageTemplate<> pointsMoreThanZero{
    inEnglish("Messages", "the two points must be more than 0 in apart")};

}  // namespace sightline::engine::say
