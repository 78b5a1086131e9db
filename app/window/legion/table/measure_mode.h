/// The mode of the table widget, which is look or measure. A short press of the measure key
/// switches the mode. If the key is held longer, the mode is measure only while it is held.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <optional>

namespace sightline::app {

class TableTools;

enum class TableMode { look, measure };

class MeasureMode : public QObject {
    Q_OBJECT

  public:
    explicit MeasureMode(TableTools& tools) : tools_(tools) {}

    TableMode now() const { return now_; }
    bool measuring() const { return now_ == TableMode::measure; }
    /// The mouse cursor over places where a click does nothing.
    Qt::CursorShape cursor() const { return measuring() ? Qt::CrossCursor : Qt::ArrowCursor; }
    /// Sets the mode. Switching to look removes the ruler.
    void set(TableMode mode);

    void pressKey();
    void releaseKey();
    /// Must be called if the widget will not receive the release of the measure key.
    void forgetKey() { before_.reset(); }

  signals:
    void changed(sightline::app::TableMode mode);

  private:
    TableTools& tools_;
    TableMode now_ = TableMode::look;
    /// Mode before the measure key was pressed; empty if the key is not pressed.
    std::optional<TableMode> before_;
    QElapsedTimer held_;
};

}  // namespace sightline::app
