/// One line that rises over the table for a few seconds: why an answer was refused, what was saved.
#pragma once
#include <QLabel>

class QTimer;

namespace sightline::app {

class Toast : public QLabel {
    Q_OBJECT

  public:
    explicit Toast(QWidget* table);
    /// While that part of the table shows, lines rise above it and not over it.
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
