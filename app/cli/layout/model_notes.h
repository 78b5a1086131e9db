/// What a layout's models of somebody's own are short of, although they can be played with.
#pragma once
#include <string>
#include <vector>

#include "app/files/load.h"

namespace sightline::app {

struct ModelNote {
    std::string piece, text;
};

/// For each model once, with the first piece that has it: edges of one triangle only, points of no
/// face, faces that are left out. Nothing of models that ship.
std::vector<ModelNote> notesOnModels(const Layout& layout);

}  // namespace sightline::app
