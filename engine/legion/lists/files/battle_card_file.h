/// Battle card files: `assets/missions/*.json` ("sightline-missions" version 1), and the decks that
/// scenarios name.
#pragma once
#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Errors name the file, the pointer and the expected value.
Result<std::vector<BattleCard>> readBattleCards(const nlohmann::json& json,
                                                const std::string& where);

/// Reads the id of a plain or published card. An unknown id is refused with the nearest right one.
BattleCard readBattleCard(const JsonAt& at, const std::vector<BattleCard>& plain,
                          const Catalogue* catalogue = nullptr);
/// Reads a list of ids of plain or published cards. An unknown id is refused with the nearest right
/// one. `faultsOfPile` checks whether the cards make a legal battle deck.
std::vector<BattleCard> readBattleDeck(const JsonAt& list, const std::vector<BattleCard>& plain,
                                       const Catalogue* catalogue = nullptr);

}  // namespace sightline::engine
