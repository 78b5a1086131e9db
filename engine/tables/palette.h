/// The pieces that tables are suggested from: `assets/terrain/pieces.json` ("sightline-terrain"
/// version 1).
#pragma once
#include <string>
#include <vector>

#include "engine/json/json_reader.h"

namespace sightline::engine {

struct PaletteKind {
    std::string id, name, theme, category;
    /// What a piece of a layout says of it: shape, kind, movement, cover, blocks_los, height,
    /// parts.
    nlohmann::json piece;
};

/// Problems name file, pointer and what was expected. Facts are checked when a layout with such a
/// piece is read.
Result<std::vector<PaletteKind>> readPalette(const nlohmann::json& json, const std::string& where);

/// Themes of the palette, each once, in the order of their names.
std::vector<std::string> themesOf(const std::vector<PaletteKind>& palette);

}  // namespace sightline::engine
