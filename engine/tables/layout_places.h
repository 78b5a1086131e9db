/// A layout that is being edited, and where its pieces lie as a document: what improving goes by
/// without a model being read again.
#pragma once
#include "engine/layouts/layout_edits.h"
#include "engine/tables/judged_table.h"

namespace sightline::engine {

/// A document of the pieces with no more than their ids and positions.
nlohmann::json placesOf(const TerrainLayout& layout);

/// The layout with each piece where the document has the one of its id; heights stay. The document
/// is a layout file, or of `placesOf`. Problems: those of `placed`, such as a locked piece that
/// would move.
Edited withPlaces(const TerrainLayout& layout, const nlohmann::json& document);

/// Lays that layout out with the places of a document, and reads nothing else of it.
LayTable layingPlacesOf(TerrainLayout layout, const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
