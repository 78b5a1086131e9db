#include "unit/talk/shells.h"

#include <algorithm>
#include <utility>

#include "engine/talk/define_effects.h"
#include "engine/talk/define_game.h"
#include "engine/talk/define_question_forms.h"
#include "engine/talk/words/journals.h"
#include "engine/talk/words/refusals.h"
#include "geometry/base/digest.h"

namespace sightline::shells {
namespace {

using talk::ask;
using Choice = talk::Choice<Words>;
using HowMany = talk::HowMany<Words>;
using DiceRoll = talk::DiceRoll<Words>;

constexpr MessageTemplate<PrintedName, int> wins{inEnglish("Shells", "%1 wins %2")};
constexpr MessageTemplate<> givenByHand{inEnglish("Shells", "given by hand")};

constexpr std::array allShells{Shell::left, Shell::middle, Shell::right};

int& pointsOf(Table& table, Player player) {
    return table.points[static_cast<std::size_t>(player)];
}

Task<Shell> chooseShell(Table& table, Player player, Ask kind, bool secret) {
    const auto question = [&] {
        auto asked = talk::asking<Choice>(player, kind, engine::page(1, "Shells"));
        asked.question.secret = secret;
        asked.question.options.assign(allShells.begin(), allShells.end());
        return asked;
    };
    const Shell chosen = co_await ask(table, question);
    co_return chosen;
}

// Blue chooses a stake. The stake may be at most one point more than blue's points.
Task<int> setStake(Table& table) {
    const auto question = [&] {
        auto asked = talk::asking<HowMany>(Player::blue, Ask::setStake, engine::page(2, "Stakes"));
        asked.question.most = pointsOf(table, Player::blue) + 1;
        asked.what = engine::say::answerForms[2]();
        return asked;
    };
    const int stake = co_await ask(table, question);
    co_return stake;
}

Task<Side> tossCoin(Table& table) {
    const auto question = [&] {
        auto asked = talk::asking<DiceRoll>(Player::blue, Ask::tossCoin, engine::page(3, "Coins"));
        asked.question.dice = {Coin::copper};
        return asked;
    };
    const std::vector<TossedCoin> tossed = co_await ask(table, question);
    co_return tossed.front().face;
}

Task<void> playRound(Table& table) {
    table.pea = co_await chooseShell(table, Player::blue, Ask::hidePea, true);
    const Shell pointed = co_await chooseShell(table, Player::red, Ask::pointAtShell, false);
    const int stake = co_await setStake(table);
    const Side side = co_await tossCoin(table);
    PayStake paid{pointed == table.pea ? Player::red : Player::blue, {stake}};
    if (side == Side::heads) paid.stake.add({stake, NumberName::heads});
    co_await talk::reach(table, paid);
    const int points = paid.stake.within({});
    pointsOf(table, paid.winner) += points;
    Entry entry{.message = wins(paid.winner == Player::red ? "red" : "blue", points),
                .numbers = {{NumberName::printedStake, stake}},
                .citation = engine::page(2, "Stakes")};
    talk::addReasons(entry.numbers, paid.stake.reasons);
    talk::addEntry(table.log, std::move(entry), table.answersTaken);
    table.unfinished.addLast(table.log, [pea = table.pea](Entry& last) { last.pea = pea; });
    table.revelations.push_back(table.answersTaken);
    table.pea = Shell::none;
}

Task<void> play(Table& table) {
    for (; table.round <= table.rounds; ++table.round) co_await playRound(table);
    table.ended = true;
}

Task<void> stop(Table& table) {
    table.ended = true;
    co_return;
}

Result<Table> setUp(const Start& start) {
    Table table;
    table.rounds = start.source.value("rounds", 0);
    if (table.rounds < 1) return problemOf(engine::say::mustBeWholeFrom1());
    table.asksEverything = start.asksEverything;
    // Red has two effects at the same moment, so red chooses their order.
    auto effects = std::make_shared<talk::Effects<Table>>();
    const auto add = [&](const char* name, NumberName source, auto more) {
        effects->add<PayStake>({.controller = Player::red,
                                .resolve = [more, source](Table&, PayStake& point) -> Task<void> {
                                    point.stake.add({more(point.stake.within({})), source});
                                    co_return;
                                },
                                .name = name,
                                .applies =
                                    [](const Table& now, const PayStake& point) {
                                        return now.round == 2 && point.winner == Player::red;
                                    }});
    };
    add("one more", NumberName::oneMore, [](int) { return 1; });
    add("twice as much", NumberName::twiceAsMuch, [](int stake) { return stake; });
    table.effects = std::move(effects);
    return table;
}

View viewOf(const Table& table, Player player) {
    return {player == Player::blue ? table.pea : Shell::none, table.points};
}

std::uint64_t digestOf(const Table& table, const Question* open) {
    engine::Digest digest;
    for (const int one : {table.round, static_cast<int>(table.pea), table.points[0],
                          table.points[1], open ? static_cast<int>(open->ask) : -1})
        digest.add(std::string_view(std::to_string(one) + " "));
    return digest.value();
}

nlohmann::json fieldsOf(const Table& table) {
    return {{"round", table.round}, {"points", table.points}, {"pea", table.pea}};
}

std::optional<Refusal> refusalOf(const Table& table, const Give& give) {
    const int after = table.points[static_cast<std::size_t>(give.to)] + give.points;
    if (after > -3) return std::nullopt;
    return engine::refuse(engine::say::notOffered(), engine::page(4, "Debts"));
}

void apply(Table& table, const Give& give) {
    pointsOf(table, give.to) += give.points;
    Entry entry{.message = givenByHand(), .numbers = {{NumberName::byHand, give.points}}};
    talk::addEntry(table.log, std::move(entry), table.answersTaken);
}

// A player with debts chooses once how many points to pay back.
Task<void> payBack(Table& table, Player player) {
    const auto question = [&] {
        auto asked = talk::asking<HowMany>(player, Ask::payBack, engine::page(4, "Debts"));
        asked.question.least = 0;
        asked.question.most = -pointsOf(table, player);
        return asked;
    };
    const int paid = co_await ask(table, question);
    pointsOf(table, player) += paid;
}

std::optional<Task<void>> decisionAfter(Table& table, const Give& give, bool deciding) {
    if (deciding || pointsOf(table, give.to) >= 0) return std::nullopt;
    return payBack(table, give.to);
}

std::optional<Task<void>> playInstead(Table& table, const Give& give) {
    if (!give.stopsPlay) return std::nullopt;
    return stop(table);
}

}  // namespace

const std::vector<Side>& Words::facesOf(Coin coin) {
    static const std::vector<Side> copper{Side::heads, Side::tails};
    static const std::vector<Side> silver{Side::heads, Side::tails, Side::edge};
    return coin == Coin::copper ? copper : silver;
}

Task<std::size_t> chooseEffect(Table& table, Player player, talk::EffectList effects) {
    const auto question = [&] {
        auto asked = talk::asking<HowMany>(player, Ask::chooseEffect, engine::page(5, "Order"));
        asked.question.names = effects.names;
        asked.question.least = 0;
        asked.question.most = static_cast<int>(effects.names.size()) - 1;
        return asked;
    };
    const int chosen = co_await ask(table, question);
    co_return static_cast<std::size_t>(chosen);
}

std::size_t reportsIn(const Table& table) { return table.log.size(); }

const talk::RuleSet<Words>& shellRules() {
    static constexpr talk::RuleSet<Words> rules{
        .game = shellJournals.game,
        .edition = shellJournals.edition,
        .setUp = setUp,
        .play = play,
        .view = viewOf,
        .digest = digestOf,
        .fields = fieldsOf,
        .refusalOf = refusalOf,
        .needsNoQuestion = [](const Give& give) { return give.stopsPlay; },
        .inFull = [](const Table&, const Give& give) { return give; },
        .apply = apply,
        .playInstead = playInstead,
        .decisionAfter = decisionAfter};
    return rules;
}

nlohmann::json toJson(const Answer& answer) {
    if (const auto* pick = std::get_if<talk::Pick<Shell>>(&answer))
        return {{"shell", pick->chosen.value_or(Shell::none)}};
    if (const auto* count = std::get_if<talk::Count>(&answer)) return {{"count", count->count}};
    if (const auto* coins = std::get_if<talk::DiceAnswer<Side>>(&answer))
        return {{"coin", coins->faces.front()}};
    const Give& give = std::get<Give>(answer);
    return {{"to", give.to}, {"give", give.points}, {"stops", give.stopsPlay}};
}

Result<Answer> answerFromJson(const nlohmann::json& json) {
    if (json.contains("shell")) return Answer(talk::Pick<Shell>{-1, json["shell"].get<Shell>()});
    if (json.contains("count")) return Answer(talk::Count{json["count"].get<int>()});
    if (json.contains("coin")) return Answer(talk::DiceAnswer<Side>{{json["coin"].get<Side>()}});
    if (!json.contains("give")) return problemOf(engine::say::answerExpected());
    return Answer(
        Give{json["to"].get<Player>(), json["give"].get<int>(), json["stops"].get<bool>()});
}

}  // namespace sightline::shells
