/// One line over the table while a ruling waits for its proof: what is being worked out, and that
/// it goes on. Painted at once, without other events, since the game is at work meanwhile.
#pragma once
#include <QWidget>

namespace sightline::app {

class ProgressLine : public QWidget {
    Q_OBJECT

  public:
    explicit ProgressLine(QWidget* table);
    /// Seconds since the game began to work.
    void workFor(double seconds);
    void done();
    int timesShown() const { return shown_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    double seconds_ = 0.0;
    int shown_ = 0;
};

}  // namespace sightline::app
