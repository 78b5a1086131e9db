/// A line over the table with a text about the work in progress and a progress bar. While the
/// window waits for the game, the line paints itself directly. While the window is responsive,
/// players can cancel the work.
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
    /// Shows that the game computes a ruling, and the window waits. `seconds` is the time since the
    /// computation began.
    void workFor(double seconds);
    /// Shows work during which the window is responsive. The line disappears after `done` or the
    /// Escape key.
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
