#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/setup/play_setup.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

const Citation buildingAMissionPage = page(18, "Building a Mission");

MissionPile& pileOf(Battle& battle, Player player, BattleCardKind kind) {
    return battle.mission.piles[static_cast<std::size_t>(player)][static_cast<std::size_t>(kind)];
}

const BattleCard*& placeOf(Battle& battle, Player player, BattleCardKind kind) {
    switch (kind) {
        case BattleCardKind::objective:
            return battle.mission.objective;
        case BattleCardKind::secondary:
            return battle.mission.secondary;
        case BattleCardKind::advantage:
            break;
    }
    return battle.mission.advantages[static_cast<std::size_t>(player)];
}

// Moves the mission card of the kind `kind` to its owner's discarded cards.
void discard(Battle& battle, Player player, BattleCardKind kind) {
    const BattleCard*& card = placeOf(battle, player, kind);
    if (!card) return;
    Player owner = player;
    const auto& inPlay = battle.mission.ownerOf[static_cast<std::size_t>(kind)];
    if (kind != BattleCardKind::advantage && inPlay) owner = *inPlay;
    pileOf(battle, owner, kind).discarded.push_back(card);
    card = nullptr;
}

// Replaces the mission card of the kind `kind` by a random card from the deck. If the deck is
// empty, all discarded cards become the deck again, including the replaced card (p. 19, Empty
// Decks).
Task<void> reveal(Battle& battle, Player player, BattleCardKind kind) {
    discard(battle, player, kind);
    MissionPile& pile = pileOf(battle, player, kind);
    if (pile.deck.empty()) pile.deck.swap(pile.discarded);
    const auto question = [&] {
        auto asked = asking<RandomDraw>(player, Ask::revealBattleCard, buildingAMissionPage);
        asked.question.secret = true;
        const auto& deck = pileOf(battle, player, kind).deck;
        for (std::size_t i = 0; i < deck.size(); ++i) {
            asked.question.options.push_back(BattleCardInDeck{static_cast<int>(i)});
            asked.question.names.push_back(deck[i]->name);
            asked.question.ids.push_back(deck[i]->id);
        }
        return asked;
    };
    const Option drawn = co_await ask(battle, question);
    const auto index = static_cast<std::size_t>(std::get<BattleCardInDeck>(drawn).index);
    auto& deck = pileOf(battle, player, kind).deck;
    const BattleCard* card = deck[index];
    deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(index));
    placeOf(battle, player, kind) = card;
    battle.mission.ownerOf[static_cast<std::size_t>(kind)] = player;
    battle.record({.happening = Happening::battleCardRevealed,
                   .message = say::printed(card->name),
                   .citation = buildingAMissionPage,
                   .player = player});
}

Task<BattleCardKind> chooseFirstCard(Battle& battle) {
    const auto question = [&] {
        auto asked = asking<Choice>(Player::blue, Ask::chooseFirstBattleCard, buildingAMissionPage);
        asked.question.options = {MissionChange::objective, MissionChange::secondary};
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    co_return chosen == Option{MissionChange::secondary} ? BattleCardKind::secondary
                                                         : BattleCardKind::objective;
}

Task<MissionChange> chooseChange(Battle& battle, Player player) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::modifyMission, buildingAMissionPage);
        asked.question.options = {MissionChange::objective, MissionChange::secondary,
                                  MissionChange::ownAdvantage, MissionChange::enemyAdvantage};
        const bool mayChangeColour = battle.edition().colourBy == ColourBy::dice;
        if (player == Player::red && mayChangeColour)
            asked.question.options.push_back(MissionChange::becomeBlue);
        asked.question.options.push_back(MissionChange::pass);
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const MissionChange* change = std::get_if<MissionChange>(&chosen);
    co_return change ? *change : MissionChange::pass;
}

// Makes one change of the mission by the player. Returns true if the players swapped colours.
Task<bool> modifyMission(Battle& battle, Player player) {
    const MissionChange change = co_await chooseChange(battle, player);
    battle.record({.happening = Happening::missionModified,
                   .message = change == MissionChange::pass         ? say::leavesMission()
                              : change == MissionChange::becomeBlue ? say::becomesBlue()
                                                                    : say::modifiesMission(),
                   .numbers = {{NumberId::change, change}},
                   .citation = buildingAMissionPage,
                   .player = player});
    switch (change) {
        case MissionChange::objective:
            co_await reveal(battle, player, BattleCardKind::objective);
            break;
        case MissionChange::secondary:
            co_await reveal(battle, player, BattleCardKind::secondary);
            break;
        case MissionChange::ownAdvantage:
            co_await reveal(battle, player, BattleCardKind::advantage);
            break;
        case MissionChange::enemyAdvantage:
            co_await reveal(battle, opponent(player), BattleCardKind::advantage);
            break;
        case MissionChange::becomeBlue:
            swapColours(battle);
            co_return true;
        case MissionChange::becomeRed:
        case MissionChange::pass:
            break;
    }
    co_return false;
}

}  // namespace

// Builds the mission. Core Rulebook p. 18-19. The person who is blue at first begins. The two
// persons take turns, even after they swapped colours.
Task<void> buildMission(Battle& battle) {
    const BattleCardKind first = co_await chooseFirstCard(battle);
    const BattleCardKind second =
        first == BattleCardKind::objective ? BattleCardKind::secondary : BattleCardKind::objective;
    co_await reveal(battle, Player::blue, first);
    co_await reveal(battle, Player::red, second);
    co_await reveal(battle, Player::blue, BattleCardKind::advantage);
    co_await reveal(battle, Player::red, BattleCardKind::advantage);
    Player turn = Player::blue;
    for (int change = 0; change < 4; ++change) {
        const bool swapped = co_await modifyMission(battle, turn);
        // The other person has the next turn. After a swap of colours, the other person already has
        // the colour `turn`.
        if (!swapped) turn = opponent(turn);
    }
    MissionBuilt point;
    co_await reach(battle, point);
}

}  // namespace sightline::engine
