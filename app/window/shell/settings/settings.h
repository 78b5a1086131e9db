/// The settings of the players. `readSettings` and `saveSettings` are the only code that reads and
/// writes them; `KeptSettings` holds the settings that are in use.
#pragma once
#include <QString>

#include "app/window/shell/look/theme.h"

namespace sightline::app {

struct Settings {
    Appearance look;
    bool cameraFollows = true;   ///< true: the camera moves to the unit that acts
    bool cameraTurns = false;    ///< true: the camera turns to the side of the player who decides
    bool tumblingDice = true;    ///< true: rolled dice tumble over the table
    bool handoverBanner = true;  ///< true: show "Hand over to..." between turns
    bool slowAttack = false;     ///< true: an attack is shown step by step
    int volumePercent = 60;      ///< volume of the sounds, 0 to 100
    bool muted = false;          ///< true: no sound at any volume
    /// Code of the language, such as "fr". Empty: the language of the system. A new language is
    /// used from the next start.
    QString language;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The settings of the file, and the lines about values that nobody can use. The usual value stands
/// for each of these.
struct SettingsRead {
    Settings settings;
    QString
        problem;  ///< one line, such as "settings: \"look/theme\" is \"pink\", ...". Empty: none
};

SettingsRead readSettings();
void saveSettings(const Settings& settings);

}  // namespace sightline::app
