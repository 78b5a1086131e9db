/// Notes on harmless mesh defects in the 3D models that players added to a layout.
#pragma once
#include <string>
#include <vector>

#include "app/files/tables/load.h"

namespace sightline::app {

struct ModelNote {
    std::string piece, text;
};

/// One note for each model with a defect, with the first piece that uses the model. Defects are
/// edges that belong to only one triangle, vertices without a face, and skipped faces. Models of
/// the program have no notes.
std::vector<ModelNote> notesOnModels(const Layout& layout);

}  // namespace sightline::app
