#include "engine/legion/advice/odds/beside_numbers.h"

#include <utility>

#include "engine/legion/rules/keywords/defense_charts.h"
#include "engine/legion/rules/keywords/dodge_and_cover.h"

namespace sightline::engine {
namespace {

/// Collects the keywords with an effect, in the order in which they act.
class Acting {
  public:
    explicit Acting(const AttackFacts& facts) : facts_(facts) {}
    void attackers(Keyword keyword) {
        reasons_.push_back(reasonOf(keyword, {}, facts_.attacker, 0));
    }
    void defenders(Keyword keyword) {
        reasons_.push_back(reasonOf(keyword, {}, facts_.defender, 0));
    }
    void givesChart(Keyword keyword, DefenseSurge before) {
        reasons_.push_back(givesBlockChart(keyword, facts_.defender, before));
    }
    std::vector<Reason> take() && { return std::move(reasons_); }

  private:
    const AttackFacts& facts_;
    std::vector<Reason> reasons_{};
};

void takeCover(const AttackFacts& facts, OddsQuestion& question, Acting& acting) {
    if (question.cover == geometry::Cover::none || !anyHas(facts.weapons, Keyword::blast)) return;
    if (coverCancels(*facts.defenderCard, facts.weapons))
        return acting.defenders(Keyword::immuneBlast);
    question.cover = geometry::Cover::none;
    acting.attackers(Keyword::blast);
}

void takeDodge(const AttackFacts& facts, OddsQuestion& question, Acting& acting) {
    const bool tokens = question.dodge > 0 || question.defenderShares.dodge;
    if (!tokens || maySpendDodge(facts.weapons)) return;
    question.dodge = 0;
    question.defenderShares.dodge = false;
    acting.attackers(Keyword::highVelocity);
}

// Deflect is named even if the unit already has the chart, because Deflect wounds the attacker.
void giveChart(const AttackFacts& facts, OddsQuestion& question, Acting& acting) {
    const UnitCard& defender = *facts.defenderCard;
    const int dodges = question.dodge + (question.defenderShares.dodge ? 1 : 0);
    const bool deflecting = deflects(defender, question.ranged, facts.weapons);
    const bool blocking = question.defenseSurge != DefenseSurge::block && blocks(defender, dodges);
    if (!deflecting && !blocking) return;
    acting.givesChart(deflecting ? Keyword::deflect : Keyword::block, question.defenseSurge);
    question.defenseSurge = DefenseSurge::block;
}

}  // namespace

std::vector<Reason> takeBesides(const AttackFacts& facts, OddsQuestion& question) {
    Acting acting(facts);
    takeCover(facts, question, acting);
    takeDodge(facts, question, acting);
    giveChart(facts, question, acting);
    return std::move(acting).take();
}

}  // namespace sightline::engine
