/// A message that appears over the table for a few seconds, for example why an answer was refused,
/// or that a game was saved.
#pragma once
#include <QLabel>

class QTimer;

namespace sightline::app {

class Toast : public QLabel {
    Q_OBJECT

  public:
    explicit Toast(QWidget* table);
    /// While `part` is visible, messages appear above it and do not cover it.
    void keepAbove(QWidget* part);
    void say(const QString& line, bool bad = false);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void settle();
    QTimer* waiting_;
    QWidget* below_ = nullptr;
};

}  // namespace sightline::app
