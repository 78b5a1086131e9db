/// A message that appears over the table for a few seconds, such as the reason why an answer was
/// refused.
#pragma once
#include <QLabel>

class QTimer;

namespace sightline::app {

class Toast : public QLabel {
    Q_OBJECT

  public:
    explicit Toast(QWidget* table);
    /// Sets a widget that messages must not cover. While it is visible, messages appear above it.
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
