/// The animation of rolled dice. They tumble over the lower part of the window for about a second
/// and then move to their places in the tray. Until then results, steps and the next question are
/// held back. A key or a click ends the animation at once and has no other effect, because the
/// player pressed it before the next question was visible.
#pragma once
#include <QElapsedTimer>
#include <QWidget>
#include <functional>
#include <optional>
#include <set>

#include "app/window/shell/dice/dice_row.h"
#include "app/window/shell/session/game_session.h"
#include "geometry/dice/dice_throw.h"

class QDockWidget;
class QTimer;

namespace sightline::app {

class ActionBar;
class LatestJob;

class DiceShow : public QWidget {
    Q_OBJECT

  public:
    /// The dice fly over `bar`, where its tray is, and over `record` when that is below the bar.
    DiceShow(GameSession& session, ActionBar& bar, QDockWidget& record, QWidget* window);
    ~DiceShow() override;

    /// Players may switch the animation off.
    void setWanted(bool wanted);
    bool wanted() const { return wanted_; }
    /// Runs `work` without animation, because its rolls were seen before, such as a redone roll.
    void quietly(const std::function<void()>& work);
    /// From the roll until the dice are in order.
    bool running() const { return !flying_.empty(); }
    void finish();

  signals:
    void began();
    void ended();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Flying {
        engine::RolledDie die;
        std::size_t place = 0;            ///< index in its final row
        std::vector<engine::Face> faces;  ///< set once its top side is known
        glm::dquat landed{};              ///< its final rotation, upright
    };
    void follow();
    /// The dice of the attack as they will be, before any player sees the result.
    std::vector<DiceGroup> coming() const;
    void prepare(const std::vector<NewRoll>& rolls);
    void begin();
    void start(std::optional<geometry::DiceThrow> thrown);
    void advance();
    QRect stage() const;
    QRectF floor() const;
    DiceRow ownRow(const std::vector<NewRoll>& rolls) const;
    std::vector<DiceRow::Slot> places() const;
    geometry::DiePose poseOf(std::size_t index) const;
    QPointF pixelOf(geometry::Vec3 at) const;
    double tumbling() const;
    double length() const;
    void paintGround(QPainter& painter, double strength) const;
    void paintDice(QPainter& painter, double share) const;

    GameSession& session_;
    ActionBar& bar_;
    QDockWidget& record_;
    LatestJob* job_;
    QTimer* frames_;
    QElapsedTimer clock_, frame_;  ///< since the start, since the last frame
    double seconds_ = 0.0;         ///< the part of the animation that was shown
    bool wanted_ = true, quiet_ = false;
    const engine::Game* game_ = nullptr;
    std::size_t seen_ = 0;  ///< entries of the record
    std::vector<Flying> flying_;
    std::optional<DiceRow> own_;  ///< used when the tray is hidden
    geometry::DiceThrow thrown_;
    double scale_ = 1.0;  ///< pixels per inch while they tumble
};

}  // namespace sightline::app
