#include "app/window/shell/settings/kept_settings.h"

#include <QApplication>

namespace sightline::app {

void KeptSettings::use(const Settings& settings) {
    if (now_ == settings) return;
    now_ = settings;
    theme::change(*qApp, now_.look);
    emit changed();
}

void KeptSettings::keep(const Settings& settings) {
    use(settings);
    saveSettings(settings);
}

}  // namespace sightline::app
