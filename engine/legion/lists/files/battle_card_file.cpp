#include "engine/legion/lists/files/battle_card_file.h"

#include <algorithm>
#include <array>

#include "engine/legion/basics/tokens.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

constexpr std::array cardKinds{"objective"sv, "secondary"sv, "advantage"sv};
constexpr std::array tokenKindsOnMaps{"poi"sv, "asset"sv};
constexpr std::array scores{"secured_poi"sv, "held_asset"sv, "unit_in_enemy_territory"sv,
                            "defeated_this_round"sv};
constexpr std::array tokensGained{"aim"sv, "dodge"sv, "surge"sv};

geometry::Vec2 readPoint(const JsonAt& at) {
    const auto numbers = at.list(2, 2);
    return {numbers[0].number(0, 72), numbers[1].number(0, 36)};
}

geometry::Polygon readTerritory(const JsonAt& at) {
    geometry::Polygon polygon;
    for (const JsonAt& corner : at.list(3, 100)) polygon.push_back(readPoint(corner));
    return polygon;
}

MapCard readMap(const JsonAt& at) {
    MapCard map;
    map.near = {readTerritory(at.at("near"))};
    map.far = {readTerritory(at.at("far"))};
    for (const JsonAt& item : at.at("objectives").list(0, 20)) {
        ObjectiveSpot spot;
        spot.kind = static_cast<ObjectiveKind>(item.at("kind").word(tokenKindsOnMaps));
        spot.at = readPoint(item.at("at"));
        map.objectives.push_back(spot);
    }
    return map;
}

ScoringRule readScoring(const JsonAt& at) {
    ScoringRule rule;
    rule.what = static_cast<Scores>(at.at("what").word(scores));
    rule.points = at.at("points").integer(1, 12);
    if (const auto most = at.find("most")) rule.most = most->integer(1, 99);
    return rule;
}

SetupGain readGain(const JsonAt& at) {
    constexpr Token tokens[] = {Token::aim, Token::dodge, Token::surge};
    return {tokens[at.at("token").word(tokensGained)], at.at("units").integer(1, 20)};
}

BattleCard readCard(const JsonAt& at) {
    BattleCard card;
    card.id = at.at("id").text();
    card.name = plainName(at.at("name").text());
    card.kind = static_cast<BattleCardKind>(at.at("kind").word(cardKinds));
    if (card.kind == BattleCardKind::objective) card.map = readMap(at.at("map"));
    if (const auto list = at.find("scoring")) {
        for (const JsonAt& rule : list->list()) card.scoring.push_back(readScoring(rule));
    }
    if (const auto claim = at.find("grants_claim")) card.grantsClaim = claim->boolean();
    if (const auto list = at.find("gains")) {
        for (const JsonAt& gain : list->list()) card.gains.push_back(readGain(gain));
    }
    return card;
}

}  // namespace

Result<std::vector<BattleCard>> readBattleCards(const nlohmann::json& json,
                                                const std::string& where) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-missions", 1);
        std::vector<BattleCard> cards;
        for (const JsonAt& card : document.at("cards").list()) cards.push_back(readCard(card));
        return cards;
    });
}

BattleCard readBattleCard(const JsonAt& at, const std::vector<BattleCard>& plain,
                          const Catalogue* catalogue) {
    const std::string id = at.text();
    if (const BattleEntry* published = catalogue ? catalogue->battleCard(id) : nullptr)
        return playedAs(*published);
    const auto found = std::find_if(plain.begin(), plain.end(),
                                    [&](const BattleCard& card) { return card.id == id; });
    if (found != plain.end()) return *found;
    std::vector<std::string> known =
        catalogue ? idsOf(catalogue->battleCards) : std::vector<std::string>{};
    for (const BattleCard& card : plain) known.push_back(card.id);
    const std::string nearest = nearestName(id, known);
    at.wrong(nearest.empty() ? say::ofCatalogue(say::aBattleCard())
                             : say::ofCatalogueThis(say::aBattleCard(), nearest));
}

std::vector<BattleCard> readBattleDeck(const JsonAt& list, const std::vector<BattleCard>& plain,
                                       const Catalogue* catalogue) {
    std::vector<BattleCard> deck;
    for (const JsonAt& item : list.list(0, 20))
        deck.push_back(readBattleCard(item, plain, catalogue));
    return deck;
}

}  // namespace sightline::engine
