// Advantage cards that act in the setup: Garrison and Scrambled Orders.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/game/journal_file.h"
#include "scenario/cards/advantage_scene.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

/// A game that begins with its setup. Blue (the Rebels) has the tested advantage card if `owner` is
/// blue; otherwise red has it.
struct InSetup : SetupScene {
    std::string id;
    Player owner;
    explicit InSetup(const std::string& card, Player player = Player::blue)
        : id(card), owner(player) {
        scenario.lastRound = 3;
        for (BattleCard& one : scenario.battleDecks[static_cast<std::size_t>(player)]) {
            if (one.kind != BattleCardKind::advantage) continue;
            one = advantage(card);
            break;
        }
    }
    bool isAsked() const { return !over() && question().card == id; }
    UnitId unitOf(Player player, int index) const {
        return UnitId{index + (player == Player::blue ? 0 : 4)};
    }
    /// Plays up to the end of the mission's setup.
    void toSide() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    bool has(UnitId unitId, const std::string& label) const {
        const View seen = view();
        const auto& keywords = seen.unit(unitId).card->keywords;
        return std::any_of(keywords.begin(), keywords.end(),
                           [&](const KeywordText& one) { return one.label() == label; });
    }
    void toActivations(int round) {
        while (!over() && (view().round < round || !asks(Ask::chooseUnitToActivate))) idle();
    }
};

TEST(Garrison, ACorpsUnitGainsPreparedPosition) {
    for (const Player owner : bothOwners) {
        InSetup scene("garrison", owner);
        scene.toSide();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_TRUE(scene.offers(Done{})) << "up to 1 unit";
        EXPECT_LT(scene.indexOf(scene.unitOf(owner, 0)), 0) << "a commander";
        EXPECT_LT(scene.indexOf(scene.unitOf(opponent(owner), 1)), 0) << "an enemy unit";
        const UnitId corps = scene.unitOf(owner, 2);
        scene.choose(corps, Ask::chooseForEffect);
        EXPECT_TRUE(scene.has(corps, "Prepared Position"));
        ASSERT_TRUE(scene.asks(Ask::deployPrepared)) << "it may deploy now";
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_GE(scene.indexOf(corps), 0);
        EXPECT_EQ(scene.optionCount(), 2U) << "the unit, or nobody";
        scene.choose(Done{}, Ask::deployPrepared);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(Garrison, MayBeDeclined) {
    InSetup scene("garrison");
    scene.toSide();
    ASSERT_TRUE(scene.isAsked());
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_FALSE(scene.asks(Ask::deployPrepared));
    EXPECT_EQ(scene.view().phase, Phase::command);
}

TEST(Garrison, AUnitWithPreparedPositionIsNotOffered) {
    InSetup scene("garrison");
    for (std::size_t i = 1; i < 4; ++i)
        scene.scenario.units[i].card =
            bearing(scene.scenario.units[i].card, Keyword::preparedPosition);
    scene.toSide();
    EXPECT_FALSE(scene.isAsked());
}

/// The number of barricades on the battlefield.
int barricades(const AttackScene& scene) {
    int count = 0;
    const View seen = scene.view();
    for (const auto& piece : seen.battlefield.pieces()) {
        if (piece.facts.kind != geometry::Kind::barricade) continue;
        EXPECT_EQ(piece.facts.cover, geometry::Cover::heavy);
        ++count;
    }
    return count;
}

/// Chooses the direction of the next barricade: `step` times 15 degrees.
void turnBarricade(InSetup& scene, int step) {
    scene.choose(EffectName{step + 2}, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::placeToken));
}

TEST(FortifiedPosition, UpToThreeBarricadesArePlaced) {
    for (const char* id : {"fortified-position", "fortified-position-recon"}) {
        for (const Player owner : bothOwners) {
            InSetup scene(id, owner);
            scene.toSide();
            for (int i = 0; i < 3; ++i) {
                ASSERT_TRUE(scene.isAsked()) << i;
                EXPECT_EQ(scene.question().player, owner);
                EXPECT_TRUE(scene.offers(Done{})) << "up to 3";
                turnBarricade(scene, 6 * (i % 2));
                scene.chance(Spot{{10.0 + 15.0 * i, 18.0}}, Ask::placeToken);
                EXPECT_EQ(barricades(scene), i + 1);
            }
            EXPECT_EQ(scene.view().phase, Phase::command) << "no fourth";
            EXPECT_EQ(reminders(scene), 0);
        }
    }
    InSetup fewer("fortified-position");
    fewer.toSide();
    turnBarricade(fewer, 0);
    fewer.chance(Spot{{10.0, 3.0}}, Ask::placeToken);
    fewer.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(barricades(fewer), 1);
    EXPECT_EQ(fewer.view().phase, Phase::command);
}

// Red's territory is y > 30 in this scene. The barricade is 0.6 inches deep.
TEST(FortifiedPosition, BarricadesLieOutsideEnemyTerritory) {
    InSetup scene("fortified-position");
    scene.toSide();
    turnBarricade(scene, 0);
    EXPECT_NE(scene.refusal(Spot{{20.0, 30.4}}), "") << "completely in enemy territory";
    EXPECT_EQ(scene.refusal(Spot{{20.0, 30.2}}), "") << "partly in contested territory";
}

TEST(FortifiedPosition, BarricadesLieOnFreeGround) {
    InSetup scene("fortified-position");
    scene.terrain(box("house", {20.0, 15.0}, {4.0, 4.0, 4.0}, building()));
    scene.terrain(box("wood", {50.0, 15.0}, {6.0, 6.0, 1.0}, difficultArea()));
    scene.toSide();
    turnBarricade(scene, 0);
    EXPECT_NE(scene.refusal(Spot{{20.0, 15.0}}), "") << "in a building";
    EXPECT_NE(scene.refusal(Spot{{1.4, 10.0}}), "") << "over the edge";
    EXPECT_EQ(scene.refusal(Spot{{1.6, 10.0}}), "");
    EXPECT_NE(scene.refusal(Spot{{36.0, 18.0}}), "") << "on the objective token";
    EXPECT_EQ(scene.refusal(Spot{{50.0, 15.0}}), "") << "in area terrain";
}

TEST(FortifiedPosition, BarricadesAreNotWithinRange1OfEachOther) {
    InSetup scene("fortified-position");
    scene.toSide();
    turnBarricade(scene, 0);
    scene.chance(Spot{{10.0, 10.0}}, Ask::placeToken);
    turnBarricade(scene, 0);
    EXPECT_NE(scene.refusal(Spot{{10.0 + 3.0 + 5.95, 10.0}}), "") << "within range 1";
    EXPECT_EQ(scene.refusal(Spot{{10.0 + 3.0 + 6.05, 10.0}}), "") << "just outside";
    EXPECT_NE(scene.refusal(Spot{{10.0, 10.0 + 0.6 + 5.95}}), "");
    EXPECT_EQ(scene.refusal(Spot{{10.0, 10.0 + 0.6 + 6.05}}), "");
}

TEST(FortifiedPosition, ABarricadeIsThereAfterUndoAndReplay) {
    InSetup scene("fortified-position");
    scene.toSide();
    turnBarricade(scene, 0);
    scene.chance(Spot{{10.0, 10.0}}, Ask::placeToken);
    const auto again = replay(scene.scenario, scene.game().journal());
    ASSERT_TRUE(again) << again.problem().text;
    EXPECT_EQ((*again)->digest(), scene.game().digest());
    ASSERT_TRUE((*again)->undo());
    EXPECT_NE((*again)->digest(), scene.game().digest());
}

TEST(ScrambledOrders, IsPlacedInTheSetup) {
    for (const Player owner : bothOwners) {
        InSetup scene("scrambled-orders", owner);
        scene.toSide();
        ASSERT_TRUE(scene.asks(Ask::placeToken));
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_NE(scene.refusal(Spot{{72.0, 20.0}}), "") << "not on the battlefield";
        scene.chance(Spot{{30.0, 20.0}}, Ask::placeToken);
        const View seen = scene.view();
        const auto& placed = seen.mission.tokens.back().token;
        EXPECT_EQ(placed.printed, "Comms Scrambler");
        EXPECT_EQ(placed.owner, owner);
        EXPECT_TRUE(placed.onTable());
        EXPECT_EQ(seen.phase, Phase::command);
        EXPECT_EQ(reminders(scene), 0);
    }
}

/// The units of both armies are on the table. Blue's Comms Scrambler is at (30, 20). Red's unit 0
/// is within range 1 of it, and red's units 2 and 3 are not.
struct Scrambled : InSetup {
    static constexpr double row = 20.0;
    Scrambled() : InSetup("scrambled-orders") {
        toSide();
        chance(Spot{{30.0, row}}, Ask::placeToken);
        while (!asks(Ask::chooseUnitToActivate)) idle();
        for (int i = 0; i < 4; ++i) {
            deploy(unitOf(Player::blue, i), {10.0 + 6.0 * i, 4.0, 0.0});
            deploy(unitOf(Player::red, i), {28.0 + 10.0 * i, row + 1.5, 0.0});
        }
    }
    void deploy(UnitId unitId, geometry::Vec3 at) {
        adjust({Player::blue, DeployUnit{unitId, at, {}}});
    }
    void toOrders(Player player) {
        while (!over() && !(asks(Ask::issueOrders) && question().player == player)) {
            if (asks(Ask::nominateCommander))
                pickFirst(Ask::nominateCommander);
            else
                idle();
        }
    }
};

TEST(ScrambledOrders, ForbidsOrdersWithinRange1) {
    Scrambled scene;
    scene.toActivations(1);
    while (scene.view().round == 1) scene.idle();
    scene.toOrders(Player::red);
    ASSERT_FALSE(scene.over());
    EXPECT_LT(scene.indexOf(scene.unitOf(Player::red, 0)), 0) << "within range 1";
    EXPECT_GE(scene.indexOf(scene.unitOf(Player::red, 2)), 0) << "farther away";
    EXPECT_GE(scene.indexOf(scene.unitOf(Player::red, 3)), 0);
}

TEST(ScrambledOrders, LeavesAlliedUnitsAlone) {
    Scrambled scene;
    while (scene.view().round == 1) scene.idle();
    const geometry::Vec2 beside{30.0, Scrambled::row - 2.0};
    const UnitId near = scene.unitOf(Player::blue, 1);
    scene.adjust({Player::blue,
                  AdjustMini{{scene.unit(near).minis.front(), {beside.x, beside.y, 0.0}, {}}}});
    scene.toOrders(Player::blue);
    ASSERT_FALSE(scene.over());
    for (int i = 1; i < 4; ++i) EXPECT_GE(scene.indexOf(scene.unitOf(Player::blue, i)), 0);
}

TEST(ScrambledOrders, AnEnemyActionDestroysIt) {
    Scrambled scene;
    const UnitId near = scene.unitOf(Player::red, 0);
    const auto offered = [&] {
        const auto& options = scene.question().options;
        return std::any_of(options.begin(), options.end(), [](const Option& one) {
            return std::holds_alternative<CardAction>(one);
        });
    };
    bool destroyed = false;
    while (!scene.over() && !destroyed) {
        if (!scene.asks(Ask::chooseAction)) {
            scene.idle();
            continue;
        }
        const UnitId unit = scene.question().unit;
        if (unit != near) {
            EXPECT_FALSE(offered()) << "out of reach, or not its enemy";
        }
        if (unit != near || !offered()) {
            scene.idle();
            continue;
        }
        const auto& options = scene.question().options;
        const auto action = std::find_if(options.begin(), options.end(), [](const Option& one) {
            return std::holds_alternative<CardAction>(one);
        });
        scene.choose(*action, Ask::chooseAction);
        destroyed = true;
    }
    ASSERT_TRUE(destroyed);
    EXPECT_TRUE(scene.view().mission.tokens.back().token.removed);
}

}  // namespace
}  // namespace sightline::engine::scene
