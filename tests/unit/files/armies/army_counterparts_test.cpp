// The requirements for a counterpart and its upgrades. Core Rulebook p. 16 (Factions, Upgrade
// Cards), p. 41 (Mercenaries); Keyword Glossary, Counterpart.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

ArmyList withSeeker(std::vector<std::string> seekers, std::vector<std::string> idens = {}) {
    return empire({{"iden-versio-inferno-squad-leader", std::move(idens),
                    "idens-id10-seeker-droid-counterpart", std::move(seekers)}});
}

/// The catalogue in which the card `id` was changed into a comms card with these requirements.
engine::Catalogue withComms(const std::string& id, const engine::UnitFilter& asks) {
    engine::Catalogue changed = cards();
    for (engine::UpgradeCard& card : changed.upgrades) {
        if (card.facts.id != id) continue;
        card.slot = "comms";
        card.requirement = asks;
    }
    return changed;
}

Texts said(const ArmyList& list, const engine::Catalogue& catalogue) {
    Texts texts;
    for (const auto& one : judgeArmy(list, catalogue, engine::ArmyParts::units))
        texts.push_back(one.text);
    return texts;
}

TEST(P16UpgradeCards, ACounterpartsAreRestrictedAsOthers) {
    EXPECT_EQ(objections(withSeeker({"comms-jammer"})), Texts{});
    EXPECT_EQ(objections(withSeeker({"squadron-leader"})),
              Texts{"Iden Versio: Squadron Leader is for ground vehicle or repulsor vehicle only"});
    const auto vehicles = offersForCounterpart(withSeeker({}), 4, "comms", cards());
    EXPECT_EQ(std::count_if(vehicles.begin(), vehicles.end(),
                            [](const auto& offer) {
                                return offer.card->facts.id == "squadron-leader" && offer.misfit;
                            }),
              1);
}

// p. 16: a counterpart has "a different unit type only for the purposes of equipping Upgrade
// Cards".
TEST(P16UpgradeCards, ACounterpartHasItsOwnUnitTypeForThem) {
    engine::UnitFilter droids;
    droids.type = engine::UnitType::droidTrooper;
    const engine::Catalogue forDroids = withComms("comms-jammer", droids);
    EXPECT_EQ(said(withSeeker({"comms-jammer"}), forDroids), Texts{});
    const auto offers = offersForCounterpart(withSeeker({}), 4, "comms", forDroids);
    EXPECT_TRUE(std::any_of(offers.begin(), offers.end(), [](const auto& offer) {
        return offer.card->facts.id == "comms-jammer" && !offer.misfit;
    }));
    engine::UnitFilter troopers;
    troopers.type = engine::UnitType::trooper;
    EXPECT_EQ(said(withSeeker({"comms-jammer"}), withComms("comms-jammer", troopers)),
              Texts{"Iden Versio: Comms Jammer is for trooper only"});
}

TEST(P16UpgradeCards, ACounterpartsAreOfTheFaction) {
    engine::Catalogue changed = cards();
    for (engine::UpgradeCard& card : changed.upgrades)
        if (card.facts.id == "comms-jammer") card.facts.faction = "rebels";
    EXPECT_EQ(said(withSeeker({"comms-jammer"}), changed),
              Texts{"Iden Versio: Comms Jammer is for the faction Rebel Alliance only"});
}

// p. 16: a unit with its counterpart is one unit and "may not equip the same Upgrade Card twice".
TEST(P16UpgradeCards, AUnitAndItsCounterpartCarryEachCardOnce) {
    engine::Catalogue changed = cards();
    for (engine::UnitEntry& unit : changed.units)
        if (unit.card.name == "Iden Versio") unit.card.upgradeBar.push_back("comms");
    EXPECT_EQ(said(withSeeker({"comms-jammer"}), changed), Texts{});
    EXPECT_EQ(said(withSeeker({"comms-jammer"}, {"comms-jammer"}), changed),
              Texts{"Iden Versio carries Comms Jammer twice"});
    for (const auto& offer :
         offersForCounterpart(withSeeker({}, {"comms-jammer"}), 4, "comms", changed)) {
        if (offer.card->facts.id == "comms-jammer") {
            EXPECT_EQ(english(offer.misfit->what), "a unit carries each card once");
        }
    }
    for (const auto& offer : offersFor(withSeeker({"comms-jammer"}), 4, "comms", changed)) {
        if (offer.card->facts.id == "comms-jammer") {
            EXPECT_EQ(english(offer.misfit->what), "a unit carries each card once");
        }
    }
}

// A counterpart is a mercenary only for the factions on its own card. Grogu's card lists the
// Mandalorians and the rebels. Din Djarin's card also lists the empire.
TEST(P41Mercenaries, ACounterpartIsHiredByTheFactionsOnItsOwnCard) {
    const ArmyUnit both{"din-djarin-the-mandalorian", {}, "grogu-counterpart"};
    EXPECT_EQ(objections(empire({{"din-djarin-the-mandalorian"}})), Texts{});
    EXPECT_EQ(objections(empire({both})),
              Texts{"Grogu is not a mercenary for the faction Galactic Empire"});
    ArmyList rebels{.name = "Test", .faction = "rebels"};
    rebels.units = {{"leia-organa-fearless-and-inventive"},
                    {"rebel-troopers"},
                    {"rebel-troopers"},
                    {"rebel-troopers"},
                    both};
    EXPECT_EQ(objections(rebels), Texts{});
}

}  // namespace
}  // namespace sightline::app
