#include "engine/layouts/terrain_kinds.h"

#include <algorithm>
#include <set>

#include "engine/layouts/layout_fields.h"

namespace sightline::engine {
namespace {

constexpr double largestFootprint = 120.0;
constexpr std::size_t mostThemes = 20;

}  // namespace

void describe(auto& fields, FieldsOf<TerrainKind> auto& kind) {
    fields.required("id", kind.id, form::TextUpTo{80, [] { return say::charactersUpTo(80); }});
    fields.required("name", kind.name);
    fields.required("theme", kind.theme);
    fields.required("category", kind.category);
    fields.required("model", kind.mesh);
    fields.required("kind", kind.facts.kind, form::Words{kindWords});
    describe(fields, kind.facts.facts);
    fields.optional("height", kind.facts.height, form::Range{0, largestPiece});
    fields.optional("parts", kind.parts, form::TableOf{});
    fields.required("footprint", kind.footprint, form::PointOf{form::Range{0, largestFootprint}});
    fields.optional("also", kind.also, form::ListOf<>{{}, 0, mostThemes});
}

static TerrainKind terrainKind(const JsonAt& at) {
    if (!at.isObject()) at.wrong(say::pieceOfTerrain());
    TerrainKind kind;
    readExactly(at, kind);
    kind.piece["shape"] = {{"mesh", kind.mesh}, {"unit", "in"}, {"up", "y"}};
    for (const char* fact : {"kind", "movement", "cover", "blocks_los", "height", "parts"})
        if (const auto said = at.find(fact)) kind.piece[fact] = said->json();
    return kind;
}

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
