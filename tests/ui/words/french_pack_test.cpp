// Problems of card packs, in French. No English may be left.
#include <gtest/gtest.h>

#include "engine/legion/lists/words/packs.h"
#include "ui/words/heard_problems.h"
#include "unit/files/pack_of_cards.h"

namespace sightline::app {
namespace {
namespace packs = engine::say;
using test::Pack;
using test::packUnit;
using test::replaced;

class FrenchPacks : public HeardProblems {
  protected:
    void refuse(const Pack& pack) { hear(pack.load()); }
    /// Replaces one part of a unit's file, so that the unit is refused.
    void refuseUnit(const std::string& from, const std::string& to) {
        refuse(Pack(replaced(packUnit(), from, to)));
    }
    void refuseWith(const std::string& file, const std::string& text) {
        refuse(Pack().write(file, text));
    }
};

TEST_F(FrenchPacks, OfUnitsAreSaid) {
    refuseUnit(R"("rebels")", R"("rebel")");
    refuseUnit(R"("corps")", R"("corpse")");
    refuseUnit(R"("type": "trooper")", R"("type": "droid")");
    refuseUnit(R"("gear")", R"("gears")");
    refuseUnit(R"("small")", R"("smal")");
    refuseUnit(R"("trooper"})", R"("nobody"})");
    refuseUnit(R"({"stand_in": "trooper"})", R"({"leader": "qqqqqqqq", "others": []})");
    refuseUnit(R"("test-squad")", R"("")");
    refuseUnit(R"("test-squad")", R"("stormtroopers")");
    refuseUnit(R"("points": 30,)", "");
    refuseUnit(R"("courage": 1,)", "");
    refuseUnit(R"("courage": 1,)", R"("courage": 1, "resilience": 5,)");
    refuseUnit(R"("type": "trooper")", R"("type": "ground vehicle")");
    refuseUnit(R"({"minimum": 1, "maximum": 3})", R"("near")");
    refuseUnit(R"("Nimble")", R"("Nimbel")");
    refuseUnit(R"("Nimble")", R"("Pierce", "value": 1)");
    refuseUnit(R"("Nimble")", R"("Nimble", "value": 1)");
    refuseUnit(R"("Pierce", "value": 1)", R"("Pierce")");
    refuseUnit(R"("Pierce", "value": 1)", R"("Nimble")");
    refuse(Pack(packUnit("test-squad", R"(, "counterpart": "nobody")")));
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchPacks, OfFilesAreSaid) {
    refuseWith("points.jsn", "{}");
    refuseWith("unit/mine.json", "{}");
    refuseWith("units/mine.jsonn", "{}");
    refuseWith("points.json", R"({"format": "sightline-points", "version": 1,
        "points_date": "2026-05-29", "units": {"test-squad": 30}})");
    refuseWith("automation.json", R"({"format": "sightline-automation", "version": 1,
        "keywords": {"Nimbel": "done"}})");
    refuseWith("reminders.json", R"({"format": "sightline-reminders", "version": 1,
        "keywords": {"Nimble": {"Never": ["own"]}}})");
    const Pack first, second;
    hear(loadCatalogue(assetsFolder(), {first.folder(), second.folder()}));
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchPacks, EveryRowOfTheTableIsSaid) {
    for (const auto& word : {packs::aFaction,
                             packs::aSizeOfGame,
                             packs::anUpgradeSlot,
                             packs::whoseCardItIs,
                             packs::aKindOfMark,
                             packs::somethingToGain,
                             packs::aRank,
                             packs::whoSaysTheEffect,
                             packs::aUnitType,
                             packs::aKindOfBattleCard,
                             packs::aTable,
                             packs::aWeaponOfTheCard,
                             packs::aToken,
                             packs::aFaceOfADie,
                             packs::anAction,
                             packs::aKindOfAttack,
                             packs::aModel,
                             packs::aStandIn,
                             packs::aLimitOnSelecting,
                             packs::aPlaceForAKeyword,
                             packs::aTimingPoint,
                             packs::aRole,
                             packs::aSideOfUnits,
                             packs::aDuration,
                             packs::aKeyword,
                             packs::aLimitOfUses,
                             packs::aCostOfAnAction})
        hear(problemOf(packs::isNot("x", word())));
    for (const auto& none : {packs::thereIsNoUnit,
                             packs::thereIsNoUnitNamed,
                             packs::thereIsNoCounterpart,
                             packs::thereIsNoUpgrade,
                             packs::thereIsNoCommandCard,
                             packs::thereIsNoBattleCard,
                             packs::thereIsNoBattleForce,
                             packs::thereIsNoAffiliation,
                             packs::thereIsNoKeyword,
                             packs::aBaseOf,
                             packs::idIsTaken,
                             packs::hasNoPoints,
                             packs::keywordTwice,
                             packs::keywordWithoutEntry,
                             packs::noKeywordOfUnit,
                             packs::noKeywordOfWeapon,
                             packs::noKeywordOfUpgrade,
                             packs::nothingReadsPart,
                             packs::saysNothingThere,
                             packs::noUnitHasIt,
                             packs::packOfThatName,
                             packs::noIdOfTwo})
        hear(problemOf(none("x")));
    for (const sightline::Message& one : {packs::anId(),
                                          packs::numberOrAll(),
                                          packs::aListOfParts(),
                                          packs::meleeOrRange(),
                                          packs::vehicleWithCourage(),
                                          packs::trooperWithResilience(),
                                          packs::courageExpected(),
                                          packs::pricedThere(),
                                          packs::noParameterOf("x", "y"),
                                          packs::linesAndReminders(2, 1),
                                          packs::wordSaysNothing("x", "y"),
                                          packs::noUnitHasTheCard(),
                                          packs::onlyKeywordsList(),
                                          packs::onlyKeywordsHaveX(),
                                          packs::nothingReadsFile(packs::filesOfCards()),
                                          packs::foldersOf("x"),
                                          packs::filesOrFolders("x"),
                                          packs::needsWhenOrAction(),
                                          packs::nobodyIsThat("x"),
                                          packs::chosenIsForIt(),
                                          packs::stepDoesNothing(),
                                          packs::nameOfItsFolder(),
                                          packs::lengthAtLeastWidth(),
                                          packs::idOfACard(),
                                          packs::idOfUnitOrUpgrade(),
                                          packs::eachHasNoNumber(),
                                          packs::upToOrExactly(),
                                          packs::onlyCommandCardsAreDivulged(),
                                          packs::noRollThere(),
                                          packs::noPoolThere(),
                                          packs::numberOfDice(),
                                          packs::aColourOfDice(),
                                          packs::somethingToLookAt(),
                                          packs::whoAppliesIt(),
                                          packs::noSuchPart(7),
                                          packs::noClauseOf(7),
                                          packs::somethingToScore(),
                                          packs::aPlaceOfTokens(),
                                          packs::noTokenOfTheCard("x")})
        hear(problemOf(one));
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("engine/legion/lists/words/packs.h"), "");
}

}  // namespace
}  // namespace sightline::app
