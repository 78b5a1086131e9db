/// Turns a player's view into what the renderer draws: terrain, miniatures, badges, rings.
#pragma once
#include <set>

#include "app/files/load.h"
#include "app/window/scene/scene_draft.h"
#include "app/window/scene/scene_glide.h"

namespace sightline::app {

/// What the players look at, beside the game itself.
struct SceneFocus {
    std::optional<engine::UnitId> selected, hovered;
    bool rangeRings = false;
    std::set<engine::MiniId> answers;  ///< miniatures that answer the open question when clicked
    std::set<engine::UnitId> ticked;   ///< chosen so far, where several units answer
    bool numbered = false;             ///< the answers are told apart by their numbers
    double line = 0.1;                 ///< width of lines on the ground, inches
    std::set<engine::MiniId> leaving;  ///< still standing where they are about to be lifted from
    std::set<std::string> pieces;      ///< terrain to point at
    const rendering::Renderer* models = nullptr;  ///< to know what is loaded
};

/// Pick ids: terrain pieces are numbered after the miniatures.
int pickIdOf(engine::MiniId mini);
int pickIdOfPiece(std::size_t piece);

void buildTable(SceneDraft& draft, const Layout& layout, const SceneFocus& focus);
void buildMinis(SceneDraft& draft, const engine::View& view, const SceneGlide& glide,
                const SceneFocus& focus);
/// Half-range round a unit leader: where cohesion ends.
void addCohesionRing(SceneDraft& draft, const engine::View& view, const geometry::Mini& leader,
                     double line = 0.06);

/// A miniature as a see-through copy, such as where a move would end.
struct Ghost {
    const engine::MiniView& mini;
    geometry::Mini stand;
    rendering::Colour colour{};
    float strength = 0.6F;
};
void addGhost(SceneDraft& draft, const engine::View& view, const Ghost& ghost);

}  // namespace sightline::app
