#include <array>

#include "engine/legion/rules/setup/play_setup.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

const Citation determineBluePlayerPage = page(18, "Determine Blue Player");

Task<std::vector<RolledDie>> rollFour(Battle& battle, Player player) {
    const std::vector<Die> dice(4, Die::blackAttack);
    const Roll what{RollKind::bluePlayer, dice, player, UnitId{}, determineBluePlayerPage};
    std::vector<RolledDie> rolled = co_await roll(battle, what);
    battle.record({.happening = Happening::diceRolled,
                   .message = say::rollsToBeBlue(),
                   .dice = rolled,
                   .citation = determineBluePlayerPage,
                   .player = player});
    co_return rolled;
}

}  // namespace

std::optional<Player> blueBy(const std::vector<RolledDie>& blue,
                             const std::vector<RolledDie>& red) {
    for (Face face : {Face::crit, Face::hit, Face::attackSurge}) {
        const int one = countOf(blue, face), other = countOf(red, face);
        if (one != other) return one > other ? Player::blue : Player::red;
    }
    return std::nullopt;
}

// Core Rulebook p. 18. Ties are rolled again.
Task<void> determineBluePlayer(Battle& battle) {
    std::optional<Player> winner;
    while (!winner) {
        const std::vector<RolledDie> blue = co_await rollFour(battle, Player::blue);
        const std::vector<RolledDie> red = co_await rollFour(battle, Player::red);
        winner = blueBy(blue, red);
    }
    if (*winner == Player::red) swapColours(battle);
    battle.record({.happening = Happening::bluePlayerDetermined,
                   .message = say::isBlue(battle.armyNames[0]),
                   .citation = determineBluePlayerPage,
                   .player = Player::blue});
}

}  // namespace sightline::engine
