// Checks the catalogue with its JSON schemas and for consistency. To prove that the checks work,
// the tests also insert mistakes.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/read_catalogue.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "unit/files/json_schema.h"
#include "unit/files/planted_catalogue.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
namespace fs = std::filesystem;
using nlohmann::json;
using test::PlantedCatalogue;

fs::path folder() { return assetsFolder() / "catalogue"; }

std::vector<fs::path> dataFiles() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder())) {
        if (entry.path().extension() != ".json" ||
            entry.path().parent_path().filename() == "schema")
            continue;
        if (entry.path().filename() != "dimensions.json") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

test::JsonSchema schemaOf(const json& document) {
    const std::string kind =
        document.at("format").get<std::string>().substr(std::string("sightline-").size());
    return test::JsonSchema(*engine::parseJsonFile(folder() / "schema" / (kind + ".schema.json")));
}

TEST(CatalogueSchema, EveryFileFits) {
    const auto files = dataFiles();
    EXPECT_GT(files.size(), 30U);
    for (const fs::path& file : files) {
        const auto document = engine::parseJsonFile(file);
        ASSERT_TRUE(document) << document.problem().text;
        EXPECT_EQ(schemaOf(*document).problemWith(*document), "") << file;
    }
}

TEST(CatalogueSchema, RefusesPlantedMistakes) {
    const json good = *engine::parseJsonFile(folder() / "units/rebels.json");
    const auto problem = [&](auto plant) {
        json bad = good;
        plant(bad);
        return schemaOf(good).problemWith(bad);
    };
    EXPECT_EQ(problem([](json& bad) { bad["units"][0].erase("speed"); }),
              "/units/0: lacks \"speed\"");
    EXPECT_EQ(problem([](json& bad) { bad["units"][0]["sped"] = 2; }),
              "/units/0/sped: is not known");
    EXPECT_EQ(problem([](json& bad) { bad["units"][0]["speed"] = 4; }),
              "/units/0/speed: is out of range");
    EXPECT_EQ(problem([](json& bad) { bad["units"][0]["speed"] = "2"; }),
              "/units/0/speed: is no integer");
    EXPECT_EQ(problem([](json& bad) { bad["units"][0]["rank"] = "core"; }),
              "/units/0/rank: is none of the words");
    EXPECT_EQ(problem([](json& bad) { bad["version"] = 2; }), "/version: is not 1");
}

std::size_t indexOf(const json& list, const std::string& id) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i]["id"] == id) return i;
    }
    return list.size();
}

TEST(CatalogueLint, PlantedMistakesAreNamedWithFilePointerAndNearestName) {
    PlantedCatalogue planted;
    EXPECT_EQ(planted.problemWith("points.json", [](json&) {}), "no problem");
    EXPECT_EQ(
        planted.problemWith("units/empire.json",
                            [](json& bad) { bad["units"][0]["keywords"][0]["name"] = "Deflct"; }),
        "units/empire.json: /units/0/keywords/0/name: the keyword \"Deflct\" has no entry (did you "
        "mean \"Deflect\"?)");
    EXPECT_EQ(planted.problemWith("keywords.json",
                                  [](json& bad) {
                                      auto& list = bad["keywords"];
                                      list.erase(std::find_if(
                                          list.begin(), list.end(), [](const json& one) {
                                              return one["name"] == "Reposition";
                                          }));
                                  })
                      .find("the keyword \"Reposition\" has no entry") != std::string::npos,
              true);
    EXPECT_EQ(
        planted.problemWith("points.json", [](json& bad) { bad["upgrades"]["force-pus"] = 5; }),
        "points.json: /upgrades/force-pus: there is no upgrade \"force-pus\" (did you mean "
        "\"force-push\"?)");
    EXPECT_EQ(planted.problemWith("automation.json",
                                  [](json& bad) { bad["keywords"]["Peirce"] = "not yet"; }),
              "automation.json: /keywords/Peirce: there is no keyword \"Peirce\" (did you mean "
              "\"Pierce\"?)");
    EXPECT_EQ(planted.problemWith("automation.json",
                                  [](json& bad) { bad["keywords"]["Pierce"] = "soon"; }),
              "automation.json: /keywords/Pierce: expected one of not yet|done, found \"soon\"");
    EXPECT_EQ(planted.problemWith("units/rebels.json",
                                  [](json& bad) { bad["units"][0]["weapons"][0]["rnge"] = 1; }),
              "units/rebels.json: /units/0/weapons/0/rnge: unknown member \"rnge\" (did you mean "
              "\"range\"?)");
}

TEST(CatalogueLint, AFreeActionGivesTokensThatThereAre) {
    PlantedCatalogue planted;
    const auto problem = [&](const json& tokens) {
        return planted.problemWith("upgrades/any.json", [&](json& bad) {
            const std::size_t card = indexOf(bad["upgrades"], "force-reflexes");
            bad["upgrades"][card]["free_action"] = {{"gain_one_of", tokens}};
        });
    };
    EXPECT_EQ(problem({"dodge", "aim"}), "no problem");
    EXPECT_NE(problem({"dogde"}).find("/free_action/gain_one_of/0"), std::string::npos);
    EXPECT_NE(problem(json::array()).find("/free_action/gain_one_of"), std::string::npos);
}

TEST(CatalogueLint, PlantedReferencesAreNamed) {
    PlantedCatalogue planted;
    EXPECT_EQ(planted.problemWith(
                  "battle_forces/republic.json",
                  [](json& bad) { bad["battle_forces"][0]["unique_upgrades"][0] = "boill"; }),
              "battle_forces/republic.json: /battle_forces/0/unique_upgrades/0: there is no "
              "upgrade \"boill\" "
              "(did you mean \"boil\"?)");
    const json upgrades = *engine::parseJsonFile(folder() / "upgrades/rebels.json");
    const std::size_t z6 = indexOf(upgrades["upgrades"], "z-6-trooper");
    ASSERT_LT(z6, upgrades["upgrades"].size());
    // "Rebel Trooper" is the name of an upgrade card, so a card may require it.
    EXPECT_EQ(
        planted.problemWith(
            "upgrades/rebels.json",
            [&](json& bad) { bad["upgrades"][z6]["requires"]["unit_name"] = "Rebel Trooper"; }),
        "no problem");
    EXPECT_EQ(
        planted.problemWith(
            "upgrades/rebels.json",
            [&](json& bad) { bad["upgrades"][z6]["requires"]["unit_name"] = "Rebel Trooprs"; }),
        "upgrades/rebels.json: /upgrades/" + std::to_string(z6) +
            "/requires/unit_name: there is no unit named \"Rebel Trooprs\" (did you mean \"Rebel "
            "Troopers\"?)");
}

TEST(CatalogueLint, SidesOfACardNameItsOwnWeapons) {
    PlantedCatalogue planted;
    const json upgrades = *engine::parseJsonFile(folder() / "upgrades/republic.json");
    const std::size_t gun = indexOf(upgrades["upgrades"], "dc-17m-icws-config");
    ASSERT_LT(gun, upgrades["upgrades"].size());
    const std::string at = "upgrades/republic.json: /upgrades/" + std::to_string(gun) + "/sides";
    const auto problem = [&](auto plant) {
        return planted.problemWith("upgrades/republic.json",
                                   [&](json& bad) { plant(bad["upgrades"][gun]["sides"]); });
    };
    EXPECT_TRUE(problem([](json& sides) {
                    sides[1]["weapons"][0] = "DC-17m ICWS Snipr";
                }).starts_with(at + "/1/weapons/0: "));
    EXPECT_TRUE(problem([](json& sides) { sides.erase(1); }).starts_with(at + ":"));
    EXPECT_TRUE(problem([](json& sides) { sides[0].erase("name"); }).starts_with(at + "/0"));
}

// A mark in the catalogue marks a value as doubtful or unknown. It must point to a value in its own
// card, or to a value that is absent because it is unknown.
TEST(CatalogueLint, MarksPointAtSomething) {
    for (const fs::path& file : dataFiles()) {
        const json document = *engine::parseJsonFile(file);
        for (const auto& [key, list] : document.items()) {
            if (!list.is_array()) continue;
            for (const json& card : list) {
                if (!card.is_object() || !card.contains("marks")) continue;
                for (const json& mark : card["marks"]) {
                    const std::string at = mark["at"], kind = mark["kind"];
                    const json::json_pointer pointer(at);
                    const json::json_pointer parent =
                        at.empty() ? pointer : pointer.parent_pointer();
                    EXPECT_TRUE(card.contains(pointer) || card.contains(parent))
                        << file << " " << card["id"] << " " << at;
                }
            }
        }
    }
}

TEST(CatalogueLint, DataAndCodeAgreeOnWhatIsAutomated) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue) << catalogue.problem().text;
    const auto problem = engine::problemOfAutomation(folder(), *catalogue);
    EXPECT_FALSE(problem) << problem->text;
}

TEST(CatalogueLint, PlantedDisagreementsOfDataAndCodeAreNamed) {
    PlantedCatalogue planted;
    planted.leaveByHand("Arm");
    const auto automation = [&](const char* kind, const char* name, const char* status) {
        return planted.problemWith("automation.json", [=](json& bad) {
            if (*status == '\0')
                bad[kind].erase(name);
            else
                bad[kind][name] = status;
        });
    };
    EXPECT_EQ(automation("keywords", "Arm", "done"),
              "automation.json: /keywords/Arm: no code applies \"Arm\"");
    EXPECT_EQ(automation("upgrades", "force-push", "done"),
              "automation.json: /upgrades/force-push: no code applies \"force-push\"");
    EXPECT_EQ(automation("commands", "implacable", ""),
              "automation.json: /commands: \"implacable\" is missing");
    EXPECT_EQ(planted
                  .problemWith("keywords.json",
                               [](json& bad) {
                                   for (json& one : bad["keywords"])
                                       if (one["name"] == "Versatile") one["value"] = "sometimes";
                               })
                  .substr(0, 24),
              "keywords.json: /keywords");
    EXPECT_EQ(
        planted.problemWith("reminders.json", [](json& bad) { bad["keywords"].erase("Arm"); }),
        "reminders.json: /keywords: \"Arm\" is missing");

    engine::AppliedByCode applied = engine::appliedByCode();
    applied.keywords.push_back({.name = "Nimbl"});
    planted.apply(applied);
    EXPECT_EQ(planted.problemWith("points.json", [](json&) {}),
              "automation.json: /keywords: the code applies \"Nimbl\", which does not exist (did "
              "you mean \"Nimble\"?)");
}

// A keyword in `automation.json` is at most partly automated. So `automation.json` must not list a
// keyword that code applies completely.
TEST(CatalogueLint, AKeywordThatCodeAppliesAltogetherStandsInNoList) {
    PlantedCatalogue planted;
    planted.leaveByHand("Arm");
    const auto listed = [&](const char* name, const char* status) {
        return planted.problemWith("automation.json",
                                   [=](json& bad) { bad["keywords"][name] = status; });
    };
    const std::string refused =
        "automation.json: /keywords/Versatile: the code applies all of \"Versatile\"";
    EXPECT_EQ(listed("Versatile", "not yet"), refused);
    EXPECT_EQ(listed("Versatile", "done"), refused);
    EXPECT_EQ(listed("Arm", "not yet"), "no problem");
    planted.apply(engine::appliedByCode());
    EXPECT_EQ(listed("Arm", "not yet"),
              "automation.json: /keywords/Arm: the code applies all of \"Arm\"");
}

TEST(CatalogueLint, AKeywordThatStandsNowhereIsNotYetInCode) {
    const json list = engine::parseJsonFile(folder() / "automation.json")->at("keywords");
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    std::set<std::string> automated;
    for (const engine::AppliedKeyword& one : engine::appliedByCode().keywords)
        automated.insert(one.name);
    for (const engine::KeywordEntry& keyword : catalogue->keywords)
        EXPECT_EQ(keyword.automated, automated.contains(keyword.name)) << keyword.name;
    ASSERT_FALSE(list.contains("Arm"));
    PlantedCatalogue planted;
    planted.leaveByHand("Arm");
    const auto byHand = planted.load();
    ASSERT_TRUE(byHand);
    EXPECT_FALSE(byHand->keyword("Arm")->automated);
    EXPECT_FALSE(byHand->keyword("Arm")->help->moments.empty());
}

// My Mood Is Based On Profit defines each X on the card of Hondo Ohnaka (p. 52).
TEST(CatalogueLint, AnXThatAKeywordDefinesIs1UntilTheKeywordActs) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    const engine::UnitEntry* hondo = catalogue->unit("hondo-ohnaka-trustworthy-compatriot");
    ASSERT_NE(hondo, nullptr);
    EXPECT_TRUE(hondo->card.printsCourageX);
    EXPECT_EQ(hondo->card.courage, 1);
    EXPECT_EQ(hondo->card.sumOf(engine::Keyword::reliable), 1);
    const std::set<std::string> printing{"Arsenal", "Independent", "Reliable", "Uncanny Luck"};
    for (const engine::KeywordText& one : hondo->card.keywords)
        EXPECT_EQ(one.printsX, printing.contains(one.name.text())) << one.label();
}

// Reminders appear during a game, so a keyword that acts only in army building has no reminder.
TEST(CatalogueLint, RemindersHaveWordsAndTheirMoment) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    std::size_t silent = 0;
    for (const auto& keyword : catalogue->keywords) {
        if (!keyword.automated && keyword.help->moments.empty()) ++silent;
    }
    EXPECT_EQ(silent, 0U);
    for (const auto& card : catalogue->upgrades) {
        if (card.help && !card.help->moments.empty()) {
            EXPECT_FALSE(card.help->text.empty()) << card.facts.id;
        }
    }
    for (const auto& card : catalogue->commands) {
        const auto played = engine::playedAs(card);
        const bool hasNothingToApply = !card.help || card.help->text.empty() || card.returnsToHand;
        const bool wholly = card.program && engine::playedAs(card).byHand.empty();
        EXPECT_EQ(played.automated, hasNothingToApply || wholly) << card.facts.id;
    }
}

// Every keyword of the catalogue must be on at least one card.
TEST(CatalogueLint, EveryKeywordIsUsed) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    std::set<std::string> used;
    const auto add = [&](const std::vector<engine::KeywordText>& keywords) {
        for (const auto& keyword : keywords) used.insert(keyword.name);
    };
    const auto addWeapons = [&](const std::vector<engine::Weapon>& weapons) {
        for (const auto& weapon : weapons) add(weapon.keywords);
    };
    for (const auto& unit : catalogue->units)
        add(unit.card.keywords), addWeapons(unit.card.weapons);
    for (const auto& card : catalogue->counterparts) add(card.keywords), addWeapons(card.weapons);
    for (const auto& card : catalogue->upgrades) {
        for (const auto* list : {&card.keywords, &card.cardKeywords, &card.loses, &card.mentions})
            add(*list);
        addWeapons(card.weapons);
    }
    for (const auto& card : catalogue->commands) {
        add(card.mentions);
        if (card.weapon) add(card.weapon->keywords);
    }
    for (const auto& card : catalogue->battleCards) {
        for (const auto& rule : card.rules) add(rule.keywords);
    }
    for (const auto& keyword : catalogue->keywords)
        EXPECT_TRUE(used.contains(keyword.name)) << keyword.name;
}
}  // namespace
}  // namespace sightline::app
