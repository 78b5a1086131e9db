/// The table in the middle of the window: a widget that shows what TableScene and FramePainter make
/// of the game, and hands mouse and keys to those who know what they mean: TableGrip, TableClick,
/// TableTools, TableCamera, MeasureMode.
#pragma once
#include <QImage>
#include <QOpenGLWidget>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window/table/measure_mode.h"
#include "engine/asking/adjustment.h"
#include "engine/ids.h"
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

    /// Shows that instead of the session's game; null: the game again. It is left when it goes.
    void setGuest(TableGuest* guest);

    void setMode(TableMode mode) { mode_->set(mode); }
    TableMode mode() const { return mode_->now(); }
    /// What the tools hold and say.
    const TableTools& tools() const { return *tools_; }
    /// How fine the frames are.
    FramePainter& painter() { return *painter_; }
    const rendering::Camera& camera() const;
    /// To a named camera, see TableCamera; false when there is nothing to look at.
    bool setCamera(const QString& name);
    /// Screen position (logical pixels, in this widget) of a miniature's middle, or of a point.
    QPointF screenOf(engine::MiniId mini) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// A line on the table to show until the next change: the witness of a ruling.
    void showWitness(const std::optional<geometry::Segment>& line,
                     const std::vector<std::string>& pieces);

    /// All models are there and nothing moves: what is drawn now stays.
    bool settled() const;
    /// Why nothing can be drawn; empty while it can.
    const QString& failure() const;
    /// The table as it looks once every flight has ended.
    QImage grabTable();

    /// The next press on the table places this, see HandTool.
    void placeByHand(const engine::Adjust& adjust);
    /// Nothing is placed any more.
    void cancelByHand();

  public slots:
    /// Answers an open question for places, or for a token's spot, with the ghosts as they stand.
    void confirmPlaces();
    /// Range rings around the selected unit leader, also while Shift is not held.
    void setRangeRings(bool on);
    /// Drags move whatever stands under the pointer, whatever the rules say.
    void setMovingByHand(bool on);
    /// The map of what somebody sees, until it is asked for another or for none.
    void setExposure(sightline::app::ExposureOf whose);

  signals:
    void modeChanged(sightline::app::TableMode mode);
    void exposureChanged(sightline::app::ExposureOf whose);
    void movingByHandEnded();
    /// One line about what the pointer shows, for the status strip ("Range 2, 10.3 in, LOS
    /// yes...").
    void hint(const QString& text);
    /// The player clicked an enemy while a defender is asked for, or wants the attack panel.
    void targetClicked(sightline::engine::UnitId unit);
    /// Such as a model that cannot be read.
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
    TableGuest* guest_ = nullptr;         ///< shown instead of the game
    const engine::Game* game_ = nullptr;  ///< whose minis glide; only compared
    std::unique_ptr<TableTools> tools_;
    std::unique_ptr<MeasureMode> mode_;
    std::unique_ptr<TableCamera> camera_;
    std::unique_ptr<TableScene> scene_;
    std::unique_ptr<FramePainter> painter_;
    std::unique_ptr<TableClick> click_;
    std::unique_ptr<TableGrip> grip_;
    TableCard* card_;
    QTimer frames_;          ///< runs while something moves by itself
    bool resizing_ = false;  ///< the frame that the base class asks for at once is not drawn
};

}  // namespace sightline::app
