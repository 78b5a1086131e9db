#include "engine/legion/advice/preview/attack_preview.h"

#include <algorithm>
#include <utility>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/preview/left_out.h"
#include "engine/legion/advice/preview/preview_reasons.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/backup.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack_numbers/pool_dice.h"
#include "engine/legion/rules/attack_numbers/surge_charts.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/waiting_defenders.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

/// The facts by which the game would judge the previewed attack.
AttackFacts factsOf(const View& view, UnitId attacker, UnitId defender, bool melee,
                    const std::vector<WeaponChoice>& weapons) {
    const UnitView& self = view.unit(attacker);
    const UnitView& other = view.unit(defender);
    AttackFacts facts{.attacker = attacker, .defender = defender};
    facts.attackerCard = self.card;
    facts.defenderCard = other.card;
    facts.kind = melee ? AttackFacts::Kind::melee : AttackFacts::Kind::ranged;
    facts.suppressed = other.isSuppressed;
    for (const WeaponChoice& one : weapons) {
        facts.weapons.push_back(&self.card->weapons[static_cast<std::size_t>(one.weapon)]);
        facts.users.push_back(one.mini);
    }
    return facts;
}

bool isAttacking(const View& view, UnitId attacker) {
    return view.attack && view.attack->attacker == attacker;
}

// True if the attack is not the first Attack action of the unit in its activation.
bool isFurtherAction(const View& view, UnitId attacker) {
    const UnitView& unit = view.unit(attacker);
    const int next = isAttacking(view, attacker) ? 0 : 1;
    return unit.activating && unit.attacksMade + next > 1 + unit.moreAttacks;
}

/// The best weapons of each miniature. Each miniature adds as many weapons as the rules allow.
std::vector<WeaponChoice> bestWeapons(const View& view, const CurrentState& now, AttackFacts facts,
                                      const std::vector<MiniId>& eligible,
                                      const std::vector<int>& weapons,
                                      const UnitOnTable& defender) {
    std::vector<WeaponChoice> best;
    const UnitView& unit = view.unit(facts.attacker);
    const UnitCard& card = *unit.card;
    const auto value = [&](int weapon) {
        facts.weapons = {&card.weapons[static_cast<std::size_t>(weapon)]};
        return expectedResults(facts.weapons.front()->dice, attackSurgeOf(attackChart(facts)));
    };
    const auto isTaken = [&](MiniId mini, int weapon, bool byAnyone) {
        return std::any_of(best.begin(), best.end(), [&](const WeaponChoice& one) {
            return one.weapon == weapon && (byAnyone || one.mini == mini);
        });
    };
    const auto strongestFor = [&](MiniId mini) {
        std::optional<int> strongest;
        for (int weapon : weapons) {
            const Weapon& one = card.weapons[static_cast<std::size_t>(weapon)];
            if (!one.isUsedBy(view.mini(mini).carrier, view.mini(mini).counterpart)) continue;
            if (!isReady(unit.cards, one)) continue;
            const FiringArcs firing = firingArcs(now, facts.attacker, weapon);
            if (!isInFiringArc(firing, view.mini(mini).mini, defender)) continue;
            if (isTaken(mini, weapon, one.oncePerAttack)) continue;
            MayAddWeapon point{facts.attacker, facts.defender, {mini, weapon}};
            consult(now, point);
            if (!point.adding.allowed()) continue;
            if (!strongest || value(weapon) > value(*strongest)) strongest = weapon;
        }
        return strongest;
    };
    WeaponsPerMiniature each{facts.attacker, Term{1}, isFurtherAction(view, facts.attacker)};
    consult(now, each);
    for (MiniId mini : eligible) {
        for (int i = 0; i < each.weapons.total(); ++i) {
            const auto strongest = strongestFor(mini);
            if (!strongest) break;
            best.push_back({mini, *strongest});
        }
    }
    return best;
}

// The keyword of the defender that forbids the attacker's weapons with the indices `weapons`. No
// value if the defender forbids only some of these weapons.
std::optional<Reason> forbidsWeapons(const CurrentState& now, UnitId attacker, UnitId defender,
                                     const std::vector<int>& weapons) {
    std::optional<Reason> why;
    const MiniId leader{now.table()->unit(attacker).minis.front().key};
    for (int weapon : weapons) {
        MayAddWeapon point{attacker, defender, {leader, weapon}};
        consult(now, point);
        if (point.adding.allowed() || point.adding.forbidden()->unit != defender)
            return std::nullopt;
        why = point.adding.forbidden();
    }
    return why;
}

Message whyNot(const AttackPreview& preview, const CurrentState& now,
               const MayDeclareDefender& point, bool leaderSees, bool anyWeapon) {
    const Tabletop& table = *now.table();
    const UnitId attacker = point.attacker, defender = point.defender;
    if (table.unit(attacker).player == table.unit(defender).player) return say::notAnEnemy();
    if (const auto& why = point.declaring.forbidden())
        return say::forbidsAttack(why->source.name());
    if (!anyWeapon) {
        const bool melee = isMeleeAttack(table.unit(attacker), table.unit(defender));
        if (melee) return say::noMeleeWeapon();
        if (inMelee(table.unit(attacker), table.unit(defender)))
            return say::forbidsAttack(std::string(nameOf(Keyword::immuneMelee)));
        if (isEngaged(table, attacker)) return say::engaged();
        if (isEngaged(table, defender)) return say::defenderEngaged();
        if (const auto limit = onlyArcsPrevent(now, attacker, defender))
            return say::outOfArcs(limit->source.name());
        return say::outOfRange(preview.range->distance);
    }
    if (!leaderSees) return say::leaderSeesNothing();
    return {};
}

void ruleOut(AttackPreview& preview, Message why) {
    preview.reason = english(why);
    preview.why = std::move(why);
}

OddsQuestion::SharedTokens sharedWith(const View& view, const Tabletop& table, UnitId unit) {
    const ViewState now(view, &table);
    std::vector<UnitId> allies;
    for (const UnitOnTable& one : table.units) {
        if (one.player == view.unit(unit).player) allies.push_back(one.id);
    }
    const auto any = [&](Token token) { return !tokenSharers(now, unit, allies, token).empty(); };
    return {any(Token::aim), any(Token::surge), any(Token::dodge)};
}

// The largest possible number of wounds (p. 35): the wounds that the defender has left. For a
// ranged attack, also at most the sum of the full wound thresholds of the miniatures that the
// attackers see.
int mostWounds(const View& view, const Tabletop& table, UnitId defender, UnitId attacker,
               const std::vector<WeaponChoice>& firing, bool melee) {
    int left = 0;
    for (MiniId one : view.unit(defender).minis) {
        left += view.mini(one).threshold - view.mini(one).wounds;
    }
    if (melee) return left;
    std::vector<MiniId> minis;
    minis.reserve(firing.size());
    for (const WeaponChoice& one : firing) minis.push_back(one.mini);
    int seen = 0;
    for (MiniId one : visibleTo(table, table.unit(attacker), minis, defender)) {
        seen += view.mini(one).threshold;
    }
    return std::min(left, seen);
}

bool hasBackup(const View& view, const CurrentState& now, UnitId attacker, UnitId defender) {
    const geometry::Mini& leader = now.table()->unit(attacker).leader();
    return !backupFor(now, leader, defender, view.asks).none();
}

// The reason why the attacker may not attack `defender` while it can attack another unit. No value
// if it may attack `defender`. A unit that is in range only with an aim token does not count as
// another unit.
std::optional<Reason> mustAttackAnother(const View& view, const CurrentState& now, UnitId attacker,
                                        UnitId defender) {
    if (!dependsOnOthers(now, attacker, defender)) return std::nullopt;
    const auto why = waitsForOthers(now, attacker, defender);
    const bool must = mustBeDeclared(now, attacker, defender).has_value();
    for (const UnitOnTable& other : now.table()->units) {
        if (other.id == defender || other.player != view.unit(defender).player) continue;
        const auto otherMust = mustBeDeclared(now, attacker, other.id);
        if (must && !otherMust) continue;
        const auto& instead = otherMust && !must ? otherMust : why;
        const bool waits = !otherMust && waitsForOthers(now, attacker, other.id);
        if (!instead || waits) continue;
        const AttackPreview attack = previewAttack(view, attacker, other.id, false);
        if (attack.legal && !attack.longShot) return instead;
    }
    return std::nullopt;
}

}  // namespace

geometry::Sight sightBetween(const View& view, MiniId from, MiniId to) {
    const Tabletop table = tabletopOf(view);
    const MiniView& one = view.mini(from);
    const MiniView& other = view.mini(to);
    return sightBetween(table, table.unit(one.unit), one.mini, table.unit(other.unit), other.mini);
}

geometry::Obscured obscuredFrom(const View& view, MiniId from, MiniId target) {
    const MiniView& one = view.mini(from);
    const MiniView& other = view.mini(target);
    return obscuredFrom(tabletopOf(view), one.unit, one.mini, other.unit, other.mini);
}

bool mayShootFurther(const View& view, const Tabletop& table, UnitId attacker) {
    return !isAttacking(view, attacker) &&
           (view.unit(attacker).tokens[Token::aim] > 0 || sharedWith(view, table, attacker).aim);
}

AttackPreview previewAttack(const View& view, UnitId attacker, UnitId defender, bool lines) {
    AttackPreview preview;
    if (view.unit(attacker).defeated || view.unit(defender).defeated) {
        ruleOut(preview, say::aDefeatedUnit());
        return preview;
    }
    if (view.unit(attacker).undeployed || view.unit(defender).undeployed) {
        ruleOut(preview, say::anUndeployedUnit());
        return preview;
    }
    const Tabletop table = tabletopOf(view);
    const UnitOnTable& self = table.unit(attacker);
    const UnitOnTable& other = table.unit(defender);
    preview.range = rangeTo(self, other, table.field.dimensions());
    bool leaderSees = !lines && sees(table, self, self.leader(), other);
    for (const geometry::PlacedMini& target : other.minis) {
        if (!lines) break;
        const geometry::Sight sight = sightBetween(table, self, self.leader(), other, target.mini);
        leaderSees = leaderSees || sight.visible;
        preview.sight.emplace_back(MiniId{target.key}, sight);
    }
    const CoverRuling cover = coverFrom(table, attacker, defender);
    const UnitView& target = view.unit(defender);
    preview.obscured = cover.miniatures;
    const bool melee = isMeleeAttack(self, other);
    const ViewState now(view, &table);
    const AttackFacts unarmed = factsOf(view, attacker, defender, melee, {});
    preview.terms = attackTermsOf(now, unarmed);
    preview.cover = preview.terms.coverFrom(cover.cover);
    bool further = isAttacking(view, attacker) && view.attack->longShot;
    const auto reaching = [&] {
        return self.player == other.player ? std::vector<int>{}
                                           : weaponsAgainst(now, attacker, defender, further);
    };
    std::vector<int> weapons = reaching();
    const bool mayAim = mayShootFurther(view, table, attacker);
    if (mayAim && weapons.empty()) {
        further = true;
        weapons = reaching();
    }
    MayDeclareDefender declaring{attacker, defender};
    consult(now, declaring);
    ruleOut(preview, whyNot(preview, now, declaring, leaderSees, !weapons.empty()));
    preview.legal = preview.why.none();
    if (!preview.legal) return preview;

    preview.eligible = eligibleMiniatures(table, attacker, defender);
    auto chosen = bestWeapons(view, now, unarmed, preview.eligible, weapons, other);
    // No attacking miniature with a weapon in range sees the defender, so the longer range with an
    // aim token is tried.
    if (mayAim && !further && chosen.empty()) {
        further = true;
        chosen = bestWeapons(view, now, unarmed, preview.eligible, reaching(), other);
    }
    if (chosen.empty()) {
        preview.legal = false;
        const auto forbids = forbidsWeapons(now, attacker, defender, weapons);
        ruleOut(preview,
                forbids ? say::forbidsAttack(forbids->source.name()) : say::noWeaponSees());
        return preview;
    }
    if (const auto why = mustAttackAnother(view, now, attacker, defender)) {
        preview.legal = false;
        ruleOut(preview, say::forbidsAttack(why->source.name()));
        return preview;
    }
    preview.weapons = chosen;
    const auto defenderShares = sharedWith(view, table, defender);
    AttackFacts facts = factsOf(view, attacker, defender, melee, chosen);
    facts.dodge = target.tokens[Token::dodge] + (defenderShares.dodge ? 1 : 0);
    const int aimForRange = further && !view.attack ? 1 : 0;
    facts.aim = view.unit(attacker).tokens[Token::aim] +
                (sharedWith(view, table, attacker).aim ? 1 : 0) - aimForRange;
    preview.terms = attackTermsOf(now, facts);
    const DicePool printed = diceOf(facts.weapons);
    const MoreDice more = preview.terms.allAttackDice();
    preview.dice = more.with(printed);
    if (!melee) reckonRanges(preview, now, attacker, chosen, further);
    for (Reckoning& dice : diceReckoned(facts.weapons, more, preview.dice, attacker))
        preview.reckonings.push_back(std::move(dice));
    if (melee) preview.cover = geometry::Cover::none;

    OddsQuestion odds;
    odds.pool = printed;
    preview.longShot = further && !view.attack;
    odds.aim = view.unit(attacker).tokens[Token::aim];
    odds.attackSurgeTokens = view.unit(attacker).tokens[Token::surge];
    odds.ranged = !melee;
    odds.defenseDie = other.card->defenseDie;
    odds.dodge = target.tokens[Token::dodge];
    odds.defenseSurgeTokens = target.tokens[Token::surge];
    odds.observation = target.tokens[Token::observation];
    odds.attackerShares = sharedWith(view, table, attacker);
    odds.defenderShares = defenderShares;
    take(preview.terms, melee ? geometry::Cover::none : cover.cover, odds);
    preview.besides = effectsBesides(preview.terms, preview.cover, facts.dodge);
    reckonCharts(preview);
    const auto extends =
        preview.longShot ? reasonForRange(now, attacker, chosen) : std::optional<Reason>{};
    if (extends) preview.besides.push_back(*extends);
    if (preview.longShot && odds.aim > 0) {
        --odds.aim;
    } else if (preview.longShot) {
        odds.attackerShares.aim = false;
    }
    if (!melee && hasBackup(view, now, attacker, defender)) odds.backup = hitsBackedUp;
    preview.mostWounds = mostWounds(view, table, defender, attacker, chosen, melee);
    odds.mostWounds = preview.mostWounds;
    const Odds result = oddsOf(odds);
    preview.expectedWounds = result.mean;
    preview.chanceOfNone = result.none;
    preview.chances = result.wounds;
    preview.leftOut = keywordsLeftOut(view, table, attacker, chosen, defender);
    return preview;
}

}  // namespace sightline::engine
