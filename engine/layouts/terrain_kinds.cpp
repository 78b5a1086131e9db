#include "engine/layouts/terrain_kinds.h"

#include <algorithm>
#include <set>

#include "engine/layouts/terrain_words.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {
namespace {

constexpr double largestFootprint = 120.0;
constexpr std::size_t mostThemes = 20;

TerrainFacts agreedFacts(const JsonAt& at) {
    TerrainFacts facts;
    if (const auto movement = at.find("movement"))
        facts.movement = geometry::Movement(movement->word(movementWords));
    if (const auto cover = at.find("cover")) facts.cover = geometry::Cover(cover->word(coverWords));
    if (const auto blocks = at.find("blocks_los")) facts.blocksLos = blocks->boolean();
    return facts;
}

TerrainKind terrainKind(const JsonAt& at) {
    if (!at.isObject()) at.wrong(say::pieceOfTerrain());
    at.allow({"id", "name", "theme", "category", "model", "kind", "movement", "cover", "blocks_los",
              "height", "parts", "footprint", "also"});
    TerrainKind kind;
    kind.id = at.at("id").text();
    if (kind.id.empty() || kind.id.size() > 80) at.at("id").wrong(say::charactersUpTo(80));
    kind.name = at.at("name").text();
    kind.theme = at.at("theme").text();
    kind.category = at.at("category").text();
    kind.mesh = at.at("model").text();
    kind.facts.kind = geometry::Kind(at.at("kind").word(kindWords));
    kind.facts.facts = agreedFacts(at);
    if (const auto height = at.find("height")) kind.facts.height = height->number(0, 120);
    if (const auto parts = at.find("parts"))
        for (const auto& [name, part] : parts->members()) kind.parts[name] = agreedFacts(part);
    const auto sides = at.at("footprint").list(2, 2);
    kind.footprint = {sides[0].number(0, largestFootprint), sides[1].number(0, largestFootprint)};
    if (const auto also = at.find("also"))
        for (const JsonAt& theme : also->list(0, mostThemes)) kind.also.push_back(theme.text());
    kind.piece["shape"] = {{"mesh", kind.mesh}, {"unit", "in"}, {"up", "y"}};
    for (const char* fact : {"kind", "movement", "cover", "blocks_los", "height", "parts"})
        if (const auto said = at.find(fact)) kind.piece[fact] = said->json();
    return kind;
}

}  // namespace

bool TerrainKind::suits(const std::string& table) const {
    return theme == table || std::find(also.begin(), also.end(), table) != also.end();
}

Result<std::vector<TerrainKind>> readTerrainKinds(const nlohmann::json& json,
                                                  const std::string& where) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-terrain", 1);
        std::vector<TerrainKind> kinds;
        std::set<std::string> ids;
        for (const JsonAt& at : document.at("pieces").list(1, 1000)) {
            kinds.push_back(terrainKind(at));
            if (!ids.insert(kinds.back().id).second) at.at("id").wrong(say::idOfNoOther());
        }
        return kinds;
    });
}

std::vector<std::string> themesOf(const std::vector<TerrainKind>& kinds) {
    std::vector<std::string> themes;
    themes.reserve(kinds.size());
    for (const TerrainKind& kind : kinds) themes.push_back(kind.theme);
    std::sort(themes.begin(), themes.end());
    themes.erase(std::unique(themes.begin(), themes.end()), themes.end());
    return themes;
}

}  // namespace sightline::engine
