// Checks the invariants of a battle at every question of whole games, with random and with sensible
// players.
#include <algorithm>
#include <set>

#include "geometry/measure/outline.h"
#include "property/engine/whole_games.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::test {
namespace {

constexpr double tolerance = 0.01;  ///< largest overlap that rounding may cause, inches

void expectOnTable(const View& view) {
    const auto size = view.battlefield.table();
    for (const MiniView& mini : view.minis) {
        if (mini.defeated) continue;
        const geometry::Outline outline = geometry::outlineOf(mini.mini);
        for (const geometry::Vec2& end : {outline.a, outline.b}) {
            EXPECT_GE(end.x - outline.radius, -tolerance);
            EXPECT_GE(end.y - outline.radius, -tolerance);
            EXPECT_LE(end.x + outline.radius, size.width + tolerance);
            EXPECT_LE(end.y + outline.radius, size.depth + tolerance);
        }
        EXPECT_GE(mini.mini.position.z, -tolerance);
        EXPECT_LE(mini.mini.position.z, 10.0);
    }
}

/// No two bases may overlap. Exception: while a unit is being placed, its miniatures may still
/// overlap the leader that has moved.
void expectApart(const View& view, const Question& asked) {
    for (const MiniView& one : view.minis) {
        for (const MiniView& other : view.minis) {
            if (one.defeated || other.defeated || one.id >= other.id) continue;
            const bool placing = asked.ask == Ask::placeUnit && one.unit == asked.unit;
            if (placing && other.unit == asked.unit) continue;
            const double up = std::abs(one.mini.position.z - other.mini.position.z);
            if (up > std::min(one.mini.height, other.mini.height)) continue;
            EXPECT_LE(geometry::overlapDepth(geometry::outlineOf(one.mini),
                                             geometry::outlineOf(other.mini)),
                      tolerance)
                << "miniatures " << one.id.value << " and " << other.id.value;
        }
    }
}

void expectUnits(const View& view) {
    std::set<int> standing;
    for (const UnitView& unit : view.units) {
        EXPECT_EQ(unit.defeated, unit.minis.empty());
        for (int tokens : {unit.tokens[Token::aim], unit.tokens[Token::dodge],
                           unit.tokens[Token::surge], unit.tokens[Token::suppression]}) {
            EXPECT_GE(tokens, 0);
        }
        EXPECT_GE(unit.tokens[Token::vehicleDamage], 0);
        EXPECT_LE(unit.tokens[Token::vehicleDamage], 1);
        EXPECT_GE(unit.actionsLeft, 0);
        EXPECT_LE(unit.actionsLeft, 2);
        EXPECT_LE(static_cast<int>(unit.minis.size()), unit.startingMinis);
        if (unit.isPanicked) {
            EXPECT_GT(unit.tokens[Token::suppression], 0);
        }
        if (isVehicle(unit.card->type)) {
            EXPECT_EQ(unit.tokens[Token::suppression], 0);
        }
        for (MiniId id : unit.minis) {
            EXPECT_TRUE(standing.insert(id.value).second) << "in two units";
            const MiniView& mini = view.mini(id);
            EXPECT_EQ(mini.unit, unit.id);
            EXPECT_FALSE(mini.defeated);
            EXPECT_GE(mini.wounds, 0);
            EXPECT_LT(mini.wounds, mini.threshold);
            EXPECT_EQ(mini.leader, id == unit.minis.front());
        }
    }
    for (const MiniView& mini : view.minis) {
        EXPECT_EQ(mini.defeated, !standing.contains(mini.id.value));
        const geometry::Mini* placed = view.battlefield.mini(mini.id.value);
        EXPECT_EQ(placed == nullptr, mini.defeated);
        if (!placed) continue;
        EXPECT_EQ(placed->position.x, mini.mini.position.x);
        EXPECT_EQ(placed->position.y, mini.mini.position.y);
    }
}

void expectPoints(const View& view) {
    int blue = 0, red = 0;
    for (const UnitView& unit : view.units) {
        if (!unit.defeated) continue;
        (unit.player == Player::blue ? red : blue) += unit.card->points;
    }
    EXPECT_EQ(view.bluePoints, blue);
    EXPECT_EQ(view.redPoints, red);
}

void expectQuestion(const Game& game, const View& view) {
    const Question& asked = *game.question();
    EXPECT_FALSE(view.over);
    EXPECT_FALSE(view.winner);
    EXPECT_GE(view.round, 1);
    EXPECT_LE(view.round, view.lastRound);
    EXPECT_GT(asked.citation.page, 0);
    EXPECT_FALSE(asked.citation.section.empty());
    EXPECT_LE(asked.least, asked.most);
    const bool picks = asked.form == AnswerForm::pick || asked.form == AnswerForm::pickSeveral;
    EXPECT_EQ(picks, !asked.options.empty());
    EXPECT_EQ(asked.form == AnswerForm::dice, !asked.dice.empty());
    EXPECT_EQ(asked.form == AnswerForm::move, asked.move != nullptr);
    EXPECT_EQ(asked.form == AnswerForm::places, asked.place != nullptr);
    if (!asked.unit.none()) {
        EXPECT_FALSE(view.unit(asked.unit).defeated);
        EXPECT_EQ(view.unit(asked.unit).player, asked.player);
    }
    if (asked.place) {  // the place that the game proposes must be legal
        Places proposal;
        for (const auto& one : asked.place->proposal) {
            proposal.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
        }
        const auto refusal = game.refusalOf(proposal);
        EXPECT_FALSE(refusal) << refusal->text;
    }
    for (int i = 0; i < static_cast<int>(asked.options.size()); ++i) {
        if (asked.form == AnswerForm::pick) {
            EXPECT_FALSE(game.refusalOf(Pick{i}));
        }
    }
}

void expectRecord(const Game& game) {
    std::size_t before = 0;
    for (const Ruling& ruling : game.record()) {
        EXPECT_GE(ruling.answersBefore, before);
        before = ruling.answersBefore;
        if (ruling.happening != Happening::adjusted) {
            EXPECT_GT(ruling.citation.page, 0);
        }
        EXPECT_FALSE(ruling.verdict.empty());
    }
    EXPECT_LE(before, game.journal().answers.size());
}

TEST(WholeGame, KeepsEveryInvariantAtEveryQuestion) {
    for (std::uint64_t seed = 21; seed <= 60; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto game = playWhole(seed, [](Game& now) {
            SCOPED_TRACE("answer " + std::to_string(now.journal().answers.size()));
            const View view = now.view(now.question()->player);
            expectOnTable(view);
            expectApart(view, *now.question());
            expectUnits(view);
            expectPoints(view);
            expectQuestion(now, view);
        });
        const View end = game->view(Player::blue);
        EXPECT_TRUE(end.over);
        EXPECT_LE(end.round, end.lastRound);
        expectUnits(end);
        expectPoints(end);
        expectRecord(*game);
        const Happening last = game->record().back().happening;
        EXPECT_EQ(end.winner.has_value(), last != Happening::gameDrawn);
        if (end.bluePoints > end.redPoints) {
            EXPECT_EQ(end.winner, Player::blue);
        }
    }
}

TEST(WholeGame, AdjustmentsAtAnyMomentKeepTheInvariants) {
    for (std::uint64_t seed = 101; seed <= 140; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Generator chance(seed);
        const auto unitCount = static_cast<std::uint32_t>(skirmish().units.size());
        playWhole(seed, [&](Game& now) {
            SCOPED_TRACE("answer " + std::to_string(now.journal().answers.size()));
            if (chance.below(6) == 0 && now.question()->ask != Ask::rollDice) {
                const UnitId unit{static_cast<int>(chance.below(unitCount))};
                const std::vector<MiniId> minis = now.view(Player::blue).unit(unit).minis;
                if (minis.size() < 2) return;
                const MiniId mini = minis[chance.below(static_cast<std::uint32_t>(minis.size()))];
                Adjust adjust{Player::red, AdjustWounds{mini, 1}};
                if (chance.below(3) != 0) adjust.what = AdjustToken{unit, Token::dodge, 1};
                if (chance.below(3) == 0) {
                    adjust.what =
                        AdjustMini{{mini, {chance.share() * 36, chance.share() * 24, 0.0}, {0.0}}};
                }
                now.answer(adjust);
                if (!now.question()) return;
            }
            const View view = now.view(Player::red);
            expectOnTable(view);
            expectApart(view, *now.question());
            expectUnits(view);
            expectPoints(view);
            expectQuestion(now, view);
        });
    }
}

}  // namespace
}  // namespace sightline::engine::test
