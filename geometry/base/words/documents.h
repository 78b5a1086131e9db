/// Messages: requirements on a scenario or a table in a file. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Tables.
inline constexpr Says<int, int> simplePolygon{
    inEnglish("Messages", "expected a simple polygon: edges %1 and %2 cross")};
inline constexpr Says<> polygonWithArea{
    inEnglish("Messages", "expected a counter-clockwise polygon with an area")};
inline constexpr Says<int> charactersUpTo{inEnglish("Messages", "1 to %1 characters")};
inline constexpr Says<> idOfNoOther{inEnglish("Messages", "an id that no other piece has")};
inline constexpr Says<> shapeExpected{
    inEnglish("Messages", "expected one of mesh, prism, box, cylinder")};
inline constexpr Says<int, int> tooManyTriangles{inEnglish(
    "Messages", "with this piece the models of the layout have %1 triangles, expected at most %2")};
inline constexpr Says<> pathOfModel{inEnglish("Messages", "the path of a model")};
inline constexpr Says<> pathOfPicture{inEnglish("Messages", "the path of a picture")};
inline constexpr Says<> pieceOfTerrain{inEnglish("Messages", "a piece of terrain")};
inline constexpr Says<> idOfTwin{inEnglish("Messages", "the id of a piece whose twin this one is")};
inline constexpr Says<Printed> modelHasNoPart{
    inEnglish("Messages", "the model has no part \"%1\"")};
inline constexpr Says<Printed, Printed> modelHasNoPartThis{
    inEnglish("Messages", "the model has no part \"%1\"; did you mean \"%2\"?")};

/// Scenarios.
inline constexpr Says<> pathOrDocument{inEnglish("Messages", "a path or a document")};
inline constexpr Says<> eachCommandOnce{inEnglish("Messages", "each command card once")};
inline constexpr Says<Message> cardOfKind{inEnglish("Messages", "a card of kind %1")};
inline constexpr Says<Printed, Message> isNoCardOfKind{inEnglish("Messages", "%1 is no %2 card")};
inline constexpr Says<Printed> isNoObjective{inEnglish("Messages", "%1 is no objective")};
inline constexpr Says<Printed> isNoSecondary{inEnglish("Messages", "%1 is no secondary objective")};
inline constexpr Says<> beginsWithoutIt{
    inEnglish("Messages", "a game from its setup begins without it")};
inline constexpr Says<> unitNotPlacedYet{inEnglish("Messages", "a unit that is not placed yet")};
inline constexpr Says<int, Printed> placementExpected{
    inEnglish("Messages", "expected a placement of unit %1 (%2)")};

}  // namespace sightline::engine::say
