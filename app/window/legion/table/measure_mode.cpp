#include "app/window/legion/table/measure_mode.h"

#include <utility>

#include "app/window/legion/table/table_tools.h"

namespace sightline::app {
namespace {
// After a longer press, measuring ends with the release of the key.
constexpr qint64 heldMilliseconds = 350;
}  // namespace

void MeasureMode::set(TableMode mode) {
    if (std::exchange(now_, mode) == mode) return;
    if (mode == TableMode::look) tools_.stopMeasuring();
    emit changed(mode);
}

void MeasureMode::pressKey() {
    held_.start();
    before_ = now_;
    set(measuring() ? TableMode::look : TableMode::measure);
}

void MeasureMode::releaseKey() {
    if (!before_) return;
    if (held_.elapsed() > heldMilliseconds && *before_ == TableMode::look) {
        now_ = TableMode::look;  // unlike `set`, this keeps the ruler visible
        emit changed(now_);
    }
    before_.reset();
}

}  // namespace sightline::app
