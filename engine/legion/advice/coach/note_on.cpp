// The notes of the coach: one function for each kind. A function gives no note if the gain is below
// the threshold of its kind.
#include <algorithm>
#include <cmath>

#include "engine/legion/advice/coach/coach.h"
#include "engine/legion/advice/coach/compare.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/words/coach.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine {
namespace {

// Thresholds. The share of a wound, the share of a victory point, expected wounds, and the
// difference between two chances.
constexpr double halfAWound = 0.5;
constexpr double shareOfVictoryPoint = 0.5;
constexpr double leastWounds = 0.5;
constexpr double leastChance = 0.25;

/// Judges one answer of a player.
class Judge {
  public:
    Judge(const Decision& before, const Comparison& comparison)
        : before_(before),
          view_(before.view),
          unit_(before.view.unit(before.question.unit)),
          compared_(comparison),
          best_(comparison.best),
          given_(comparison.given) {}

    std::optional<CoachNote> note() const {
        if (before_.question.ask == Ask::declareDefender) return betterTarget();
        switch (compared_.reason()) {
            case Part::attack:
                return before_.question.ask == Ask::chooseAction ? attack() : std::nullopt;
            case Part::standby:
                return standby();
            case Part::suppression:
                // Attacks of enemies give wounds and suppression.
                return best_.does(Action::recover) ? recover() : loss();
            case Part::loss:
                return loss();
            case Part::objective:
                return objective();
            default:
                return std::nullopt;
        }
    }

  private:
    // True if the gain is at least the given number of points, in total and by this part alone.
    bool gains(double points, Part part) const {
        return compared_.gain() >= points && compared_.gainOf(part) >= points;
    }

    double woundOf(const UnitView& unit) const {
        return worthOf(view_, unit) / std::max(1, woundsLeft(view_, unit));
    }

    CoachNote make(CoachKind kind, Message text, Citation citation) const {
        CoachNote note;
        note.kind = kind;
        note.player = before_.player();
        note.activation = {view_.round, view_.activating.value_or(unit_.id)};
        note.text = std::move(text);
        if (!best_.target.none()) note.target = best_.target;
        note.spot = best_.at;
        note.better = best_.answer;
        note.reason = compared_.reason();
        note.gain = compared_.gain();
        note.citation = std::move(citation);
        return note;
    }

    AttackPreview previewOn(UnitId defender, int moreAims = 0) const {
        if (moreAims == 0) return previewAttack(view_, unit_.id, defender, false);
        const View aimed = withTokens(view_, unit_.id, Token::aim, moreAims);
        return previewAttack(aimed, unit_.id, defender, false);
    }

    std::optional<CoachNote> attack() const {
        if (best_.target.none()) return std::nullopt;
        const UnitView& target = view_.unit(best_.target);
        if (!gains(halfAWound * woundOf(target), Part::attack)) return std::nullopt;
        if (!given_.target.none()) return aim(target);
        // A Move that has begun shows later whether it leads to an attack.
        if (isMove(given_.actions.front()) && unit_.actionsLeft >= 2) return std::nullopt;
        if (best_.at && best_.actions.back() == Action::attack) return attackAfterMove(target);
        const AttackPreview preview = previewOn(target.id, best_.does(Action::aim) ? 1 : 0);
        if (!preview.legal || preview.expectedWounds < leastWounds) return std::nullopt;
        return make(CoachKind::attackFirst,
                    say::attackWasPossible(target.label, Decimal{preview.expectedWounds, 1},
                                           say::actionName(given_.actions.front())),
                    page(24, "Make Actions"));
    }

    std::optional<CoachNote> attackAfterMove(const UnitView& target) const {
        return make(CoachKind::attackFirst,
                    say::attackAfterMove(Decimal{best_.at->x, 1}, Decimal{best_.at->y, 1},
                                         target.label, Decimal{best_.sums[Part::attack], 0}),
                    page(24, "Make Actions"));
    }

    std::optional<CoachNote> aim(const UnitView& target) const {
        if (!best_.does(Action::aim) || given_.does(Action::aim) || best_.at) return std::nullopt;
        const AttackPreview plain = previewOn(target.id), aimed = previewOn(target.id, 1);
        if (!plain.legal || aimed.expectedWounds - plain.expectedWounds < leastWounds)
            return std::nullopt;
        return make(CoachKind::aimOrDodge,
                    say::aimFirst(target.label, Decimal{aimed.expectedWounds, 1},
                                  Decimal{plain.expectedWounds, 1}),
                    page(24, "Make Actions"));
    }

    std::optional<CoachNote> betterTarget() const {
        if (best_.target.none() || given_.target.none()) return std::nullopt;
        const UnitView &better = view_.unit(best_.target), &chosen = view_.unit(given_.target);
        if (compared_.reason() != Part::attack ||
            !gains(halfAWound * woundOf(better), Part::attack))
            return std::nullopt;
        const AttackPreview there = previewOn(better.id), here = previewOn(chosen.id);
        const Citation rule = page(31, "Declare Defender");
        if (there.expectedWounds - here.expectedWounds >= leastWounds)
            return make(CoachKind::betterTarget,
                        say::targetOfMoreWounds(better.label, Decimal{there.expectedWounds, 1},
                                                chosen.label, Decimal{here.expectedWounds, 1}),
                        rule);
        const double defeats = chanceOfDefeat(there, better), other = chanceOfDefeat(here, chosen);
        if (defeats - other < leastChance) return std::nullopt;
        return make(CoachKind::betterTarget,
                    say::targetToDefeat(better.label, static_cast<int>(std::lround(100 * defeats)),
                                        chosen.label, static_cast<int>(std::lround(100 * other))),
                    rule);
    }

    double chanceOfDefeat(const AttackPreview& preview, const UnitView& defender) const {
        const auto left = static_cast<std::size_t>(woundsLeft(view_, defender));
        double chance = 0.0;
        for (std::size_t wounds = left; wounds < preview.chances.size(); ++wounds)
            chance += preview.chances[wounds];
        return chance;
    }

    std::optional<CoachNote> standby() const {
        if (!best_.does(Action::standby) || !gains(halfAWound * woundOf(unit_), Part::standby))
            return std::nullopt;
        return make(CoachKind::aimOrDodge, say::standbyFirst(Decimal{best_.sums[Part::standby], 0}),
                    page(36, "Standby"));
    }

    std::optional<CoachNote> recover() const {
        if (!best_.does(Action::recover) || !unit_.card->courage) return std::nullopt;
        const int panicsAt = 2 * *unit_.card->courage, tokens = unit_.tokens[Token::suppression];
        if (tokens + 1 < panicsAt || !gains(halfAWound * woundOf(unit_), Part::suppression))
            return std::nullopt;
        return make(CoachKind::recover, say::recoverFirst(tokens, panicsAt),
                    page(24, "Commanders and Checking for Panic"));
    }

    std::optional<CoachNote> loss() const {
        if (!gains(halfAWound * woundOf(unit_), Part::loss)) return std::nullopt;
        const Decimal lost{-best_.sums[Part::loss], 0}, loses{-given_.sums[Part::loss], 0};
        if (best_.does(Action::dodge) && !best_.at && !given_.at)
            return make(CoachKind::aimOrDodge, say::dodgeFirst(lost, loses),
                        page(34, "Apply Dodge"));
        if (!best_.at || std::count(best_.actions.begin(), best_.actions.end(), Action::move) > 1)
            return std::nullopt;
        // A Move that has begun is judged when the player chooses its end.
        if (before_.question.ask == Ask::chooseAction && given_.at) return std::nullopt;
        return make(CoachKind::openGround,
                    say::saferPlace(Decimal{best_.at->x, 1}, Decimal{best_.at->y, 1}, lost, loses),
                    page(34, "Determine Cover"));
    }

    std::optional<CoachNote> objective() const {
        if (!best_.at || !gains(shareOfVictoryPoint * victoryPointWorth, Part::objective))
            return std::nullopt;
        const double points = compared_.gainOf(Part::objective) / victoryPointWorth;
        return make(CoachKind::objective,
                    say::wayToObjective(Decimal{best_.at->x, 1}, Decimal{best_.at->y, 1},
                                        Decimal{points, 1}),
                    page(38, "Score Victory Points"));
    }

    const Decision& before_;
    const View& view_;
    const UnitView& unit_;
    const Comparison& compared_;
    const JudgedChoice& best_;
    const JudgedChoice& given_;
};

bool isJudged(const Question& question) {
    return !question.secret && !question.unit.none() &&
           (question.ask == Ask::chooseAction || question.ask == Ask::moveUnit ||
            question.ask == Ask::declareDefender);
}

}  // namespace

std::optional<CoachNote> noteOn(const Decision& before, const Judgement& judgement,
                                const Answer& given) {
    if (!isJudged(before.question)) return std::nullopt;
    const auto compared = comparisonOf(before, judgement, given);
    if (!compared) return std::nullopt;
    return Judge(before, *compared).note();
}

}  // namespace sightline::engine
