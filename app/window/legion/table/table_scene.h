/// Builds the scene of each frame of the table: the game or a guest, the selection, and the
/// drawings of the tools.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "app/window/legion/scene/scene_builder.h"
#include "app/window/legion/scene/scene_models.h"
#include "app/window/shell/scene/scene_images.h"
#include "app/window/shell/session/unit_choice.h"

namespace sightline::app {

class TableCamera;
class TableGuest;
class TableTools;

class TableScene {
  public:
    TableScene(const ShownGame& game, const UnitChoice& choice, const TableTools& tools,
               const TableCamera& camera)
        : game_(game), choice_(choice), tools_(tools), camera_(camera) {}
    /// Shows the guest instead of the game; null: the game.
    void setGuest(const TableGuest* guest) { guest_ = guest; }

    /// The game changed; `another`: it is a different game.
    void follow(bool another);
    /// Miniatures still glide to their places.
    bool gliding() const { return glide_.gliding(); }
    bool showsGame() const { return !guest_ && game_.running(); }

    SceneModels& models() { return models_; }
    /// Starts to read the new models.
    void wantModels();
    /// The renderer was made anew: forgets all of its handles.
    void forgetAll();

    /// Range rings around the selected unit leader: permanent here, or while a key is held below.
    void setRings(bool on) { rings_ = on; }
    /// True when the value changed.
    bool setRingsHeld(bool on);
    /// Shows a ruling's evidence until the game changes.
    void showWitness(const std::optional<geometry::Segment>& line,
                     const std::vector<std::string>& pieces);
    /// False when no evidence is shown.
    bool dropWitness();

    /// The miniature with a badge over that pixel (logical, in the widget) in the last frame; the
    /// nearest to the eye of several. `ray` runs from the eye through the pixel.
    std::optional<engine::MiniId> badgeAt(QPointF pixel, const geometry::Segment& ray) const;

    /// For a widget of that height (logical pixels) on a screen of that pixel ratio. Needs the
    /// renderer's current context: it loads the frame's data into the renderer.
    rendering::Scene build(rendering::Renderer& renderer, double ratio, int height);

  private:
    struct Witness {
        std::optional<geometry::Segment> line;
        std::set<std::string> pieces;
    };
    struct ShownBadge {
        rendering::Badge badge;
        engine::MiniId mini;
    };
    bool covers(const ShownBadge& shown, QPointF pixel, const geometry::Segment& ray) const;
    /// The width of lines on the ground, in inches: wider from farther away.
    double lineWidth() const;
    SceneFocus focus(const rendering::Renderer& renderer) const;
    void addGame(SceneDraft& draft, const SceneFocus& shown) const;
    void addGuest(SceneDraft& draft) const;

    const ShownGame& game_;
    const UnitChoice& choice_;
    const TableTools& tools_;
    const TableCamera& camera_;
    const TableGuest* guest_ = nullptr;
    SceneImages images_;
    SceneModels models_;
    SceneGlide glide_;
    std::optional<Witness> witness_;
    std::vector<ShownBadge> miniBadges_;  ///< badges of the last frame
    bool rings_ = false, ringsHeld_ = false;
};

}  // namespace sightline::app
