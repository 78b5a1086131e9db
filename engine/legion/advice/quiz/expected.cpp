// Questions about the expected wounds of an attack.
#include <algorithm>
#include <cmath>

#include "engine/legion/advice/quiz/cover_of.h"
#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/quiz/stated_attack.h"
#include "engine/legion/advice/words/quiz.h"
#include "engine/legion/rules/game/view_of.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::engine::quiz {
namespace {

/// The smallest difference between the options, in wounds.
constexpr std::array<double, 5> leastDifferences{0.8, 0.5, 0.4, 0.3, 0.2};
constexpr double nearestDefender = 5.0, farthestDefender = 17.0;
constexpr double leastWounds = 0.3;
constexpr double steadyWithin = 0.1;  // inches
constexpr double sameOdds = 1e-9;
constexpr std::size_t valuesOffered = 4;
constexpr int levelOfAim = 2, levelOfCover = 3, levelOfDodge = 4, levelOfKeywords = 5;

double tenths(double wounds) { return std::round(wounds * 10.0) / 10.0; }

/// The expected wounds when one part of the attack is forgotten, and one rough guess.
std::vector<double> mistakes(const OddsQuestion& right) {
    std::vector<double> wrong;
    const auto with = [&](const auto& change) {
        OddsQuestion question = right;
        change(question);
        wrong.push_back(tenths(oddsOf(question).mean));
    };
    with([](OddsQuestion& it) { it.cover = geometry::Cover::none; });
    with([](OddsQuestion& it) { it.dodge = 0; });
    with([](OddsQuestion& it) { it.aim = 0; });
    with([](OddsQuestion& it) { it.pierce = 0; });
    with([](OddsQuestion& it) { it.armor = 0; });
    with([](OddsQuestion& it) { it.attackSurge = AttackSurge::none; });
    with([](OddsQuestion& it) { it.attackSurge = AttackSurge::hit; });
    with([](OddsQuestion& it) { it.defenseSurge = DefenseSurge::none; });
    with([](OddsQuestion& it) { it.defenseSurge = DefenseSurge::block; });
    with([](OddsQuestion& it) {
        it.defenseDie = it.defenseDie == Die::redDefense ? Die::whiteDefense : Die::redDefense;
    });
    with([](OddsQuestion& it) { it.cover = geometry::Cover::heavy; });
    with([](OddsQuestion& it) { it.cover = geometry::Cover::light; });
    wrong.push_back(tenths(expectedResults(right.pool, right.attackSurge)));
    return wrong;
}

std::vector<Message> diceText(const OddsQuestion& odds) {
    std::vector<Message> dice;
    if (const int red = odds.pool[Die::redAttack]) dice.push_back(say::redDice(red));
    if (const int black = odds.pool[Die::blackAttack]) dice.push_back(say::blackDice(black));
    if (const int white = odds.pool[Die::whiteAttack]) dice.push_back(say::whiteDice(white));
    return dice;
}

}  // namespace

std::optional<QuizItem> tryExpected(Making& making) {
    Draw& draw = making.draw;
    const auto& cards = making.sources.catalogue;
    const auto unit = [](const UnitCard& card) { return isSquad(card) || isLoneTrooper(card); };
    const auto *mine = draw.pick(unitsThat(cards, unit)),
               *theirs = draw.pick(unitsThat(cards, unit));
    if (!areEnemies(*mine, *theirs)) return std::nullopt;
    std::vector<geometry::PlacedMini> taken;
    const auto own = formation(making, mine->card, draw.place(making.table.size), taken);
    if (own.empty()) return std::nullopt;
    const auto other = formation(making, theirs->card,
                                 draw.around(own[0], nearestDefender, farthestDefender), taken);
    if (other.empty()) return std::nullopt;
    const bool covered = making.level >= levelOfCover;
    const std::size_t first = own.size();
    if (!isVisible(making.table.field, silhouetteOf(taken[0].mini),
                   silhouetteOf(taken[first].mini)) ||
        seemsCovered(making.table.field, taken, first) != covered)
        return std::nullopt;
    Posted attacker{Player::blue, mine, own}, defender{Player::red, theirs, other};
    const int aim = making.level >= levelOfAim ? 1 : 0;
    const int dodge = making.level >= levelOfDodge ? 1 : 0;
    if (aim > 0) attacker.tokens["aim"] = aim;
    if (dodge > 0) defender.tokens["dodge"] = dodge;
    const Scene scene(making.sources, making.table, {attacker, defender});
    if (!scene.isLegal()) return std::nullopt;
    const UnitId attacking = scene.unit(0).id, defending = scene.unit(1).id;
    const AttackPreview preview =
        previewAttack(viewOf(scene.battle(), Player::blue), attacking, defending, false);
    if (!preview.legal || preview.longShot || !preview.leftOut.empty()) return std::nullopt;
    const CoverRuling cover = coverIn(scene, 0, 1);
    if (covered != (cover.cover != geometry::Cover::none)) return std::nullopt;
    const StatedAttack stated = statedAttack(scene, 0, 1, preview);
    if (stated.hasKeywords != (making.level >= levelOfKeywords)) return std::nullopt;
    const double mean = oddsOf(stated.question).mean;
    // A request states only some keywords. So it may leave out an effect of the cards.
    if (std::abs(mean - preview.expectedWounds) > sameOdds || mean < leastWounds)
        return std::nullopt;
    if (!isSteady(scene, 0, 1, steadyWithin)) return std::nullopt;

    const double right = tenths(mean);
    const double difference =
        leastDifferences[static_cast<std::size_t>(making.level - easiestQuiz)];
    std::vector<double> wrong = mistakes(stated.question);
    for (const double step : {1.0, -1.0, 2.0, -2.0, 3.0})
        wrong.push_back(tenths(right + step * difference));
    std::vector<double> offered{right};
    for (const double one : wrong) {
        const bool apart = std::all_of(offered.begin(), offered.end(), [&](double before) {
            return std::abs(before - one) > difference - 1e-6;
        });
        if (apart && one >= 0.0 && offered.size() < valuesOffered) offered.push_back(one);
    }
    if (offered.size() < valuesOffered) return std::nullopt;

    QuizItem item;
    item.scenario = scene.scenario();
    item.query = stated.request;
    item.text = say::askExpected(scene.label(0), scene.label(1), aim, dodge);
    std::vector<Message> options;
    options.reserve(offered.size());
    for (const double wounds : offered) options.push_back(say::woundsAbout({wounds, 1}));
    offer(item, options, draw);
    item.why = {say::becausePool(diceText(stated.question)), say::becauseMean({mean, 2})};
    if (covered)
        item.why.push_back(cover.cover == geometry::Cover::light ? say::becauseLightCover()
                                                                 : say::becauseHeavyCover());
    if (aim > 0) item.why.push_back(say::becauseAim());
    if (dodge > 0) item.why.push_back(say::becauseDodge());
    return item;
}

}  // namespace sightline::engine::quiz
