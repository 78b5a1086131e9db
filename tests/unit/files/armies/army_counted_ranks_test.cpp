// Army building: units that count as another rank than the printed rank, and units without a price.
// Core Rulebook p. 16, p. 41.
#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/army/unit_offers.h"
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;
using engine::Rank;

int unitsOf(const engine::ArmySummary& summary, Rank rank) {
    return summary.unitsByRank.at(static_cast<std::size_t>(rank));
}
int tokensOf(const engine::ArmySummary& summary, Rank rank) {
    return summary.orderTokens.at(static_cast<std::size_t>(rank));
}

// An army of the Rapid Interdiction Force. Three BX commandos fill its corps ranks.
ArmyList interdiction() {
    ArmyList list{
        .name = "RIF", .faction = "separatists", .battleForce = "rapid-interdiction-force"};
    list.units = {{"super-tactical-command-droid-command-and-control-droid"},
                  {"bx-series-droid-commandos"},
                  {"bx-series-droid-commandos"},
                  {"bx-series-droid-commandos"}};
    return list;
}

TEST(P41BattleForces, AUnitCountedAsCorpsFillsCorpsAndIsStillWhatItsCardSays) {
    ArmyList list = interdiction();
    EXPECT_FALSE(objectsTo(list, "corps unit")) << "three are needed and there";
    const engine::ArmySummary summary = summaryOf(list, cards());
    EXPECT_EQ(unitsOf(summary, Rank::corps), 3);
    EXPECT_EQ(unitsOf(summary, Rank::specialForces), 0);
    EXPECT_EQ(tokensOf(summary, Rank::corps), 0) << "in play it has the rank of its card";
    EXPECT_EQ(tokensOf(summary, Rank::specialForces), 3);
    // Asajj Ventress requires BX commandos with the rank special forces.
    list.units[1].upgrades = {"asajj-ventress"};
    EXPECT_FALSE(objectsTo(list, "Asajj Ventress is for"));
    list.units.pop_back();
    EXPECT_TRUE(objectsTo(list, "2 corps units"));
}

TEST(P41BattleForces, ARequirementThatNeitherRankMeetsIsStillNotMet) {
    ArmyList list = interdiction();
    list.units[1].upgrades = {"strike-team-leader"};
    EXPECT_TRUE(objectsTo(list, "Strike Team Leader is for"));
    list.units[1].upgrades = {"kraken"};
    EXPECT_FALSE(objectsTo(list, "Kraken is for")) << "a corps droid trooper in this army";
    list.battleForce.clear();
    EXPECT_TRUE(objectsTo(list, "Kraken is for")) << "special forces outside the battle force";
}

TEST(ArmyRules, AnUpgradeThatChangesTheRankChangesTheOrderTokenToo) {
    ArmyList list{.name = "Maul", .faction = "mercenary", .battleForce = "shadow-collective"};
    list.units = {{"maul-a-rival"}};
    EXPECT_EQ(unitsOf(summaryOf(list, cards()), Rank::operative), 1);
    EXPECT_EQ(tokensOf(summaryOf(list, cards()), Rank::operative), 1);
    list.units[0].upgrades = {"the-darksaber-maul"};
    const engine::ArmySummary summary = summaryOf(list, cards());
    EXPECT_EQ(unitsOf(summary, Rank::commander), 1);
    EXPECT_EQ(tokensOf(summary, Rank::commander), 1);
    const engine::ResolvedArmy army = resolve(list, cards());
    EXPECT_EQ(equip(army, army.units.front()).card.rank, Rank::commander) << "as on the table";
}

TEST(UnitOffers, StandUnderTheRankAsWhichTheArmyCountsThem) {
    const auto rankOf = [](const ArmyList& list) {
        for (const engine::UnitOffer& offer : unitOffersFor(list, cards()))
            if (offer.entry->facts.id == "scout-troopers") return offer.rank;
        return Rank::heavy;
    };
    EXPECT_EQ(rankOf(empire()), Rank::specialForces);
    ArmyList remnant{.name = "R", .faction = "empire", .battleForce = "imperial-remnant"};
    EXPECT_EQ(rankOf(remnant), Rank::corps);
}

TEST(P16Points, AUnitWithoutAPriceIsAnObjection) {
    ArmyList list{.name = "R", .faction = "republic"};
    list.units = {{"anakin-skywalker-mounted-jedi-general"}};
    const std::string without =
        "Anakin Skywalker has no price yet, so the cost of the army is unknown";
    EXPECT_TRUE(objectsTo(list, without));
    for (const auto& one : judgeArmy(list, cards(), engine::ArmyParts::units)) {
        if (one.text != without) continue;
        EXPECT_EQ(one.citation.page, 16);
        EXPECT_EQ(one.unit, 0U);
        EXPECT_FALSE(one.unfinished);
    }
    list.units = {{"anakin-skywalker-the-chosen-one"}};
    EXPECT_FALSE(objectsTo(list, "has no price"));
    list.units = {{"clone-trooper-infantry", {"recon-intel"}}};
    EXPECT_FALSE(objectsTo(list, "has no price"));
}

}  // namespace
}  // namespace sightline::app
