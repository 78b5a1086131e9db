#include "app/window/sound_desk.h"

#include <algorithm>
#include <utility>

#include "app/window/dice_show.h"
#include "app/window/legion/effects/effect_show.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/sound/sound_board.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {

SoundDesk::SoundDesk(const WindowParts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    SoundBoard* board = parts.sounds;
    connect(&parts.table->effects(), &EffectShow::sounded, board, &SoundBoard::play);
    connect(parts.dice, &DiceShow::began, board, [board] { board->play(Sound::dice); });
    connect(parts.session, &GameSession::refused, board, [board] { board->play(Sound::refusal); });
    connect(parts.session, &GameSession::movedOn, this, &SoundDesk::follow);
}

// A new answer of a player is confirmed with a sound. Dice and draws are not answers of a player.
void SoundDesk::follow() {
    const engine::Game* game = parts_.session->running() ? &parts_.session->game() : nullptr;
    const bool another = std::exchange(game_, game) != game;
    std::size_t now = 0;
    if (game) {
        const auto& all = game->journal().answers;
        now = std::size_t(std::count_if(all.begin(), all.end(), [](const engine::Answer& one) {
            return !engine::isChance(one);
        }));
    }
    const std::size_t before = std::exchange(answers_, now);
    if (!another && now > before) parts_.sounds->play(Sound::confirm);
}

}  // namespace sightline::app
