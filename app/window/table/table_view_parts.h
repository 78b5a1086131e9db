/// What a table view is made of. For its own sources only.
#pragma once
#include <QElapsedTimer>
#include <QTimer>

#include "app/window/scene/scene_builder.h"
#include "app/window/scene/scene_models.h"
#include "app/window/table/frame_pace.h"
#include "app/window/table/table_camera_control.h"
#include "app/window/table/table_card.h"
#include "app/window/table/table_view.h"
#include "app/window/tools/attack_hover.h"
#include "app/window/tools/drag_move.h"
#include "app/window/tools/drag_places.h"
#include "app/window/tools/drag_spot.h"
#include "app/window/tools/exposure_tool.h"
#include "app/window/tools/hand_tool.h"
#include "app/window/tools/measure_tool.h"
#include "app/window/tools/table_guest.h"

namespace sightline::app {

struct TableView::Parts {
    /// What the buttons that are down do.
    enum class Grip { none, click, orbit, pan, tool };
    /// A ruling's evidence, shown until the game moves on.
    struct Witness {
        std::optional<geometry::Segment> line;
        std::set<std::string> pieces;
    };

    explicit Parts(GameSession& of)
        : session(of),
          hand(of),
          move(of),
          places(of),
          spot(of),
          measure(of),
          attack(of),
          exposure(of) {}
    std::vector<TableTool*> tools() {
        return {&hand, &move, &places, &spot, &measure, &attack, &exposure};
    }
    SceneFocus focus() const;
    /// Of lines on the ground, in inches: wider from farther away.
    double lineWidth() const;
    void buildScene(rendering::Scene& scene);
    void buildGuestScene(rendering::Scene& scene);
    /// Adds what was never drawn so far, unseen; false when all was.
    bool useOnce(rendering::Scene& scene);

    GameSession& session;
    TableGuest* guest = nullptr;  ///< shown instead of the game
    bool guestHolds = false;      ///< it took the press
    std::unique_ptr<rendering::Renderer> renderer;
    QString failure;  ///< why nothing can be drawn

    TableCameraControl camera;
    SceneImages images;
    SceneModels models;
    SceneGlide glide;
    HandTool hand;
    DragMove move;
    DragPlaces places;
    DragSpot spot;
    MeasureTool measure;
    AttackHover attack;
    ExposureTool exposure;

    TableMode mode = TableMode::look;
    std::optional<TableMode> modeBefore;  ///< to return to when a held M is let go
    QElapsedTimer measureKeyHeld;
    TableCard* card = nullptr;
    QTimer frames;        ///< runs while something moves by itself
    QTimer painting;      ///< runs while the mat is not finished
    QTimer resting;       ///< runs out when nothing has changed for a moment
    bool rested = false;  ///< it ran out: a picture that stands still is worth more samples
    bool finest = false;  ///< whatever that costs, such as for a picture to keep
    FramePace pace;
    bool sketched = false;               ///< nobody looks closely
    const engine::Game* game = nullptr;  ///< whose minis glide; only compared
    bool atHome = true;                  ///< the camera has not left the whole table

    Grip grip = Grip::none;
    TableTool* held = nullptr;
    QPointF pressedAt, last;
    int usedOnce = 0;       ///< kinds of things that the driver is ready for
    bool resizing = false;  ///< the frame that the base class asks for at once is not drawn
    bool dragged = false, spaceDown = false, shiftDown = false, ringsOn = false;
    std::optional<Witness> witness;
    double frameMilliseconds = 0.0, frameScale = 1.0;
};

}  // namespace sightline::app
