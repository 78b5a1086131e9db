/// Plays a battle for a test. The test may add effects and choose the faces of dice. An aggressive
/// player gives all answers that the test does not give.
#pragma once
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/game/conversation.h"
#include "engine/legion/rules/game/digest_of.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/talk/generator.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {

/// Adds an effect that asks no question and rolls no dice.
template <class Point>
void act(Effects& effects, Player controller, std::function<void(Battle&, Point&)> change) {
    effects.add<Point>(controller, [change](Battle& battle, Point& point) -> Task<void> {
        change(battle, point);
        co_return;
    });
}

class Play {
  public:
    explicit Play(Scenario scenario, const std::shared_ptr<const Effects>& effects = nullptr,
                  std::uint64_t seed = 1)
        : scenario_(std::move(scenario)), battle(setUp(scenario_).value()), chance_(seed) {
        auto withRules =
            effects ? std::make_shared<Effects>(*effects) : std::make_shared<Effects>();
        addRules(*withRules);
        addKeywords(*withRules);
        battle.effects = std::move(withRules);
        conversation.emplace(battle);
        completeRecord();
    }
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;

    std::function<Face(Die)> shows;  ///< returns the face for each die; empty: random faces

    const Question* question() const { return conversation->question(); }
    std::optional<Refusal> answer(const Answer& answer) {
        if (auto refusal = conversation->refusalOf(answer)) return refusal;
        conversation->give(answer);
        completeRecord();
        return std::nullopt;
    }
    /// Plays on to the next question and completes the record up to there. Tests read the record in
    /// `battle.log`.
    void completeRecord() {
        conversation->question();
        battle.completeRecord();
    }
    /// Plays on until the game asks `ask`. Returns false if the game ends before.
    bool until(Ask ask) {
        return until([ask](const Question& question) { return question.ask == ask; });
    }
    bool until(const std::function<bool(const Question&)>& wanted) {
        while (question() && !wanted(*question())) step();
        return question() != nullptr;
    }
    /// Answers the open question with `option`. Returns false if the question does not offer it.
    bool pick(const Option& option) {
        const auto& options = question()->options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (options[i] == option) return !answer(Pick{static_cast<int>(i)});
        }
        return false;
    }
    void step() {
        const Answer chosen = eager();
        if (const auto refusal = answer(chosen)) throw std::logic_error(refusal->text);
    }
    int tokens(int unit, Token token) const { return battle.unit(UnitId{unit}).tokens[token]; }
    std::uint64_t digest() const { return digestOf(battle, question()); }

  private:
    Scenario scenario_;

  public:
    Battle battle;
    std::optional<Conversation> conversation;

  private:
    Answer eager() {
        const Question& asked = *question();
        switch (asked.form) {
            case AnswerForm::pick:
                return eagerPick(asked);
            case AnswerForm::pickSeveral:
                return eagerSelection(asked);
            case AnswerForm::count:
                return Count{asked.most};
            case AnswerForm::move:
                return eagerMove(asked);
            case AnswerForm::places: {
                Places places;
                for (const auto& one : asked.place->proposal) {
                    places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
                }
                return places;
            }
            case AnswerForm::dice: {
                DiceAnswer rolled;
                for (Die die : asked.dice) {
                    rolled.faces.push_back(shows ? shows(die) : rollOne(chance_, die));
                }
                return rolled;
            }
            case AnswerForm::spot:
                return Spot{asked.spot->proposal};
            case AnswerForm::draw:
                return Draw{static_cast<int>(
                    chance_.below(static_cast<std::uint32_t>(asked.options.size())))};
        }
        return Pick{0};
    }

    Answer eagerPick(const Question& asked) {
        const auto& options = asked.options;
        if (asked.ask == Ask::chooseAction) {
            for (Action wanted : {Action::attack, Action::move}) {
                for (std::size_t i = 0; i < options.size(); ++i) {
                    if (options[i] == Option{wanted} && chance_.below(6) != 0) {
                        return Pick{static_cast<int>(i)};
                    }
                }
            }
        }
        return Pick{static_cast<int>(chance_.below(static_cast<std::uint32_t>(options.size())))};
    }

    Answer eagerSelection(const Question& asked) const {
        PickSeveral taken;
        for (std::size_t i = 0; i < asked.options.size(); ++i) {
            PickSeveral more = taken;
            more.options.push_back(static_cast<int>(i));
            const bool few = static_cast<int>(more.options.size()) < asked.least;
            if (few || !conversation->refusalOf(more)) taken = more;
        }
        return taken;
    }

    // A move of the unit leader towards the closest enemy unit leader. If no such move is legal,
    // the leader stays at its place.
    Answer eagerMove(const Question& asked) const {
        const MoveBounds& bounds = *asked.move;
        if (bounds.terms.deployment) {
            for (const auto& move : movesFromEdge(*bounds.terms.deployment, bounds.terms)) {
                if (!conversation->refusalOf(MoveAnswer{move})) return MoveAnswer{move};
            }
        }
        const geometry::Vec2 here{bounds.leader.position.x, bounds.leader.position.y};
        std::optional<geometry::Vec2> target;
        double least = 1e9;
        for (UnitId id : battle.unitsOf(opponent(asked.player))) {
            const geometry::Vec3 at = battle.mini(battle.unit(id).leader()).mini.position;
            const double distance = std::hypot(at.x - here.x, at.y - here.y);
            if (distance < least) target = geometry::Vec2{at.x, at.y}, least = distance;
        }
        for (const geometry::Vec2& to : {target.value_or(here), here}) {
            const auto solved = geometry::closestLegalMove(
                battle.field, bounds.leader, to, bounds.terms, bounds.others, bounds.forbidden);
            if (solved && !conversation->refusalOf(MoveAnswer{solved->move})) {
                return MoveAnswer{solved->move};
            }
        }
        return MoveAnswer{staying(bounds)};
    }

    geometry::Move staying(const MoveBounds& bounds) const {
        geometry::Move stay;
        stay.kind = bounds.terms.kind;
        stay.toolSpeed = 1;
        stay.pose.stop = 0.0;
        for (int turn = 0; turn < 72; ++turn) {
            const geometry::Degrees angle{bounds.leader.facing.value + 5.0 * turn};
            stay.pose.contactAngle = stay.pose.direction = angle;
            if (bounds.leader.base.notched) stay.rotateFirst = angle;
            if (!conversation->refusalOf(MoveAnswer{stay})) break;
        }
        return stay;
    }

    Generator chance_;
};

}  // namespace sightline::engine::test
