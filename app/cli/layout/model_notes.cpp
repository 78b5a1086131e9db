#include "app/cli/layout/model_notes.h"

#include <set>

#include "app/files/models/any_model.h"
#include "app/files/models/own_model.h"
#include "rendering/model/welded.h"

namespace sightline::app {
namespace {

std::string countedPart(std::size_t count, const char* one, const char* several) {
    return std::to_string(count) + (count == 1 ? one : several);
}

std::vector<std::string> shortcomingsOf(const engine::MeshReference& file) {
    std::vector<std::string> lines;
    const rendering::FaceFaults faces = faceFaultsIn(file.path);
    if (faces.unused > 0)
        lines.push_back(countedPart(faces.unused, " point of its model belongs",
                                    " points of its model belong") +
                        " to no face: the file may be cut off");
    if (faces.few > 0)
        lines.push_back(
            countedPart(faces.few, " face of its model has", " faces of its model have") +
            " fewer than three corners: left out");
    const auto model = readNamedModel(file);
    if (!model) return lines;
    const rendering::Seams seams = rendering::seamsOf(rendering::welded(model->parts));
    if (seams.open > 0)
        lines.push_back(
            "its model is open: " + countedPart(seams.open, " edge belongs", " edges belong") +
            " to one triangle only");
    return lines;
}

}  // namespace

std::vector<ModelNote> notesOnModels(const Layout& layout) {
    std::vector<ModelNote> notes;
    std::set<std::filesystem::path> seen;
    for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
        const Layout::Look& look = layout.looks[i];
        if (look.model.empty() || isOurModel(look.model) || !seen.insert(look.model).second)
            continue;
        for (std::string& line :
             shortcomingsOf({look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin}))
            notes.push_back({layout.pieces[i].id, std::move(line)});
    }
    return notes;
}

}  // namespace sightline::app
