#include <array>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/setup/play_setup.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

Task<std::vector<RolledDie>> rollToBeBlue(Battle& battle, Player player, std::vector<Die> dice) {
    const Roll what{RollKind::bluePlayer, std::move(dice), player, UnitId{},
                    battle.edition().places.colours};
    std::vector<RolledDie> rolled = co_await roll(battle, what);
    battle.record({.happening = Happening::diceRolled,
                   .message = say::rollsToBeBlue(),
                   .dice = rolled,
                   .citation = battle.edition().places.colours,
                   .player = player});
    co_return rolled;
}

// Determines the blue player by dice. If both rolls are equal, the dice are rolled again.
Task<Player> blueByDice(Battle& battle) {
    std::optional<Player> winner;
    while (!winner) {
        const std::vector<Die> four(4, Die::blackAttack);
        const std::vector<RolledDie> blue = co_await rollToBeBlue(battle, Player::blue, four);
        const std::vector<RolledDie> red = co_await rollToBeBlue(battle, Player::red, four);
        winner = blueBy(blue, red);
    }
    co_return *winner;
}

int totalOf(const Battle& battle, Player player) {
    int points = 0;
    for (const UnitState& unit : battle.units)
        points += unit.player == player ? unit.card->points : 0;
    return points;
}

// The player who chooses a colour: the player with the lower army total. If the totals are equal, a
// red defense die decides. On a block, the player who has been blue until now chooses. Half of the
// faces are blocks.
Task<Player> whoChoosesColour(Battle& battle) {
    const std::array<int, 2> totals{totalOf(battle, Player::blue), totalOf(battle, Player::red)};
    Player chooser = totals[0] < totals[1] ? Player::blue : Player::red;
    if (totals[0] == totals[1]) {
        std::vector<Die> die{Die::redDefense};
        const auto rolled = co_await rollToBeBlue(battle, Player::blue, std::move(die));
        chooser = rolled.front().face == Face::block ? Player::blue : Player::red;
    }
    battle.record({.happening = Happening::colourChooserDetermined,
                   .message = totals[0] == totals[1] ? say::dieChooses() : say::lowerTotalChooses(),
                   .numbers = {{NumberId::blue, totals[0]}, {NumberId::red, totals[1]}},
                   .citation = battle.edition().places.colours,
                   .player = chooser});
    co_return chooser;
}

Task<Player> blueByChoice(Battle& battle) {
    const Player chooser = co_await whoChoosesColour(battle);
    const auto question = [&] {
        auto asked = asking<Choice>(chooser, Ask::chooseColour, battle.edition().places.colours);
        asked.question.options = {MissionChange::becomeBlue, MissionChange::becomeRed};
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    co_return chosen == Option{MissionChange::becomeRed} ? opponent(chooser) : chooser;
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

// Determines the blue player. Core Rulebook p. 18; Rules Reference 1.1.0 p. 6.
Task<void> determineBluePlayer(Battle& battle) {
    const bool byDice = battle.edition().colourBy == ColourBy::dice;
    Player winner = Player::blue;
    if (byDice)
        winner = co_await blueByDice(battle);
    else
        winner = co_await blueByChoice(battle);
    if (winner == Player::red) swapColours(battle);
    battle.record({.happening = Happening::bluePlayerDetermined,
                   .message = say::isBlue(battle.armyNames[0]),
                   .citation = battle.edition().places.colours,
                   .player = Player::blue});
}

}  // namespace sightline::engine
