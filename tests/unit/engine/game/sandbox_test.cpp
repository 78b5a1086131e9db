// The sandbox, a table without rules: the game asks no questions, and the players change everything
// by hand.
#include <gtest/gtest.h>

#include <deque>
#include <set>

#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/state/recruit_pool.h"
#include "unit/engine/folder.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// Units that players can add to the sandbox: troopers, a hero and a walker by the names of their
/// cards, and bare bases of all sizes.
class FewUnits final : public RecruitPool {
  public:
    Result<const ScenarioUnit*> unitOf(const Recruit& who) override {
        UnitCard card;
        if (who.bare) {
            card = troopers(1);
            card.base = who.bare->base;
            card.silhouetteHeight = who.bare->height;
            card.name = who.bare->name;
        } else if (who.unit == "troopers") {
            card = troopers(4);
        } else if (who.unit == "strike team") {
            card = troopers(4);
            card.title = "Strike Team";
        } else if (who.unit == "walker") {
            card = walker();
        } else {
            return Problem{"there is no such unit: " + who.unit};
        }
        ScenarioUnit unit = unitAt(who.player, card, 0, 0);
        unit.undeployed = true;
        return &made_.emplace_back(std::move(unit));
    }

    const std::map<std::string, Weapon>& weapons() const override { return weapons_; }

  private:
    std::map<std::string, Weapon> weapons_;
    std::deque<ScenarioUnit> made_;
};

Scenario emptySandbox() {
    Scenario scenario = emptyTable({});
    scenario.sandbox = true;
    scenario.recruitPool = std::make_shared<FewUnits>();
    return scenario;
}

Scenario skirmishWithMuster() {
    Scenario scenario = skirmish();
    scenario.recruitPool = std::make_shared<FewUnits>();
    return scenario;
}

Adjust join(Player player, const std::string& unit, double x, double y, double facing = 0.0) {
    return {player, JoinSandbox{{.player = player, .unit = unit}, {x, y, 0.0}, {facing}}};
}
Adjust deploy(int unit, double x, double y, double facing = 0.0) {
    return {Player::blue, DeployUnit{UnitId{unit}, {x, y, 0.0}, {facing}}};
}
const Adjust toSandbox{Player::blue, ToSandbox{}};

geometry::Vec2 leaderAt(const Game& game, int unit) {
    const View view = game.view(Player::blue);
    return geometry::Vec2{view.mini(view.unit(UnitId{unit}).minis.front()).mini.position};
}

struct Sandbox : testing::Test {
    std::unique_ptr<Game> game = Game::start(emptySandbox(), 1).value();

    void give(const Answer& answer) {
        const auto refusal = game->answer(answer);
        ASSERT_FALSE(refusal) << refusal->text;
    }
    std::string refusalOf(const Answer& answer) const {
        const auto before = game->digest();
        const auto refusal = game->answer(answer);
        EXPECT_EQ(game->digest(), before);
        return refusal ? refusal->text : "";
    }
    UnitView unit(int id) const { return game->view(Player::blue).unit(UnitId{id}); }
};

TEST_F(Sandbox, NeedsNoUnitsAndAsksNothingThatCouldBeAnswered) {
    ASSERT_TRUE(game->question());
    EXPECT_EQ(game->question()->ask, Ask::freeTable);
    EXPECT_TRUE(game->view(Player::red).sandbox);
    EXPECT_EQ(refusalOf(Pick{0}), "the sandbox has no questions: change the battlefield by hand");
    EXPECT_NE(refusalOf(randomAnswer(*game, 7)), "");
    EXPECT_NE(refusalOf(sensibleAnswer(*game, 7)), "");
}

TEST_F(Sandbox, UnitsJoinWhereTheyArePutWithTheirMiniaturesInCohesion) {
    give(join(Player::blue, "troopers", 10, 10, 90));
    give(join(Player::red, "walker", 25, 12));
    EXPECT_EQ(unit(0).minis.size(), 4U);
    EXPECT_EQ(unit(1).player, Player::red);
    EXPECT_NEAR(leaderAt(*game, 0).x, 10.0, 1e-9);
    EXPECT_NEAR(leaderAt(*game, 1).x, 25.0, 1e-9);
    EXPECT_EQ(game->view(Player::blue).battlefield.minis().size(), 5U);
    EXPECT_TRUE(brokenInvariants(*game).empty());
    EXPECT_EQ(game->record().back().verdict, "joins by hand");
    EXPECT_EQ(game->question()->ask, Ask::freeTable);
}

TEST_F(Sandbox, UnitsOfOneNameAreNumbered) {
    give(join(Player::blue, "walker", 6, 6));
    EXPECT_EQ(unit(0).label, "Walker");
    give(join(Player::blue, "walker", 16, 6));
    give(join(Player::red, "walker", 26, 6));
    EXPECT_EQ(unit(0).label, "Walker 1");
    EXPECT_EQ(unit(1).label, "Walker 2");
    EXPECT_EQ(unit(2).label, "Walker");
}

TEST_F(Sandbox, UnitsOfOneNameAndDifferentTitlesAreToldApart) {
    give(join(Player::blue, "troopers", 10, 10));
    give(join(Player::blue, "troopers", 20, 10));
    give(join(Player::blue, "strike team", 30, 10));
    EXPECT_EQ(unit(0).label, "Troopers 1");
    EXPECT_EQ(unit(1).label, "Troopers 2");
    EXPECT_EQ(unit(2).label, "Troopers, Strike Team");
}

TEST(UnitLabels, AnArmyTellsTitlesApart) {
    UnitCard strike = troopers(4);
    strike.title = "Strike Team";
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(4), 5, 8), unitAt(Player::blue, strike, 14, 8),
         unitAt(Player::blue, troopers(4), 23, 8), unitAt(Player::red, strike, 30, 16, 180)});
    const auto started = Game::start(std::move(scenario), 1);
    ASSERT_TRUE(started) << started.problem().text;
    const View view = (*started)->view(Player::blue);
    EXPECT_EQ(view.unit(UnitId{0}).label, "Troopers 1");
    EXPECT_EQ(view.unit(UnitId{1}).label, "Troopers, Strike Team");
    EXPECT_EQ(view.unit(UnitId{2}).label, "Troopers 2");
    EXPECT_EQ(view.unit(UnitId{3}).label, "Troopers");
}

TEST_F(Sandbox, RefusesWhoIsNotThereAndWhereNobodyCanStand) {
    give(join(Player::blue, "walker", 20, 12));
    EXPECT_EQ(refusalOf(join(Player::red, "rancor", 5, 5)), "there is no such unit: rancor");
    EXPECT_NE(refusalOf(join(Player::red, "walker", 20.5, 12)), "") << "on top of another";
    EXPECT_NE(refusalOf(join(Player::red, "walker", 0.5, 12)), "") << "off the table";
    EXPECT_EQ(game->view(Player::blue).units.size(), 1U);
}

TEST_F(Sandbox, OneUndoTakesBackAWholeUnitAndRedoBringsItBack) {
    const auto empty = game->digest();
    give(join(Player::blue, "troopers", 10, 10));
    const auto joined = game->digest();
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->digest(), empty);
    EXPECT_TRUE(game->view(Player::blue).units.empty());
    ASSERT_TRUE(game->redo());
    EXPECT_EQ(game->digest(), joined);
}

TEST_F(Sandbox, AUnitMovesTogetherInItsFormation) {
    give(join(Player::blue, "troopers", 10, 10));
    give(Adjust{Player::blue, AdjustMini{{unit(0).minis[2], {11.5, 12.0, 0.0}, {30}}}});
    give(deploy(0, 20, 10, 90));
    const View view = game->view(Player::blue);
    const geometry::Mini odd = view.mini(view.unit(UnitId{0}).minis[2]).mini;
    EXPECT_NEAR(odd.position.x, 18.0, 1e-9) << "turned a quarter about its unit leader";
    EXPECT_NEAR(odd.position.y, 11.5, 1e-9);
    EXPECT_NEAR(odd.facing.value, 120.0, 1e-9);
    EXPECT_EQ(game->record().back().verdict, "moved by hand");
}

TEST_F(Sandbox, WhereTheFormationHasNoRoomTheOthersCloseUp) {
    give(join(Player::blue, "troopers", 18, 12));
    give(deploy(0, 0.6, 0.6));
    EXPECT_NEAR(leaderAt(*game, 0).x, 0.6, 1e-9);
    EXPECT_TRUE(brokenInvariants(*game).empty());
    EXPECT_EQ(game->view(Player::blue).battlefield.minis().size(), 4U);
}

TEST_F(Sandbox, UnitsLeaveAndComeBack) {
    give(join(Player::blue, "walker", 10, 10));
    give(join(Player::red, "troopers", 20, 10));
    give(Adjust{Player::red, LeaveSandbox{UnitId{0}}});
    EXPECT_TRUE(unit(0).undeployed);
    EXPECT_EQ(game->view(Player::blue).battlefield.minis().size(), 4U);
    EXPECT_NE(refusalOf(Adjust{Player::red, LeaveSandbox{UnitId{0}}}), "") << "it has left";
    give(deploy(1, 10, 10));  // the earlier place of unit 0 is free now
    give(deploy(0, 28, 10));
    EXPECT_FALSE(unit(0).undeployed);
    EXPECT_TRUE(brokenInvariants(*game).empty());
}

TEST_F(Sandbox, NobodyWinsWhenTheLastUnitOfASideFalls) {
    give(join(Player::blue, "walker", 10, 10));
    const int threshold = game->view(Player::blue).minis.front().threshold;
    give(Adjust{Player::red, AdjustWounds{MiniId{0}, threshold}});
    ASSERT_TRUE(game->question());
    EXPECT_FALSE(game->view(Player::blue).over);
    give(join(Player::blue, "walker", 10, 10));
}

TEST_F(Sandbox, AMoveWithTheToolIsJudgedByTheRulesOfMoves) {
    give(join(Player::blue, "troopers", 10, 10));
    EXPECT_EQ(refusalOf(Adjust{Player::blue, ToolMove{UnitId{0}, geometry::MoveKind::standard, 4}}),
              "a speed is 1 to 3");
    EXPECT_NE(refusalOf(Adjust{Player::blue, ToolMove{UnitId{0}, geometry::MoveKind::reverse}}),
              "");
    give(Adjust{Player::blue, ToolMove{UnitId{0}, geometry::MoveKind::standard, 1}});
    ASSERT_EQ(game->question()->ask, Ask::moveUnit);
    EXPECT_EQ(game->question()->move->terms.speed, 1);
    EXPECT_NE(refusalOf(join(Player::red, "walker", 25, 12)), "") << "a unit is under way";
    geometry::Move far;
    far.toolSpeed = 3;
    EXPECT_NE(refusalOf(MoveAnswer{far}), "");
    geometry::Move move;
    move.toolSpeed = 1;
    move.pose.contactAngle = move.pose.direction = geometry::Degrees{0.0};
    give(MoveAnswer{move});
    ASSERT_EQ(game->question()->ask, Ask::placeUnit);
    EXPECT_GT(leaderAt(*game, 0).x, 12.0);
    give(randomAnswer(*game, 3));
    EXPECT_EQ(game->question()->ask, Ask::freeTable);
}

TEST_F(Sandbox, ThePositionOfAGameIsWholeInItAndTheRulesAreOver) {
    game = Game::start(skirmishWithMuster(), 5).value();
    for (std::uint64_t i = 0; i < 30 && game->question(); ++i)
        ASSERT_FALSE(game->answer(randomAnswer(*game, i)));
    const View before = game->view(Player::blue);
    const auto asked = game->digest();
    EXPECT_EQ(refusalOf(join(Player::red, "walker", 3, 3)), "possible only in the sandbox");
    EXPECT_EQ(refusalOf(Adjust{Player::red, LeaveSandbox{UnitId{0}}}),
              "possible only in the sandbox");
    give(toSandbox);
    EXPECT_EQ(game->question()->ask, Ask::freeTable);
    EXPECT_EQ(refusalOf(toSandbox), "the battlefield is a sandbox already");
    const View after = game->view(Player::blue);
    EXPECT_FALSE(after.activating || after.attack);
    for (const UnitView& one : before.units) {
        const UnitView& same = after.unit(one.id);
        EXPECT_EQ(same.minis, one.minis);
        EXPECT_EQ(
            same.tokens[Token::aim] + same.tokens[Token::dodge] + same.tokens[Token::suppression],
            one.tokens[Token::aim] + one.tokens[Token::dodge] + one.tokens[Token::suppression]);
    }
    for (const MiniView& one : before.minis) EXPECT_EQ(after.mini(one.id).wounds, one.wounds);
    give(join(Player::red, "walker", 33, 21));
    EXPECT_EQ(unit(6).label, "Walker 2");
    ASSERT_TRUE(game->undo());
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->digest(), asked) << "the game goes on where it was left";
}

// Players can switch from any question of a game to the sandbox. In the sandbox, no rule is active.
TEST_F(Sandbox, EveryQuestionOfAGameCanBeTakenThere) {
    game = Game::start(skirmishWithMuster(), 3).value();
    std::set<Ask> seen;
    for (std::uint64_t i = 0; i < 200 && game->question(); ++i) {
        if (seen.insert(game->question()->ask).second) {
            give(toSandbox);
            ASSERT_EQ(game->question()->ask, Ask::freeTable);
            ASSERT_TRUE(brokenInvariants(*game).empty()) << i << ": " << brokenInvariants(*game)[0];
            ASSERT_TRUE(game->undo());
        }
        ASSERT_FALSE(game->answer(randomAnswer(*game, i)));
    }
    EXPECT_GT(seen.size(), 5U);
    EXPECT_TRUE(seen.contains(Ask::placeUnit));
    EXPECT_TRUE(seen.contains(Ask::rollDice));
}

TEST_F(Sandbox, AGameThatIsOverCanBeLookedInto) {
    game = Game::start(shootOut(1, 1), 5).value();
    give(Adjust{Player::blue, AdjustWounds{MiniId{1}, 1}});
    ASSERT_FALSE(game->question());
    EXPECT_EQ(refusalOf(deploy(0, 5, 5)), "there is no open question");
    give(toSandbox);
    ASSERT_TRUE(game->question());
    EXPECT_FALSE(game->view(Player::blue).over);
    give(deploy(0, 20, 5));
    EXPECT_NEAR(leaderAt(*game, 0).x, 20.0, 1e-9);
}

TEST_F(Sandbox, AJournalReadsBack) {
    Folder folder;
    game = Game::start(skirmishWithMuster(), 5).value();
    for (std::uint64_t i = 0; i < 12; ++i) ASSERT_FALSE(game->answer(randomAnswer(*game, i)));
    give(toSandbox);
    give(join(Player::red, "walker", 33, 21, 180));
    give(Adjust{
        Player::blue,
        JoinSandbox{
            {.player = Player::blue, .bare = BareBase{"huge", 2.5, "Pillar"}}, {33, 3, 0}, {}}});
    give(Adjust{Player::blue, LeaveSandbox{UnitId{6}}});
    give(Adjust{Player::red, ToolMove{UnitId{0}, geometry::MoveKind::standard, 2}});
    give(randomAnswer(*game, 1));
    const auto file = folder.file("sandbox.sightline");
    ASSERT_TRUE(writeJournal(file, game->journal()));
    const auto text = readJournal(file);
    ASSERT_TRUE(text) << text.problem().text;
    const auto again = replay(skirmishWithMuster(), text->journal);
    ASSERT_TRUE(again) << again.problem().text;
    EXPECT_EQ((*again)->digest(), game->digest());
    EXPECT_EQ((*again)->view(Player::blue).unit(UnitId{7}).label, "Pillar");
}

TEST_F(Sandbox, WithoutACatalogueNobodyJoins) {
    game = Game::start(skirmish(), 5).value();
    give(toSandbox);
    EXPECT_EQ(refusalOf(join(Player::red, "walker", 33, 21)),
              "no catalogue is loaded: no unit can join");
}

}  // namespace
}  // namespace sightline::engine::test
