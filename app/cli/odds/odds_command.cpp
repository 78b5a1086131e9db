#include "app/cli/odds/odds_command.h"

#include <algorithm>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "app/cli/odds/odds_request.h"
#include "app/cli/terminal/lines.h"
#include "engine/legion/advice/odds/optimal_odds.h"

namespace sightline::app {
namespace {

// Rounding may lift a certainty above 1 by a few units in the last place.
double chance(double sum) { return std::min(sum, 1.0); }

nlohmann::ordered_json toJson(const engine::Odds& odds, bool optimal) {
    nlohmann::ordered_json wounds;
    for (std::size_t i = 0; i < odds.wounds.size(); ++i) {
        wounds[std::to_string(i)] = chance(odds.wounds[i]);
    }
    return {{"wounds", wounds},
            {"mean", odds.mean},
            {"suppression", chance(odds.suppression)},
            {"policy", optimal ? "optimal" : "standard"}};
}

}  // namespace

std::string oddsFields() {
    const std::string dice = std::to_string(mostOddsDice), aim = std::to_string(mostOddsAim),
                      observation = std::to_string(mostOddsObservation),
                      suppression = std::to_string(mostOddsSuppression),
                      precise = std::to_string(mostOddsPrecise),
                      tokens = std::to_string(mostOddsTokens);
    return R"(Request: a JSON object on stdin. pool and defense.die must be there; what else is left
out is 0, false or the first word.
  pool                  {red, black, white}: attack dice, at most )" +
           dice + R"( in all
  attack_surge          none|hit|crit: the attacker's surge chart
  attack_keywords       {pierce, impact, critical, ram, precise, sharpshooter, blast,
                        high_velocity, ...}: keywords of weapons and attacker, see below
  tokens.aim            at most )" +
           aim + R"(
  tokens.surge          at most )" +
           tokens + R"(
  tokens.observation    of the defender, at most )" +
           observation + R"(
  tokens.shared         {aim, surge}: true where another Clone Trooper unit has such a token;
                        1 of them in all may be spent (p. 39)
  defense.die           red|white
  defense.surge         none|block: the defender's surge chart
  defense.cover         none|light|heavy: by terrain
  defense.suppressed    true improves the cover by 1
  defense.suppression   tokens, for Danger Sense alone, at most )" +
           suppression + R"(
  defense.dodge         at most )" +
           tokens + R"(
  defense.surge_tokens  at most )" +
           tokens + R"(
  defense.shared        {dodge, surge}: as tokens.shared
  defense.most_wounds   what the miniatures in LOS can suffer; no limit when left out
  defense.keywords      {armor, impervious, shields, uncanny_luck, danger_sense, low_profile,
                        outmaneuver, immune_pierce, backup, ...}: backup true cancels up to 2 hits
                        of a ranged attack (p. 31); for the others see below
  kind                  ranged|melee: a melee attack meets no cover and no Backup, and suppresses
                        nobody
  policy                standard|optimal|both: both answers with a line for each, the standard
                        one at once
Keywords: every one of the catalogue, in small letters with underscores. In the odds are
attack_keywords precise (at most )" +
           precise + R"(), sharpshooter, impact and pierce, the weapons' numbers added up, and
defense.keywords cover, armor, impervious, immune_pierce and immune_melee_pierce; and those that
change dice and results:
  critical X            so many surges become crits
  ram X                 so many results become crits, blanks first; its condition holds
  low_profile           one die of the cover pool less, and one block more
  outmaneuver           dodge tokens cancel crits first, then hits
  shields X (shielded)  active tokens, each cancels a hit or a crit of a ranged attack
  danger_sense X        a defense die more for each of up to X suppression tokens
  uncanny_luck X        up to X defense dice that would end as blanks are rerolled once
Those that change charts, cover or tokens count, too: blast, high_velocity, immune_blast, block,
deflect, immune_deflect (it spares the attacker). Every other keyword that the game applies is taken
and changes nothing here, and one that it does not apply is refused by name, unless it is 0 or
false. guardian and soresu_mastery leave a choice to a player that the odds do not make.

Policy standard: aim tokens, then observation tokens, reroll as many dice as they may of those that
would end as blanks, the strongest colours first, in each of them blanks before surges; other tokens
are spent as soon as they help.
Policy optimal: the attacker maximises and the defender minimises the expected wounds, by backward
induction; of equally good choices each takes the one that spends least.

Input of more than 1000000 bytes is refused.
Answer: {"wounds": {"0": chance, ...}, "mean", "suppression", "policy"}, exact to 1e-12; suppression
is the chance that a ranged attack suppresses. Exit status 1: refused, the reason is on stderr.)";
}

int oddsCommand(std::istream& input, std::ostream& output, std::ostream& errors) {
    const Line text = wholeInput(input);
    if (text.tooLong) {
        errors << "stdin: " << lineTooLong() << '\n';
        return 1;
    }
    const auto request = readOddsRequest(text.text, "stdin");
    if (!request) {
        errors << request.problem().text << '\n';
        return 1;
    }
    using Policy = OddsRequest::Policy;
    const engine::OddsQuestion& question = request->question;
    // The standard odds are fast: a caller that wants both gets them at once.
    if (request->policy != Policy::optimal)
        output << toJson(engine::oddsOf(question), false).dump() << std::endl;
    if (request->policy != Policy::standard)
        output << toJson(engine::optimalOdds(question), true).dump() << std::endl;
    return 0;
}

}  // namespace sightline::app
