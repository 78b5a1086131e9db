// Block (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/defense_charts.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {

bool blocks(const UnitCard& defender, int dodgeSpent) {
    return dodgeSpent > 0 && defender.has(Keyword::block);
}

namespace keywords {
namespace {

// A chart that Deflect also gives is given only once, because the order of the two would make no
// difference.
bool actsByBlock(const Battle& battle, const Bearer& bearer, const ConvertDefenseSurges& point) {
    const Attack& attack = point.attack;
    if (attack.defender() != bearer.unit || point.chart == DefenseSurge::block) return false;
    if (countOf(attack.defenseDice, Face::defenseSurge) == 0) return false;
    const UnitCard& card = *battle.unit(bearer.unit).card;
    const int spent = attack.ledger.spentBy(attack.current, bearer.unit, Token::dodge,
                                            AttackStep::applyDodgeAndCover);
    return blocks(card, spent) && !deflects(card, attack.isRanged(), weaponsOf(battle, attack));
}

Task<void> giveBlockChart(Battle& battle, Bearer bearer, ConvertDefenseSurges& point) {
    point.reckoned.add(givesBlockChart(Keyword::block, bearer.unit, point.chart));
    point.chart = DefenseSurge::block;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::surgesAreBlocks(std::string(nameOf(Keyword::block))),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_return;
}

}  // namespace

KeywordRule block() {
    return KeywordRule(Keyword::block).at<ConvertDefenseSurges>(giveBlockChart, actsByBlock);
}

}  // namespace keywords
}  // namespace sightline::engine
