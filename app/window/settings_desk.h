/// Passes the settings on to the parts of the main window, whenever they change.
#pragma once
#include <QObject>

#include "app/window/shell/look/theme.h"
#include "app/window/window_parts.h"

namespace sightline::app {

class KeptSettings;

class SettingsDesk : public QObject {
    Q_OBJECT

  public:
    SettingsDesk(const KeptSettings& settings, const WindowParts& parts, QObject* parent);

  private:
    void follow();

    const KeptSettings& settings_;
    WindowParts parts_;
    Appearance shown_;
    bool started_ = false;  ///< true after the settings of the start were passed on
};

}  // namespace sightline::app
