/// The table widget in the middle of the window. It shows the game through TableScene and
/// FramePainter. It passes mouse and keys to TableGrip, TableClick, TableTools, TableCamera and
/// MeasureMode.
#pragma once
#include <QImage>
#include <QOpenGLWidget>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window/legion/table/measure_mode.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/rules/asking/adjustment.h"
#include "geometry/measure/measures.h"
#include "rendering/scene/camera.h"

namespace sightline::engine {
class Game;
}

namespace sightline::app {

class FramePainter;
class GameSession;
class TableCamera;
class TableCard;
class TableClick;
class TableGrip;
class TableGuest;
class TableScene;
class TableTools;

enum class ExposureOf;

class TableView : public QOpenGLWidget {
    Q_OBJECT

  public:
    explicit TableView(GameSession& session, QWidget* parent = nullptr);
    ~TableView() override;

    /// Shows the guest instead of the session's game. Null: the game again. If the guest is
    /// destroyed, the view shows the game again.
    void setGuest(TableGuest* guest);

    void setMode(TableMode mode) { mode_->set(mode); }
    TableMode mode() const { return mode_->now(); }
    /// The tools and their state.
    const TableTools& tools() const { return *tools_; }
    /// The painter, which controls the resolution of the frames.
    FramePainter& painter() { return *painter_; }
    const rendering::Camera& camera() const;
    /// Moves to a named camera (see TableCamera). Returns false if the target does not exist.
    bool setCamera(const QString& name);
    /// Position in this widget (logical pixels) of a miniature's middle, or of a point.
    QPointF screenOf(engine::MiniId mini) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// Shows the witness of a ruling, which is a line on the table, until the next change.
    void showWitness(const std::optional<geometry::Segment>& line,
                     const std::vector<std::string>& pieces);

    /// True if all models are loaded and nothing moves. The picture is then final.
    bool settled() const;
    /// The reason why the view cannot draw. Empty if it can draw.
    const QString& failure() const;
    /// A picture of the table after the end of every flight.
    QImage grabTable();

    /// The next press on the table places this piece (see HandTool).
    void placeByHand(const engine::Adjust& adjust);
    /// Drops the carried piece.
    void cancelByHand();

  public slots:
    /// Answers an open question for places, or for a token's spot, with the current ghosts.
    void confirmPlaces();
    /// Switches permanent range rings around the selected unit leader on or off. They are shown
    /// without Shift.
    void setRangeRings(bool on);
    /// On: drags move any piece under the pointer, without regard to the rules.
    void setMovingByHand(bool on);
    /// Shows the exposure map of this viewer. `nobody` hides the map.
    void setExposure(sightline::app::ExposureOf whose);

  signals:
    void modeChanged(sightline::app::TableMode mode);
    void exposureChanged(sightline::app::ExposureOf whose);
    void movingByHandEnded();
    /// One line about the object under the pointer, for the status strip ("Range 2, 10.3 in, LOS
    /// yes...").
    void hint(const QString& text);
    /// The player clicked an enemy while the game asks for a defender, or wants to see the attack
    /// panel.
    void targetClicked(sightline::engine::UnitId unit);
    /// Reports an error, such as a model that cannot be read.
    void failed(const QString& why);

  protected:
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
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    void wireParts();
    void wireSession();
    void followGame();
    void followChoice();
    void refresh();
    void placeCard();
    void dropRenderer();
    bool takeKey(const QKeyEvent& event);
    bool escape();

    GameSession& session_;
    TableGuest* guest_ = nullptr;         ///< the guest that is shown instead of the game
    const engine::Game* game_ = nullptr;  ///< the game whose miniatures glide; only compared
    std::unique_ptr<TableTools> tools_;
    std::unique_ptr<MeasureMode> mode_;
    std::unique_ptr<TableCamera> camera_;
    std::unique_ptr<TableScene> scene_;
    std::unique_ptr<FramePainter> painter_;
    std::unique_ptr<TableClick> click_;
    std::unique_ptr<TableGrip> grip_;
    TableCard* card_;
    QTimer frames_;          ///< runs while the scene moves by itself
    bool resizing_ = false;  ///< true: skips the frame that the base class paints at once
};

}  // namespace sightline::app
