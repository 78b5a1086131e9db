/// Whether the players look at the table or measure on it, and the key that does both: pressed
/// shortly it switches, held down it measures only while it is.
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
    /// Over what nothing can be done with.
    Qt::CursorShape cursor() const { return measuring() ? Qt::CrossCursor : Qt::ArrowCursor; }
    /// Looking puts the ruler away.
    void set(TableMode mode);

    void pressKey();
    void releaseKey();
    /// It will not be heard going up.
    void forgetKey() { before_.reset(); }

  signals:
    void changed(sightline::app::TableMode mode);

  private:
    TableTools& tools_;
    TableMode now_ = TableMode::look;
    std::optional<TableMode> before_;  ///< to return to when the key is let go
    QElapsedTimer held_;
};

}  // namespace sightline::app
