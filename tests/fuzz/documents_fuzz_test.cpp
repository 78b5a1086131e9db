// Damaged documents of every kind. The result must be a problem in one line or a valid document,
// but never a crash. Fixed seeds determine the damage, so a failure can be repeated.
#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/files/dimensions_file.h"
#include "engine/legion/rules/game/game.h"
#include "fuzz/damaged_text.h"

namespace sightline::app {
namespace {
std::string textOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

std::string damaged(std::string text, std::mt19937& chance) {
    const test::Damage damage{.mostHits = 7, .strangers = {"-1e308", "null"}};
    return test::damagedText(std::move(text), damage, chance);
}

// Changes or removes one value. The text is still valid JSON.
void misplace(nlohmann::json& json, std::mt19937& chance) {
    static const std::vector<nlohmann::json> strangers = {nullptr,
                                                          true,
                                                          -1,
                                                          0,
                                                          1e300,
                                                          99999999,
                                                          "",
                                                          "open",
                                                          nlohmann::json::array(),
                                                          nlohmann::json::object(),
                                                          {1, 2, 3},
                                                          {{"x", 1}, {"y", 2}},
                                                          -1e-300,
                                                          "../../../etc"};
    nlohmann::json* at = &json;
    while (at->is_structured() && !at->empty() && chance() % 6 != 0) {
        auto next = at->begin();
        std::advance(next, static_cast<std::ptrdiff_t>(chance() % at->size()));
        at = &*next;
    }
    *at = strangers[chance() % strangers.size()];
}

void expectOneLine(const std::string& problem) {
    EXPECT_FALSE(problem.empty());
    EXPECT_EQ(problem.find('\n'), std::string::npos) << problem;
}

nlohmann::json withLayoutInline(const nlohmann::json& scenario) {
    nlohmann::json small = scenario;
    // The document keeps only pieces without a model, because a document with models is slow to
    // read. Other tests damage models.
    nlohmann::json pieces = nlohmann::json::array();
    for (const auto& piece : scenario["layout"]["pieces"]) {
        if (!piece["shape"].contains("mesh")) pieces.push_back(piece);
    }
    small["layout"]["pieces"] = pieces;
    return small;
}

TEST(Fuzz, ScenariosLayoutsAndArmies) {
    const auto starter = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(starter) << starter.problem().text;
    const nlohmann::json good = withLayoutInline(starter->scenario.source);
    const std::string text = good.dump(1);
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue) << catalogue.problem().text;
    std::mt19937 chance(7);
    for (int round = 0; round < 3000; ++round) {
        auto json = engine::parseJson(round % 2 == 0 ? text : damaged(text, chance), "fuzz");
        if (!json) {
            expectOneLine(json.problem().text);
            continue;
        }
        if (round % 2 == 0) misplace(*json, chance);
        const auto loaded = scenarioFromJson(*json, "fuzz", *catalogue, assetsFolder());
        if (!loaded)
            expectOneLine(loaded.problem().text);
        else if (const auto game = engine::Game::start(loaded->scenario, 1); !game)
            expectOneLine(game.problem().text);
    }
}

TEST(Fuzz, CatalogueAndDimensions) {
    const auto dimensions = loadDimensions(assetsFolder());
    ASSERT_TRUE(dimensions);
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue) << catalogue.problem().text;
    const std::string units = textOf(assetsFolder() / "catalogue/units/empire.json");
    const std::string sizes = textOf(assetsFolder() / "catalogue/dimensions.json");
    std::mt19937 chance(11);
    for (int round = 0; round < 3000; ++round) {
        if (const auto json = engine::parseJson(damaged(units, chance), "fuzz")) {
            const auto cards = engine::readingJson([&] {
                const engine::CatalogueContext context{&*dimensions, nullptr, &catalogue->keywords};
                return engine::readUnitEntries(engine::JsonAt(*json, "fuzz"), context);
            });
            if (!cards) expectOneLine(cards.problem().text);
        }
        if (const auto json = engine::parseJson(damaged(sizes, chance), "fuzz")) {
            const auto read = engine::readDimensions(*json, "fuzz");
            if (!read) expectOneLine(read.problem().text);
        }
    }
}

TEST(Fuzz, RandomBytesAreNoDocument) {
    std::mt19937 chance(13);
    for (int round = 0; round < 2000; ++round) {
        std::string bytes(static_cast<std::size_t>(chance()) % 200, '\0');
        for (char& c : bytes) c = static_cast<char>(chance());
        if (const auto json = engine::parseJson(bytes, "fuzz")) {
            const auto loaded = scenarioFromJson(*json, "fuzz");
            ASSERT_FALSE(loaded);
            expectOneLine(loaded.problem().text);
        }
    }
}

TEST(Fuzz, DeepNestingIsRefused) {
    const std::string deep(200000, '[');
    const auto json = engine::parseJson(deep, "fuzz");
    ASSERT_FALSE(json);
    expectOneLine(json.problem().text);
}
}  // namespace
}  // namespace sightline::app
