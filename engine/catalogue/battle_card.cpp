#include "engine/catalogue/battle_card.h"

#include <set>

namespace sightline::engine {

std::optional<std::string> faultOfBattleDeck(const std::vector<BattleCard>& deck) {
    std::set<std::string> ids;
    std::array<int, 3> ofKind{};
    for (const BattleCard& card : deck) {
        if (!ids.insert(card.id).second) return card.name + " is in the battle deck twice";
        if (card.kind == BattleCardKind::objective && !card.map) {
            return card.name + " has no map card";
        }
        ++ofKind[static_cast<std::size_t>(card.kind)];
    }
    constexpr const char* kinds[] = {"objective", "secondary objective", "advantage"};
    for (std::size_t kind = 0; kind < ofKind.size(); ++kind) {
        if (ofKind[kind] == 3) continue;
        return "a battle deck has 3 " + std::string(kinds[kind]) + " cards, not " +
               std::to_string(ofKind[kind]);
    }
    return std::nullopt;
}

}  // namespace sightline::engine
