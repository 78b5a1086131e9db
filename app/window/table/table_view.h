/// The table in the middle of the window: draws the session's view with the renderer and turns
/// mouse and keys into looking, measuring, moving and choosing targets.
#pragma once
#include <QImage>
#include <QOpenGLWidget>
#include <memory>

#include "app/window/session/game_session.h"
#include "rendering/scene/camera.h"

namespace sightline::app {

class DragMove;
class DragPlaces;
class DragSpot;
class ExposureTool;
class HandTool;
class MeasureTool;
class TableGuest;
struct GuestPointer;

enum class ExposureOf;
enum class TableMode { look, measure };

class TableView : public QOpenGLWidget {
    Q_OBJECT

  public:
    explicit TableView(GameSession& session, QWidget* parent = nullptr);
    ~TableView() override;

    /// Shows that instead of the session's game; null: the game again. It is left when it goes.
    void setGuest(TableGuest* guest);

    void setMode(TableMode mode);
    TableMode mode() const;
    const rendering::Camera& camera() const;
    /// Named cameras: "table", "top", "blue", "red", "eyes" (of the selected unit leader),
    /// "selection".
    bool setCamera(const QString& name);
    /// Screen position (logical pixels, in this widget) of a miniature's middle, for tests and
    /// labels.
    QPointF screenOf(engine::MiniId mini) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// A line on the table to show until the next change: the witness of a ruling.
    void showWitness(const std::optional<geometry::Segment>& line,
                     const std::vector<std::string>& pieces);
    double lastFrameMilliseconds() const;
    /// The share of the picture's sides that the latest frame drew, see FramePace.
    double lastFrameScale() const;
    /// Milliseconds that a frame may take while something moves, where the processor draws.
    void setFrameBudget(double milliseconds);

    /// All models are there and nothing moves: what is drawn now stays.
    bool settled() const;
    /// Why nothing can be drawn; empty while it can.
    const QString& failure() const;
    /// The table as it looks once every flight has ended.
    QImage grabTable();
    /// From the next frame on as fine as it looks when nobody touches it for a moment.
    void rest();
    /// For whoever looks at nothing closely, such as a test: mats painted from now on are a few
    /// texels wide, and where the processor draws a picture stays coarse when it stands still.
    void setSketched(bool sketched);

    /// The tools, for tests and panels that show what they say.
    const DragMove& moveTool() const;
    const DragPlaces& placesTool() const;
    const DragSpot& spotTool() const;
    const MeasureTool& measureTool() const;
    const ExposureTool& exposureTool() const;
    const HandTool& handTool() const;
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
    struct Parts;
    rendering::Viewport viewport() const;
    geometry::Segment rayAt(QPointF pixel) const;
    std::optional<rendering::Camera> namedCamera(const QString& name) const;
    void lookThroughEyes();
    void followGame();
    void refresh();
    void hoverAt(QPointF pixel);
    void placeCard();
    void click(const QPointF& pixel);
    bool answerWith(engine::MiniId mini);
    void dropRenderer();
    void paintMat();
    bool cameraKey(int key);
    bool escape();
    GuestPointer guestPointer(QPointF pixel, Qt::KeyboardModifiers modifiers) const;
    void pressGuest(const QMouseEvent& event);
    void dragGuest(const QMouseEvent& event);
    void releaseGuest(const QMouseEvent& event, bool dragged);

    std::unique_ptr<Parts> parts_;
};

}  // namespace sightline::app
