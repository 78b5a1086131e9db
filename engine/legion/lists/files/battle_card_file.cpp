#include "engine/legion/lists/files/battle_card_file.h"

#include <algorithm>
#include <array>

#include "geometry/base/json/fields.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {

constexpr std::array<std::string_view, 3> cardKinds{"objective", "secondary", "advantage"};
constexpr std::array<std::string_view, 2> tokenKindsOnMaps{"poi", "asset"};
constexpr std::array<std::string_view, 4> scoreWords{
    "secured_poi", "held_asset", "unit_in_enemy_territory", "defeated_this_round"};
/// The names of the first three values of `Token`, in their order.
constexpr std::array<std::string_view, 3> tokensGained{"aim", "dodge", "surge"};

namespace form {

struct PointOnMap {
    void read(const JsonAt& at, geometry::Vec2& point) const {
        const auto numbers = at.list(2, 2);
        point = {numbers[0].number(0, 72), numbers[1].number(0, 36)};
    }
};

/// A JSON territory that is a single polygon.
struct OnePolygon {
    void read(const JsonAt& at, geometry::Territory& territory) const {
        ListOf{PointOnMap{}, 3, 100}.read(at, territory.emplace_back());
    }
};

}  // namespace form

void describe(auto& fields, FieldsOf<ObjectiveSpot> auto& spot) {
    fields.required("kind", spot.kind, form::Words{tokenKindsOnMaps});
    fields.required("at", spot.at, form::PointOnMap{});
}

void describe(auto& fields, FieldsOf<SetupGain> auto& gain) {
    fields.required("token", gain.token, form::Words{tokensGained});
    fields.required("units", gain.units, form::Range{1, 20});
}

void describe(auto& fields, FieldsOf<MapCard> auto& map) {
    fields.required("near", map.near, form::OnePolygon{});
    fields.required("far", map.far, form::OnePolygon{});
    fields.required("objectives", map.objectives, form::ListOf{form::Natural{}, 0, 20});
}

void describe(auto& fields, FieldsOf<BattleCard> auto& card) {
    const auto scoring = [](auto& inside, auto& rule) {
        inside.required("what", rule.what, form::Words{scoreWords});
        inside.required("points", rule.points, form::Range{1, 12});
        inside.optional("most", rule.most, form::Range{1, 99});
    };
    fields.required("id", card.id);
    fields.required("name", card.name, form::PlainName{});
    fields.required("kind", card.kind, form::Words{cardKinds});
    if (card.kind == BattleCardKind::objective) fields.required("map", card.map);
    fields.optional("scoring", card.scoring, form::ListOf{form::Object{scoring}});
    fields.optional("grants_claim", card.grantsClaim);
    fields.optional("gains", card.gains);
}

Result<std::vector<BattleCard>> readBattleCards(const nlohmann::json& json,
                                                const std::string& where) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-missions", 1);
        std::vector<BattleCard> cards;
        form::ListOf<>{}.read(document.at("cards"), cards);
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
