/// Battle card files: `assets/missions/*.json` ("sightline-missions" version 1), and the battle
/// decks that scenarios name.
#pragma once
#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads a file of battle cards that are not in the catalogue (plain cards). A problem names the
/// file, the JSON pointer and the expected value.
Result<std::vector<BattleCard>> readBattleCards(const nlohmann::json& json,
                                                const std::string& where);

/// Finds the battle card whose id is at `at`. The card is in `plain` or in the catalogue. For an
/// unknown id, the error names the nearest correct id.
BattleCard readBattleCard(const JsonAt& at, const std::vector<BattleCard>& plain,
                          const Catalogue* catalogue = nullptr);
/// Finds the battle cards whose ids are in `list`. Each card is in `plain` or in the catalogue. For
/// an unknown id, the error names the nearest correct id. `faultsOfPile` checks whether the cards
/// form a legal battle deck.
std::vector<BattleCard> readBattleDeck(const JsonAt& list, const std::vector<BattleCard>& plain,
                                       const Catalogue* catalogue = nullptr);

}  // namespace sightline::engine
