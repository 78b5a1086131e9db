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

// Limits a sum of probabilities to 1. Rounding may make the sum slightly larger than 1.
double chance(double sum) { return std::min(sum, 1.0); }

nlohmann::ordered_json oddsJson(const engine::Odds& odds, bool optimal) {
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
    return R"(Request: a JSON object on stdin. pool and defense.die are required. The default of
every other member is 0, false or the first word of its list.
  pool                  {red, black, white}: attack dice, at most )" +
           dice + R"( in all
  attack_surge          none|hit|crit: the attacker's surge chart
  attack_keywords       {pierce, impact, critical, ram, precise, sharpshooter, blast,
                        high_velocity, ...}: keywords of the weapons and the attacker, see below
  tokens.aim            at most )" +
           aim + R"(
  tokens.surge          at most )" +
           tokens + R"(
  tokens.observation    tokens of the defender, at most )" +
           observation + R"(
  tokens.wounds         wound tokens of the attacker, used only for Vaapad Mastery, at most )" +
           tokens + R"(
  tokens.shared         {aim, surge}: true if another unit shares such a token (Clone
                        Trooper, Exemplar); the attacker may spend 1 of them in all (p. 39)
  defense.die           red|white
  defense.surge         none|block: the defender's surge chart
  defense.cover         none|light|heavy: cover from terrain
  defense.suppressed    true: cover is improved by 1
  defense.suppression   tokens, used only for Danger Sense, at most )" +
           suppression + R"(
  defense.wounds        wound tokens of the defender, used only for Vaapad Mastery, at most )" +
           tokens + R"(
  defense.dodge         at most )" +
           tokens + R"(
  defense.surge_tokens  at most )" +
           tokens + R"(
  defense.shared        {dodge, surge}: as in tokens.shared, for the defender
  defense.most_wounds   wounds that the miniatures in LOS can suffer; default: no limit
  defense.keywords      {armor, impervious, shields, uncanny_luck, danger_sense, low_profile,
                        outmaneuver, immune_pierce, backup, ...}: backup is true or false and cancels
                        up to 2 hits of a ranged attack (p. 31); for the others see below
  kind                  ranged|melee: against a melee attack there is no cover and no Backup, and it
                        gives no suppression
  policy                standard|optimal|both: both prints one line for each policy, first the
                        standard policy, without waiting for the other
Keywords: all keywords of the catalogue, in small letters with underscores. The odds apply
attack_keywords precise (at most )" +
           precise + R"(), sharpshooter, impact and pierce (add up the numbers of the weapons), and
defense.keywords cover, armor, impervious, immune_pierce and immune_melee_pierce. They also apply the
keywords that change dice and results:
  critical X            up to X surges become crits
  ram X                 up to X results become crits, blanks first; its condition is assumed to hold
  primitive             against Armor, crits become hits after Impact and before Ram
  cumbersome            each die of the pool is downgraded; the unit is assumed to have moved
  anti_materiel X       X dice of the pool are upgraded, white dice first; its condition is assumed to
                        hold; likewise anti_personnel X and assault X
  unconcerned           the defender has no cover
  death_from_above      cover cancels no hits; its condition is assumed to hold
  low_profile           the cover pool has one die less and one block more
  outmaneuver           dodge tokens cancel crits first, then hits
  shields X (shielded)  X active shield tokens; each cancels a hit or a crit of a ranged attack
  danger_sense X        one more defense die for each suppression token, up to X
  uncanny_luck X        up to X defense dice that would end as blanks are rerolled once
  weak_point X          as impact X; the attack is assumed to come from its arc
  duelist               melee: as pierce 1 with an aim token; as immune_pierce with a dodge token
They also apply vaapad_mastery, for both sides: one white die for each wound token, up to 3. They also
apply the keywords that change surge charts, cover or tokens: blast, high_velocity, immune_blast,
block, deflect, shien_mastery, immune_deflect, djem_so_mastery (the attacker suffers no wound),
hold_the_line (melee), complete_the_mission (a token is assumed to be near), wheel_mode (shields are
not flipped if the unit has AI: Move) and jedi_hunter (the defender is assumed to have a Force slot).
Every other keyword that the game applies is accepted and has no effect here. A keyword that the
game does not apply is refused by name, unless it is 0 or false. The pool must already contain the
dice of spray.
advanced_targeting, guardian, jarkai_mastery, lethal, makashi_mastery, marksman, sniper_team and
soresu_mastery need a player's choice, which the odds do not make.

Policy standard: aim tokens, then observation tokens, reroll as many dice as they may. They reroll
only dice that would end as blanks: the strongest colours first, and in each colour blanks before
surges. Other tokens are spent as soon as they help.
Policy optimal: the attacker maximises the expected wounds and the defender minimises them (backward
induction). Among equally good choices, each player takes the one that spends the fewest tokens.

Input of more than 1000000 bytes is refused.
Answer: {"wounds": {"0": chance, ...}, "mean", "suppression", "policy"}, exact to 1e-12; suppression
is the chance that a ranged attack gives suppression. Exit status 1: the request is refused, with the
reason on stderr.)";
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
    // The result of the standard policy is printed first, because it is computed fast. A caller
    // that requests the results of both policies can then read the result of the standard policy at
    // once.
    if (request->policy != Policy::optimal)
        output << oddsJson(engine::oddsOf(question), false).dump() << std::endl;
    if (request->policy != Policy::standard)
        output << oddsJson(engine::optimalOdds(question), true).dump() << std::endl;
    return 0;
}

}  // namespace sightline::app
