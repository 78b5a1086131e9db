// The army check: its notes on legal cards that are not released or have no price, its objections
// to a missing upgrade that a keyword requires, and the pages that objections cite.
#include "engine/legion/lists/army/card_notes.h"
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

Texts notes(const ArmyList& list) {
    Texts texts;
    for (const auto& note : notesOn(list, cards())) texts.push_back(english(note.message));
    return texts;
}

TEST(CardNotes, SayWhatIsUnreleasedOrWithoutAPrice) {
    EXPECT_EQ(notes(empire()), Texts{});
    ArmyList list{.name = "T", .faction = "republic"};
    list.units = {{"plo-koon-jedi-council", {"force-agility"}},
                  {"plo-koon-jedi-council"},
                  {"anakin-skywalker-mounted-jedi-general"}};
    list.commandHand = {"wisdom-of-the-council", "ambush"};
    EXPECT_EQ(notes(list),
              (Texts{"Plo Koon (Jedi Council): not released yet, expected Aug 2026",
                     "Force Agility: not released yet, expected Aug 2026",
                     "Anakin Skywalker (Mounted Jedi General): not released yet, expected Q4 2026; "
                     "without a price, it counts 0 points",
                     "Wisdom of the Council: not released yet, expected Aug 2026"}));
    const auto found = notesOn(list, cards());
    EXPECT_EQ(found[0].unit, 0U);
    EXPECT_EQ(found[2].unit, 2U);
    EXPECT_FALSE(found[3].unit) << "a card of the hand is about no unit";
}

TEST(CardNotes, AnUpgradeMayRightlyCostNothing) {
    ArmyList list{.name = "T", .faction = "rebels"};
    list.units = {{"cassian-andor-capable-intelligence-agent", {"a280"}}};
    ASSERT_EQ(cards().upgrade("a280")->points, 0);
    EXPECT_EQ(notes(list), Texts{});
}

TEST(CardNotes, LeaveOutWhatTheCatalogueDoesNotHave) {
    ArmyList list{.name = "T", .faction = "rebels"};
    list.units = {{"nobody", {"nothing"}, "none", {"no-more"}}};
    list.commandHand = {"no-card"};
    EXPECT_EQ(notes(list), Texts{});
}

// Glossary, Equip: the keyword lists names of upgrades, separated by commas. The names for Han &
// Chewie also contain commas, and the catalogue does not contain these upgrades.
TEST(P45Equip, NamesWithCommasAreNames) {
    ArmyList list{.name = "T", .faction = "rebels"};
    list.units = {{"leia-organa-fearless-and-inventive"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"han-and-chewie-notorious-scoundrels"}};
    engine::Catalogue priced = cards();
    for (engine::UnitEntry& unit : priced.units) unit.card.points = std::max(unit.card.points, 1);
    EXPECT_TRUE(judgeArmy(list, priced, engine::ArmyParts::units).empty());
    for (engine::UpgradeCard& card : priced.upgrades)
        if (card.facts.id == "chewbacca") card.facts.name = "Chewbacca, Courageous Co-Pilot";
    Texts texts;
    for (const auto& one : judgeArmy(list, priced, engine::ArmyParts::units))
        texts.push_back(one.text);
    ASSERT_EQ(texts.size(), 1U);
    EXPECT_TRUE(texts.front().ends_with("must equip Chewbacca, Courageous Co-Pilot"));
}

// An objection about a keyword cites the page of this keyword, not the first page of the glossary
// of unit keywords.
TEST(P45KeywordGlossary, ObjectionsCiteTheKeywordsOwnPage) {
    const auto cited = [](const ArmyList& list, const std::string& keyword) {
        const engine::Citation own = engine::citationOf(engine::keywordNamed(keyword));
        for (const auto& one : judgeArmy(list, cards(), engine::ArmyParts::units))
            if (one.citation == own) return one.citation.page;
        return 0;
    };
    const std::vector<std::pair<ArmyUnit, std::string>> wrong{
        {{"df-90-mortar-trooper"}, "Detachment"},
        {{"imperial-officer-ruthless-efficiency"}, "Equip"},
        {{"stormtroopers-heavy-response-unit"}, "Special Issue"},
        {{"stormtroopers-heavy-response-unit"}, "Flexible Response"},
        {{"iden-versio-inferno-squad-leader"}, "Counterpart"}};
    for (const auto& [unit, keyword] : wrong)
        EXPECT_EQ(cited(empire({unit}), keyword), cards().keyword(keyword)->help->page) << keyword;
    EXPECT_EQ(cards().keyword("Equip")->help->page, 49);
}

}  // namespace
}  // namespace sightline::app
