#include "engine/legion/advice/players/judged.h"

#include "engine/legion/advice/players/judged_advice.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine {

Judgement judgementOf(const Game& game, const Skill& skill) {
    if (!game.question()) return {};
    return judgementOf(Decision(game), skill);
}

Judgement judgementOf(const Decision& decision, const Skill& skill) {
    if (isChance(decision.question)) return {};
    switch (decision.question.ask) {
        case Ask::chooseAction:
            return advice::judgeAction(decision, skill);
        case Ask::moveUnit:
            return advice::judgeMove(decision, skill);
        case Ask::declareDefender:
            return advice::judgeDefender(decision, skill);
        case Ask::chooseUnitToActivate:
        case Ask::chooseUnitOfRank:
            return skill.ordersByWorth ? advice::judgeActivation(decision, skill) : Judgement{};
        case Ask::issueOrders:
            return skill.ordersByWorth ? advice::judgeOrders(decision, skill) : Judgement{};
        case Ask::playCommandCard:
            return skill.ordersByWorth ? advice::judgeCommandCard(decision, skill) : Judgement{};
        default:
            return {};
    }
}

std::optional<JudgedChoice> judgedMove(const Decision& decision, const MoveAnswer& answer,
                                       const Skill& skill) {
    if (decision.question.ask != Ask::moveUnit) return std::nullopt;
    return advice::judgeMoveTo(decision, answer, skill);
}

Answer judgedAnswer(const Game& game, const Skill& skill, std::uint64_t seed) {
    const Judgement judgement = judgementOf(game, skill);
    if (!judgement.choices.empty()) return judgement.choices.front().answer;
    return sensibleAnswer(game, seed);
}

}  // namespace sightline::engine
