/// Shows the events on the table: shots, strokes, sparks, falling miniatures and explosions. An
/// effect lasts a second or two, holds up nothing, and ends at once at a click or a key.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <functional>
#include <optional>

#include "app/window/legion/effects/effect_plan.h"
#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class EffectShow : public QObject {
    Q_OBJECT

  public:
    explicit EffectShow(QObject* parent = nullptr);
    ~EffectShow() override;

    /// Switches the effects on or off. Off: the sounds of an event are given at once.
    void setWanted(bool wanted);
    bool wanted() const { return wanted_; }
    /// Sets the clock: a function that returns seconds.
    void setClock(std::function<double()> seconds) { clock_ = std::move(seconds); }
    /// Calls `work`. Events during `work` get no effects, because the players have seen them
    /// before, such as at a redo.
    void quietly(const std::function<void()>& work);

    /// Called after the game changed. `another` is true if another game is shown. `visible` is
    /// false if the players do not see the table of the game.
    void follow(const ShownGame& game, bool another, bool visible);
    /// True while an effect is drawn.
    bool playing() const { return !plan_.effects.empty(); }
    /// Must be called before each frame: gives the sounds that are due, and ends the effects after
    /// their time.
    void tick();
    void draw(SceneDraft& draft) const;
    /// Ends all effects at once.
    void finish();

  signals:
    void began();
    void ended();
    void sounded(sightline::app::Sound sound);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void start(EffectPlan plan);
    double now() const;

    bool wanted_ = false, quiet_ = false;
    std::function<double()> clock_;
    QElapsedTimer time_;
    std::optional<EffectColours> colours_;  ///< read when first needed
    std::size_t seen_ = 0;                  ///< number of record entries that were already shown
    EffectPlan plan_;                       ///< its times are those of the clock
    bool begun_ = false;                    ///< true between the signals `began` and `ended`
};

}  // namespace sightline::app
