// The names of ranks, unit types, slots and factions must equal the names on the cards. Also tests
// to which units a card refers.
#include <gtest/gtest.h>

#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::engine {
namespace {

TEST(UnitWords, AreTheNamesThatCardsWrite) {
    for (std::size_t i = 0; i < rankNames().size(); ++i)
        EXPECT_EQ(english(wordOf(static_cast<Rank>(i))), rankNames()[i]);
    for (std::size_t i = 0; i < unitTypeNames().size(); ++i)
        EXPECT_EQ(english(wordOf(static_cast<UnitType>(i))), unitTypeNames()[i]);
    for (const auto kind :
         {BattleEntry::Kind::primary, BattleEntry::Kind::secondary, BattleEntry::Kind::advantage})
        EXPECT_EQ(english(wordOf(kind)), nameOf(kind));
}

TEST(UnitWords, EverySlotAndFactionHasARow) {
    for (const std::string& slot : slotNames()) EXPECT_EQ(slotWord(slot).pattern, slot);
    const std::vector<std::string> names{"Rebel Alliance",    "Galactic Empire",
                                         "Galactic Republic", "Separatist Alliance",
                                         "Mandalorians",      "Mercenaries"};
    ASSERT_EQ(factionNames().size(), names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        EXPECT_EQ(english(factionWord(factionNames()[i])), names[i]);
    EXPECT_EQ(english(slotWord("spanner")), "spanner");
    EXPECT_EQ(english(factionWord("hutts")), "hutts");
}

TEST(UnitWords, AFilterSaysWhatAndThenWhich) {
    UnitFilter filter;
    EXPECT_EQ(filter.words(), "any unit");
    filter.type = UnitType::cloneTrooper;
    filter.rank = Rank::corps;
    filter.faction = "republic";
    EXPECT_EQ(filter.words(), "corps Republic clone trooper");
    const Message said = filter.said();
    ASSERT_EQ(said.arguments.size(), 2U);
    EXPECT_EQ(english(std::get<Messages>(said.arguments[0]).front()), "Republic clone trooper");
    EXPECT_EQ(english(std::get<Messages>(said.arguments[1]).front()), "corps");
    filter.side = "light side";
    filter.defenseDie = Die::redDefense;
    filter.affiliation = "Wookiee";
    EXPECT_EQ(filter.words(), "light side corps Wookiee Republic red defense die clone trooper");
}

TEST(UnitWords, FiltersJoinTheirParts) {
    UnitFilter sabine, ezra, slot, keyword;
    sabine.name = "Sabine Wren";
    sabine.title = "Explosive Artist";
    ezra.name = "Ezra Bridger";
    slot.slot = "force";
    keyword.keyword = "Spur";
    UnitFilter filter;
    filter.any = {sabine, ezra, slot};
    EXPECT_EQ(filter.words(),
              "Sabine Wren (Explosive Artist) or Ezra Bridger or unit with a force slot");
    filter.any.clear();
    filter.all = {ezra, keyword};
    filter.none = {sabine, slot};
    EXPECT_EQ(filter.words(),
              "Ezra Bridger, unit with Spur not Sabine Wren (Explosive Artist) nor unit with a "
              "force slot");
    filter = {};
    filter.isTrooper = true;
    filter.rank = Rank::heavy;
    EXPECT_EQ(filter.words(), "heavy trooper");
}

}  // namespace
}  // namespace sightline::engine
