// Lasting effects in whole random games: each effect must last exactly as long as its duration
// states. Replay and undo must always give the same result.
#include <map>
#include <set>

#include "engine/legion/rules/game/journal_file.h"
#include "property/engine/whole_games.h"

namespace sightline::engine::test {
namespace {

/// Counts the record's entries of one kind, for one unit or for all units.
long count(const Game& game, Happening happening, UnitId unit = {}) {
    const Record& record = game.recordSoFar();
    return std::count_if(record.begin(), record.end(), [&](const Ruling& one) {
        return one.happening == happening && (unit.none() || one.unit == unit);
    });
}

/// A lasting effect, and some counts of record entries at the moment when the effect began.
struct Given {
    UnitId unit;
    int number = 0;
    EffectDuration until{};
    long activations = 0;  ///< ended activations: of the unit for `nextActivation`, otherwise of
                           ///< all units
    long rounds = 0;       ///< number of rounds that have ended
    bool acted = false;    ///< true: the unit was activating when the effect began

    /// True if the effect must have ended. An effect until the end of an attack must have ended if
    /// there is no attack now. (The record has no entry for the end of an attack.)
    bool isOver(const Game& game) const {
        switch (until) {
            case EffectDuration::attack:
                return !game.view(Player::blue).attack;
            case EffectDuration::activation:
                return count(game, Happening::unitActivationEnded) > activations;
            case EffectDuration::nextActivation:
                return count(game, Happening::unitActivationEnded, unit) >
                       activations + (acted ? 1 : 0);
            case EffectDuration::round:
                return count(game, Happening::roundEnded) > rounds;
            case EffectDuration::game:
                break;
        }
        return false;
    }
};

AdjustEffect somethingFor(UnitId unit, EffectDuration until) {
    return {.unit = unit, .gains = {{"Scale"}}, .until = until, .source = "Property"};
}

bool mayBegin(const View& view, EffectDuration until) {
    if (until == EffectDuration::attack) return view.attack.has_value();
    return until != EffectDuration::activation || view.activating.has_value();
}

Given giveTo(Game& game, UnitId unit, EffectDuration until) {
    EXPECT_FALSE(game.answer(Adjust{Player::blue, somethingFor(unit, until)}));
    const View view = game.view(Player::blue);
    Given given{unit, view.unit(unit).effects.back().number, until};
    given.activations = count(game, Happening::unitActivationEnded,
                              until == EffectDuration::nextActivation ? unit : UnitId{});
    given.rounds = count(game, Happening::roundEnded);
    given.acted = view.activating == unit;
    return given;
}

void expectExactly(const Game& game, const std::vector<Given>& all, std::set<int>& seenOver) {
    const View view = game.view(Player::blue);
    for (const Given& one : all) {
        const UnitView& unit = view.unit(one.unit);
        if (unit.defeated) continue;
        const bool has =
            std::any_of(unit.effects.begin(), unit.effects.end(),
                        [&](const LastingEffect& effect) { return effect.number == one.number; });
        // An effect that lasts until the end of the attack has ended. A new attack may begin at
        // once, but the old effect must stay ended.
        if (one.until == EffectDuration::attack && !has) seenOver.insert(one.number);
        const bool over = one.isOver(game) || seenOver.contains(one.number);
        ASSERT_EQ(has, !over) << "effect " << one.number << ", until "
                              << static_cast<int>(one.until);
        if (over) seenOver.insert(one.number);
    }
    for (const UnitView& unit : view.units) {
        ASSERT_EQ(unit.card->has("Scale"), !unit.effects.empty()) << unit.label;
    }
}

TEST(EffectProperties, EachIsThereExactlyAsLongAsItShouldBe) {
    std::map<EffectDuration, int> given;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Generator generator(seed, 9);
        std::vector<Given> all;
        std::set<int> over;
        const auto game = playWhole(seed, [&](Game& now) {
            expectExactly(now, all, over);
            if (generator.below(8) != 0) return;
            const View view = now.view(Player::blue);
            const auto unit = generator.below(static_cast<std::uint32_t>(view.units.size()));
            const auto until = static_cast<EffectDuration>(generator.below(5));
            const UnitView& chosen = view.units[unit];
            if (chosen.defeated || !mayBegin(view, until) || chosen.effects.size() > 9) return;
            all.push_back(giveTo(now, chosen.id, until));
            ++given[until];
        });
        const auto again = replay(skirmish(), game->journal());
        ASSERT_TRUE(again) << again.problem().text;
        EXPECT_EQ((*again)->digest(), game->digest());
    }
    for (int until = 0; until < 5; ++until)
        EXPECT_GT(given[static_cast<EffectDuration>(until)], 5) << "hardly any was given";
}

TEST(EffectProperties, UndoingTakesThemBackAndRedoingGivesThem) {
    Generator generator(4, 9);
    auto game = newGame(4);
    int undone = 0;
    for (int step = 0; step < 150 && game->question(); ++step) {
        const View view = game->view(Player::blue);
        const auto unit = generator.below(static_cast<std::uint32_t>(view.units.size()));
        if (!view.units[unit].defeated && generator.below(6) == 0) {
            const std::uint64_t before = game->digest();
            giveTo(*game, view.units[unit].id, EffectDuration::nextActivation);
            const std::uint64_t after = game->digest();
            ASSERT_NE(after, before);
            ASSERT_TRUE(game->undo());
            ASSERT_EQ(game->digest(), before);
            ASSERT_TRUE(game->redo());
            ASSERT_EQ(game->digest(), after);
            ++undone;
        }
        ASSERT_FALSE(game->answer(nextAnswer(*game, 4)));
    }
    EXPECT_GT(undone, 10);
}

}  // namespace
}  // namespace sightline::engine::test
