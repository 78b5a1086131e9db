// Damaged card packs. The result must be a valid catalogue or a problem in one line that names a
// file of the pack, but never a crash. The base catalogue contains no cards, so that a test is
// fast.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/read_catalogue.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "fuzz/damaged_text.h"
#include "geometry/base/json/plain_text.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
namespace fs = std::filesystem;

const std::vector<std::pair<std::string, std::string>>& packFiles() {
    static const std::vector<std::pair<std::string, std::string>> files{
        {"pack.json", R"({"format": "sightline-pack", "version": 1, "name": "Fuzzed"})"},
        {"units/mine.json", R"({"format": "sightline-units", "version": 1,
            "rules_date": "2026-05-29", "units": [{
            "id": "test-squad", "name": "Test Squad", "faction": "rebels", "rank": "corps",
            "type": "trooper", "unique": false, "miniatures": 4, "wounds": 1, "courage": 1,
            "defense_die": "white", "speed": 2, "surge": {"attack": "none", "defense": "none"},
            "upgrade_bar": ["gear"], "keywords": [{"name": "Nimbler", "value": 2}],
            "weapons": [{"name": "Rifle", "range": {"minimum": 1, "maximum": 3},
                "dice": {"red": 0, "black": 1, "white": 0},
                "keywords": [{"name": "Pierce", "value": 1}]}],
            "base": "small", "silhouette_in": 1.65, "looks": {"stand_in": "trooper"},
            "marks": [{"at": "/speed", "kind": "disputed", "note": "3 elsewhere"}]}]})"},
        {"upgrades/mine.json", R"({"format": "sightline-upgrades", "version": 1,
            "rules_date": "2026-05-29", "upgrades": [{
            "id": "test-gear", "name": "Test Gear", "slot": "gear", "points": 4, "use": "exhaust",
            "requires": {"unit_name": "Test Squad"}, "keywords": [{"name": "Nimbler", "value": 1}],
            "effect": {"timing": "free action", "text": "1 dodge"}, "said_by": "code"}]})"},
        {"commands/mine.json", R"({"format": "sightline-commands", "version": 1,
            "rules_date": "2026-05-29", "commands": [{
            "id": "test-orders", "name": "Test Orders", "pips": 2, "units": ["Test Squad"],
            "orders": [{"count": 2, "to": {"unit_name": "Test Squad"}}],
            "effect": {"timing": "on play", "text": "1 aim"}, "said_by": "code"}]})"},
        {"keywords.json", R"({"format": "sightline-keywords", "version": 1, "keywords": [
            {"name": "Nimbler", "on": ["unit"], "value": "always", "help": "Twice as nimble."}]})"},
        {"points.json", R"({"format": "sightline-points", "version": 1, "points_date": "mine",
            "units": {"test-squad": 40}})"},
        {"automation.json", R"({"format": "sightline-automation", "version": 1,
            "upgrades": {"test-gear": "not yet"}, "commands": {"test-orders": "not yet"}})"},
        {"reminders.json", R"({"format": "sightline-reminders", "version": 1,
            "keywords": {"Nimbler": {"AttackResolved": ["defender"]}},
            "upgrades": {"test-gear": {"StartOfMakeActions": ["own"]}},
            "commands": {"test-orders": {"CommandCardEffect": ["ally"]}}})"}};
    return files;
}

/// A card pack, and the base catalogue to which it is added. The base catalogue has the product's
/// rule tables but no cards.
class Packs {
  public:
    Packs() {
        for (const char* kind : {"units", "upgrades", "commands"})
            fs::create_directories(pack() / kind);
        fs::create_directories(own());
        for (const char* name : {"keywords.json", "stand_ins.json"})
            fs::copy(assetsFolder() / "catalogue" / name, own() / name);
        for (const char* kind : {"points", "automation", "reminders", "special-slots"}) {
            std::string name = kind, rest;
            std::replace(name.begin(), name.end(), '-', '_');
            if (name == "points") rest = R"(, "points_date": "own")";
            if (name == "special_slots") rest = R"(, "special_slots": [])";
            files_.write("own/" + name + ".json", R"({"format": "sightline-)" + std::string(kind) +
                                                      R"(", "version": 1)" + rest + "}");
        }
        for (const auto& [name, text] : packFiles()) write(name, text);
    }
    void write(const std::string& name, const std::string& text) const {
        files_.write("pack/" + name, text);
    }
    fs::path own() const { return files_.folder() / "own"; }
    fs::path pack() const { return files_.folder() / "pack"; }
    Result<engine::Catalogue> load(const geometry::Dimensions& dimensions) const {
        return engine::readCatalogue({own(), {pack()}}, dimensions, engine::keywordsInCode());
    }

  private:
    test::TextFiles files_;
};

std::string damagedPack(std::string text, std::mt19937& chance) {
    const test::Damage damage{
        .mostHits = 3, .longestCut = 10, .longestCopy = 20, .strangers = {"9"}};
    return test::damagedText(std::move(text), damage, chance);
}

// Changes one value. The text is still valid JSON.
std::string misplaced(const std::string& text, std::mt19937& chance) {
    static const std::vector<nlohmann::json> strangers = {nullptr,
                                                          true,
                                                          -1,
                                                          1e300,
                                                          "",
                                                          "Nimble",
                                                          nlohmann::json::array(),
                                                          nlohmann::json::object(),
                                                          {1, 2},
                                                          {{"x", 1}}};
    nlohmann::json json = nlohmann::json::parse(text);
    nlohmann::json* at = &json;
    while (at->is_structured() && !at->empty() && chance() % 6 != 0) {
        auto next = at->begin();
        std::advance(next, static_cast<std::ptrdiff_t>(chance() % at->size()));
        at = &*next;
    }
    *at = strangers[chance() % strangers.size()];
    return json.dump();
}

TEST(PackFuzz, TheUndamagedPackIsGood) {
    const auto dimensions = loadDimensions(assetsFolder());
    ASSERT_TRUE(dimensions);
    const Packs packs;
    const auto catalogue = packs.load(*dimensions);
    ASSERT_TRUE(catalogue) << catalogue.problem().text;
    EXPECT_EQ(catalogue->unit("test-squad")->card.points, 40);
    EXPECT_EQ(catalogue->upgrade("test-gear")->help->moments.size(), 1U);
}

TEST(PackFuzz, DamagedPacksAreRefusedInOneLine) {
    const auto dimensions = loadDimensions(assetsFolder());
    ASSERT_TRUE(dimensions);
    const Packs packs;
    std::mt19937 chance(17);
    int refused = 0;
    for (int round = 0; round < 1200; ++round) {
        const auto& [name, text] = packFiles()[chance() % packFiles().size()];
        const std::string bad =
            round % 2 == 0 ? damagedPack(text, chance) : misplaced(text, chance);
        packs.write(name, bad);
        const auto catalogue = packs.load(*dimensions);
        packs.write(name, text);
        if (catalogue) continue;
        ++refused;
        const std::string& problem = catalogue.problem().text;
        EXPECT_EQ(problem.find('\n'), std::string::npos) << problem;
        EXPECT_TRUE(problem.starts_with(packs.pack().string())) << problem << "\n" << bad;
        EXPECT_TRUE(engine::isUtf8(problem)) << problem << "\n" << bad;
        EXPECT_LE(problem.size(), packs.pack().string().size() + 700) << problem;
    }
    EXPECT_GT(refused, 600);
}
}  // namespace
}  // namespace sightline::app
