#include "engine/legion/advice/players/sensible.h"

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine {
namespace {

std::optional<Answer> advised(const Decision& decision) {
    const Question& question = decision.question;
    switch (question.ask) {
        case Ask::chooseWeapons:
            return advice::chooseWeapons(decision);
        case Ask::declareDefender:
        case Ask::declareAdditionalDefender:
        case Ask::chooseAreaDefender:
        case Ask::overrun:
            return advice::chooseDefender(decision);
        case Ask::rerollWithAim:
        case Ask::rerollWithObservation:
            return advice::rerollDice(decision);
        case Ask::spendDodge:
            return advice::spendDodge(decision);
        case Ask::spendSurgeDefending:
            return advice::spendSurgeDefending(decision);
        case Ask::spendSurgeAttacking:
        case Ask::backUp:
        case Ask::recover:
            return Count{question.most};
        case Ask::spendToken:
            return advice::spendToken(decision);
        case Ask::assignWound:
            return advice::assignWound(decision);
        case Ask::chooseUnitLeader:
            return advice::chooseUnitLeader(decision);
        case Ask::chooseUnitToActivate:
        case Ask::chooseUnitOfRank:
            return advice::chooseUnitToActivate(decision);
        case Ask::chooseAction:
            return advice::chooseAction(decision);
        case Ask::chooseFreeAction:
            return advice::chooseFreeAction(decision);
        case Ask::spendStandby:
            return advice::spendStandby(decision);
        case Ask::chooseForEffect:
            return advice::chooseForEffect(decision);
        case Ask::moveUnit:
            return advice::moveUnit(decision);
        case Ask::placeUnit:
            return advice::placeUnit(decision);
        case Ask::divulgeCommandCard:
            return advice::divulgeCommandCard(decision);
        case Ask::playCommandCard:
            return advice::playCommandCard(decision);
        case Ask::nominateCommander:
            return advice::nominateCommander(decision);
        case Ask::issueOrders:
            return advice::issueOrders(decision);
        case Ask::promote:
            return advice::promote(decision);
        case Ask::modifyMission:
            return decision.pick(MissionChange::pass);
        case Ask::chooseUnitsForAdvantage:
            return advice::chooseUnitsForAdvantage(decision);
        case Ask::placeAsset:
            return advice::placeAsset(decision);
        case Ask::placeSmoke:
        case Ask::placeToken:
        case Ask::layRuler:
            return Spot{decision.question.spot->proposal};
        case Ask::deployPrepared:
        case Ask::chooseRestored:
        case Ask::chooseEffect:
        case Ask::chooseAttackPool:
        case Ask::chooseCardSide:
        case Ask::chooseColour:
            return Pick{0};
        case Ask::scoreByHand:
            // The computer player cannot read the text of the battle card, so it chooses the
            // smallest number of points.
            return Count{question.least};
        default:
            return std::nullopt;
    }
}

}  // namespace

Answer sensibleAnswer(const Game& game, std::uint64_t seed) {
    const Question* question = game.question();
    if (question && !isChance(*question)) {
        const Decision decision(game);
        if (const auto answer = advised(decision)) return *answer;
    }
    return randomAnswer(game, seed);
}

}  // namespace sightline::engine
