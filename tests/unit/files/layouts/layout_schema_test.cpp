// The JSON schema, the reader and the writer of layouts are made from one description, so they must
// agree.
#include <gtest/gtest.h>

#include <filesystem>

#include "app/files/tables/layout_draft.h"
#include "engine/layouts/layout_fields.h"
#include "engine/layouts/layout_text.h"
#include "unit/files/json_schema.h"

namespace sightline::app {
namespace {
using nlohmann::json;
using sightline::test::JsonSchema;
using namespace engine;

/// The schema of a terrain piece, without its shape and its look.
json pieceSchema() {
    json schema = schemaOf(TerrainPiece{});
    const TerrainPiece any;
    schema["properties"].update(schemaOf(form::Part{any, editedPiece})["properties"]);
    for (const char* model : {"shape", "look"}) schema["properties"][model] = {{"type", "object"}};
    schema["additionalProperties"] = false;
    return schema;
}

json layoutSchema() {
    json schema = schemaOf(TerrainLayout{});
    const TerrainLayout any;
    schema["properties"].update(schemaOf(form::Part{any, editedLayout})["properties"]);
    schema["properties"]["pieces"] = {{"type", "array"}, {"items", pieceSchema()}};
    schema["additionalProperties"] = false;
    return schema;
}

/// The paths of all layouts that are shipped with the program.
std::vector<std::filesystem::path> readyLayouts() {
    std::vector<std::filesystem::path> files;
    const std::filesystem::path folder = std::filesystem::path(SIGHTLINE_ASSETS) / "layouts";
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().string().ends_with(".layout.json")) files.push_back(entry.path());
    return files;
}

TEST(LayoutSchema, EveryReadyLayoutFitsAsItStandsAndAsItIsSaved) {
    const JsonSchema schema(layoutSchema());
    ASSERT_GT(readyLayouts().size(), 5U);
    for (const auto& file : readyLayouts()) {
        EXPECT_EQ(schema.problemWith(*parseJsonFile(file)), "") << file;
        const auto layout = loadTerrainLayout(file);
        ASSERT_TRUE(layout) << layout.problem().text;
        EXPECT_EQ(schema.problemWith(json::parse(layoutText(*layout, file.parent_path()))), "")
            << file;
    }
}

TEST(LayoutSchema, RefusesNumbersAndWordsThatTheReaderRefuses) {
    json layout = *parseJsonFile(readyLayouts().front());
    const auto problemWith = [&](const char* pointer, const json& value) {
        json other = layout;
        other[json::json_pointer(pointer)] = value;
        const std::string schema = JsonSchema(layoutSchema()).problemWith(other);
        EXPECT_FALSE(readLayout(other, "", {}, {}).ok()) << pointer << " " << value;
        return schema;
    };
    EXPECT_EQ(problemWith("/table/width", 241), "/table/width: is out of range");
    EXPECT_EQ(problemWith("/table/mat", "swamp"), "/table/mat: is none of the words");
    EXPECT_EQ(problemWith("/pieces/0/rotation", "north"), "/pieces/0/rotation: is no number");
    EXPECT_EQ(problemWith("/pieces/0/kind", "hill"), "/pieces/0/kind: is none of the words");
    layout["pieces"][0].erase("id");
    EXPECT_EQ(JsonSchema(layoutSchema()).problemWith(layout), "/pieces/0: lacks \"id\"");
}

}  // namespace
}  // namespace sightline::app
