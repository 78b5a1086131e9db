#include "app/cli/games/sim_game.h"

#include <algorithm>
#include <optional>
#include <ostream>
#include <utility>

#include "app/cli/games/close_start.h"
#include "app/cli/games/keyword_offers.h"
#include "app/cli/games/melee_seeker.h"
#include "app/cli/games/worn_start.h"
#include "app/cli/play/judgement_json.h"
#include "app/cli/play/table_names.h"
#include "engine/legion/advice/players/judged.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/legion/rules/game/state_fields.h"
#include "engine/legion/rules/keywords/standing_acts.h"
#include "engine/talk/generator.h"
#include "geometry/base/digest.h"

namespace sightline::app {
namespace {
using nlohmann::json;
// Maximum number of answers in one game. A starter battle of five rounds takes a few hundred
// answers.
constexpr int endlessAfter = 20000;

void addBroken(const engine::Game& game, int answers, json& line) {
    for (const std::string& broken : engine::brokenInvariants(game))
        line["violations"].push_back("answer " + std::to_string(answers) + ": " + broken);
}

// The number of reminders in the record. A reminder names an effect that the game leaves to its
// players.
long remindersIn(const engine::Game& game) {
    const engine::Record& record = game.record();
    return std::count_if(record.begin(), record.end(), [](const engine::Ruling& one) {
        return one.happening == engine::Happening::reminded;
    });
}

// True if a question is open. The sandbox has only a placeholder question, which does not count.
bool asksOn(const engine::Game& game) {
    return game.question() && game.question()->ask != engine::Ask::freeTable;
}

// Starts or stops the count of the changes that keywords make at standing points (see
// keyword_count.h). Does nothing if the scenario counts no changes.
void listen(const engine::Game& game, bool on) {
    if (const auto& acts = game.scenario().standingActs) acts->listen(on);
}

// True in rounds 2 and 4, if the armies were last brought together in an earlier round. In round 1,
// most units are not deployed before they activate.
bool startsEvenRound(const engine::Game& game, int closeInRound) {
    const int round = game.view(engine::Player::blue).round;
    return round > closeInRound && round % 2 == 0;
}

// Prints the choices that the player considers for the open question, if it judges the question.
void explain(const engine::Game& game, std::uint64_t seed, engine::PlayerKind player,
             std::ostream& output) {
    const auto skill = engine::skillOf(player);
    const engine::Judgement judgement =
        skill ? engine::judgementOf(game, *skill) : engine::Judgement{};
    if (judgement.choices.empty()) return;
    const engine::Question& question = *game.question();
    const json line = {{"event", "why"},
                       {"seed", seed},
                       {"number", game.journal().answers.size() + 1},
                       {"ask", askName(question.ask)},
                       {"player", engine::nameOf(engine::playerNames, question.player)},
                       {"considered", consideredJson(judgement, question)}};
    output << line.dump() << std::endl;
}

// An answer that the player of the game would not give: one of four offers of a keyword is
// declined, because no computer player declines an offer that helps. One of five answers is random.
// Random answers choose Recover, Dodge and unusual casualties, which computer players rarely
// choose. In games that bring the armies close together, half of the Moves lead into melee.
std::optional<engine::Answer> unusualAnswer(const SimStyle& style, const engine::Game& game,
                                            std::uint64_t seed) {
    const engine::Question& question = *game.question();
    engine::Generator chance(seed, 0xDEC1);
    if (style.varied && keywordOf(question) != engine::Keyword::none) {
        const auto decline = decliningAnswer(question);
        if (decline && chance.below(4) == 0 && !game.refusalOf(*decline)) return decline;
    }
    if (style.close && chance.below(2) == 0) {
        if (auto towards = answerTowardsMelee(game)) return towards;
    }
    if (style.varied && chance.below(5) == 0)
        return engine::answerBy(engine::PlayerKind::random, game, seed);
    return std::nullopt;
}

engine::Answer answerOf(const SimStyle& style, const engine::Game& game, std::uint64_t seed) {
    if (auto unusual = unusualAnswer(style, game, seed)) return *std::move(unusual);
    return engine::answerBy(style.player, game, seed);
}

}  // namespace

nlohmann::json playToEnd(engine::Game& game, std::uint64_t seed, const SimStyle& style,
                         KeywordCount& count) {
    json line = {{"seed", seed}, {"violations", json::array()}};
    int answers = 0, stops = 0;
    int closeInRound = 0;
    addBroken(game, answers, line);
    while (line["violations"].empty() && asksOn(game) && answers < endlessAfter) {
        if (style.close && startsEvenRound(game, closeInRound)) {
            closeInRound = game.view(engine::Player::blue).round;
            bringTogether(game, seed + static_cast<std::uint64_t>(closeInRound));
            wearOut(game, seed + static_cast<std::uint64_t>(closeInRound));
            addBroken(game, answers, line);
            continue;
        }
        if (game.question()->ask == engine::Ask::applyByHand) ++stops;
        listen(game, false);
        if (style.explained) explain(game, seed, style.player, *style.explained);
        const std::uint64_t chance = seed * 1000003U + static_cast<std::uint64_t>(answers);
        const engine::Answer answer = answerOf(style, game, chance);
        count.answered(*game.question(), answer);
        listen(game, true);
        if (const auto refusal = game.answer(answer)) {
            line["violations"].push_back("its own answer was refused: " + refusal->text);
            break;
        }
        // The game builds a question when it is read. Keywords also act while the rules build it.
        (void)game.question();
        if (const auto& acts = game.scenario().standingActs) count.add(acts->take());
        listen(game, false);
        ++answers;
        addBroken(game, answers, line);
    }
    if (answers == endlessAfter) line["violations"].push_back("the game did not end");
    const auto again = engine::replay(game.scenario(), game.journal());
    if (!again)
        line["violations"].push_back("replay: " + again.problem().text);
    else if ((*again)->digest() != game.digest())
        line["violations"].push_back(
            "replay ends in another state: " +
            engine::differenceOf((*again)->fields(), game.fields()).value_or("another question"));
    const engine::View view = game.view(engine::Player::blue);
    line["rounds"] = view.round;
    line["answers"] = answers;
    line["winner"] =
        view.winner ? json(*view.winner == engine::Player::blue ? "blue" : "red") : json(nullptr);
    line["victory_points"] = {view.mission.victoryPoints[0], view.mission.victoryPoints[1]};
    line["digest"] = engine::hexadecimal(game.digest());
    line["reminders"] = remindersIn(game);
    line["stops"] = stops;
    return line;
}

}  // namespace sightline::app
