// The names of the terrain pieces of the program, in the player's language.
#include "app/window/shell/words/terrain_names.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QTranslator>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "app/files/tables/load.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

/// The names of all terrain pieces, also of the pieces on the ready tables, without the number at
/// the end ("Wall 2" gives "Wall").
std::set<std::string> shippedNames() {
    std::set<std::string> names;
    const auto add = [&](const std::filesystem::path& file) {
        const auto json = engine::parseJsonFile(file);
        ASSERT_TRUE(json) << json.problem().text;
        for (const auto& piece : (*json)["pieces"]) {
            const std::string name = piece.value("name", "");
            if (name.empty()) continue;
            const std::size_t end = name.find_last_not_of("0123456789 ");
            names.insert(name.substr(0, end + 1));
        }
    };
    add(assetsFolder() / "terrain/pieces.json");
    for (const auto& file : std::filesystem::directory_iterator(assetsFolder() / "layouts"))
        if (file.path().string().ends_with(".layout.json")) add(file.path());
    return names;
}

TEST(TerrainNames, EveryPieceThatShipsHasOneInFrench) {
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
    const auto names = shippedNames();
    ASSERT_GE(names.size(), 56U);
    for (const std::string& name : names)
        EXPECT_FALSE(french.translate("TerrainNames", name.c_str()).isEmpty()) << name;
    qApp->installTranslator(&french);
    EXPECT_EQ(terrainName("Burnt-out house 2"), QStringLiteral("Maison incendi\u00E9e 2"));
    EXPECT_EQ(terrainName("Watch tower"), QStringLiteral("Tour de guet"));
    EXPECT_EQ(terrainName("My tower 3"), QStringLiteral("My tower 3"));
    qApp->removeTranslator(&french);
}

TEST(TerrainNames, NamesThatAreNotOursStayAsTheyAre) {
    for (const char* name : {"", "7", "Crates 12", "Crates-2", "Tower 7 of 9"})
        EXPECT_EQ(terrainName(name), QString::fromLatin1(name));
}

}  // namespace
}  // namespace sightline::app
