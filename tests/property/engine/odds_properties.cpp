// The expected wounds in the preview must equal the mean of thousands of attacks in real games that
// follow the policy of the preview.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/talk/generator.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

int countOf(const AttackView& attack, Face face) {
    return static_cast<int>(std::count_if(attack.attackDice.begin(), attack.attackDice.end(),
                                          [&](const RolledDie& die) { return die.face == face; }));
}

/// The dice that would end as blanks, in the order of the pool (strongest colour first). A surge is
/// included if no token or chart converts it.
PickSeveral failures(const Game& game, const Question& question) {
    const View view = game.view(question.player);
    const UnitView& attacker = view.unit(view.attack->attacker);
    int kept = attacker.card->attackSurge == AttackSurge::none ? attacker.tokens[Token::surge] : 99;
    PickSeveral chosen;
    const auto& dice = view.attack->attackDice;
    std::vector<int> failed;
    for (std::size_t i = dice.size(); i-- > 0;) {
        if (dice[i].face == Face::attackSurge && kept-- > 0) continue;
        const bool fails = dice[i].face == Face::blank || dice[i].face == Face::attackSurge;
        if (fails) failed.insert(failed.begin(), static_cast<int>(i));
    }
    for (int index : failed) {
        if (static_cast<int>(chosen.options.size()) < question.most)
            chosen.options.push_back(index);
    }
    return chosen;
}

int optionOf(const Question& question, const Option& wanted) {
    const auto& options = question.options;
    return static_cast<int>(std::find(options.begin(), options.end(), wanted) - options.begin());
}

/// The answer that the token policy "standard" gives to a question of the attack. `own` contains
/// the weapons of the preview, one for each miniature.
Answer byThePolicy(const Game& game, UnitId attacker, UnitId defender, Generator& generator) {
    const Question& question = *game.question();
    switch (question.ask) {
        case Ask::chooseUnitToActivate:
            return Pick{optionOf(question, attacker)};
        case Ask::chooseAction:
            return Pick{optionOf(question, Action::attack)};
        case Ask::declareDefender:
            return Pick{optionOf(question, defender)};
        case Ask::chooseWeapons: {
            PickSeveral all;
            for (std::size_t i = 0; i < question.options.size(); ++i) {
                all.options.push_back(static_cast<int>(i));
            }
            return all;
        }
        case Ask::declareAdditionalDefender:
            return Pick{optionOf(question, Done{})};
        case Ask::rerollWithAim:
        case Ask::rerollWithObservation:
            return failures(game, question);
        case Ask::spendDodge:
            return Count{
                std::min(question.most, countOf(*game.view(Player::blue).attack, Face::hit))};
        case Ask::backUp:
        case Ask::spendSurgeAttacking:
        case Ask::spendSurgeDefending:
            return Count{question.most};
        case Ask::rollDice: {
            DiceAnswer rolled;
            for (Die die : question.dice) rolled.faces.push_back(rollOne(generator, die));
            return rolled;
        }
        default:
            return Pick{0};
    }
}

struct Duel {
    Scenario scenario;
    UnitId attacker{0}, defender{1};
    int observation = 0;
};

std::unique_ptr<Game> started(const Duel& duel) {
    auto game = Game::start(duel.scenario, 1).value();
    if (duel.observation > 0) {
        game->answer(
            Adjust{Player::blue, AdjustToken{duel.defender, Token::observation, duel.observation}});
    }
    return game;
}

double woundsOf(const Duel& duel, std::uint64_t seed) {
    const auto game = started(duel);
    Generator generator(seed, 77);
    for (int i = 0; i < 200 && game->question(); ++i) {
        const Answer next = byThePolicy(*game, duel.attacker, duel.defender, generator);
        const auto refusal = game->answer(next);
        EXPECT_FALSE(refusal) << refusal->text;
        if (refusal) break;
        const Record& record = game->record();
        const auto ended = std::find_if(record.rbegin(), record.rend(), [](const Ruling& ruling) {
            return ruling.happening == Happening::resultsCompared;
        });
        if (ended != record.rend()) return ended->numbers.back().value;
    }
    ADD_FAILURE() << "no attack";
    return 0.0;
}

void expectMeanOf(const Duel& duel, const char* what) {
    const auto game = started(duel);
    const View view = game->view(Player::blue);
    const AttackPreview preview = previewAttack(view, duel.attacker, duel.defender);
    ASSERT_TRUE(preview.legal) << what << ": " << preview.reason;
    constexpr int attacks = 2500;
    double sum = 0.0, squares = 0.0;
    for (int i = 0; i < attacks && !testing::Test::HasFailure(); ++i) {
        const double wounds = woundsOf(duel, static_cast<std::uint64_t>(i));
        sum += wounds;
        squares += wounds * wounds;
    }
    const double mean = sum / attacks;
    const double error = std::sqrt((squares / attacks - mean * mean) / attacks);
    EXPECT_NEAR(preview.expectedWounds, mean, 4.0 * error + 1e-9) << what;
}

UnitCard clones(int miniatures) {
    UnitCard card = troopers(miniatures);
    card.type = UnitType::cloneTrooper;
    card.weapons = {rifle()};
    return card;
}

/// The blue unit shoots at the red unit from 8 inches. Other units may be near.
Duel duelOf(UnitCard attacker, UnitCard defender, double apart = 8.0) {
    Duel duel;
    attacker.weapons = {rifle()};
    duel.scenario = emptyTable({unitAt(Player::blue, std::move(attacker), 10, 8),
                                unitAt(Player::red, std::move(defender), 10 + apart, 8, 180)});
    return duel;
}

TEST(PreviewProperties, PlainTroopersWithTokens) {
    Duel duel = duelOf(troopers(4), troopers(6));
    duel.scenario.units[0].tokens[Token::aim] = duel.scenario.units[0].tokens[Token::surge] = 1;
    duel.scenario.units[1].tokens[Token::dodge] = duel.scenario.units[1].tokens[Token::surge] = 1;
    expectMeanOf(duel, "tokens of their own");
}

TEST(PreviewProperties, CloneTroopersShareATokenInAttackAndDefense) {
    Duel attacking = duelOf(clones(4), troopers(6));
    attacking.scenario.units.push_back(unitAt(Player::blue, clones(2), 7, 8));
    attacking.scenario.units[2].tokens[Token::aim] = 1;
    expectMeanOf(attacking, "an aim token of others");
    const double shared = previewAttack(started(attacking)->view(Player::blue), attacking.attacker,
                                        attacking.defender)
                              .expectedWounds;
    attacking.scenario.units[2].tokens[Token::aim] = 0;
    const double alone = previewAttack(started(attacking)->view(Player::blue), attacking.attacker,
                                       attacking.defender)
                             .expectedWounds;
    EXPECT_GT(shared, alone);

    Duel defending = duelOf(troopers(4), clones(6));
    defending.scenario.units.push_back(unitAt(Player::red, clones(2), 21, 8));
    defending.scenario.units[2].tokens[Token::dodge] = 1;
    expectMeanOf(defending, "a dodge token of others");
    defending.scenario.units[2].tokens[Token::dodge] = 0;
    defending.scenario.units[2].tokens[Token::surge] = 1;
    expectMeanOf(defending, "a surge token of others");
}

TEST(PreviewProperties, CorpsTroopersBackUpACommander) {
    UnitCard leader = hero();
    leader.wounds = 20;
    Duel duel = duelOf(troopers(5), leader, 14.0);
    duel.scenario.units.push_back(unitAt(Player::red, troopers(2), 25.5, 8));
    expectMeanOf(duel, "Backup");
    duel.scenario.units.pop_back();
    expectMeanOf(duel, "nobody near");
}

TEST(PreviewProperties, ObservationTokensOfTheDefender) {
    Duel duel = duelOf(troopers(4), troopers(6));
    duel.observation = 2;
    expectMeanOf(duel, "two observation tokens");
}

}  // namespace
}  // namespace sightline::engine::test
