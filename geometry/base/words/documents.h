/// Message table: errors in the files of scenarios and tables.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about files of tables.
inline constexpr MessageTemplate<int, int> simplePolygon{
    inEnglish("Messages", "expected a simple polygon: edges %1 and %2 cross")};
inline constexpr MessageTemplate<> polygonWithArea{
    inEnglish("Messages", "expected a counter-clockwise polygon with an area")};
inline constexpr MessageTemplate<int> charactersUpTo{inEnglish("Messages", "1 to %1 characters")};
inline constexpr MessageTemplate<> idOfNoOther{
    inEnglish("Messages", "an id that no other piece has")};
inline constexpr MessageTemplate<> shapeExpected{
    inEnglish("Messages", "expected one of mesh, prism, box, cylinder")};
inline constexpr MessageTemplate<int, int> tooManyTriangles{inEnglish(
    "Messages", "with this piece the models of the layout have %1 triangles, expected at most %2")};
inline constexpr MessageTemplate<> pathOfModel{inEnglish("Messages", "the path of a model")};
inline constexpr MessageTemplate<> pathOfPicture{inEnglish("Messages", "the path of a picture")};
inline constexpr MessageTemplate<> pieceOfTerrain{inEnglish("Messages", "a piece of terrain")};
inline constexpr MessageTemplate<> idOfTwin{
    inEnglish("Messages", "the id of the twin of this piece")};
inline constexpr MessageTemplate<PrintedName> modelHasNoPart{
    inEnglish("Messages", "the model has no part \"%1\"")};
inline constexpr MessageTemplate<PrintedName, PrintedName> modelHasNoPartThis{
    inEnglish("Messages", "the model has no part \"%1\"; did you mean \"%2\"?")};

/// Messages about files of scenarios.
inline constexpr MessageTemplate<> pathOrDocument{inEnglish("Messages", "a path or a document")};
inline constexpr MessageTemplate<> eachCommandOnce{inEnglish("Messages", "each command card once")};
inline constexpr MessageTemplate<Message> cardOfKind{
    inEnglish("Messages", "a card of the kind %1")};
inline constexpr MessageTemplate<PrintedName, Message> isNoCardOfKind{
    inEnglish("Messages", "%1 is not a %2 card")};
inline constexpr MessageTemplate<PrintedName> isNoObjective{
    inEnglish("Messages", "%1 is not an objective")};
inline constexpr MessageTemplate<PrintedName> isNoSecondary{
    inEnglish("Messages", "%1 is not a secondary objective")};
inline constexpr MessageTemplate<> beginsWithoutIt{
    inEnglish("Messages", "a game from its setup begins without it")};
inline constexpr MessageTemplate<> unitNotPlacedYet{
    inEnglish("Messages", "a unit that is not placed yet")};
inline constexpr MessageTemplate<int, PrintedName> placementExpected{
    inEnglish("Messages", "expected a placement of unit %1 (%2)")};

}  // namespace sightline::engine::say
