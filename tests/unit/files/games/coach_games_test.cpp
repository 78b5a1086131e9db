// The coach in games of computer players: its number of notes, and silence about the answers of the
// player whose judgement it uses.
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "engine/legion/advice/coach/coach.h"
#include "engine/legion/advice/players/players.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"
#include "unit/files/saved_games.h"

namespace sightline::engine {
namespace {

// The number of answers that the coach judges in one game. More would take too long.
constexpr int judgedAnswers = 25;

struct CoachedGame {
    int judged = 0, found = 0;
    std::map<std::pair<int, int>, int> notes{};  ///< by round and unit
};

bool isJudged(const Game& game) {
    const Ask ask = game.question()->ask;
    return ask == Ask::chooseAction || ask == Ask::moveUnit || ask == Ask::declareDefender;
}

using Play = std::function<Answer(const Game&, std::uint64_t)>;

// Plays from the second round on with the coach.
CoachedGame coached(const Play& play, std::uint64_t seed) {
    const auto game = Game::start(test::starterBattle(), seed).value();
    CoachedGame result;
    Coach coach;
    for (std::uint64_t i = 0; game->question() && result.judged < judgedAnswers && i < 2000; ++i) {
        const bool chance = isChance(*game->question());
        const bool judges = !chance && game->view(Player::blue).round >= 2 && isJudged(*game);
        const Answer answer = chance   ? game->seededChance()
                              : judges ? play(*game, seed + i)
                                       : answerBy(PlayerKind::sensible, *game, seed + i);
        if (judges) {
            ++result.judged;
            if (const auto note = noteOn(*game, answer)) {
                ++result.found;
                if (coach.admits(*note))
                    ++result.notes[{note->activation.round, note->activation.unit.value}];
            }
        }
        EXPECT_FALSE(game->answer(answer));
    }
    return result;
}

TEST(CoachGames, GiveAtMostOneNoteInAnActivation) {
    int notes = 0;
    for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
        const CoachedGame game = coached(sensibleAnswer, seed);
        EXPECT_EQ(game.judged, judgedAnswers);
        for (const auto& [activation, count] : game.notes) EXPECT_EQ(count, 1);
        EXPECT_LT(game.found, judgedAnswers / 2) << "silence is the default";
        notes += game.found;
    }
    EXPECT_GT(notes, 0);
}

TEST(CoachGames, GiveNoNoteOnTheAnswersOfTheirOwnLevel) {
    const Play play = [](const Game& game, std::uint64_t seed) {
        return judgedAnswer(game, coachSkill, seed);
    };
    EXPECT_EQ(coached(play, 6).found, 0);
}

}  // namespace
}  // namespace sightline::engine
