// The benchmark of the coach: set positions for each kind of note. The coach may offer a kind only
// if its positions pass.
#include <algorithm>
#include <map>

#include "scenario/players/coach_positions.h"

namespace sightline::engine::scene {
namespace {

class CoachBenchmark : public testing::TestWithParam<CoachCase> {};

TEST_P(CoachBenchmark, NotesOnlyTheClearlyWorseAnswer) {
    const CoachPosition position = GetParam().make();
    const Game& game = position.scene->game();
    const Judgement judgement = judgementOf(game, coachSkill);
    ASSERT_FALSE(judgement.choices.empty());
    const Decision decision(game);
    EXPECT_FALSE(noteOn(decision, judgement, judgement.choices.front().answer));
    const auto note = noteOn(decision, judgement, position.worse);
    ASSERT_EQ(note.has_value(), GetParam().noted)
        << (note ? english(note->text) : english(judgement.choices.front().what));
    if (!note) return;
    EXPECT_EQ(note->kind, GetParam().kind) << english(note->text);
    EXPECT_EQ(game.refusalOf(note->better), std::nullopt);
    EXPECT_FALSE(noteOn(decision, judgement, note->better));
    EXPECT_EQ(note->player, decision.player());
    EXPECT_GT(note->gain, 0.0);
    EXPECT_NE(english(note->text).find_first_of("0123456789"), std::string::npos)
        << "no numbers: " << english(note->text);
    EXPECT_GT(note->citation.page, 0);
    RecordProperty("note", english(note->text));
}

INSTANTIATE_TEST_SUITE_P(Positions, CoachBenchmark, testing::ValuesIn(coachCases()),
                         [](const auto& one) { return one.param.name; });

TEST(CoachBenchmarkSize, EachOfferedKindHasThreePositionsAndASilentOne) {
    std::map<CoachKind, int> noted, silent;
    for (const CoachCase& one : coachCases()) ++(one.noted ? noted : silent)[one.kind];
    for (const CoachKind kind : offeredCoachKinds) {
        EXPECT_GE(noted[kind], 3) << nameOf(kind);
        EXPECT_GE(silent[kind], 1) << nameOf(kind);
    }
    EXPECT_EQ(noted.size(), offeredCoachKinds.size());
}

TEST(Coach, GivesOneNoteInAnActivation) {
    Coach coach;
    CoachNote note;
    note.activation = {2, UnitId{3}};
    EXPECT_TRUE(coach.admits(note));
    EXPECT_FALSE(coach.admits(note));
    note.kind = CoachKind::objective;
    EXPECT_FALSE(coach.admits(note)) << "another kind in the same activation";
    note.activation.round = 3;
    EXPECT_TRUE(coach.admits(note));
    coach.forgetActivations();
    EXPECT_TRUE(coach.admits(note)) << "the same activation in another game";
}

TEST(Coach, GivesNoNoteOfAKindThatIsSwitchedOff) {
    Coach coach;
    CoachNote note;
    note.kind = CoachKind::openGround;
    note.activation = {1, UnitId{0}};
    coach.switchOff(note.kind);
    EXPECT_FALSE(coach.admits(note));
    note.kind = CoachKind::objective;
    EXPECT_TRUE(coach.admits(note)) << "a refused note does not count";
}

TEST(Coach, NamesItsKinds) {
    for (const CoachKind kind : offeredCoachKinds) {
        EXPECT_EQ(coachKindOf(nameOf(kind)), kind);
        EXPECT_FALSE(messageOf(kind).none());
    }
    EXPECT_EQ(coachKindOf("nothing"), std::nullopt);
}

}  // namespace
}  // namespace sightline::engine::scene
