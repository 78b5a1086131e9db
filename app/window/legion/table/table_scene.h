/// Builds the scene of each frame of the table widget: the game or a TableGuest, the selection, and
/// the drawings of the tools.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "app/window/legion/scene/named_places.h"
#include "app/window/legion/scene/scene_builder.h"
#include "app/window/legion/scene/scene_models.h"
#include "app/window/legion/table/badge_arrangement.h"
#include "app/window/shell/scene/scene_images.h"
#include "app/window/shell/session/unit_choice.h"

namespace sightline::app {

class EffectShow;
class TableCamera;
class TableGuest;
class TableMarks;
class TableTools;

/// The units whose weapon ranges are drawn, as seen by the player who decides.
enum class RangesOf { nobody, own, enemy };

class TableScene {
  public:
    TableScene(const ShownGame& game, const UnitChoice& choice, const TableTools& tools,
               const TableCamera& camera, const EffectShow& effects)
        : game_(game), choice_(choice), tools_(tools), camera_(camera), effects_(effects) {}
    /// Sets the TableGuest that is shown instead of the game. Null: the game is shown.
    void setGuest(const TableGuest* guest) { guest_ = guest; }
    /// Sets the marks that are drawn over the game. Null: no marks.
    void setMarks(const TableMarks* marks) { marks_ = marks; }

    /// Called after the game changed. `another` is true if another game is shown.
    void follow(bool another);
    bool gliding() const { return glide_.gliding(); }
    bool showsGame() const { return !guest_ && game_.running(); }

    SceneModels& models() { return models_; }
    /// Starts to load those models that are new in the game or the TableGuest.
    void wantModels();
    /// Must be called after a new renderer was created. Loads all models and pictures again.
    void forgetAll();
    /// Must be called when the colours or the font of the program change.
    void forgetPictures();

    /// Switches the range rings around the selected unit leader on or off.
    void setRings(bool on) { rings_ = on; }
    /// Draws the weapon ranges and firing arcs of all units of a side.
    void setRanges(RangesOf whose) { ranges_ = whose; }
    RangesOf ranges() const { return ranges_; }
    /// Shows the range rings while a key is held. Returns true if something changed.
    bool setRingsHeld(bool on);
    /// Shows a line and terrain pieces as the evidence for a record entry, until the game changes.
    void showWitness(const std::optional<geometry::Segment>& line,
                     const std::vector<std::string>& pieces);
    /// Sets the time at which dust or snow is drawn, seconds.
    void setWeatherTime(double seconds) { weather_ = seconds; }
    /// True if dust or snow is drawn, which moves with the time.
    bool drifts() const;
    /// Sets the named places that are drawn on the table of the game.
    void setNamedPlaces(std::vector<NamedPlace> places) { places_ = std::move(places); }
    const std::vector<NamedPlace>& namedPlaces() const { return places_; }
    /// Hides the evidence. Returns false if no evidence was shown.
    bool dropWitness();

    /// The miniature or the token whose badge covered a logical pixel of the widget in the last
    /// frame. If several badges cover the pixel, the nearest to the eye counts. `ray` is the ray
    /// from the eye through the pixel.
    std::optional<BadgeOwner> badgeAt(QPointF pixel, const geometry::Segment& ray) const;
    /// A badge of the last frame and the rectangle that it covers, logical pixels.
    struct BadgeOnScreen {
        BadgeOwner owner;
        QRectF box;
    };
    std::vector<BadgeOnScreen> badgesOnScreen() const;
    /// The areas of the crowds of badges in the last frame, logical pixels. A crowd that is spread
    /// covers the area of all its badges.
    std::vector<QRectF> crowdsOnScreen() const;
    /// Spreads the crowd of badges under the pixel. Empty: the pointer left the table. Returns true
    /// if the picture changes.
    bool pointAt(std::optional<QPointF> pixel);
    /// The first miniature whose drawn figure the ray meets before the fraction `reach` of its
    /// length. Figures that are not loaded are left out.
    std::optional<engine::MiniId> figureAt(const geometry::Segment& ray, double reach) const;

    /// Builds the scene. `height` is the height of the widget in logical pixels, `ratio` is the
    /// screen's pixel ratio. The renderer's OpenGL context must be current, because models and
    /// pictures are passed to the renderer.
    rendering::Scene build(rendering::Renderer& renderer, double ratio, double height);

  private:
    struct Witness {
        std::optional<geometry::Segment> line;
        std::set<std::string> pieces;
    };
    struct ShownBadge {
        rendering::Badge badge;
        BadgeOwner owner;
    };
    /// Badges that lie on one pile, see badge_arrangement.h.
    struct ShownCrowd {
        BadgeOwner front;
        QRectF area;  ///< logical pixels
    };
    geometry::Segment intoModel(const geometry::Segment& ray, const geometry::Mini& stand) const;
    std::vector<QRectF> coveredScreen() const;
    void standUp(SceneDraft& draft) const;
    void arrangeBadges(SceneDraft& draft);
    static void addCount(SceneDraft& draft, std::size_t front, std::size_t count, QPointF shift);
    bool covers(const ShownBadge& shown, QPointF pixel, const geometry::Segment& ray) const;
    /// The width of lines on the ground in inches. It is larger if the camera is farther away.
    double lineWidth() const;
    SceneFocus focus(const rendering::Renderer& renderer) const;
    void addGame(SceneDraft& draft, const SceneFocus& shown) const;
    void addGuest(SceneDraft& draft) const;

    const ShownGame& game_;
    const UnitChoice& choice_;
    const TableTools& tools_;
    const TableCamera& camera_;
    const EffectShow& effects_;
    const TableGuest* guest_ = nullptr;
    const TableMarks* marks_ = nullptr;
    SceneImages images_;
    SceneModels models_;
    SceneGlide glide_;
    std::optional<Witness> witness_;
    std::vector<NamedPlace> places_;
    std::vector<ShownBadge> owned_;     ///< badges of miniatures and tokens in the last frame
    std::vector<ShownCrowd> crowds_;    ///< crowds in the last frame
    std::optional<BadgeOwner> spread_;  ///< first badge of the crowd under the pointer
    double weather_ = 0.0;              ///< time of the dust or snow, seconds
    bool rings_ = false, ringsHeld_ = false;
    RangesOf ranges_ = RangesOf::nobody;
};

}  // namespace sightline::app
