/// Piece positions of a layout in the editor, as a document. The improvement changes only this
/// document, so no model is read again.
#pragma once
#include "engine/layouts/layout_edits.h"
#include "engine/legion/advice/layout_review/judged_table.h"

namespace sightline::engine {

/// A document with only the ids and positions of the pieces.
nlohmann::json placesOf(const TerrainLayout& layout);

/// The layout with each piece at its position in the document; heights stay. The document is a
/// layout file, or comes from `placesOf`. Errors: those of `placed`, such as a locked piece that
/// would move.
Edited withPlaces(const TerrainLayout& layout, const nlohmann::json& document);

/// Builds tables from that layout and the positions of a document, and ignores the rest of the
/// document.
LayTable layingPlacesOf(TerrainLayout layout, const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
