#include "app/cli/games/worn_start.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/talk/generator.h"

namespace sightline::app {
namespace {

using engine::Token;

// Tokens that units get besides suppression, aim and dodge tokens.
constexpr std::array rareTokens{Token::surge, Token::observation, Token::ion, Token::poison};

// Makes the change, unless the game refuses it. Returns true if the game changed.
template <class Change>
bool make(engine::Game& game, const Change& change) {
    return !game.answer(engine::Adjust{engine::Player::red, change});
}

// Adds tokens up to the unit's limit. By hand, the game would allow more.
void give(engine::Game& game, const engine::UnitView& unit, Token token, int number) {
    const int room = engine::roomFor(*unit.card, unit.tokens[token], token);
    if (room > 0) make(game, engine::AdjustToken{unit.id, token, std::min(number, room)});
}

void wound(engine::Game& game, const engine::MiniView& mini) {
    if (mini.wounds + 1 < mini.threshold) make(game, engine::AdjustWounds{mini.id, 1});
}

void flipShield(engine::Game& game, engine::UnitId unit) {
    if (make(game, engine::AdjustToken{unit, Token::shield, -1}))
        make(game, engine::AdjustToken{unit, Token::inactiveShield, 1});
}

void giveTokens(engine::Game& game, const engine::UnitView& unit, engine::Generator& chance) {
    give(game, unit, Token::suppression, 1 + static_cast<int>(chance.below(3)));
    give(game, unit, Token::aim, 1);
    give(game, unit, Token::dodge, 1);
    give(game, unit, rareTokens[chance.below(std::size(rareTokens))], 1);
}

}  // namespace

void wearOut(engine::Game& game, std::uint64_t seed) {
    engine::Generator chance(seed, 0x3EA2);
    std::vector<engine::UnitId> worn;
    const engine::View fresh = game.view(engine::Player::red);
    for (const engine::UnitView& unit : fresh.units) {
        if (unit.undeployed || unit.minis.empty()) continue;
        flipShield(game, unit.id);
        if (chance.below(2) == 0) continue;
        wound(game, fresh.mini(unit.minis.front()));
        worn.push_back(unit.id);
    }
    // Wounds can change the tokens that a unit may have.
    const engine::View wounded = game.view(engine::Player::red);
    for (const engine::UnitId id : worn) giveTokens(game, wounded.unit(id), chance);
}

}  // namespace sightline::app
