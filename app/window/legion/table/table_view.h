/// The table widget, which fills the middle of the main window. Panels may lie over its edges; its
/// contents margins are the covered rims. TableScene and FramePainter draw it.
/// TableGrip, TableClick, TableTools, TableCamera and MeasureMode handle mouse and keys.
#pragma once
#include <QImage>
#include <QOpenGLWidget>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window/legion/scene/named_places.h"
#include "app/window/legion/table/measure_mode.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/rules/asking/adjustment.h"
#include "geometry/measure/measures.h"
#include "rendering/scene/camera.h"

namespace sightline::engine {
class Game;
}

namespace sightline::app {

class EffectShow;
class FramePainter;
class GameSession;
class GhostEntry;
class GhostKeys;
class TableCamera;
class TableCard;
class TableClick;
class TableGrip;
class TableGuest;
class TableMarks;
class TableScene;
class TableTools;
class TargetKeys;

enum class ExposureOf;

class TableView : public QOpenGLWidget {
    Q_OBJECT

  public:
    explicit TableView(GameSession& session, QWidget* parent = nullptr);
    ~TableView() override;

    /// Shows a TableGuest instead of the game. Null, or after the guest is destroyed: the game is
    /// shown.
    void setGuest(TableGuest* guest);

    /// Sets the width of the right rim that a panel covers only for a while, logical pixels (see
    /// TableCamera::setOverlap).
    void setOverlap(int pixels);
    /// Draws marks over the game. Null: no marks. Must be called again when the marks change.
    void setMarks(const TableMarks* marks);

    /// Lays the ruler between two miniatures.
    void layRuler(engine::MiniId from, engine::MiniId to);
    void setMode(TableMode mode) { mode_->set(mode); }
    TableMode mode() const { return mode_->now(); }
    const TableTools& tools() const { return *tools_; }
    const GhostKeys& ghost() const { return *ghost_; }
    FramePainter& painter() { return *painter_; }
    EffectShow& effects() { return *effects_; }
    /// What the latest frame shows.
    const TableScene& scene() const { return *scene_; }
    const rendering::Camera& camera() const;
    /// Moves the camera to a named position (see TableCamera). Returns false if this is not
    /// possible.
    bool setCamera(const QString& name);
    /// Moves the camera at once, so that the box between two corners fills the picture.
    void frame(const geometry::Segment& corners);
    /// Moves the camera to the units, to the middle distance at which miniatures read well.
    void approach(const std::vector<engine::UnitId>& units);
    /// The player from whose side the next flights of the camera look. No value: both sides.
    void setSeat(std::optional<engine::Player> player);
    /// If `glides` is false, the camera does not glide when panels cover another part of the table.
    void setGliding(bool glides);
    /// The logical pixel of this widget at which a miniature's middle or a point is shown.
    QPointF screenOf(engine::MiniId mini) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// The rectangles of the miniatures of the selected, the pointed and the active unit: the units
    /// that a message may speak of. Logical pixels of this widget.
    std::vector<QRectF> subjects() const;
    /// Shows a line and terrain pieces as the evidence for a record entry, until the game changes.
    void showWitness(const std::optional<geometry::Segment>& line,
                     const std::vector<std::string>& pieces);

    /// Draws named places on the table, until other places are set or another game is shown.
    void setNamedPlaces(std::vector<NamedPlace> places);
    const std::vector<NamedPlace>& namedPlaces() const;

    /// True if all models are loaded and nothing moves, so that the picture is final.
    bool settled() const;
    /// The reason why the table cannot be drawn. Empty if it can be drawn.
    const QString& failure() const;
    /// A picture of the table as it looks when no camera flight is in progress.
    QImage grabTable();

    /// Carries a piece. The next press on the table places it (see HandTool).
    void placeByHand(const engine::Adjust& adjust);
    /// Stops carrying a piece, without placing it.
    void cancelByHand();

    /// If `on` is true, the next click on a miniature only picks it (`picked`). Esc gives up.
    void pickMini(bool on);

  public slots:
    /// Confirms the proposed places of miniatures or of a token, which are drawn as translucent
    /// copies.
    void confirmPlaces();
    /// Switches the range rings around the selected unit leader on or off. If they are off, the
    /// Shift key shows them.
    void setRangeRings(bool on);
    /// Shows the weapon ranges and firing arcs of all own units, then of all enemy units, then
    /// none.
    void cycleRanges();
    /// Switches moving by hand on or off. If it is on, a drag moves any piece, and the rules are
    /// not checked.
    void setMovingByHand(bool on);
    /// Shows the map of the places that this viewer sees. `nobody` hides the map.
    void setExposure(sightline::app::ExposureOf whose);

  signals:
    void modeChanged(sightline::app::TableMode mode);
    void exposureChanged(sightline::app::ExposureOf whose);
    void movingByHandEnded();
    /// Emitted with one line about the object under the mouse pointer, such as "Range 2, 10.3 in,
    /// LOS yes...".
    void hint(const QString& text);
    /// Emitted after a frame in which the camera has moved. `resized` is true if the clear part of
    /// the widget had another size or place in the frame before.
    void cameraMoved(bool resized);
    /// Emitted when the player clicked an enemy unit.
    void targetClicked(sightline::engine::UnitId unit);
    /// Emitted when the player clicked a miniature to pick it. Empty: the player gave up.
    void picked(std::optional<sightline::engine::MiniId> mini);
    void tokenClicked();  ///< emitted when the player clicked an objective token or its plate
    /// Emitted with an error text, such as for a model that cannot be read.
    void failed(const QString& why);

  protected:
    bool event(QEvent* event) override;
    void initializeGL() override;
    void resizeEvent(QResizeEvent* event) override;
    void resizeGL(int width, int height) override;
    void paintGL() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    void wireParts();
    void wireSession();
    void followGame();
    void followChoice();
    void refresh();
    void placeCard();
    void describe(const QString& note);
    void showTarget();
    void tellCamera();
    void dropRenderer();
    bool takeKey(const QKeyEvent& event);
    bool escape();

    GameSession& session_;
    TableGuest* guest_ = nullptr;  ///< object that is shown instead of the game; may be null
    /// Game that was shown last; the pointer is only compared.
    const engine::Game* game_ = nullptr;
    std::unique_ptr<TableTools> tools_;
    std::unique_ptr<MeasureMode> mode_;
    std::unique_ptr<TableCamera> camera_;
    std::unique_ptr<EffectShow> effects_;
    std::unique_ptr<TableScene> scene_;
    std::unique_ptr<FramePainter> painter_;
    std::unique_ptr<TableClick> click_;
    std::unique_ptr<TableGrip> grip_;
    std::unique_ptr<GhostKeys> ghost_;
    std::unique_ptr<TargetKeys> targets_;
    GhostEntry* entry_;
    TableCard* card_;
    QTimer frames_;                  ///< timer for the frames while something in the scene moves
    rendering::Camera drawnCamera_;  ///< camera of the last frame
    QRect drawnRoom_;                ///< clear part of the widget in the last frame
    bool resizing_ = false;          ///< true during a resize event, in which no frame is drawn
    QString described_;              ///< note of the latest description for screen readers
    QSize textureSize_;              ///< size of the texture of this widget, device pixels
};

}  // namespace sightline::app
