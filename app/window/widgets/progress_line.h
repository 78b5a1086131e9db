/// One line over the table while something is worked out: what it is, and that it goes on. While a
/// ruling waits for its proof it is painted at once, without other events, since the game is at
/// work then; what the window does not wait for can be cancelled.
#pragma once
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <optional>

class QPushButton;

namespace sightline::app {

class ProgressLine : public QWidget {
    Q_OBJECT

  public:
    explicit ProgressLine(QWidget* table);
    /// Seconds since the game began to work on a ruling.
    void workFor(double seconds);
    /// Until `done` or Escape: something beside the window.
    void waitFor(const QString& what);
    /// How much of that is done, 0 to 1, where it is known.
    void reach(double share);
    void done();
    int timesShown() const { return shown_; }

  signals:
    void cancelled();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void appear(bool cancelled);

    QPushButton* cancel_;
    QTimer frames_;
    QElapsedTimer clock_;
    QString what_;
    double seconds_ = 0.0;
    std::optional<double> share_{};
    int shown_ = 0;
};

}  // namespace sightline::app
