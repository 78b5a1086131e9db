/// A test scene for games that begin with the setup: two small armies with their battle decks and
/// command hands, and functions that answer the questions of the setup.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {

inline BattleCard plain(BattleCardKind kind, const std::string& name) {
    BattleCard card = objectiveCard({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
    if (kind != BattleCardKind::objective) card.map.reset();
    card.id = card.name = name;
    card.kind = kind;
    return card;
}

inline std::vector<BattleCard> deck(const std::string& owner) {
    std::vector<BattleCard> cards;
    for (int i = 1; i <= 3; ++i) {
        const std::string number = owner + std::to_string(i);
        cards.push_back(plain(BattleCardKind::objective, number + " objective"));
        cards.push_back(plain(BattleCardKind::secondary, number + " secondary"));
        cards.push_back(plain(BattleCardKind::advantage, number + " advantage"));
    }
    return cards;
}

/// Two legal armies with hands and decks. No unit is deployed.
struct SetupScene : MissionScene {
    SetupScene() {
        const auto all = [](Player player, const UnitCard& leader, const UnitCard& corps) {
            return std::pair{player, std::vector<UnitCard>{leader, corps, corps, corps}};
        };
        for (const auto& [player, cards] : {all(Player::blue, lukeSkywalker(), rebelTroopers()),
                                            all(Player::red, darthVader(), stormtroopers())}) {
            for (const UnitCard& card : cards) reserve(player, card);
        }
        std::vector<CommandCard> hand;
        for (const CommandCard& card : {ambush(), push(), assault()}) {
            hand.push_back(card);
            hand.push_back(card);
            hand.back().id += "-2";
        }
        hand.push_back(standingOrders());
        hands(hand, hand);
        scenario.battleDecks = {deck("A"), deck("B")};
        scenario.armyNames = {"Rebels", "Empire"};
        scenario.phase = Phase::setup;
    }
    void confirm() {
        pickFirst(Ask::confirmTerrain);
        pickFirst(Ask::confirmTerrain);
    }
    void rollForBlue(std::vector<Face> first, std::vector<Face> second) {
        dice(std::move(first));
        dice(std::move(second));
    }
    void change(MissionChange what) { choose(what, Ask::modifyMission); }
    void reveal(int index) { chance(Draw{index}, Ask::revealBattleCard); }
    /// Plays up to the first change of the mission. The mission then consists of the objective of
    /// the card A1, the secondary objective of the card B1 and the first advantage of each player.
    /// The rebels are blue.
    void revealed() {
        start();
        confirm();
        rollForBlue({crit, crit, crit, crit}, {blank, blank, blank, blank});
        choose(MissionChange::objective, Ask::chooseFirstBattleCard);
        for (int i = 0; i < 4; ++i) reveal(0);
    }
    std::string objective() const { return view().mission.objective->name; }
};

}  // namespace sightline::engine::scene
