/// Dice that tumble when the game has rolled: over the lower part of the window, for about a
/// second, and from there into their order in the tray. What they came to is held back until they
/// lie: results, steps and the next question. A key or a click ends the show at once, and means
/// nothing else: it was pressed before the next question could be read.
#pragma once
#include <QElapsedTimer>
#include <QWidget>
#include <functional>
#include <optional>
#include <set>

#include "app/window/dice/dice_row.h"
#include "app/window/session/game_session.h"
#include "geometry/dice/dice_throw.h"

class QDockWidget;
class QTimer;

namespace sightline::app {

class ActionBar;
class LatestJob;

class DiceShow : public QWidget {
    Q_OBJECT

  public:
    /// The dice fly over `bar`, where its tray shows, and over `record` when that lies below it.
    DiceShow(GameSession& session, ActionBar& bar, QDockWidget& record, QWidget* window);
    ~DiceShow() override;

    /// Players may do without.
    void setWanted(bool wanted);
    bool wanted() const { return wanted_; }
    /// What comes up meanwhile was seen before, such as a redone roll.
    void quietly(const std::function<void()>& work);
    /// From the roll until the dice lie in order.
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
        std::size_t place = 0;            ///< in the row where it ends
        std::vector<engine::Face> faces;  ///< once its side on top is known
        glm::dquat landed{};              ///< how it lies there, upright
    };
    void follow();
    /// The dice of the attack as they will lie, before anybody sees what they come to.
    std::vector<DiceGroup> coming() const;
    void prepare(const std::vector<FreshRoll>& rolls);
    void begin();
    void start(std::optional<geometry::DiceThrow> thrown);
    void advance();
    QRect stage() const;
    QRectF floor() const;
    DiceRow ownRow(const std::vector<FreshRoll>& rolls) const;
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
    double seconds_ = 0.0;         ///< of the show that have been seen
    bool wanted_ = true, quiet_ = false;
    const engine::Game* game_ = nullptr;
    std::size_t seen_ = 0;  ///< entries of the record
    std::vector<Flying> flying_;
    std::optional<DiceRow> own_;  ///< where the tray does not show
    geometry::DiceThrow thrown_;
    double scale_ = 1.0;  ///< pixels an inch while they tumble
};

}  // namespace sightline::app
