/// The settings that are in use. The settings dialog and the menus change them here; the parts of
/// the window follow `changed`.
#pragma once
#include <QObject>

#include "app/window/shell/settings/settings.h"

namespace sightline::app {

class KeptSettings : public QObject {
    Q_OBJECT

  public:
    explicit KeptSettings(Settings settings, QObject* parent = nullptr)
        : QObject(parent), now_(std::move(settings)) {}

    const Settings& now() const { return now_; }
    /// Uses the settings at once, and does not save them.
    void use(const Settings& settings);
    /// Uses the settings, and saves them for the next start.
    void keep(const Settings& settings);

  signals:
    void changed();

  private:
    Settings now_;
};

}  // namespace sightline::app
