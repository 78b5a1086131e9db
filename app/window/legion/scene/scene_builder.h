/// Builds the scene of the renderer from the view of a player: terrain, miniatures, badges, rings.
#pragma once
#include <set>

#include "app/files/load.h"
#include "app/window/legion/scene/scene_glide.h"
#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

/// Things on which the players focus: selection, hover and highlights.
struct SceneFocus {
    std::optional<engine::UnitId> selected, hovered;
    bool rangeRings = false;
    /// Miniatures that answer the open question when a player clicks them.
    std::set<engine::MiniId> answers;
    std::set<engine::UnitId> ticked;  ///< units chosen so far, if several units answer
    bool numbered = false;            ///< true: the answers have numbers
    double line = 0.1;                ///< width of lines on the ground, inches
    /// Miniatures that are still shown at the place that they will leave.
    std::set<engine::MiniId> leaving;
    std::set<std::string> pieces;                 ///< highlighted terrain
    const rendering::Renderer* models = nullptr;  ///< used to check which models are loaded
};

/// Pick ids. Terrain pieces have the numbers after the miniatures.
int pickIdOf(engine::MiniId mini);
int pickIdOfPiece(std::size_t piece);

void buildTable(SceneDraft& draft, const Layout& layout, const SceneFocus& focus);
void buildMinis(SceneDraft& draft, const engine::View& view, const SceneGlide& glide,
                const SceneFocus& focus);
/// The ring at half-range around a unit leader, which is the limit of cohesion.
void addCohesionRing(SceneDraft& draft, const engine::View& view, const geometry::Mini& leader,
                     double line = 0.06);

/// A translucent copy of a miniature, for example at the end of a move.
struct Ghost {
    const engine::MiniView& mini;
    geometry::Mini stand;
    rendering::Colour colour{};
    float strength = 0.6F;
};
void addGhost(SceneDraft& draft, const engine::View& view, const Ghost& ghost);

}  // namespace sightline::app
