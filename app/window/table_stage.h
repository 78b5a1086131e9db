/// The middle of the main window: the table fills it, and the panels lie over its edges. The table
/// knows how much of it the panels cover (its contents margins), so that its camera shows
/// everything in the clear part.
#pragma once
#include <QWidget>

#include "app/window/window_parts.h"

namespace sightline::app {

class TableStage : public QWidget {
    Q_OBJECT

  public:
    explicit TableStage(QWidget* parent = nullptr);
    /// Takes the parts that lie in the middle: table, rosters, side panels, action bar and record.
    void take(const WindowParts& parts);
    /// Keeps a part of the right edge clear for a window that lies over it. Pixels.
    void setReserved(int right);
    /// Places all parts. Must be called after the height of the action bar changed at once.
    void settle();

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    WindowParts parts_;
    int reserved_ = 0;
};

}  // namespace sightline::app
