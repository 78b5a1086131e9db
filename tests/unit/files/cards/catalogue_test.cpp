// The complete catalogue from disk, with packs.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/read_catalogue.h"
#include "unit/files/pack_of_cards.h"

namespace sightline::app {
namespace {
using engine::Catalogue;
using test::Pack;
using test::packUnit;
using test::replaced;

const Catalogue& whole() {
    static const auto catalogue = loadCatalogue(assetsFolder());
    EXPECT_TRUE(catalogue) << catalogue.problem().text;
    return *catalogue;
}

TEST(Catalogue, HoldsEveryCard) {
    EXPECT_EQ(whole().units.size(), 178U);
    EXPECT_EQ(whole().counterparts.size(), 5U);
    EXPECT_EQ(whole().upgrades.size(), 434U);
    EXPECT_EQ(whole().commands.size(), 236U);
    EXPECT_EQ(whole().battleCards.size(), 43U);
    EXPECT_EQ(whole().battleForces.size(), 20U);
    EXPECT_EQ(std::count_if(whole().battleCards.begin(), whole().battleCards.end(),
                            [](const auto& card) { return card.map.has_value(); }),
              13);
    EXPECT_EQ(whole().rulesDate, "2026-05-29");
    EXPECT_EQ(whole().pointsDate, "2026-08");
}

TEST(Catalogue, FindsCardsById) {
    const auto* vader = whole().unit("darth-vader-dark-lord-of-the-sith");
    ASSERT_NE(vader, nullptr);
    EXPECT_EQ(vader->card.points, 170);
    EXPECT_EQ(whole().unit("darth-vader"), nullptr);
    const auto* trooper = whole().upgrade("dlt-19-stormtrooper");
    ASSERT_NE(trooper, nullptr);
    EXPECT_EQ(trooper->points, 20);
    EXPECT_EQ(trooper->miniatures, 1);
    EXPECT_TRUE(trooper->requirement->matches(whole().unit("stormtroopers")->traits()));
    EXPECT_FALSE(trooper->requirement->matches(vader->traits()));
}

TEST(Catalogue, KeepsTheMarksOfDoubtfulValues) {
    const auto& marks = whole().unit("at-rt-rebels")->facts.marks;
    EXPECT_TRUE(std::any_of(marks.begin(), marks.end(), [](const engine::Mark& mark) {
        return mark.at == "/surge/attack" && mark.kind == engine::Mark::Kind::disputed;
    }));
}

// The caller of `readCatalogue` passes the keywords that code applies. Exactly these keywords must
// count as automated, also on cards.
TEST(Catalogue, CallsAutomatedWhatCodeApplies) {
    const auto knowing = [](const std::vector<engine::Keyword>& inCode) {
        return engine::readCatalogue({assetsFolder() / "catalogue"},
                                     *loadDimensions(assetsFolder()), inCode)
            .value();
    };
    const auto count = [](const Catalogue& catalogue) {
        return std::count_if(catalogue.keywords.begin(), catalogue.keywords.end(),
                             [](const auto& one) { return one.automated; });
    };
    const Catalogue one = knowing({engine::Keyword::nimble}), none = knowing({});
    EXPECT_EQ(count(one), 1);
    EXPECT_TRUE(one.keyword("Nimble")->automated);
    EXPECT_EQ(count(none), 0);
    const auto printed = [](const Catalogue& catalogue) {
        for (const engine::UnitEntry& unit : catalogue.units) {
            for (const engine::KeywordText& keyword : unit.card.keywords)
                if (keyword.is(engine::Keyword::nimble)) return keyword;
        }
        return engine::KeywordText{};
    };
    EXPECT_TRUE(printed(one).automated);
    EXPECT_TRUE(printed(none).is(engine::Keyword::nimble));
    EXPECT_FALSE(printed(none).automated);
}

// The help text of every keyword must have one to three short sentences and the page. If the
// keyword has a number, the text must contain an X.
TEST(Catalogue, EveryKeywordSaysWhatItDoesAndWhere) {
    EXPECT_EQ(whole().keywords.size(), 186U);
    for (const engine::KeywordEntry& keyword : whole().keywords) {
        const std::string& help = keyword.help->text;
        EXPECT_GE(help.size(), 20U) << keyword.name;
        EXPECT_LE(help.size(), 300U) << keyword.name;
        EXPECT_TRUE(help.ends_with('.')) << keyword.name;
        EXPECT_GE(keyword.help->page, 20) << keyword.name;
        EXPECT_LE(keyword.help->page, 61) << keyword.name;
        if (keyword.value == engine::KeywordEntry::Has::always) {
            EXPECT_NE(help.find('X'), std::string::npos) << keyword.name;
        }
    }
}

TEST(Catalogue, CardsCarryTheHelpOfTheirKeywords) {
    const auto& keywords = whole().unit("darth-vader-dark-lord-of-the-sith")->card.keywords;
    ASSERT_FALSE(keywords.empty());
    for (const auto& keyword : keywords) {
        ASSERT_NE(keyword.help, nullptr) << keyword.name.text();
        EXPECT_EQ(keyword.help, whole().keyword(keyword.name.text())->help);
    }
    EXPECT_EQ(whole().upgrade("force-push")->help->text.substr(0, 11), "free action");
    EXPECT_EQ(whole().upgrade("dlt-19-stormtrooper")->help, nullptr) << "it is all data";
}

TEST(Catalogue, StandardMapsAreSymmetricUnderAHalfTurn) {
    for (const auto& card : whole().battleCards) {
        if (!card.map || card.recon) continue;
        for (const auto& poi : card.map->pois) {
            EXPECT_TRUE(std::any_of(card.map->pois.begin(), card.map->pois.end(),
                                    [&](const auto& other) {
                                        return other.x == card.map->width - poi.x &&
                                               other.y == card.map->depth - poi.y;
                                    }))
                << card.facts.id;
        }
    }
}

// Card packs. This test uses a valid pack. Most of the tests below make one part of the pack
// invalid.
TEST(Packs, ComeOnTopAndCanBeLeftOut) {
    const auto with = Pack().load();
    ASSERT_TRUE(with) << with.problem().text;
    ASSERT_NE(with->unit("test-squad"), nullptr);
    EXPECT_EQ(with->unit("test-squad")->facts.pack, "House rules");
    EXPECT_EQ(with->unit("test-squad")->card.points, 30);
    EXPECT_EQ(with->packs, std::vector<std::string>{"House rules"});
    EXPECT_EQ(with->units.size(), whole().units.size() + 1);
    EXPECT_EQ(whole().unit("test-squad"), nullptr);
}

TEST(Packs, BringTheirOwnKeywords) {
    const std::string own = replaced(packUnit(), "Nimble", "Nimbler");
    Pack pack(own);
    EXPECT_EQ(pack.problem(),
              "units/mine.json: /units/0/keywords/0/name: the keyword \"Nimbler\" has no entry "
              "(did you mean \"Nimble\"?)");
    pack.write("keywords.json",
               R"({"format": "sightline-keywords", "version": 1, "keywords": [
            {"name": "Nimbler", "on": ["unit"], "help": "Twice as nimble."}]})");
    ASSERT_EQ(pack.problem(), "no problem");
    EXPECT_EQ(pack.load()->unit("test-squad")->card.keywords[0].help->text, "Twice as nimble.");
}

TEST(Packs, AreRefusedWithFilePointerReasonAndNearestName) {
    const auto problemWith = [](const std::string& from, const std::string& to) {
        return Pack(replaced(packUnit(), from, to)).problem();
    };
    EXPECT_EQ(problemWith("\"speed\"", "\"sped\""),
              "units/mine.json: /units/0/sped: unknown member \"sped\" (did you mean \"speed\"?)");
    EXPECT_EQ(
        problemWith("\"rebels\"", "\"rebel\""),
        "units/mine.json: /units/0/faction: \"rebel\" is not a faction (did you mean \"rebels\"?)");
    EXPECT_EQ(problemWith("[\"gear\"]", "[\"gearr\"]"),
              "units/mine.json: /units/0/upgrade_bar/0: \"gearr\" is not an upgrade slot (did you "
              "mean \"gear\"?)");
    EXPECT_EQ(problemWith("\"Pierce\", \"value\": 1", "\"Pierce\""),
              "units/mine.json: /units/0/weapons/0/keywords/0: expected a member \"value\"");
    EXPECT_EQ(problemWith("{\"name\": \"Nimble\"}", "{\"name\": \"Nimble\", \"value\": 2}"),
              "units/mine.json: /units/0/keywords/0: this keyword does not use \"value\"");
    EXPECT_EQ(problemWith("\"Nimble\"", "\"Pierce\""),
              "units/mine.json: /units/0/keywords/0/name: \"Pierce\" is not a keyword of units");
    EXPECT_EQ(problemWith("\"stand_in\": \"trooper\"", "\"stand_in\": \"troper\""),
              "units/mine.json: /units/0/looks/stand_in: \"troper\" is not a stand-in (did you "
              "mean \"trooper\"?)");
    EXPECT_EQ(
        problemWith("\"points\": 30, ", ""),
        "units/mine.json: /units/0: \"test-squad\" has no points, neither here nor in points.json");
    EXPECT_EQ(problemWith("\"miniatures\": 4", "\"miniatures\": 1e9"),
              "units/mine.json: /units/0/miniatures: expected a whole number from 0 to 20, found "
              "1000000000.0");
}

TEST(Packs, CannotReplaceACard) {
    EXPECT_EQ(Pack(packUnit("stormtroopers")).problem(),
              "units/mine.json: the id \"stormtroopers\" is taken");
}

TEST(Packs, ReferencesMustLeadSomewhere) {
    EXPECT_EQ(
        Pack(packUnit("test-squad", R"(, "counterpart": "groguu-counterpart")")).problem(),
        "units/mine.json: /units/0/counterpart: there is no counterpart \"groguu-counterpart\" "
        "(did you mean \"grogu-counterpart\"?)");
    EXPECT_EQ(Pack()
                  .write("points.json",
                         R"({"format": "sightline-points", "version": 1, "points_date": "x",
                            "units": {"test-sqad": 3}})")
                  .problem(),
              "points.json: /units/test-sqad: there is no unit \"test-sqad\" (did you mean "
              "\"test-squad\"?)");
}

TEST(Packs, NeedTheirOwnFile) {
    EXPECT_EQ(Pack(packUnit(), "{}").problem(), "pack.json: /: expected a member \"format\"");
    const test::TextFiles empty;
    EXPECT_FALSE(loadCatalogue(assetsFolder(), {empty.folder()}));
    EXPECT_TRUE(engine::packsIn(empty.folder()).empty());
    EXPECT_TRUE(engine::packsIn(empty.folder() / "none").empty());
}
}  // namespace
}  // namespace sightline::app
