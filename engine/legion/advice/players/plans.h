/// The plans of a unit for its activation, with the worth of each plan. A plan is judged by the
/// state after it, without playing it.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/legion/advice/players/end_places.h"
#include "engine/legion/advice/players/exposure.h"
#include "engine/legion/advice/players/judgement.h"
#include "engine/legion/basics/action.h"

namespace sightline::engine {

struct Plan {
    std::vector<Action> actions{};
    std::optional<EndPlace> place{};  ///< end of the last Move of the plan
    UnitId target{};                  ///< defender of the attack; no value: no attack
    Sums sums{};
    double prevented = 0.0;  ///< the part of the loss that the attack prevents, see `Shot`
};
/// The actions of the plan in words.
Message messageOf(const Plan& plan, const View& view);

class Planner {
  public:
    /// `places` is the largest number of end places. Requires that the unit is on the battlefield.
    Planner(AttackModel& model, UnitId unit, const Skill& skill, std::size_t places,
            const Threats& threats);

    /// All plans with this number of actions (1 or 2), the best first. `offers` tells whether the
    /// first action of a plan is allowed.
    std::vector<Plan> plans(int actions, const std::function<bool(Action)>& offers);
    /// The plans for a Move that has begun, the best first. `left` is the number of actions after
    /// the Move.
    std::vector<Plan> moves(const MoveBounds& bounds, int left);
    /// The best plan for a Move that has begun and ends at this place.
    Plan moveTo(const EndPlace& place, int left);
    /// The plan to do nothing.
    Plan nothing();

  private:
    /// The worth of standing at a place.
    struct Stand {
        Shot shot{};              ///< the best attack from the place
        Received received{};      ///< expected attacks of enemies
        double away = 0.0;        ///< inches to the goal
        double nearness = 0.0;    ///< see `PlaceWorth::nearness`
        double majorities = 0.0;  ///< see `majoritiesAt`
    };
    Stand standAt(const EndPlace* place);
    /// The expected attacks of enemies if the unit has a further dodge token.
    Received dodgingAt(const EndPlace* place) const;
    Plan planOf(std::vector<Action> actions, const EndPlace* place, const Stand& stand) const;
    Plan recovering(Plan plan) const;
    double objectiveAt(double away) const;
    double approachAt(double nearness) const;
    Shot aimedShot() const;
    void planHere(int actions, const std::function<bool(Action)>& offers, std::vector<Plan>& all);
    void planMove(int actions, const EndPlace& place, bool attacksFirst, std::vector<Plan>& all);
    /// True if a Move of the unit must take it out of melee.
    bool mustWithdraw() const;
    void planWithdrawal(int actions, const EndPlace& place, std::vector<Plan>& all);
    /// The end of a second Move, which leads from `place` away from the nearest enemy.
    EndPlace retreatFrom(const EndPlace& place);
    /// The place after a second Move from `place` towards the goal.
    EndPlace furtherFrom(const EndPlace& place);
    const MoveBounds& boundsNow();  ///< the limits of a Move from the unit's present place
    void planDodges(std::vector<Plan>& all) const;

    AttackModel& model_;
    const View& view_;
    std::size_t places_;
    UnitId unit_;
    Goal goal_;
    Exposure exposure_;
    double potential_ = 0.0;  ///< worth of an attack on the enemy of the goal
    double caution_ = 1.0;    ///< factor of the expected loss
    bool countsMajorities_ = false;
    bool withdraws_ = false;  ///< see `mustWithdraw`
    std::optional<Stand> here_{};
    std::optional<MoveBounds> bounds_{};      ///< see `boundsNow`
    std::optional<MoveBounds> freeBounds_{};  ///< limits of a Move after a withdrawal
};

}  // namespace sightline::engine
