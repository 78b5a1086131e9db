/// A message that appears over the table for a few seconds, such as the reason why an answer was
/// refused.
#pragma once
#include <QLabel>
#include <functional>
#include <vector>

class QTimer;

namespace sightline::app {

class Toast : public QLabel {
    Q_OBJECT

  public:
    explicit Toast(QWidget* table);
    /// Sets a widget that messages must not cover. While it is visible, messages appear above it.
    void keepAbove(QWidget* part);
    /// Sets a function that gives the rectangles of the table that messages speak of. If a message
    /// would cover one at the lower edge, it appears at the upper edge.
    void keepOff(const std::function<std::vector<QRectF>()>& subjects) { subjects_ = subjects; }
    void say(const QString& line, bool bad = false);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void settle();
    bool coversSubject(const QRect& place) const;
    QTimer* waiting_;
    QWidget* below_ = nullptr;
    std::function<std::vector<QRectF>()> subjects_;
};

}  // namespace sightline::app
