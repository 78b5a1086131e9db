/// Builds the scene for the renderer from a player's view of the game: terrain, miniatures, badges,
/// rings.
#pragma once
#include <map>
#include <set>

#include "app/files/tables/load.h"
#include "app/window/legion/scene/scene_glide.h"
#include "app/window/shell/scene/scene_draft.h"

namespace sightline::app {

/// The objects that are highlighted in the scene, and other settings of the drawing.
struct SceneFocus {
    std::optional<engine::UnitId> selected, hovered;
    bool rangeRings = false;
    /// Miniatures that a player can click to answer the open question.
    std::set<engine::MiniId> answers;
    /// Units that a player has chosen so far, if the answer has several units.
    std::set<engine::UnitId> ticked;
    bool numbered = false;  ///< true: the miniatures in `answers` are drawn with their numbers
    bool cohesion = true;   ///< true: the selected unit has a ring at the limit of its cohesion
    double line = 0.1;      ///< width of lines on the ground, inches
    /// Miniatures for which the players are choosing new places. They are drawn faded at their old
    /// places.
    std::set<engine::MiniId> leaving;
    std::set<std::string> pieces;  ///< ids of the highlighted terrain pieces
    /// The renderer, which knows the models that are already loaded.
    const rendering::Renderer* models = nullptr;
};

/// The number that identifies a miniature in the renderer's pick test. The numbers after those of
/// the miniatures identify terrain pieces.
int pickIdOf(engine::MiniId mini);
int pickIdOfPiece(std::size_t piece);

/// A code of a few letters for each unit. No other unit of the army has the same code.
std::map<engine::UnitId, QString> codesOf(const engine::View& view);

void buildTable(SceneDraft& draft, const Layout& layout, const SceneFocus& focus);
void buildMinis(SceneDraft& draft, const engine::View& view, const SceneGlide& glide,
                const SceneFocus& focus);
/// Draws the ring at half-range around a unit leader. The ring is the limit of cohesion.
void addCohesionRing(SceneDraft& draft, const engine::View& view, const geometry::Mini& leader,
                     double line = 0.06);

/// A translucent copy of a miniature, such as at the end of a proposed move.
struct Ghost {
    const engine::MiniView& mini;
    geometry::Mini stand;
    rendering::Colour colour{};
    float strength = 0.6F;
};
void addGhost(SceneDraft& draft, const engine::View& view, const Ghost& ghost);

}  // namespace sightline::app
