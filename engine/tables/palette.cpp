#include "engine/tables/palette.h"

#include <algorithm>
#include <set>

namespace sightline::engine {

Result<std::vector<PaletteKind>> readPalette(const nlohmann::json& json, const std::string& where) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-terrain", 1);
        std::vector<PaletteKind> palette;
        std::set<std::string> ids;
        for (const JsonAt& at : document.at("pieces").list(1, 1000)) {
            if (!at.isObject()) at.wrong("a piece of terrain");
            PaletteKind kind;
            kind.id = at.at("id").text();
            if (kind.id.empty() || kind.id.size() > 80) at.at("id").wrong("1 to 80 characters");
            if (!ids.insert(kind.id).second) at.at("id").wrong("an id that no other piece has");
            kind.name = at.at("name").text();
            kind.theme = at.at("theme").text();
            kind.category = at.at("category").text();
            kind.piece["shape"] = {{"mesh", at.at("model").text()}, {"unit", "in"}, {"up", "y"}};
            for (const char* fact : {"kind", "movement", "cover", "blocks_los", "height", "parts"})
                if (const auto said = at.find(fact)) kind.piece[fact] = said->json();
            palette.push_back(std::move(kind));
        }
        return palette;
    });
}

std::vector<std::string> themesOf(const std::vector<PaletteKind>& palette) {
    std::vector<std::string> themes;
    for (const PaletteKind& kind : palette) themes.push_back(kind.theme);
    std::sort(themes.begin(), themes.end());
    themes.erase(std::unique(themes.begin(), themes.end()), themes.end());
    return themes;
}

}  // namespace sightline::engine
