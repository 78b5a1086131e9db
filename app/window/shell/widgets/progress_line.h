/// A progress line over the table. It names the current work and shows its progress. While a ruling
/// waits for its proof, the line paints itself at once without handling other events, because the
/// game is busy. If the window does not wait for the work, players can cancel it.
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
    /// Shows work on a ruling. `seconds` is the time since the game started the work.
    void workFor(double seconds);
    /// Shows work in parallel to the window, until `done` or Escape.
    void waitFor(const QString& what);
    /// Sets the finished share of the work (0 to 1), if it is known.
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
