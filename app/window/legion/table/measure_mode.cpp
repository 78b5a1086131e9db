#include "app/window/legion/table/measure_mode.h"

#include <utility>

#include "app/window/legion/table/table_tools.h"

namespace sightline::app {
namespace {
// If the measure key is held longer than this time, measuring ends when the key is released.
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
        now_ = TableMode::look;  // set directly, because `set` would remove the ruler
        emit changed(now_);
    }
    before_.reset();
}

}  // namespace sightline::app
