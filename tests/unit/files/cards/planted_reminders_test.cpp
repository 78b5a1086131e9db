// Reminders in card data that are invalid: unknown names, or conditions that have no meaning at the
// timing point. The reader must refuse them with the file, the JSON pointer and the nearest valid
// name.
#include <gtest/gtest.h>

#include "unit/files/planted_catalogue.h"

namespace sightline::test {
namespace {

using nlohmann::json;

TEST(CatalogueLint, PlantedRemindersAreNamed) {
    PlantedCatalogue planted;
    const auto reminder = [&](const char* point, const json& whose) {
        return planted.problemWith("reminders.json", [&](json& bad) {
            bad["keywords"]["Nimble"] = {{point, whose}};
        });
    };
    EXPECT_EQ(reminder("AttackResolvd", {"defender"}),
              "reminders.json: /keywords/Nimble/AttackResolvd: \"AttackResolvd\" is not a timing "
              "point (did you mean \"AttackResolved\"?)");
    EXPECT_EQ(reminder("AttackResolved", {"defendr"}),
              "reminders.json: /keywords/Nimble/AttackResolved/0: \"defendr\" is not an owner of "
              "the card (did you mean \"defender\"?)");
    EXPECT_EQ(reminder("Rally", {"defender"}),
              "reminders.json: /keywords/Nimble/Rally/0: \"defender\" has no meaning at Rally");
    EXPECT_EQ(
        planted.problemWith("reminders.json",
                            [](json& bad) { bad["upgrades"]["force-pus"] = json::object(); }),
        "reminders.json: /upgrades/force-pus: there is no upgrade \"force-pus\" (did you mean "
        "\"force-push\"?)");
}

TEST(CatalogueLint, PlantedConditionsOfRemindersAreNamed) {
    PlantedCatalogue planted;
    const auto reminder = [&](const char* kind, const char* name, const char* point,
                              const json& moment) {
        return planted.problemWith("reminders.json", [&](json& bad) {
            bad[kind][name] = {{point, json::array({moment})}};
        });
    };
    const auto nimble = [&](const char* point, json moment) {
        moment["whose"] = point == std::string("Rally") ? "own" : "defender";
        return reminder("keywords", "Nimble", point, moment);
    };
    EXPECT_EQ(nimble("ModifyAttackDice", {{"dice", {"hit"}}, {"defender", {{"range", 5}}}}),
              "no problem");
    EXPECT_EQ(reminder("keywords", "Nimble", "Rally", {{"self", json::object()}}),
              "reminders.json: /keywords/Nimble/Rally/0: expected a member \"whose\"");
    EXPECT_EQ(nimble("ModifyAttackDice", {{"dise", {"hit"}}}),
              "reminders.json: /keywords/Nimble/ModifyAttackDice/0/dise: unknown member \"dise\" "
              "(did you mean \"dice\"?)");
    EXPECT_EQ(nimble("ModifyAttackDice", {{"dice", {"hitt"}}}),
              "reminders.json: /keywords/Nimble/ModifyAttackDice/0/dice/0: \"hitt\" is not a face "
              "of a die (did you mean \"hit\"?)");
    EXPECT_EQ(nimble("Rally", {{"dice", {"hit"}}}),
              "reminders.json: /keywords/Nimble/Rally/0/dice: has no meaning at Rally");
    EXPECT_EQ(nimble("DeclareDefender", {{"defender", json::object()}}),
              "reminders.json: /keywords/Nimble/DeclareDefender/0/defender: has no meaning at "
              "DeclareDefender");
    EXPECT_EQ(nimble("Rally", {{"action", {"move"}}}),
              "reminders.json: /keywords/Nimble/Rally/0/action: has no meaning at Rally");
    EXPECT_EQ(nimble("Rally", {{"ally", {{"range", 6}}}}),
              "reminders.json: /keywords/Nimble/Rally/0/ally/range: expected a whole number from 1 "
              "to 5, found 6");
    EXPECT_EQ(nimble("Rally", {{"ally", {{"range", 0}}}}),
              "reminders.json: /keywords/Nimble/Rally/0/ally/range: expected a whole number from 1 "
              "to 5, found 0");
    EXPECT_EQ(nimble("Rally", {{"ally", {{"who", {{"keyword", "Armer"}}}}}}),
              "reminders.json: /keywords/Nimble/Rally/0/ally/who/keyword: there is no keyword "
              "\"Armer\" (did you mean \"Armor\"?)");
    EXPECT_EQ(nimble("ModifyAttackDice", {{"pool", {"Perce"}}}),
              "reminders.json: /keywords/Nimble/ModifyAttackDice/0/pool/0: there is no keyword "
              "\"Perce\" (did you mean \"Pierce\"?)");
    const json listed{{"whose", "own"}, {"ally", {{"listed", true}}}};
    EXPECT_EQ(
        reminder("upgrades", "force-push", "Rally", listed),
        "reminders.json: /upgrades/force-push/Rally/0/ally/listed: only a keyword lists units");
    const json wounded{{"whose", "own"}, {"self", {{"wounds", "X"}}}};
    EXPECT_EQ(reminder("upgrades", "force-push", "Rally", wounded),
              "reminders.json: /upgrades/force-push/Rally/0/self/wounds: only a keyword has an X");
    const json near{{"whose", "ally"}, {"acting", {{"range", 1}}}};
    EXPECT_EQ(reminder("commands", "sneak-attack", "Rally", near),
              "reminders.json: /commands/sneak-attack/Rally/0/acting/range: no unit has the card");
    const json own{{"whose", "ally"}, {"self", {{"engaged", true}}}};
    EXPECT_EQ(reminder("commands", "sneak-attack", "Rally", own),
              "reminders.json: /commands/sneak-attack/Rally/0/self: no unit has the card");
}

}  // namespace
}  // namespace sightline::test
