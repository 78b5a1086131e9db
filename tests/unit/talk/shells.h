/// An invented game for tests of the library sightline_talk: blue hides a pea under one of three
/// shells, red points at a shell, blue sets a stake, and a coin decides whether the stake counts
/// double. The player who is right receives the stake. The test program links sightline_talk and no
/// library above it.
#pragma once
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/talk/await_answer.h"
#include "engine/talk/effects.h"
#include "engine/talk/game.h"
#include "engine/talk/journal_lines.h"
#include "engine/talk/quiet_moments.h"
#include "engine/talk/record.h"
#include "engine/talk/sum.h"

namespace sightline::shells {

using engine::Citation;
using engine::Player;
using engine::Refusal;
using engine::Task;
namespace talk = engine::talk;

enum class Ask { hidePea, pointAtShell, setStake, tossCoin, chooseEffect, payBack };
enum class Shell { none, left, middle, right };
enum class Coin { copper, silver };
enum class Side { heads, tails, edge };  ///< a copper coin cannot land on its edge

struct TossedCoin {
    Coin die{};
    Side face{};
    bool operator==(const TossedCoin&) const = default;
};

/// An adjustment by hand: changes a player's points.
struct Give {
    Player to{};
    int points = 0;
    bool stopsPlay = false;  ///< true: the rules end the game
};

/// The names that the record uses for numbers and for the sources of their changes.
enum class NumberName { printedStake, heads, oneMore, twiceAsMuch, byHand };

/// The reason for a change of the stake.
struct Reason {
    int amount = 0;
    NumberName source{};
    bool operator==(const Reason&) const = default;
};

/// One entry of the game's record.
struct Entry {
    Message message{};
    std::string verdict{};
    std::vector<talk::Number<NumberName>> numbers{};
    Citation citation{};
    std::size_t answersBefore = 0;
    Shell pea{};  ///< place of the pea, computed when the record is read
};

struct Question : talk::Question<Ask, Shell, Coin> {};
using Answer = std::variant<talk::Pick<Shell>, talk::PickSeveral<Shell>, talk::Count,
                            talk::DiceAnswer<Side>, talk::Draw, Give>;

struct Table;
struct Start;
struct View;

struct Words {
    using Question = shells::Question;
    using Option = Shell;
    using Answer = shells::Answer;
    using Die = Coin;
    using Face = Side;
    using RolledDie = TossedCoin;
    using Table = shells::Table;
    using Scenario = Start;
    using View = shells::View;
    using Record = std::vector<Entry>;
    using Adjust = Give;
    static const std::vector<Side>& facesOf(Coin coin);
    static Citation diceRule() { return engine::page(3, "Coins"); }
};

struct Start {
    nlohmann::json source{{"rounds", 2}};
    std::optional<engine::PlayedUnder> rules{};
    int asks = 1;
    bool asksEverything = false;
};

/// The facts that one player knows. Only blue knows which shell hides the pea, until this shell is
/// lifted.
struct View {
    Shell pea{};
    std::array<int, 2> points{};
    bool operator==(const View&) const = default;
};

struct Table {
    using Words = shells::Words;

    int round = 1, rounds = 2;
    Shell pea{};
    std::array<int, 2> points{};
    bool ended = false;

    talk::OpenQuestion<Words>* open = nullptr;
    std::size_t answersTaken = 0;
    std::shared_ptr<engine::QuietMoments> quiet{};
    std::size_t moments = 0;
    std::shared_ptr<const talk::Effects<Table>> effects{};
    bool asksEverything = false;
    std::vector<Entry> log{};
    talk::UnfinishedEntries<Entry> unfinished{};
    std::vector<std::size_t> revelations{};

    bool over() const { return ended; }
    Player priority() const { return Player::blue; }
    void completeRecord() { unfinished.finish(log); }
};

/// The timing point at which the loser pays the stake.
struct PayStake {
    Player winner{};
    talk::Sum<Reason> stake{};
};

Task<std::size_t> chooseEffect(Table& table, Player player, talk::EffectList effects);
std::size_t reportsIn(const Table& table);

/// The rules of the game. They refuse a scenario without rounds.
const talk::RuleSet<Words>& shellRules();
inline constexpr talk::JournalGame shellJournals{
    .game = "shells", .edition = "fair", .asks = 1, .unnamed = false};

nlohmann::json toJson(const Answer& answer);
Result<Answer> answerFromJson(const nlohmann::json& json);

}  // namespace sightline::shells
