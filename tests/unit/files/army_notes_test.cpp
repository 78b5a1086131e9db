// What keywords ask of an army, and the pages that objections cite.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

// Glossary, Equip. The names of Han & Chewie's upgrades hold commas, and no catalogue has them.
TEST(P45Equip, NamesWithCommasAreNames) {
    ArmyList list{.name = "T", .faction = "rebels"};
    list.units = {{"leia-organa-fearless-and-inventive"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"han-and-chewie-notorious-scoundrels"}};
    EXPECT_EQ(objections(list), Texts{});
    engine::Catalogue priced = cards();
    for (engine::UpgradeCard& card : priced.upgrades)
        if (card.facts.id == "chewbacca") card.facts.name = "Chewbacca, Courageous Co-Pilot";
    Texts texts;
    for (const auto& one : judgeArmy(list, priced, engine::ArmyParts::units))
        texts.push_back(one.text);
    ASSERT_EQ(texts.size(), 1U);
    EXPECT_TRUE(texts.front().ends_with("must equip Chewbacca, Courageous Co-Pilot"));
}

// Each keyword's own page, not that where the glossary of unit keywords begins.
TEST(P45KeywordGlossary, ObjectionsCiteTheKeywordsOwnPage) {
    const auto cited = [](const ArmyList& list, const std::string& keyword) {
        for (const auto& one : judgeArmy(list, cards(), engine::ArmyParts::units))
            if (one.citation.section == "Keyword Glossary: " + keyword) return one.citation.page;
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
