/// The animation of rolled dice. They tumble over the lower part of the window for about a second.
/// Then they move to their places in the tray. Until then, results, steps and the next question are
/// not shown. A key or a click ends the animation at once. It has no other effect, because the
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
    /// The dice fly over `bar`, which has their tray. If `record` is below the bar, they also fly
    /// over it.
    DiceShow(GameSession& session, ActionBar& bar, QDockWidget& record, QWidget* window);
    ~DiceShow() override;

    /// Switches the animation on or off.
    void setWanted(bool wanted);
    bool wanted() const { return wanted_; }
    /// Runs `work` without animation. Used if players have seen its rolls before, for example after
    /// a redo.
    void quietly(const std::function<void()>& work);
    /// True from the roll until the dice are in order.
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
        std::size_t place = 0;            ///< index of the die in the final row
        std::vector<engine::Face> faces;  ///< set after the top side of the die is known
        glm::dquat landed{};              ///< final rotation of the die, upright
    };
    void follow();
    /// The dice of the attack after the animation. They are known before a player sees the result.
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
    QElapsedTimer clock_, frame_;  ///< time since the start, and time since the last frame
    double seconds_ = 0.0;         ///< the part of the animation that was shown
    bool wanted_ = true, quiet_ = false;
    const engine::Game* game_ = nullptr;
    std::size_t seen_ = 0;  ///< number of record entries that were shown
    std::vector<Flying> flying_;
    std::optional<DiceRow> own_;  ///< the row of dice if the tray is hidden
    geometry::DiceThrow thrown_;
    double scale_ = 1.0;  ///< pixels per inch while the dice tumble
};

}  // namespace sightline::app
