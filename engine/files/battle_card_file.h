/// Battle cards: `assets/missions/*.json` ("sightline-missions" version 1), and the decks
/// that scenarios name.
#pragma once
#include "engine/catalogue/battle_card.h"
#include "engine/catalogue/catalogue.h"
#include "engine/json/json_reader.h"

namespace sightline::engine {

/// Problems name file, pointer and what was expected.
Result<std::vector<BattleCard>> readBattleCards(const nlohmann::json& json,
                                                const std::string& where);

/// One card by its id, plain or published. An unknown one is refused with the nearest right name.
BattleCard readBattleCard(const JsonAt& at, const std::vector<BattleCard>& plain,
                          const Catalogue* catalogue = nullptr);
/// A list of ids of plain cards or published ones. An unknown one is refused with the nearest right
/// name; whether the cards make a legal battle deck is for `faultsOfPile`.
std::vector<BattleCard> readBattleDeck(const JsonAt& list, const std::vector<BattleCard>& plain,
                                       const Catalogue* catalogue = nullptr);

}  // namespace sightline::engine
