/// The positions of the pieces of a layout in the editor, as a document. The improvement of a table
/// changes only this document, so it need not read models again.
#pragma once
#include "engine/layouts/layout_edits.h"
#include "engine/legion/advice/layout_review/judged_table.h"

namespace sightline::engine {

/// A document with only the ids and positions of the pieces.
nlohmann::json placesOf(const TerrainLayout& layout);

/// The layout after each piece was moved to its position in the document; heights do not change.
/// The document is a layout file, or the result of `placesOf`. Fails with the problems of `placed`,
/// for example if a locked piece would have to move.
Edited withPlaces(const TerrainLayout& layout, const nlohmann::json& document);

/// A function that builds tables from `layout`, with the positions in a document. It ignores all
/// other content of the document.
LayTable layingPlacesOf(TerrainLayout layout, const geometry::Dimensions& dimensions);

}  // namespace sightline::engine
