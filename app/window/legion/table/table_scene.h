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
    /// Shows the guest instead of the game. Null: the game.
    void setGuest(const TableGuest* guest) { guest_ = guest; }

    /// The game changed. `another` means that it is a different game.
    void follow(bool another);
    /// True while miniatures glide to their places.
    bool gliding() const { return glide_.gliding(); }
    bool showsGame() const { return !guest_ && game_.running(); }

    SceneModels& models() { return models_; }
    /// Starts to load the new models.
    void wantModels();
    /// Forgets all handles of the renderer, because the renderer was created anew.
    void forgetAll();

    /// Switches the range rings around the selected unit leader on or off permanently. The next
    /// function shows them while a key is held.
    void setRings(bool on) { rings_ = on; }
    /// Returns true if the value changed.
    bool setRingsHeld(bool on);
    /// Shows the evidence of a ruling until the game changes.
    void showWitness(const std::optional<geometry::Segment>& line,
                     const std::vector<std::string>& pieces);
    /// Removes the evidence. Returns false if no evidence was shown.
    bool dropWitness();

    /// The miniature with a badge over that pixel (logical, in the widget) in the last frame. If
    /// there are several, the nearest to the eye. `ray` is the ray from the eye through the pixel.
    std::optional<engine::MiniId> badgeAt(QPointF pixel, const geometry::Segment& ray) const;

    /// Builds the scene for a widget of that height (logical pixels) on a screen of that pixel
    /// ratio. The context of the renderer must be current, because the data of the frame is loaded
    /// into the renderer.
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
    /// The width of lines on the ground, in inches. Lines are wider if the camera is farther away.
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
