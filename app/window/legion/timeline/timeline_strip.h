/// The strip of the timeline at the lower edge of the table: the shown moment in words, the slider
/// with the marks of the answers, and the buttons to step, to play the game like a film, to play on
/// from the shown moment and to close the strip.
#pragma once
#include <QFrame>
#include <QTimer>

#include "engine/legion/rules/game/snapshots.h"

class QPushButton;
class QToolButton;

namespace sightline::app {

class ElidedLabel;
class TimelineSlider;

class TimelineStrip : public QFrame {
    Q_OBJECT

  public:
    explicit TimelineStrip(QWidget* parent = nullptr);

    TimelineSlider& slider() { return *slider_; }
    /// Shows the marks of the snapshots. Stays at the last state if `atEnd` is true.
    void setSnapshots(const engine::Snapshots::List& snapshots, bool atEnd);
    /// Shows that the snapshots are still being made.
    void setReading();

    struct State {
        QString words;      ///< the shown moment
        bool past = false;  ///< true: the shown state is not the present state of a running game
        bool mayPlayOn = false;
        QString close;  ///< text of the button that closes the strip
    };
    void tell(const State& state);

    void togglePlaying();
    void pause();
    bool playing() const { return film_.isActive(); }

  signals:
    void playOnWanted();
    void closeWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    QToolButton* addStep(const char* name, const QString& icon, const QString& words);
    void nextSpeed();
    void advance();
    void refresh();
    void setPast(bool past);

    ElidedLabel* words_;
    TimelineSlider* slider_;
    QToolButton *back_, *play_, *forward_, *jumpBack_, *jumpForward_, *speed_;
    QPushButton *playOn_, *close_;
    QTimer film_;
    std::size_t pace_ = 0;  ///< index of the speed
    bool past_ = false;
};

}  // namespace sightline::app
