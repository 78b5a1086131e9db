#include "app/cli/play/legion_play.h"

#include <algorithm>

#include "app/cli/play/judgement_json.h"
#include "app/cli/play/option_ids.h"
#include "app/cli/play/play_automation.h"
#include "app/cli/play/play_nearest.h"
#include "app/cli/play/play_question.h"
#include "app/cli/play/play_state.h"
#include "app/cli/play/record_line.h"
#include "engine/legion/advice/players/judged.h"
#include "engine/legion/advice/players/players.h"
#include "engine/legion/lists/catalogue/answer_names.h"

namespace sightline::app {
namespace {

using engine::Answer;
using nlohmann::json;

/// Adds the index of the chosen option beside its id. A journal that the window writes also has the
/// index and the id.
template <class Picked>
void addNumber(Picked& pick, const engine::Question& question) {
    const auto& options = question.options;
    const auto numberOf = [&](const engine::Option& wanted) {
        return static_cast<int>(std::find(options.begin(), options.end(), wanted) -
                                options.begin());
    };
    if constexpr (std::is_same_v<Picked, engine::Pick>) {
        if (pick.chosen) pick.option = numberOf(*pick.chosen);
    } else if (!pick.chosen.empty()) {
        pick.options.clear();
        for (const engine::Option& one : pick.chosen) pick.options.push_back(numberOf(one));
    }
}

Answer numbered(Answer answer, const engine::Question& question) {
    if (auto* pick = std::get_if<engine::Pick>(&answer)) addNumber(*pick, question);
    if (auto* several = std::get_if<engine::PickSeveral>(&answer)) addNumber(*several, question);
    return answer;
}

}  // namespace

LegionPlay::LegionPlay(std::unique_ptr<engine::Game> game,
                       std::unique_ptr<engine::JournalWriter> saved)
    : TalkedGame(*game), game_(std::move(game)), saved_(std::move(saved)) {}

LegionPlay::~LegionPlay() {
    if (saved_) static_cast<void>(saved_->flush());
}

json LegionPlay::question() const {
    const engine::Question& question = *game_->question();
    return questionEvent(question, game_->view(question.player), number());
}

json LegionPlay::ending() const {
    const engine::View view = game_->view(engine::Player::blue);
    json event = TalkedGame::ending();
    event["winner"] = nullptr;
    if (view.winner) event["winner"] = engine::nameOf(engine::playerNames, *view.winner);
    event["victory_points"] = view.mission.victoryPoints;
    event["round"] = view.round;
    event["state"] = state();
    event["state"].erase("event");
    return event;
}

json LegionPlay::state() const { return stateEvent(*game_); }

std::vector<json> LegionPlay::entriesFrom(std::size_t first) const {
    const engine::Record& record = game_->record();
    std::vector<json> entries;
    if (first >= record.size()) return entries;
    const engine::View view = game_->view(engine::Player::blue);
    for (std::size_t i = first; i < record.size(); ++i)
        entries.push_back(recordEntry(record[i], view));
    return entries;
}

Reply LegionPlay::take(json line) {
    if (const engine::Question* question = game_->question()) {
        auto placed = withPlaces(std::move(line), *question);
        if (!placed) return Reply::error("input: " + placed.problem().text);
        line = std::move(placed).value();
    }
    if (saysOnlyItsEnd(line)) return moveTo(line);
    const auto answer = engine::answerFromExactJson(line);
    if (!answer) return Reply::error("input: " + answer.problem().text);
    return giveNumbered(*answer);
}

// Makes a move to a requested end. If this end is illegal, the reply has the nearest legal move.
Reply LegionPlay::moveTo(const json& line) {
    const auto moved = moveEndingAt(line, *game_);
    if (!moved) return Reply::error("input: " + moved.problem().text);
    if (moved->refusal) return refused(*moved->refusal, moved->answer);
    return giveNumbered(moved->answer);
}

const std::vector<OwnCommand>& LegionPlay::commands() const {
    static const std::vector<OwnCommand> own{
        {.name = "automation", .needsQuestion = false},
        {.name = "random"},
        {.name = "sensible"},
        {.name = "easy"},
        {.name = "fair"},
        {.name = "sharp"},
        {.name = "why", .members = {"player"}},
        {.name = "default"},
        {.name = "nearest", .members = {"move", "places", "at"}}};
    return own;
}

// Executes a command that only Legion has.
Reply LegionPlay::command(const std::string& name, const json& line) {
    if (name == "automation") return Reply::of(automationEvent(*game_));
    if (const auto player = engine::playerKindOf(name))
        return giveOwn(engine::answerBy(*player, *game_, luck()));
    if (name == "why") return explain(line);
    if (name == "default") return propose();
    return goNearest(line);
}

// Lists the best answers that a computer player considers for the open question.
Reply LegionPlay::explain(const json& line) const {
    const auto& named = line.contains("player") ? line["player"] : json("sharp");
    const auto player = named.is_string() ? engine::playerKindOf(named.get<std::string>())
                                          : std::optional<engine::PlayerKind>{};
    const auto skill = player ? engine::skillOf(*player) : std::optional<engine::Skill>{};
    if (!skill) return Reply::error("input: /player: expected easy, fair or sharp");
    return Reply::of(
        {{"event", "why"},
         {"number", number()},
         {"player", named},
         {"considered", consideredJson(engine::judgementOf(*game_, *skill), *game_->question())}});
}

Reply LegionPlay::propose() {
    const auto proposal = proposalOf(*game_->question());
    if (!proposal) return Reply::error("only a placing and a spot have a proposal");
    return giveOwn(*proposal);
}

Reply LegionPlay::goNearest(const json& line) {
    const auto wish = wishFromJson(line, *game_);
    if (!wish) return Reply::error("input: " + wish.problem().text);
    const auto nearest = nearestTo(*wish, *game_);
    return nearest ? giveOwn(*nearest) : giveNumbered(*wish);
}

// The seed of a random answer. `sightline-cli sim` uses the same seeds. So both commands play the
// same game if all answers are random.
std::uint64_t LegionPlay::luck() const {
    const engine::Journal& journal = game_->journal();
    return journal.seed * 1000003U + journal.answers.size();
}

Reply LegionPlay::giveNumbered(Answer answer) {
    if (const engine::Question* question = game_->question())
        answer = numbered(std::move(answer), *question);
    return give(answer);
}

Reply LegionPlay::giveOwn(const Answer& answer) {
    const engine::Question asked = *game_->question();
    Reply reply = giveNumbered(answer);
    if (reply.given) reply.answered = answerJson(game_->journal().answers.back(), asked);
    return reply;
}

// Reports a refused answer. For places or a move, the report includes a legal alternative.
Reply LegionPlay::refused(const engine::Refusal& refusal, const Answer& answer) const {
    json event = refusedEvent(refusal, number());
    if (refusal.legalMove)
        event["legal"] = engine::toJson(engine::MoveAnswer{*refusal.legalMove});
    else if (const auto legal = game_->question() ? nearestTo(answer, *game_) : std::nullopt)
        event["legal"] = engine::toJson(*legal);
    return Reply::of(std::move(event));
}

std::optional<Problem> LegionPlay::save(std::size_t firstNew) {
    if (!saved_) return std::nullopt;
    auto kept = saved_->follow(game_->journal());
    if (kept && endsTurn(firstNew)) kept = saved_->flush();
    if (kept) return std::nullopt;
    return kept.problem();
}

// True if one of the new record entries ends a turn. The journal is flushed to disk only then,
// because a flush after every answer would be slow.
bool LegionPlay::endsTurn(std::size_t firstNew) const {
    using engine::Happening;
    const engine::Record& record = game_->record();
    const auto first =
        record.begin() + static_cast<std::ptrdiff_t>(std::min(firstNew, record.size()));
    return !game_->question() || std::any_of(first, record.end(), [](const engine::Ruling& ruling) {
        return ruling.happening == Happening::turnStarted ||
               ruling.happening == Happening::roundStarted;
    });
}

}  // namespace sightline::app
