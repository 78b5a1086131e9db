/// The animation of rolled dice. The dice tumble over the lower part of the window for about a
/// second and then move to their places in a row. Until the end of the animation, the window shows
/// no result and no next question. A key or a click ends the animation at once and has no other
/// effect.
#pragma once
#include <QElapsedTimer>
#include <QWidget>
#include <functional>
#include <optional>
#include <set>

#include "app/window/shell/dice/dice_row.h"
#include "app/window/shell/session/game_session.h"
#include "geometry/dice/dice_throw.h"

class QTimer;

namespace sightline::app {

class ActionBar;
class LatestJob;

class DiceShow : public QWidget {
    Q_OBJECT

  public:
    /// The dice tumble over the action bar `bar`, which contains the dice tray, and over the open
    /// record. If the record is folded, the dice tumble over the table.
    DiceShow(GameSession& session, ActionBar& bar, QWidget& record, QWidget* window);
    ~DiceShow() override;

    /// Switches the animation on or off.
    void setWanted(bool wanted);
    bool wanted() const { return wanted_; }
    /// Calls `work`. Dice that `work` rolls are not animated, because players have seen the rolls
    /// before, for example at a redo.
    void quietly(const std::function<void()>& work);
    /// True from the roll until all dice are at their places in the row.
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
        std::size_t place = 0;  ///< index of the die's place in the final row
        /// Faces of the die's sides, known after the physics has ended.
        std::vector<engine::Face> faces;
        glm::dquat landed{};  ///< rotation of the die at rest, with its face upright
    };
    void follow();
    /// The groups of dice that will be shown after the animation.
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
    QWidget& record_;
    LatestJob* job_;
    QTimer* frames_;
    QElapsedTimer clock_, frame_;  ///< time since the animation began, and since its last frame
    double seconds_ = 0.0;  ///< time of the shown frame since the start of the animation; lags
                            ///< behind `clock_` after slow frames; seconds
    bool wanted_ = true, quiet_ = false;
    const engine::Game* game_ = nullptr;
    std::size_t seen_ = 0;  ///< number of record entries that were already examined for rolls
    std::vector<Flying> flying_;
    std::optional<DiceRow> own_;  ///< a row of dice that replaces the hidden tray
    geometry::DiceThrow thrown_;
    double scale_ = 1.0;  ///< pixels per inch while the dice tumble
};

}  // namespace sightline::app
