// Every unit and counterpart of the catalogue must have a model that can be loaded, fits on the
// base of its card and is inside its silhouette. The data in `looks` and stand_ins.json maps units
// to models.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <map>
#include <set>

#include "app/files/tables/liveries.h"
#include "engine/legion/lists/army/equip.h"
#include "rendering/model/coarse_model.h"
#include "rendering/model/model_file.h"
#include "unit/files/own_cards.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
using namespace engine;
namespace fs = std::filesystem;

using test::cards;
using test::dimensions;

fs::path fileOf(const std::string& model) { return assetsFolder() / "models" / (model + ".glb"); }

/// The model with this name. Each model is read only once. If the model cannot be read, the
/// function fails the test and returns nullptr.
const rendering::Model* modelNamed(const std::string& name) {
    static std::map<std::string, rendering::Model> models;
    if (const auto known = models.find(name); known != models.end()) return &known->second;
    auto model = rendering::readModel({.path = fileOf(name), .up = rendering::UpAxis::y});
    EXPECT_TRUE(model) << (model ? "" : model.problem().text);
    return model ? &models.emplace(name, std::move(*model)).first->second : nullptr;
}

/// A unit card or counterpart card that has a model.
struct Wearer {
    std::string id, base;
    double silhouette = 0.0;
    UnitCard::Appearance looks;
    std::string heavy{};
    std::vector<std::string> models() const {
        std::vector<std::string> all{looks.leader};
        all.insert(all.end(), looks.others.begin(), looks.others.end());
        if (!heavy.empty()) all.push_back(heavy);
        return all;
    }
};

std::vector<Wearer> wearers() {
    std::vector<Wearer> all;
    for (const UnitEntry& unit : cards().units) {
        all.push_back({unit.card.id, unit.card.base, unit.card.silhouetteHeight, unit.card.looks,
                       unit.heavyModel});
    }
    for (const CounterpartCard& card : cards().counterparts) {
        all.push_back({card.facts.id, card.base, card.silhouetteHeight, card.looks});
    }
    return all;
}

/// The wearers, and each upgrade card that brings a miniature with a model of its own.
std::vector<Wearer> wearersAndBearers() {
    std::vector<Wearer> all = wearers();
    for (const UpgradeCard& card : cards().upgrades) {
        if (!card.model.empty()) all.push_back({card.facts.id, "small", 1.65, {card.model, {}}});
    }
    return all;
}

std::set<std::string> allModels() {
    std::set<std::string> names;
    for (const Wearer& wearer : wearersAndBearers()) {
        for (const std::string& model : wearer.models()) names.insert(model);
    }
    return names;
}

/// The width and depth of the model's part with this material, as seen from above.
glm::vec2 spanOf(const rendering::Model& model, const std::string& material) {
    glm::vec2 low(1e9F), high(-1e9F);
    for (const rendering::ModelPart& part : model.parts) {
        if (model.materials[std::size_t(part.material)].name != material) continue;
        for (const rendering::ModelVertex& vertex : part.vertices) {
            low = glm::min(low, glm::vec2(vertex.position));
            high = glm::max(high, glm::vec2(vertex.position));
        }
    }
    return high - low;
}

/// The share of the model's triangles whose vertex normals point to the same side as the normal of
/// the triangle.
double shareShadedOutwards(const rendering::Model& model) {
    long right = 0, all = 0;
    for (const rendering::ModelPart& part : model.parts) {
        for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3) {
            const auto& a = part.vertices[part.indices[i]];
            const auto& b = part.vertices[part.indices[i + 1]];
            const auto& c = part.vertices[part.indices[i + 2]];
            const glm::vec3 face = glm::cross(b.position - a.position, c.position - a.position);
            if (glm::length(face) < 1e-7F) continue;
            ++all;
            right += glm::dot(face, a.normal + b.normal + c.normal) > 0 ? 1 : 0;
        }
    }
    return double(right) / double(all);
}

TEST(UnitLooks, EveryUnitAndCounterpartHasModelsThatLoad) {
    const auto all = wearers();
    ASSERT_EQ(all.size(), 183U);
    for (const Wearer& wearer : all) {
        EXPECT_FALSE(wearer.looks.leader.empty()) << wearer.id;
        for (const std::string& model : wearer.models()) {
            EXPECT_NE(modelNamed(model), nullptr) << wearer.id << ": " << model;
        }
    }
}

TEST(UnitLooks, ModelsStandOnTheBaseOfTheirCard) {
    for (const Wearer& wearer : wearersAndBearers()) {
        const geometry::BaseSize& base = dimensions().bases.at(wearer.base);
        for (const std::string& name : wearer.models()) {
            const rendering::Model* model = modelNamed(name);
            ASSERT_NE(model, nullptr);
            const glm::vec2 rim = spanOf(*model, "Tint");
            // A notched base may have notches at the front and at the back. Each notch may make the
            // model's rim an eighth of an inch shorter.
            EXPECT_NEAR(rim.x, base.length, base.notched ? 0.1 : 0.03) << wearer.id << ": " << name;
            EXPECT_NEAR(rim.y, base.width, 0.03) << wearer.id << ": " << name;
            EXPECT_NEAR(model->low.z, 0.0, 0.02) << wearer.id << ": " << name;
        }
    }
}

TEST(UnitLooks, ModelsKeepToSilhouetteAndBase) {
    for (const Wearer& wearer : wearersAndBearers()) {
        const geometry::BaseSize& base = dimensions().bases.at(wearer.base);
        for (const std::string& name : wearer.models()) {
            const rendering::Model* model = modelNamed(name);
            ASSERT_NE(model, nullptr);
            const glm::vec3 size = model->high - model->low;
            EXPECT_LE(size.z, 1.2 * wearer.silhouette) << wearer.id << ": " << name;
            EXPECT_GE(size.z, 0.45 * wearer.silhouette) << wearer.id << ": " << name;
            EXPECT_LE(size.x, 1.6 * base.length) << wearer.id << ": " << name;
            EXPECT_LE(size.y, 1.6 * base.width) << wearer.id << ": " << name;
        }
    }
}

TEST(UnitLooks, ModelsAreSoundAndSmall) {
    for (const std::string& name : allModels()) {
        const rendering::Model* model = modelNamed(name);
        ASSERT_NE(model, nullptr);
        EXPECT_LE(rendering::triangleCount(*model), 12'000) << name;
        EXPECT_GE(rendering::triangleCount(*model), 1'500) << name << ": no box";
        EXPECT_LE(fs::file_size(fileOf(name)), 400'000U) << name;
        EXPECT_GE(shareShadedOutwards(*model), 0.97) << name;
        float darkest = 1.0F;
        for (const rendering::ModelPart& part : model->parts) {
            for (const rendering::ModelVertex& vertex : part.vertices) {
                ASSERT_TRUE(
                    std::isfinite(vertex.position.x + vertex.position.y + vertex.position.z))
                    << name;
                ASSERT_NEAR(glm::length(vertex.normal), 1.0F, 1e-3F) << name << ", " << part.name;
                ASSERT_LE(vertex.colour.r, 1.0F) << name;
                darkest = std::min(darkest, vertex.colour.r);
            }
        }
        EXPECT_LT(darkest, 0.8F) << name << ": no baked shade";
        EXPECT_GE(darkest, 0.2F) << name << ": shade too deep";
    }
}

TEST(UnitLooks, TheLeaderOfASquadOnFootDiffersFromItsMen) {
    for (const UnitEntry& unit : cards().units) {
        if (unit.card.base != "small" || unit.card.miniatures < 3) continue;
        const auto& others = unit.card.looks.others;
        EXPECT_FALSE(others.empty()) << unit.card.id;
        EXPECT_EQ(std::count(others.begin(), others.end(), unit.card.looks.leader), 0)
            << unit.card.id;
    }
}

TEST(UnitLooks, HeavyWeaponsAndCounterpartsBringTheirOwnModels) {
    ArmyList list{.name = "A", .faction = "empire"};
    list.units = {{"stormtroopers", {"dlt-19-stormtrooper"}}};
    const ResolvedArmy army = resolve(list, cards());
    const EquippedUnit squad = equip(army, army.units.front());
    ASSERT_EQ(squad.minis.size(), 5U);
    EXPECT_EQ(squad.card.looks.leader, "trooper_imperial_leader");
    EXPECT_EQ(squad.card.looks.others,
              (std::vector<std::string>{"trooper_imperial_a", "trooper_imperial_b",
                                        "trooper_imperial_c", "trooper_imperial_dlt"}));

    const CounterpartCard& guest = cards().counterparts.front();
    ArmyList pair{.name = "B", .faction = guest.facts.faction};
    pair.units = {{guest.counterpartOf.front(), {}}};
    pair.units[0].counterpart = guest.facts.id;
    const ResolvedArmy both = resolve(pair, cards());
    const EquippedUnit joined = equip(both, both.units.front());
    ASSERT_TRUE(joined.minis.back().counterpart);
    ASSERT_EQ(joined.card.looks.others.size(), joined.minis.size() - 1);
    EXPECT_EQ(joined.card.looks.others.back(), guest.looks.leader);
    EXPECT_NE(joined.card.looks.others.back(), joined.card.looks.leader);
}

TEST(Liveries, EveryFactionHasItsColours) {
    const auto liveries = loadLiveries(assetsFolder());
    ASSERT_TRUE(liveries) << liveries.problem().text;
    for (const UnitEntry& unit : cards().units) {
        EXPECT_TRUE(liveries->contains(unit.facts.faction)) << unit.facts.faction;
    }
    EXPECT_EQ(liveries->size(), 6U);
    for (const auto& [faction, one] : *liveries) {
        for (const auto& [other, two] : *liveries) {
            if (faction == other) continue;
            EXPECT_GT(glm::distance(one.main, two.main) + glm::distance(one.trim, two.trim), 0.1F)
                << faction << " and " << other;
        }
    }
}

TEST(Liveries, SaysWhichColourIsWrong) {
    const test::TextFiles files;
    fs::create_directories(files.folder() / "models");
    const auto problemWith = [&](const std::string& colours) {
        files.write("models/liveries.json",
                    R"({"format": "sightline-liveries", "version": 1, "liveries": {"rebels": {)" +
                        colours + "}}}");
        const auto read = loadLiveries(files.folder());
        return read ? std::string("not refused") : read.problem().text;
    };
    const std::string file = (files.folder() / "models/liveries.json").string();
    EXPECT_EQ(problemWith(R"("main": "#102030", "trim": "#AABBCC")"), "not refused");
    for (const char* wrong : {"#12345", "#1234567", "123456#", "#12x456", "#-12345", "red", ""}) {
        const std::string text =
            problemWith(R"("main": "#102030", "trim": ")" + std::string(wrong) + "\"");
        EXPECT_EQ(text.rfind(file + ": /liveries/rebels/trim: expected a colour as #rrggbb", 0), 0U)
            << text;
    }
    EXPECT_NE(problemWith(R"("main": "#102030")").find("trim"), std::string::npos);
}

}  // namespace
}  // namespace sightline::app
