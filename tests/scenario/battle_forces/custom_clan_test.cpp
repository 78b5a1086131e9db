// The battle force Custom Clan: the choices Guns for Hire and Feats of Valor.
#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/cards/battle_force_scene.h"

namespace sightline::engine::scene {
namespace {

constexpr const char* valor = "Valor";

UnitCard hiredTank() {
    UnitCard card = atRt();
    card.id = "wlo-5-speeder-tank";
    card.affiliation = "Mandalorians";
    return card;
}

UnitCard warriors() {
    UnitCard card = rebelTroopers();
    card.name = "Mandalorian Warriors";
    card.affiliation = "Mandalorians";
    return card;
}

TEST(CustomClan, HiredGunsCoordinateAndAreIndependent) {
    for (const Player owner : bothPlayers) {
        for (const bool hires : {true, false}) {
            WithForce scene("custom-clan", owner);
            if (hires) scene.chooses("Guns for Hire");
            const auto army = scene.army();
            scene.become(army[1], hiredTank());
            scene.become(army[2], warriors());
            scene.nominatesOnlyOne = false;
            scene.start();
            EXPECT_EQ(scene.has(army[1], "Coordinate: Mandalorian Warriors"), hires);
            EXPECT_EQ(scene.has(army[1], "Independent: Surge 1"), hires);
            EXPECT_FALSE(scene.has(army[2], "Independent: Surge 1")) << "no hired vehicle";
            while (!scene.asks(Ask::chooseUnitToActivate)) {
                if (scene.asks(Ask::chooseForEffect) && scene.question().unit == army[1])
                    scene.pickText(0);
                else
                    scene.idle();
            }
            EXPECT_EQ(scene.tokens(army[1], Token::surge), hires ? 1 : 0) << "it has no order";
            EXPECT_EQ(reminders(scene), 0);
            scene.toRound(2);
            EXPECT_EQ(scene.has(army[1], "Independent: Surge 1"), hires) << "once";
        }
    }
}

/// A unit that defeats a weak enemy unit in each attack.
struct Valiant : WithForce {
    UnitId victor, loser;
    explicit Valiant(Player player, bool chosen = true)
        : WithForce("custom-clan", player), victor(army()[1]), loser(army(false)[1]) {
        if (chosen) chooses("Feats of Valor");
        stand(victor, {30.0, 18.0});
        stand(loser, {30.0, 23.0});
        UnitCard strong = warriors();
        strong.weapons.front().dice = {};
        strong.weapons.front().dice[Die::redAttack] = 4;
        become(victor, strong);
    }
    int valorOf(UnitId unitId) const {
        const UnitView now = unit(unitId);
        const auto found = now.marks.find(valor);
        return found == now.marks.end() ? 0 : found->second;
    }
};

TEST(CustomClan, VictorsGainValor) {
    for (const Player owner : bothPlayers) {
        for (const bool chosen : {true, false}) {
            Valiant scene(owner, chosen);
            scene.start();
            scene.fight(scene.victor, scene.loser);
            EXPECT_TRUE(scene.unit(scene.loser).defeated);
            EXPECT_EQ(scene.valorOf(scene.victor), chosen ? 1 : 0);
            EXPECT_EQ(scene.has(scene.victor, "Dauntless"), chosen);
            EXPECT_FALSE(scene.has(scene.victor, "Exemplar"));
            EXPECT_EQ(scene.valorOf(scene.army()[2]), 0);
            EXPECT_EQ(reminders(scene), 0);
        }
    }
}

TEST(CustomClan, ASurvivingEnemyBringsNoValor) {
    Valiant scene(Player::blue);
    UnitCard tough = stormtroopers();
    tough.wounds = 9;
    scene.become(scene.loser, tough);
    scene.start();
    scene.fight(scene.victor, scene.loser);
    EXPECT_TRUE(scene.recorded(Happening::woundAssigned));
    EXPECT_EQ(scene.valorOf(scene.victor), 0);
}

TEST(CustomClan, ValorBringsTokensAndExemplar) {
    for (const Player owner : bothPlayers) {
        for (const int tokens : {1, 2}) {
            Valiant scene(owner);
            scene.with(scene.victor).marks[valor] = tokens;
            scene.start();
            scene.toActionsOf(scene.victor);
            EXPECT_EQ(scene.isAsked(), tokens == 2) << "1 token brings nothing yet";
            if (tokens == 2) {
                EXPECT_EQ(scene.question().player, owner);
                EXPECT_EQ(scene.optionCount(), 3U) << "an aim, a dodge or a surge";
                scene.pickText(1);
                EXPECT_EQ(scene.tokens(scene.victor, Token::dodge), 1);
            }
            scene.toActionsOf(scene.victor);
            scene.action(Action::attack);
            if (scene.asks(Ask::declareDefender)) scene.defend(scene.loser);
            scene.weapons();
            while (!scene.over() && !scene.unit(scene.loser).defeated) {
                if (scene.asks(Ask::rollDice))
                    scene.dice(
                        std::vector<Face>(scene.question().dice.size(),
                                          isAttack(scene.question().dice.front()) ? hit : blank));
                else
                    scene.idle();
            }
            EXPECT_EQ(scene.valorOf(scene.victor), tokens + 1);
            EXPECT_EQ(scene.has(scene.victor, "Exemplar"), tokens == 2);
        }
    }
}

}  // namespace
}  // namespace sightline::engine::scene
