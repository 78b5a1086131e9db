/// Notes on harmless mesh defects in the players' own models of a layout.
#pragma once
#include <string>
#include <vector>

#include "app/files/load.h"

namespace sightline::app {

struct ModelNote {
    std::string piece, text;
};

/// Each model once, with the first piece that uses it: edges of only one triangle, vertices without
/// a face, skipped faces. Models that ship have no notes.
std::vector<ModelNote> notesOnModels(const Layout& layout);

}  // namespace sightline::app
