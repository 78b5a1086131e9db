/// Builds the renderer's scene from a player's view: terrain, miniatures, badges, rings.
#pragma once
#include <set>

#include "app/files/load.h"
#include "app/window/legion/scene/scene_glide.h"
#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

/// The players' focus besides the game: selection, hover and highlights.
struct SceneFocus {
    std::optional<engine::UnitId> selected, hovered;
    bool rangeRings = false;
    std::set<engine::MiniId> answers;  ///< miniatures that answer the open question when clicked
    std::set<engine::UnitId> ticked;   ///< chosen so far, when several units answer
    bool numbered = false;             ///< the answers carry numbers
    double line = 0.1;                 ///< width of lines on the ground, inches
    std::set<engine::MiniId> leaving;  ///< still shown at the place that they are about to leave
    std::set<std::string> pieces;      ///< highlighted terrain
    const rendering::Renderer* models = nullptr;  ///< to check for loaded models
};

/// Pick ids: terrain pieces are numbered after the miniatures.
int pickIdOf(engine::MiniId mini);
int pickIdOfPiece(std::size_t piece);

void buildTable(SceneDraft& draft, const Layout& layout, const SceneFocus& focus);
void buildMinis(SceneDraft& draft, const engine::View& view, const SceneGlide& glide,
                const SceneFocus& focus);
/// The ring at half-range around a unit leader: the limit of cohesion.
void addCohesionRing(SceneDraft& draft, const engine::View& view, const geometry::Mini& leader,
                     double line = 0.06);

/// A translucent copy of a miniature, such as at the end of a move.
struct Ghost {
    const engine::MiniView& mini;
    geometry::Mini stand;
    rendering::Colour colour{};
    float strength = 0.6F;
};
void addGhost(SceneDraft& draft, const engine::View& view, const Ghost& ghost);

}  // namespace sightline::app
