#include "engine/legion/rules/keywords/standing_result.h"

#include <optional>
#include <type_traits>

namespace sightline::engine {
namespace {

/// Appends values to a list of numbers.
class Numbers {
  public:
    template <class... Values>
    static StandingResult of(const Values&... values) {
        Numbers numbers;
        (numbers.add(values), ...);
        return numbers.list_;
    }

  private:
    template <class Value>
    requires std::is_arithmetic_v<Value> || std::is_enum_v<Value>
    void add(Value value) { list_.push_back(static_cast<double>(value)); }
    void add(UnitId unit) { add(unit.value); }
    void add(geometry::Degrees angle) { add(angle.value); }
    void add(const Permission& permission) { add(permission.allowed()); }
    void add(const Allowance& allowance) { add(allowance.allowed()); }
    void add(const Reason& reason) { add(reason.amount); }
    void add(const Term& term) {
        add(term.total());
        add(term.reasons().size());
        add(term.forbidden().has_value());
    }
    void add(const MoreDice& dice) { add(dice.added().size()); }
    void add(const Reckoning& reckoning) { add(reckoning.reasons.size()); }
    template <class Value>
    void add(const std::optional<Value>& value) {
        add(value.has_value());
        if (value) add(*value);
    }
    template <class Value>
    requires std::is_enum_v<Value>
    void add(const std::vector<Value>& values) {
        add(values.size());
        for (const Value value : values) add(value);
    }
    void add(const std::vector<FireAgain::Offer>& offers) { add(offers.size()); }
    void add(const geometry::Deployment& deployment) {
        add(deployment.transport.has_value());
        for (const geometry::PlanSegment& edge : deployment.edges) {
            for (const double number : {edge.from.x, edge.from.y, edge.to.x, edge.to.y})
                add(number);
        }
    }
    void add(const geometry::Territory& territory) {
        for (const geometry::Polygon& part : territory) {
            for (const geometry::Vec2& corner : part) {
                add(corner.x);
                add(corner.y);
            }
        }
    }
    void add(const geometry::PlacementTerms& terms) {
        add(terms.mayOverhang);
        add(terms.mayEndOnImpassable);
        add(terms.mayRestOnBarricade);
        add(terms.maxTilt);
    }
    void add(const geometry::MoveTerms& terms) {
        add(terms.placement);
        add(terms.kind);
        add(terms.speed);
        add(terms.minSpeed);
        add(terms.maxClimb);
        add(terms.crossesImpassable);
        add(terms.startsInDifficult);
        add(terms.maxTurn);
        add(terms.deployment);
    }
    void add(const AttackTerms& terms) {
        for (const MoreDice* dice : {&terms.dice, &terms.diceBeforeRoll, &terms.downgraded,
                                     &terms.upgraded, &terms.defenseDice})
            add(*dice);
        for (const DicePool& pool : terms.weaponDice)
            for (const int dice : pool.count) add(dice);
        add(terms.upgradeChoices.size());
        for (const Term* term :
             {&terms.dicePerAim, &terms.critical, &terms.coverImproved, &terms.coverReduced,
              &terms.coverBlocks, &terms.blast, &terms.impact, &terms.dulled, &terms.rammed,
              &terms.ionized, &terms.shields, &terms.armor, &terms.deflected, &terms.riposte,
              &terms.luck, &terms.pierce, &terms.spared})
            add(*term);
        for (const Permission* permission : {&terms.covering, &terms.coverCanceling, &terms.dodging,
                                             &terms.deflecting, &terms.suppressing})
            add(*permission);
        add(terms.dodgingCrits);
        add(terms.deflectedEach);
        add(terms.pierceSpent);
        add(terms.attackSurge);
        add(terms.defenseSurge);
        add(terms.attackChart);
        add(terms.defenseChart);
    }

    StandingResult list_{};
};

}  // namespace

StandingResult resultOf(const CheckForPanic& point) {
    return Numbers::of(point.courage, point.commander);
}
StandingResult resultOf(const DeployPrepared& point) {
    return Numbers::of(point.deploying, point.must, point.dodge);
}
StandingResult resultOf(const LendCourage& point) { return Numbers::of(point.courage); }
StandingResult resultOf(const UseCourageOf& point) { return Numbers::of(point.use); }
StandingResult resultOf(const FirstActions& point) { return Numbers::of(point.among); }
StandingResult resultOf(const CountAsCommander& point) { return Numbers::of(point.counting); }
StandingResult resultOf(const TakeCommanderToken& point) { return Numbers::of(point.taking); }
StandingResult resultOf(const OrderMercenaries& point) { return Numbers::of(point.ordering); }
StandingResult resultOf(const MayBeCompelled& point) { return Numbers::of(point.compelling); }
StandingResult resultOf(const MovementAbilities& point) {
    return Numbers::of(point.allowed, point.terms, point.pivots);
}
StandingResult resultOf(const JumpActions& point) {
    return Numbers::of(point.height, point.freeActions, point.cardAction, point.jumping);
}
StandingResult resultOf(const CarryAssets& point) { return Numbers::of(point.moveActions); }
StandingResult resultOf(const DeploymentOrigin& point) { return Numbers::of(point.territory); }
StandingResult resultOf(const FastestSpeed& point) { return Numbers::of(point.speed); }
StandingResult resultOf(const WithdrawFromMelee& point) { return Numbers::of(point.mustWithdraw); }
StandingResult resultOf(const StandbyRange& point) { return Numbers::of(point.range); }
StandingResult resultOf(const ContestObjective& point) {
    return Numbers::of(point.may, point.range);
}
StandingResult resultOf(const MayDeclareDefender& point) {
    return Numbers::of(point.declaring, point.whileOthersMay, point.must);
}
StandingResult resultOf(const WeaponRange& point) { return Numbers::of(point.more); }
StandingResult resultOf(const FiringArcs& point) { return Numbers::of(point.limited, point.arcs); }
StandingResult resultOf(const FireWhileEngaged& point) { return Numbers::of(point.firing); }
StandingResult resultOf(const FireAgain& point) { return Numbers::of(point.offers); }
StandingResult resultOf(const BenefitFromBackup& point) { return Numbers::of(point.benefiting); }
StandingResult resultOf(const ProvideBackup& point) {
    return Numbers::of(point.providing, point.ofAnyRank, point.atAnyRange);
}
StandingResult resultOf(const ShareWithClones& point) { return Numbers::of(point.sharing); }
StandingResult resultOf(const LendTokens& point) { return Numbers::of(point.lending); }
StandingResult resultOf(const MayAddWeapon& point) { return Numbers::of(point.adding); }
StandingResult resultOf(const ReplaceLeader& point) { return Numbers::of(point.wounds); }
StandingResult resultOf(const WeaponsPerMiniature& point) { return Numbers::of(point.weapons); }
StandingResult resultOf(const AttackActions& point) { return Numbers::of(point.attacks); }
StandingResult resultOf(const MoveActions& point) { return Numbers::of(point.most); }
StandingResult resultOf(const FurtherActions& point) { return Numbers::of(point.actions); }
StandingResult resultOf(const MayClaimAssets& point) { return Numbers::of(point.claiming); }
StandingResult resultOf(const TokensForOthers& point) { return Numbers::of(point.tokens); }
StandingResult resultOf(const RestoreMiniatures& point) { return Numbers::of(point.restoring); }
StandingResult resultOf(const ReceiveOrder& point) { return Numbers::of(point.receiving); }
StandingResult resultOf(const MiniatureRoles& point) {
    return Numbers::of(point.suffering, point.leading);
}
StandingResult resultOf(const AttackNumbers& point) { return Numbers::of(point.terms); }

}  // namespace sightline::engine
