// Random legal answers. Tests play thousands of games with them.
#include <algorithm>
#include <cmath>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/talk/generator.h"

namespace sightline::engine {
namespace {

using geometry::Degrees;

int pickBelow(Generator& generator, std::size_t count) {
    return static_cast<int>(generator.below(static_cast<std::uint32_t>(count)));
}

// Chooses one option at random. `finish` is chosen less often than other actions, so that a unit
// rarely finishes early.
Answer pick(const Question& question, Generator& generator) {
    std::size_t count = question.options.size();
    if (count == 0) return Pick{0};  // the sandbox question has no legal answer
    const bool acts = question.ask == Ask::chooseAction && count > 1 &&
                      question.options.back() == Option{Action::finish};
    if (acts && generator.below(16) != 0) --count;
    return Pick{pickBelow(generator, count)};
}

std::vector<int> shuffled(std::size_t count, Generator& generator) {
    std::vector<int> order(count);
    for (std::size_t i = 0; i < count; ++i) order[i] = static_cast<int>(i);
    for (std::size_t i = count; i > 1; --i) {
        std::swap(order[i - 1], order[generator.below(static_cast<std::uint32_t>(i))]);
    }
    return order;
}

// A legal selection among random selections of each size, the largest first. No value: none was
// found. A rule may demand several options at once, for example a weapon of each miniature.
std::optional<PickSeveral> wholeSelection(const Game& game, const Question& question,
                                          Generator& generator) {
    constexpr int tries = 50;
    const int most = std::min(question.most, static_cast<int>(question.options.size()));
    for (int size = most; size >= question.least; --size) {
        for (int i = 0; i < tries; ++i) {
            PickSeveral some{shuffled(question.options.size(), generator)};
            some.options.resize(static_cast<std::size_t>(size));
            std::sort(some.options.begin(), some.options.end());
            if (!game.refusalOf(some)) return some;
        }
    }
    return std::nullopt;
}

// Chooses options in random order while the selection is legal, usually as many as possible.
Answer pickSeveral(const Game& game, const Question& question, Generator& generator) {
    const bool few = generator.below(4) == 0;
    PickSeveral best;
    for (int option : shuffled(question.options.size(), generator)) {
        PickSeveral more = best;
        more.options.push_back(option);
        const auto size = static_cast<int>(more.options.size());
        if (size > question.most) break;
        if (size >= question.least && game.refusalOf(more)) continue;
        best = std::move(more);
        if (few && size >= question.least && generator.below(2) == 0) break;
    }
    std::sort(best.options.begin(), best.options.end());
    if (!game.refusalOf(best)) return best;
    return wholeSelection(game, question, generator).value_or(best);
}

geometry::Move sampledMove(const MoveBounds& bounds, Generator& generator) {
    geometry::Move move;
    move.kind = bounds.terms.kind;
    move.toolSpeed =
        1 + pickBelow(generator, static_cast<std::size_t>(std::clamp(bounds.terms.speed, 1, 3)));
    move.pose.stop = generator.below(2) == 0 ? 1.0 : generator.share();
    if (bounds.compulsory) move.pose.stop = 1.0;
    move.pose.bend = Degrees{(generator.share() - 0.5) * 180.0};
    double angle = generator.share() * 360.0 - 180.0;
    if (bounds.leader.base.notched) {
        angle = bounds.leader.facing.value +
                (generator.share() - 0.5) * 2.0 * bounds.terms.maxTurn.value;
        move.rotateFirst = Degrees{angle};
        if (move.kind == geometry::MoveKind::reverse) angle += 180.0;
        if (move.kind == geometry::MoveKind::strafe)
            angle += generator.below(2) == 0 ? 90.0 : -90.0;
    }
    move.pose.contactAngle = move.pose.direction = Degrees{angle};
    return move;
}

// A move with a bend that brings an undeployed unit onto the battlefield. Used if no straight move
// does so.
MoveAnswer deployBent(const Game& game, const Question& question) {
    const MoveBounds& bounds = *question.move;
    const View view = game.view(question.player);
    for (const geometry::Vec2 place : placesAtEdge(*bounds.terms.deployment)) {
        const auto solved = geometry::closestLegalMove(
            view.battlefield, bounds.leader, place, bounds.terms, bounds.others, bounds.forbidden);
        if (solved && !game.refusalOf(MoveAnswer{solved->move})) return MoveAnswer{solved->move};
    }
    return {};
}

// A random move onto the battlefield. A straight move from the edge is bent and shortened at
// random, if the result is legal. Otherwise the straight move is used.
Answer deploySomewhere(const Game& game, const Question& question, Generator& generator) {
    const MoveBounds& bounds = *question.move;
    const std::vector<geometry::Move> moves = movesFromEdge(*bounds.terms.deployment, bounds.terms);
    std::optional<MoveAnswer> plain;
    for (int i : shuffled(moves.size(), generator)) {
        MoveAnswer straight{moves[static_cast<std::size_t>(i)]};
        if (game.refusalOf(straight)) continue;
        plain = straight;
        straight.move.pose.bend = Degrees{(generator.share() - 0.5) * 120.0};
        straight.move.pose.stop = 0.5 + generator.share() / 2.0;
        if (bounds.compulsory) straight.move.pose.stop = 1.0;
        if (!game.refusalOf(straight)) return straight;
        if (generator.below(3) == 0) break;
    }
    if (plain) return *plain;
    if (bounds.compulsory) {
        const auto whole = game.nearestLegal(MoveAnswer{moves.front()});
        if (whole) return *whole;
    }
    return deployBent(game, question);
}

// A legal compulsory Move among all directions, bends and tools in steps of a few degrees. The
// nearest legal Move may break a condition that only the end of the Move decides, such as contact
// with enemy units.
std::optional<Answer> wholeMove(const Game& game, const MoveBounds& bounds) {
    // Steps in degrees: between the tried directions, and between the tried bends.
    constexpr double turnStep = 5.0, bendStep = 7.5;
    const double most = bounds.terms.maxTurn.value;
    for (int tool = std::clamp(bounds.terms.speed, 1, 3); tool > 0; --tool) {
        for (double turn = -most; turn <= most; turn += turnStep) {
            for (double bend = -90.0; bend <= 90.0; bend += bendStep) {
                geometry::Move move;
                move.kind = bounds.terms.kind;
                move.toolSpeed = tool;
                move.pose.bend = Degrees{bend};
                const Degrees facing{bounds.leader.facing.value + turn};
                move.pose.contactAngle = move.pose.direction = facing;
                if (bounds.leader.base.notched) move.rotateFirst = facing;
                if (!game.refusalOf(MoveAnswer{move})) return MoveAnswer{move};
            }
        }
    }
    return std::nullopt;
}

Answer moveSomewhere(const Game& game, const Question& question, Generator& generator) {
    const MoveBounds& bounds = *question.move;
    if (bounds.terms.deployment) return deploySomewhere(game, question, generator);
    for (int i = 0; i < 40; ++i) {
        const MoveAnswer sampled{sampledMove(bounds, generator)};
        if (!game.refusalOf(sampled)) return sampled;
    }
    if (bounds.compulsory) {
        const auto whole = game.nearestLegal(MoveAnswer{sampledMove(bounds, generator)});
        if (whole) return *whole;
        if (const auto other = wholeMove(game, bounds)) return *other;
    }
    geometry::Move stay;
    stay.kind = bounds.terms.kind;
    stay.toolSpeed = 1;
    stay.pose.stop = 0.0;
    for (int turn = 0; turn < 72; ++turn) {
        const Degrees angle{bounds.leader.facing.value + 5.0 * turn};
        stay.pose.contactAngle = stay.pose.direction = angle;
        if (bounds.leader.base.notched) stay.rotateFirst = angle;
        if (!game.refusalOf(MoveAnswer{stay})) return MoveAnswer{stay};
    }
    // If players put a unit on an illegal place by hand, few ends may be legal.
    constexpr int targets = 200;
    const View view = game.view(question.player);
    for (int i = 0; i < targets; ++i) {
        const double angle = generator.share() * 6.283185307179586;
        const double reach = generator.share() * 8.0;
        const geometry::Vec2 target{bounds.leader.position.x + std::cos(angle) * reach,
                                    bounds.leader.position.y + std::sin(angle) * reach};
        const auto solved = geometry::closestLegalMove(
            view.battlefield, bounds.leader, target, bounds.terms, bounds.others, bounds.forbidden);
        if (solved && !game.refusalOf(MoveAnswer{solved->move})) return MoveAnswer{solved->move};
    }
    return MoveAnswer{stay};
}

Places proposalOf(const Question& question) {
    Places places;
    for (const geometry::FormationPlace& one : question.place->proposal) {
        places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
    }
    return places;
}

// The proposed positions of the miniatures. Sometimes all positions are moved a little, if the
// result is legal.
Answer placeSomewhere(const Game& game, const Question& question, Generator& generator) {
    const Places proposal = proposalOf(question);
    if (generator.below(3) != 0) return proposal;
    Places nudged = proposal;
    for (Place& place : nudged.places) {
        place.position.x += generator.share() - 0.5;
        place.position.y += generator.share() - 0.5;
    }
    if (game.refusalOf(nudged)) return proposal;
    return nudged;
}

// A random legal position for a token near the unit leader that dropped it. If no legal position is
// found, the proposed position.
Answer spotSomewhere(const Game& game, const Question& question, Generator& generator) {
    const SpotBounds& bounds = *question.spot;
    for (int i = 0; i < 8; ++i) {
        const Spot spot{{bounds.near.position.x + (generator.share() - 0.5) * 8.0,
                         bounds.near.position.y + (generator.share() - 0.5) * 8.0}};
        if (!game.refusalOf(spot)) return spot;
    }
    return Spot{bounds.proposal};
}

}  // namespace

Answer randomAnswer(const Game& game, std::uint64_t seed) {
    const Question* question = game.question();
    if (!question) return Pick{0};
    Generator generator(seed, 0x5eed);
    switch (question->form) {
        case AnswerForm::pick:
            return pick(*question, generator);
        case AnswerForm::pickSeveral:
            return pickSeveral(game, *question, generator);
        case AnswerForm::count:
            return Count{
                question->least +
                pickBelow(generator,
                          static_cast<std::size_t>(question->most - question->least) + 1U)};
        case AnswerForm::move:
            return moveSomewhere(game, *question, generator);
        case AnswerForm::places:
            return placeSomewhere(game, *question, generator);
        case AnswerForm::dice: {
            DiceAnswer rolled;
            for (Die die : question->dice) rolled.faces.push_back(rollOne(generator, die));
            return rolled;
        }
        case AnswerForm::spot:
            return spotSomewhere(game, *question, generator);
        case AnswerForm::draw:
            return Draw{pickBelow(generator, question->options.size())};
    }
    return Pick{0};
}

}  // namespace sightline::engine
