// Chooses the actions of a unit. A Card action that scores comes first. Then an attack is
// preferred, with an aim before it if the unit need not move. Otherwise the unit moves if its goal
// is worth the move, or protects itself.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/attack_now.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/goals.h"
#include "engine/legion/advice/players/token_actions.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/state/attack.h"
#include "geometry/range/range.h"

namespace sightline::engine::advice {
namespace {

// For a threatened unit, a dodge is worth this share of the points that one wound of the unit
// costs.
constexpr double dodgeWorth = 0.45;

/// Chooses the actions of one unit.
class Acting {
  public:
    explicit Acting(const Decision& decision)
        : decision_(decision),
          view_(decision.view),
          unit_(view_.unit(decision.question.unit)),
          goal_(goalOf(view_, unit_.id)) {
        away_ = unit_.undeployed ? 30.0 : awayNow();
        moves_ = static_cast<int>(std::ceil(away_ / std::max(0.5, strideOf(view_, unit_))));
        if (decision.offers(Action::attack)) attack_ = bestAttack(view_, unit_.id);
        threatened_ = isThreatened(view_, unit_);
    }

    std::optional<Answer> choose() const {
        if (auto free = freeCardAction()) return free;
        if (unit_.undeployed) return first({Action::move, Action::jump});
        if (auto scores = scoringCardAction()) return scores;
        if (decision_.offers(Action::attack)) return attackNowOrLater();
        if (moves_ > 0 && !waits()) {
            if (auto move = first(movesWanted)) return move;
        }
        return protect();
    }

  private:
    static constexpr std::initializer_list<Action> movesWanted{Action::jump, Action::move};

    double awayNow() const {
        if (goal_.kind != Goal::Kind::enemy) return goal_.awayFrom(placeOf(view_, unit_));
        const double radius = view_.mini(unit_.minis.front()).mini.base.width / 2.0;
        const double distance =
            distanceTo(view_, placeOf(view_, unit_), radius, view_.unit(goal_.enemy));
        return std::max(0.0, distance - fightingDistance(view_, unit_));
    }

    std::optional<Answer> first(std::initializer_list<Action> wanted) const {
        for (Action one : wanted) {
            if (auto answer = decision_.pick(one)) return answer;
        }
        return std::nullopt;
    }

    std::optional<Answer> freeCardAction() const {
        const auto& options = decision_.question.options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const auto* card = std::get_if<CardAction>(&options[i]);
            if (card && card->cost == 0) return Pick{static_cast<int>(i)};
        }
        return std::nullopt;
    }

    // A Card action that scores. With 2 actions left, the unit can still attack afterwards.
    std::optional<Answer> scoringCardAction() const {
        const TokenActionChoice best = bestTokenAction(decision_);
        const bool attacks = decision_.offers(Action::attack) && unit_.actionsLeft < 2;
        if (best.option < 0 || (attacks && attack_.worth >= best.worth)) return std::nullopt;
        return Pick{best.option};
    }

    bool seeksObjective() const {
        return goal_.kind == Goal::Kind::token || goal_.kind == Goal::Kind::territory;
    }

    // True if the unit makes no move, because it should wait for enemies: it fights at a distance,
    // is threatened, and has at most one action left.
    bool waits() const {
        return !seeksObjective() && threatened_ && unit_.actionsLeft <= 1 && goal_.within > 1.5;
    }

    std::optional<Answer> attackNowOrLater() const {
        if (unit_.actionsLeft >= 2) {
            if (goesFirst()) {
                if (auto move = first(movesWanted)) return move;
            }
            if (moves_ == 0 || unit_.inMelee) {
                if (aims()) return decision_.pick(Action::aim);
            }
        } else if (seeksObjective() && moves_ == 1 && goal_.worth > 1.0 * attack_.worth) {
            if (auto move = first(movesWanted)) return move;
        }
        return decision_.pick(Action::attack);
    }

    // True if the unit should move before it attacks: it needs exactly two moves to reach an
    // objective of high worth, or a melee unit needs an odd number of moves to reach its enemy.
    bool goesFirst() const {
        if (unit_.inMelee) return false;
        if (seeksObjective()) return moves_ == 2 && goal_.worth > 1.5 * attack_.worth;
        return goal_.kind == Goal::Kind::enemy && goal_.within <= 1.5 && moves_ % 2 == 1;
    }

    bool aims() const {
        if (!decision_.offers(Action::aim) || attack_.defender.none()) return false;
        const View aimed = withTokens(view_, unit_.id, Token::aim, 1);
        const double gain = attackOn(aimed, unit_.id, attack_.defender).worth - attack_.worth;
        return gain > worthOfDodge();
    }

    double worthOfDodge() const {
        if (!threatened_ || !decision_.offers(Action::dodge)) return 0.0;
        const int left = std::max(1, woundsLeft(view_, unit_));
        return dodgeWorth * worthOf(view_, unit_) / left;
    }

    std::optional<Answer> protect() const {
        const int suppression = unit_.tokens[Token::suppression];
        const bool shaken =
            unit_.card->courage && suppression > 0 && suppression + 1 >= *unit_.card->courage;
        if (shaken && (unit_.isSuppressed || !threatened_)) {
            if (auto recover = decision_.pick(Action::recover)) return recover;
        }
        if (enemyComesClose()) {
            if (auto standby = decision_.pick(Action::standby)) return standby;
        }
        if (auto other = first({Action::dodge, Action::aim, Action::standby})) return other;
        return decision_.pick(Action::finish);
    }

    // True if an enemy will probably come within the range at which standby tokens can be used.
    bool enemyComesClose() const {
        const double radius = view_.mini(unit_.minis.front()).mini.base.width / 2.0;
        const double range2 = 2.0 * view_.battlefield.dimensions().rangeBand;
        return std::any_of(view_.units.begin(), view_.units.end(), [&](const UnitView& other) {
            if (other.player == unit_.player || !isOnTable(other) || other.activated) return false;
            const double away = distanceTo(view_, placeOf(view_, unit_), radius, other);
            return away <= range2 + strideOf(view_, other);
        });
    }

    const Decision& decision_;
    const View& view_;
    const UnitView& unit_;
    Goal goal_;
    AttackChoice attack_{};
    double away_ = 0.0;
    int moves_ = 0;
    bool threatened_ = false;
};

// True for a question of Compel or Dauntless if another suppression token would make the unit panic
// in its next activation.
bool wouldPanic(const Decision& decision) {
    const Citation& asks = decision.question.citation;
    if (asks != citationOf(Keyword::compel) && asks != citationOf(Keyword::dauntless)) return false;
    const View& view = decision.view;
    const bool nobodyPanics =
        std::any_of(view.units.begin(), view.units.end(), [&](const UnitView& one) {
            return one.player == decision.player() && !one.defeated && !one.card->courage &&
                   one.rank == Rank::commander && isTrooper(one.card->type);
        });
    const UnitView& unit = view.unit(decision.question.unit);
    return !nobodyPanics && unit.card->courage &&
           unit.tokens[Token::suppression] + 1 >= 2 * *unit.card->courage;
}

// True if 1 more suppression token would make the unit suppressed.
bool wouldBeSuppressed(const UnitView& unit) {
    return unit.card->courage && unit.tokens[Token::suppression] + 1 >= *unit.card->courage;
}

// True if the unit can come within range of an enemy by one Move.
bool mayFightSoon(const View& view, const UnitView& unit) {
    const double radius = view.mini(unit.minis.front()).mini.base.width / 2.0;
    const double far = reachOfWeapons(view, unit) + strideOf(view, unit);
    return std::any_of(view.units.begin(), view.units.end(), [&](const UnitView& other) {
        return other.player != unit.player && isOnTable(other) &&
               distanceTo(view, placeOf(view, unit), radius, other) <= far;
    });
}

// True if the unit should not use the keyword of the question. Spur and Latent Power cost a
// suppression token. In Wheel Mode, the unit cannot attack.
bool isUnwise(const Decision& decision) {
    const Citation& asks = decision.question.citation;
    const UnitView& unit = decision.view.unit(decision.question.unit);
    if (asks == citationOf(Keyword::spur) || asks == citationOf(Keyword::latentPower))
        return wouldBeSuppressed(unit);
    return asks == citationOf(Keyword::wheelMode) && !unit.undeployed &&
           mayFightSoon(decision.view, unit);
}

// True if a free action by Ruthless costs too much, because the unit suffers a wound for it. A unit
// with only one miniature should never suffer this wound. Other units should suffer it only for an
// attack.
bool isTooDear(const Decision& decision) {
    if (decision.question.citation != citationOf(Keyword::ruthless)) return false;
    const bool isLast = decision.view.unit(decision.question.unit).minis.size() == 1;
    return isLast || !decision.pick(Action::attack);
}

// The number of enemy units within range 1 of the charge, less the allied units there. LOS to the
// charge is not tested.
int worthOfCharge(const View& view, Player own, const ObjectiveToken& charge) {
    int worth = 0;
    for (const UnitView& unit : view.units) {
        if (!isOnTable(unit)) continue;
        const bool reached = std::any_of(unit.minis.begin(), unit.minis.end(), [&](MiniId one) {
            return geometry::gap(geometry::outlineOf(view.mini(one).mini), outlineOf(charge)) <=
                   view.battlefield.dimensions().rangeBand;
        });
        if (reached) worth += unit.player == own ? -1 : 1;
    }
    return worth;
}

// Detonates the charge for which the number of enemy units in range, minus the number of allied
// units in range, is largest. Detonates no charge if this difference is never above 0.
std::optional<Answer> chooseCharge(const Decision& decision) {
    int best = 0;
    std::optional<Answer> chosen = decision.pick(Done{});
    for (const Option& option : decision.question.options) {
        const auto* text = std::get_if<EffectName>(&option);
        if (!text) continue;
        const std::string& name = decision.question.names[static_cast<std::size_t>(text->name)];
        for (const MissionView::Token& shown : decision.view.mission.tokens) {
            const ObjectiveToken& token = shown.token;
            if (token.name != name || token.owner != decision.player() || !token.onTable())
                continue;
            const int worth = worthOfCharge(decision.view, decision.player(), token);
            if (worth <= best) continue;
            best = worth;
            chosen = decision.pick(option);
        }
    }
    return chosen;
}

// True for a question whose offer usually harms the unit: the unit would lose Incognito, gain
// suppression (Aid), or turn an upgrade card to its other side (Reconfigure).
bool isDeclined(const Question& question) {
    const std::array keywords{Keyword::incognito, Keyword::aid, Keyword::reconfigure};
    return std::any_of(keywords.begin(), keywords.end(),
                       [&](Keyword one) { return question.citation == citationOf(one); });
}

}  // namespace

std::optional<Answer> chooseAction(const Decision& decision) {
    if (auto answer = Acting(decision).choose()) return answer;
    return decision.pick(Action::finish);
}

// Chooses a free action. Prefers an attack; moves only if the unit is not at its goal.
std::optional<Answer> chooseFreeAction(const Decision& decision) {
    if (wouldPanic(decision) || isTooDear(decision)) return decision.pick(Done{});
    if (auto attack = decision.pick(Action::attack)) return attack;
    const View& view = decision.view;
    const UnitView& unit = view.unit(decision.question.unit);
    const bool arrived =
        isOnTable(unit) && goalOf(view, unit.id).awayFrom(placeOf(view, unit)) <= 0.0;
    if (arrived) {
        if (auto none = decision.pick(Done{})) return none;
    }
    for (Action wanted : {Action::jump, Action::move, Action::compulsoryMove}) {
        if (auto answer = decision.pick(wanted)) return answer;
    }
    return decision.pick(Done{});
}

// Spends the standby token of a unit that can attack the unit that activates now.
std::optional<Answer> spendStandby(const Decision& decision) {
    const std::optional<UnitId> actor = decision.view.activating;
    const auto worth = [&](UnitId unit) {
        return actor ? attackOn(decision.view, unit, *actor).worth : 0.0;
    };
    const auto& options = decision.question.options;
    const bool pays = std::any_of(options.begin(), options.end(), [&](const Option& option) {
        const UnitId* unit = std::get_if<UnitId>(&option);
        return unit && worth(*unit) > 0.0;
    });
    return pays ? decision.bestUnit(worth) : decision.pick(Done{});
}

namespace {

// True if the current attack will probably deal less than 1 wound. Cover and tokens are ignored.
bool expectsNoWound(const View& view) {
    if (!isResolving(view)) return false;
    const AttackView& attack = *view.attack;
    const UnitId defender = attack.pools[static_cast<std::size_t>(attack.current)].defender;
    const bool red = view.unit(defender).card->defenseDie == Die::redDefense;
    const bool chart = termsOfAttack(view).defenseSurge == DefenseSurge::block;
    const double blocks = (red ? 3.0 : 1.0) / 6.0 + (chart ? 1.0 / 6.0 : 0.0);
    const int results =
        countOf(attack.attackDice, Face::hit) + countOf(attack.attackDice, Face::crit);
    return results * (1.0 - blocks) < 1.0;
}

// Of the defense dice in the options, picks blanks for a reroll.
PickSeveral blanksAmong(const Decision& decision) {
    PickSeveral chosen;
    if (!decision.view.attack) return chosen;
    const std::vector<RolledDie>& dice = decision.view.attack->defenseDice;
    const Question& question = decision.question;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto* die = std::get_if<DieIndex>(&question.options[i]);
        const bool blank = die && dice[static_cast<std::size_t>(die->index)].face == Face::blank;
        if (blank && static_cast<int>(chosen.options.size()) < question.most)
            chosen.options.push_back(static_cast<int>(i));
    }
    return chosen;
}

}  // namespace

// Answers a question of an effect. Picks the unit with the most suppression, the largest number, or
// all options that may be picked. Keeps no suppression tokens that the unit could remove.
std::optional<Answer> chooseForEffect(const Decision& decision) {
    const Question& question = decision.question;
    if (question.citation == citationOf(Keyword::dangerSense)) return Count{question.least};
    // By Sniper Team, the attacker may cancel all its dice; if they include a crit, the defender
    // suffers 1 wound instead. So the offer is accepted only if there is a crit and the dice would
    // probably deal no wound.
    if (question.citation == citationOf(Keyword::sniperTeam)) {
        const bool crit =
            isResolving(decision.view) && countOf(decision.view.attack->attackDice, Face::crit) > 0;
        if (!crit || !expectsNoWound(decision.view)) return decision.pick(Done{});
    }
    if (question.citation == citationOf(Keyword::detonate)) return chooseCharge(decision);
    if (isDeclined(question)) return decision.pick(Done{});
    if (question.form == AnswerForm::count) return Count{question.most};
    if (question.citation == citationOf(Keyword::uncannyLuck)) return blanksAmong(decision);
    if (question.form == AnswerForm::pickSeveral) {
        PickSeveral all;
        for (int i = 0; i < question.most; ++i) all.options.push_back(i);
        return all;
    }
    if (!question.unit.none() && isUnwise(decision)) {
        if (auto none = decision.pick(Done{})) return none;
    }
    // The options of a card's question may also be texts or miniatures, for example whether to use
    // the card, or which result is taken. Then the first option is picked.
    if (!std::holds_alternative<UnitId>(question.options.front())) return Pick{0};
    return decision.bestUnit([&](UnitId unit) {
        return static_cast<double>(decision.view.unit(unit).tokens[Token::suppression]);
    });
}

}  // namespace sightline::engine::advice
