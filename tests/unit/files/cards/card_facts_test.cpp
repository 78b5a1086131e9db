// Facts of single cards that were once wrong.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

TEST(CardFacts, EveryEwokWarriorIsUnhindered) {
    for (const char* id : {"ewok-skirmishers", "ewok-slingers"})
        EXPECT_TRUE(cards().unit(id)->card.has("Unhindered")) << id;
}

// A slot of its own for each of the two cards.
TEST(SpecialSlots, B1BattleDroidsHaveTwo) {
    ArmyList list{.name = "Droids", .faction = "separatists"};
    list.units = {{"t-series-tactical-droid-programmed-for-strategy"},
                  {"b1-battle-droids", {"electrobinoculars", "portable-scanner"}},
                  {"b1-battle-droids"},
                  {"b1-battle-droids"}};
    EXPECT_EQ(objections(list), Texts{});
    for (const auto& offer : offersFor(list, 2, "gear", cards())) {
        const std::string& id = offer.card->facts.id;
        const bool special = id == "electrobinoculars" || id == "portable-scanner";
        EXPECT_EQ(offer.misfit.has_value(), !special) << id;
    }
    list.units[1].upgrades.push_back("grappling-hooks");
    EXPECT_EQ(objections(list),
              Texts{"B1 Battle Droids has no free gear slot for Grappling Hooks"});
}

}  // namespace
}  // namespace sightline::app
