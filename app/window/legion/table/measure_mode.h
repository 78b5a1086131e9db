/// The mode of the table (look or measure), and its key. A short press of the key switches the
/// mode. A long press measures only while the key is held.
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
    /// The cursor over places where no action is possible.
    Qt::CursorShape cursor() const { return measuring() ? Qt::CrossCursor : Qt::ArrowCursor; }
    /// Sets the mode. The look mode removes the ruler.
    void set(TableMode mode);

    void pressKey();
    void releaseKey();
    /// Must be called if the release of the key will not arrive.
    void forgetKey() { before_.reset(); }

  signals:
    void changed(sightline::app::TableMode mode);

  private:
    TableTools& tools_;
    TableMode now_ = TableMode::look;
    std::optional<TableMode> before_;  ///< the mode to restore when the key is released
    QElapsedTimer held_;
};

}  // namespace sightline::app
