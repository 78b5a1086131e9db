// The published JSON schemas of the catalogue must agree with the descriptions of data in the code,
// which the readers of the catalogue use. Both must have the same members, with the same types,
// words and bounds.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "engine/legion/lists/catalogue/battle_entry_fields.h"
#include "engine/legion/lists/catalogue/battle_force_fields.h"
#include "engine/legion/lists/catalogue/condition_fields.h"
#include "engine/legion/lists/catalogue/player_card_fields.h"
#include "engine/legion/lists/catalogue/unit_entry_fields.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine::test {
namespace {
using nlohmann::json;

json published(const std::string& name) {
    const std::filesystem::path folder = SIGHTLINE_ASSETS "/catalogue/schema";
    return *parseJsonFile(folder / (name + ".schema.json"));
}

std::set<json> wordsOf(const json& schema) {
    const json words = schema.contains("const") ? json::array({schema["const"]})
                                                : schema.value("enum", json::array());
    return {words.begin(), words.end()};
}

/// Compares a published schema with the schema that the program makes from a description. The
/// published schema may refer to other parts of its own document.
class Comparison {
  public:
    explicit Comparison(json document) : document_(std::move(document)) {}

    void expectSame(const json& described, const json& other, const std::string& at) const {
        if (described.empty()) return;  // the description allows any value
        if (described.contains("$ref")) {
            EXPECT_EQ(described, other) << at;
            return;
        }
        // Instead of a list with one filter, the reader also accepts the filter alone.
        if (other.contains("$ref") && described.value("items", json()) == other) return;
        const json& schema = resolved(other);
        EXPECT_EQ(wordsOf(described), wordsOf(schema)) << at;
        for (const char* rule : {"minimum", "maximum", "type"}) {
            if (!described.contains(rule) || !schema.contains(rule)) continue;
            // The published schema of courage also allows null, which means no courage.
            const json& wanted = schema[rule];
            const bool orNull = wanted == json::array({described[rule], "null"});
            EXPECT_TRUE(orNull || described[rule] == wanted) << at << " " << rule;
        }
        for (const char* inner : {"items", "additionalProperties"}) {
            const bool both = described.contains(inner) && schema.value(inner, json()).is_object();
            if (both) expectSame(described[inner], schema[inner], at + "/" + inner);
        }
        const json members = described.value("properties", json::object());
        for (const auto& [name, member] : members.items()) {
            const bool known = schema["properties"].contains(name);
            EXPECT_TRUE(known) << at << ": no schema has " << name;
            if (known) expectSame(member, schema["properties"][name], at + "/" + name);
        }
        if (!described.contains("properties")) return;
        const json others = schema["properties"];
        for (const auto& [name, member] : others.items())
            EXPECT_TRUE(described["properties"].contains(name)) << at << ": nothing reads " << name;
    }

    const json& resolved(const json& schema) const {
        if (!schema.contains("$ref")) return schema;
        // `substr` skips the 8 characters "#/$defs/".
        return document_["$defs"][schema["$ref"].get<std::string>().substr(8)];
    }

  private:
    json document_;
};

template <class Described>
void expectPublished(const std::string& name, const char* pointer) {
    const json document = published(name);
    Comparison(document).expectSame(schemaOf(Described{}), document.at(json::json_pointer(pointer)),
                                    name + pointer);
}

TEST(DescribedSchemas, PointsKeywordsSlotsAndForcesAreAsPublished) {
    expectPublished<PointsFile>("points", "");
    expectPublished<WrittenKeyword>("keywords", "/properties/keywords/items");
    expectPublished<SpecialSlot>("special-slots", "/properties/special_slots/items");
    expectPublished<WrittenForce>("battle-forces", "/properties/battle_forces/items");
}

TEST(DescribedSchemas, UnitsAndCounterpartsAreAsPublished) {
    expectPublished<UnitEntry>("units", "/properties/units/items");
    expectPublished<CounterpartCard>("counterparts", "/properties/counterparts/items");
}

TEST(DescribedSchemas, UpgradesCommandCardsAndBattleCardsAreAsPublished) {
    expectPublished<UpgradeCard>("upgrades", "/properties/upgrades/items");
    expectPublished<CommandEntry>("commands", "/properties/commands/items");
    expectPublished<BattleEntry>("battle-cards", "/properties/cards/items");
}

TEST(DescribedSchemas, EveryPublishedPartOfSeveralFilesIsTheDescribedOne) {
    std::map<std::string, int> compared;
    for (const auto& entry :
         std::filesystem::directory_iterator(SIGHTLINE_ASSETS "/catalogue/schema")) {
        const json document = *parseJsonFile(entry.path());
        const json parts = document.value("$defs", json::object());
        const auto compare = [&](const char* part, const json& described) {
            if (!parts.contains(part)) return;
            ++compared[part];
            Comparison(document).expectSame(described, parts[part], entry.path().string());
        };
        compare("filter", schemaOf(UnitFilter{}));
        compare("keyword", schemaOf(KeywordText{}));
        compare("mark", schemaOf(Mark{}));
        compare("weapon", schemaOf(Weapon{}));
        compare("condition", schemaOf(UnitCondition{}));
        // Some published schemas use the name "unit" for a condition that a unit must meet.
        compare("unit", schemaOf(UnitCondition{}));
        const MomentCondition when;
        compare("moment", schemaOf(form::Part{when, conditionMembers(RemindedOf::keyword)}));
    }
    EXPECT_GE(compared["filter"], 8);
    EXPECT_GE(compared["keyword"], 5);
    EXPECT_GE(compared["mark"], 6);
    EXPECT_GE(compared["weapon"], 4);
    EXPECT_EQ(compared["condition"] + compared["unit"], 5);
    EXPECT_EQ(compared["moment"], 5);
}

// The comparison must find a member that only one schema has, a different type, and a different
// bound.
TEST(DescribedSchemas, ADifferenceIsSeen) {
    const auto differs = [](const char* pointer, const json& value) {
        json other = schemaOf(PointsChange{});
        const json described = other;
        other[json::json_pointer(pointer)] = value;
        testing::TestPartResultArray failures;
        {
            const testing::ScopedFakeTestPartResultReporter reporter(
                testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD,
                &failures);
            Comparison(other).expectSame(described, other, "");
        }
        return failures.size() > 0;
    };
    EXPECT_FALSE(differs("/properties/upgrade/type", "string"));
    EXPECT_TRUE(differs("/properties/upgrade/type", "integer"));
    EXPECT_TRUE(differs("/properties/points/maximum", 500));
    EXPECT_TRUE(differs("/properties/price", {{"type", "integer"}}));
    EXPECT_TRUE(differs("/properties", {{"upgrade", {{"type", "string"}}}}));
}

}  // namespace
}  // namespace sightline::engine::test
