#include "app/window/settings_desk.h"

#include <utility>

#include "app/window/camera_desk.h"
#include "app/window/dice_show.h"
#include "app/window/legion/attack/slow_attack.h"
#include "app/window/shell/handover/handover_banner.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/settings/kept_settings.h"
#include "app/window/shell/sound/sound_board.h"
#include "app/window/table_stage.h"

namespace sightline::app {

SettingsDesk::SettingsDesk(const KeptSettings& settings, const WindowParts& parts, QObject* parent)
    : QObject(parent), settings_(settings), parts_(parts), shown_(settings.now().look) {
    connect(&settings, &KeptSettings::changed, this, &SettingsDesk::follow);
    follow();
}

// The panels make their contents anew in the new colours and sizes, as after an answer.
void SettingsDesk::follow() {
    const Settings& now = settings_.now();
    parts_.banner->setEnabledByPlayers(now.handoverBanner);
    parts_.dice->setWanted(now.tumblingDice);
    parts_.camera->setOn(now.cameraFollows);
    parts_.camera->setTurning(now.cameraTurns);
    parts_.slow->setWanted(now.slowAttack);
    SoundBoard& sounds = *parts_.sounds;
    const bool louder = sounds.volume() != now.volumePercent || sounds.muted() != now.muted;
    sounds.setVolume(now.volumePercent, now.muted);
    // A sound lets the players hear the volume that they choose.
    const bool first = !std::exchange(started_, true);
    if (louder && !first) sounds.play(Sound::confirm);
    const bool other = std::exchange(shown_, now.look) != now.look;
    if (!other) return;
    if (parts_.session->running()) emit parts_.session->changed();
    parts_.stage->settle();
}

}  // namespace sightline::app
