// "Each unit with the Detachment keyword needs its own matching specified unit." Keyword Glossary,
// Detachment.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

const ArmyUnit snipers{"scout-troopers-strike-team", {"dlt-19x-sniper"}};
const ArmyUnit scouts{"scout-troopers"}, probe{"imperial-probe-droid"},
    deathTroopers{"imperial-death-troopers"};

TEST(P45Detachment, TwoKeywordsDoNotShareAUnit) {
    EXPECT_EQ(objections(empire({scouts, snipers})), Texts{});
    EXPECT_EQ(objections(empire({scouts, probe})), Texts{});
    EXPECT_EQ(objections(empire({scouts, snipers, probe})),
              Texts{"Imperial Probe Droid needs a unit of its own: special forces"});
    EXPECT_EQ(objections(empire({scouts, snipers, probe, scouts})), Texts{});
    EXPECT_EQ(objections(empire({scouts, snipers, probe, deathTroopers})), Texts{});
}

// The strike team and the probe droid are detachments: each needs a special forces unit of its own.
// The probe droid accepts any such unit, so the Scout Troopers remain for the strike team.
TEST(P45Detachment, WhoMayTakeAnotherUnitDoes) {
    EXPECT_EQ(objections(empire({scouts, probe, snipers, deathTroopers})), Texts{});
    EXPECT_EQ(objections(empire({scouts, probe, probe, snipers, deathTroopers})),
              (Texts{"Scout Troopers (Strike Team) needs a unit of its own: special forces Scout "
                     "Troopers"}));
    EXPECT_EQ(objections(empire({scouts, deathTroopers, probe, probe})), Texts{});
}

TEST(P45Detachment, ADetachmentIsNoUnitForAnother) {
    EXPECT_EQ(objections(empire({probe, probe})),
              (Texts{"Imperial Probe Droid needs a unit of its own: special forces",
                     "Imperial Probe Droid needs a unit of its own: special forces"}));
}

// A battle force may forbid detachments. Only one published battle force does, and none of its
// units has the keyword Detachment, so the test changes the catalogue.
TEST(P41BattleForces, AForceWithoutDetachmentsTakesNone) {
    for (const bool none : {true, false}) {
        engine::Catalogue catalogue = cards();
        const auto force = std::find_if(
            catalogue.battleForces.begin(), catalogue.battleForces.end(),
            [](const engine::BattleForce& one) { return one.facts.id == "imperial-remnant"; });
        ASSERT_NE(force, catalogue.battleForces.end());
        EXPECT_TRUE(force->noDetachments);
        force->noDetachments = none;
        force->units[engine::Rank::support].push_back("df-90-mortar-trooper");
        ArmyList list{.name = "R", .faction = "empire", .battleForce = "imperial-remnant"};
        list.units = {{"moff-gideon-long-live-the-empire"},
                      {"stormtroopers"},
                      {"shoretroopers"},
                      {"df-90-mortar-trooper"}};
        Texts found;
        for (const auto& one : judgeArmy(list, catalogue, engine::ArmyParts::units))
            if (one.text.find("Detachment") != std::string::npos) found.push_back(one.text);
        EXPECT_EQ(found, none ? Texts{"Imperial Remnant takes no unit with Detachment: DF-90 "
                                      "Mortar Trooper"}
                              : Texts{});
    }
}

}  // namespace
}  // namespace sightline::app
