// Clauses of upgrade cards whose effect is data and not C++ code. Core Rulebook p. 16-17, 24.
#include "scenario/cards/carrying_scene.h"

namespace sightline::engine::scene {
namespace {

/// Plays the attack of `attacker` to its end. All dice show blanks.
void shoot(AttackScene& scene, UnitId attacker, UnitId defender) {
    scene.attack(attacker, defender);
    while (scene.asks(Ask::rollDice)) scene.idle();
}

TEST(CardAscensionCables, GivesScaleUntilTheEndOfTheActivation) {
    Carrying scene("ascension-cables");
    scene.begin();
    ASSERT_EQ(scene.offered(), 1U);
    scene.cardAction(0);
    EXPECT_TRUE(scene.view().unit(scene.own).card->has(Keyword::scale));
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2);
    EXPECT_FALSE(scene.view().unit(scene.ally).card->has(Keyword::scale));
    scene.action(Action::finish);
    EXPECT_FALSE(scene.view().unit(scene.own).card->has(Keyword::scale));
}

TEST(CardBaronRudor, GainsAnAimAfterARecoverAction) {
    Carrying scene("baron-rudor", atRt());
    scene.begin();
    scene.action(Action::dodge);
    EXPECT_EQ(scene.tokens(scene.own, Token::aim), 0) << "no recover action";
    scene.action(Action::recover);
    EXPECT_EQ(scene.tokens(scene.own, Token::aim), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, page(16, "Baron Rudor"));
}

TEST(CardBaronRudor, NotAfterAnAlliesRecoverAction) {
    Carrying scene("baron-rudor", atRt());
    scene.start();
    scene.activate(scene.ally);
    scene.action(Action::recover);
    EXPECT_EQ(scene.tokens(scene.own, Token::aim), 0);
}

/// The expected result of a free action of one upgrade card: the numbers of tokens on the ally that
/// the player chooses for the action.
struct FreeLine {
    std::string id;
    std::vector<std::pair<Token, int>> tokens;
    int alternative = -1;  ///< index of the card's alternative; -1: the card offers no alternatives
    std::string keyword{};
};

std::vector<FreeLine> freeLines() {
    using enum Token;
    return {{"force-guidance", {{surge, 1}, {suppression, 2}}},
            {"shriv-suurgav", {{dodge, 1}, {suppression, 2}}, 0},
            {"shriv-suurgav", {{dodge, 1}, {suppression, 3}}, 1},
            {"clone-commander-fox", {{surge, 1}, {suppression, 1}}, 0},
            {"clone-commander-fox", {{surge, 1}, {suppression, 2}}, 1},
            {"general-weiss", {{suppression, 2}}, -1, "Arsenal 2"}};
}

TEST(UpgradesByData, EachDoesWhatItsClausesSay) {
    for (const FreeLine& line : freeLines()) {
        SCOPED_TRACE(line.id);
        Carrying scene(line.id, line.id == "force-guidance" ? lukeSkywalker() : atRt());
        scene.with(scene.ally).tokens[Token::suppression] = 2;
        scene.begin();
        ASSERT_EQ(scene.offered(), 1U);
        scene.cardAction(0);
        if (scene.isAsked(line.id)) scene.choose(scene.ally, Ask::chooseForEffect);
        if (line.alternative >= 0)
            scene.choose(EffectName{2 + line.alternative}, Ask::chooseForEffect);
        for (const auto& [token, count] : line.tokens)
            EXPECT_EQ(scene.tokens(scene.ally, token), count) << nameOf(token);
        EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2) << "a free action";
        if (!line.keyword.empty()) {
            const View seen = scene.view();
            EXPECT_EQ(seen.unit(scene.own).card->keywords.back().label(), line.keyword);
        }
    }
}

TEST(CardForceGuidance, UpTo2UnitsAndNotFewerThanTheOnesThatAreThere) {
    Carrying scene("force-guidance");
    scene.begin();
    scene.cardAction(0);
    EXPECT_TRUE(scene.offers(scene.own)) << "a unit is in range of itself";
    scene.choose(scene.own, Ask::chooseForEffect);
    ASSERT_TRUE(scene.isAsked("force-guidance"));
    EXPECT_FALSE(scene.offers(scene.own)) << "each unit once";
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.own, Token::surge), 1);
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
}

// A free action of an upgrade card must offer the tokens that the card's data lists (p. 24).
TEST(TokensOfFreeActions, EachCardOffersTheTokensOfItsRecord) {
    for (const auto& [id, tokens] : std::vector<std::pair<std::string, std::vector<Token>>>{
             {"force-reflexes", {Token::dodge}},
             {"clone-specialist", {Token::aim, Token::dodge, Token::surge}},
             {"stormtrooper-specialist", {Token::aim, Token::surge}},
             {"rebel-trooper-specialist", {Token::dodge, Token::surge}}}) {
        SCOPED_TRACE(id);
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            Carrying scene(id);
            scene.begin();
            ASSERT_EQ(scene.offered(), tokens.size());
            scene.cardAction(static_cast<int>(i));
            EXPECT_EQ(scene.tokens(scene.own, tokens[i]), 1);
            EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
        }
    }
}

TEST(CardCloneShockTrooperPilot, AnAllyInRange1GainsASurgeAfterAnAttackAction) {
    Carrying scene("clone-shock-trooper-pilot", atRt());
    scene.start();
    shoot(scene, scene.own, scene.enemy);
    ASSERT_TRUE(scene.isAsked("clone-shock-trooper-pilot"));
    scene.choose(scene.ally, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.ally, Token::surge), 1);
    EXPECT_EQ(scene.state(), EquippedCard::State::ready);
}

TEST(CardStrikeAndFade, ExhaustsForAFreeMoveAfterAnAttackAction) {
    Carrying scene("strike-and-fade");
    scene.start();
    shoot(scene, scene.own, scene.enemy);
    ASSERT_TRUE(scene.isAsked("strike-and-fade"));
    EXPECT_EQ(scene.state(), EquippedCard::State::ready) << "the player may decline";
    scene.choose(Action::move, Ask::chooseFreeAction);
    EXPECT_EQ(scene.question().form, AnswerForm::move);
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 1) << "the attack was its only action";
}

TEST(CardStrikeAndFade, StaysReadyWhenItsPlayerDeclines) {
    Carrying scene("strike-and-fade");
    scene.start();
    shoot(scene, scene.own, scene.enemy);
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_EQ(scene.state(), EquippedCard::State::ready);
}

TEST(CardLukeSkywalkerUpgrade, AnAllyMayRemoveUpTo2SuppressionAfterAnAttack) {
    Carrying scene("luke-skywalker");
    scene.with(scene.ally).tokens[Token::suppression] = 3;
    scene.start();
    shoot(scene, scene.own, scene.enemy);
    ASSERT_TRUE(scene.isAsked("luke-skywalker"));
    scene.choose(scene.ally, Ask::chooseForEffect);
    EXPECT_EQ(scene.question().names[2], "Remove: 2 suppression");
    scene.choose(EffectName{2}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.ally, Token::suppression), 1);
}

TEST(CardDuckAndCover, TheSuppressionGivesCoverInTheSameAttack) {
    Carrying scene("duck-and-cover", rebelTroopers());
    scene.start();
    scene.rest(scene.ally);
    scene.attack(scene.enemy, scene.own);
    scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), hit));
    ASSERT_TRUE(scene.isAsked("duck-and-cover"));
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.own, Token::suppression), 1);
    EXPECT_EQ(scene.attackView().cover, geometry::Cover::light);
}

TEST(CardForestDwellers, ActsAtTheFirstActivationPhaseOnly) {
    Carrying scene("forest-dwellers");
    scene.start();
    EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 1);
    EXPECT_EQ(scene.tokens(scene.ally, Token::dodge), 0);
    while (scene.view().round == 1) scene.idle();
    EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 0)
        << "spent by the End Phase, not given again";
}

TEST(CardB1SecurityDroid, LosesAiUntilTheEndOfTheActivation) {
    UnitCard droid = battleDroids();
    KeywordText ai = word(Keyword::ai);
    ai.parameter = "Attack";
    droid.keywords = {ai};
    Carrying scene("b1-security-droid", droid);
    scene.begin();
    ASSERT_TRUE(scene.isAsked("b1-security-droid"));
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_TRUE(scene.view().unit(scene.own).card->keywords.empty());
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    EXPECT_EQ(scene.view().unit(scene.own).card->keywords.size(), 1U);
}

/// Luke carries the tested upgrade card in a game with command cards.
struct Commanding : Round {
    explicit Commanding(const std::string& id) { with(luke).cards = {upgrade(id)}; }
    bool isAsked(const std::string& id) const {
        return asks(Ask::chooseForEffect) && question().card == id;
    }
    void toCard(const std::string& id) {
        start();
        play("Ambush");
        play("Assault");
        while (!isAsked(id) && !asks(Ask::chooseUnitToActivate)) {
            if (asks(Ask::issueOrders) && question().player == Player::blue)
                order({rebels1});
            else
                idle();
        }
    }
};

TEST(CardHackedCommsUnit, ItsUnitMayBeOrderedAfterAnEnemyInRange1) {
    Commanding scene("hacked-comms-unit");
    scene.with(scene.storm1).minis[0].position = {8.0, 9.0, 0.0};
    scene.toCard("hacked-comms-unit");
    ASSERT_TRUE(scene.isAsked("hacked-comms-unit"));
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.orderOf(scene.luke), faceup);
    Commanding far("hacked-comms-unit");
    far.toCard("hacked-comms-unit");
    EXPECT_FALSE(far.isAsked("hacked-comms-unit"));
}

TEST(CardTrustedAgent, ExhaustsToOrderACorpsUnit) {
    Commanding scene("trusted-agent");
    scene.toCard("trusted-agent");
    ASSERT_TRUE(scene.isAsked("trusted-agent"));
    EXPECT_FALSE(scene.offers(scene.luke)) << "no corps unit";
    EXPECT_FALSE(scene.offers(scene.rebels1)) << "it has an order";
    scene.choose(scene.rebels2, Ask::chooseForEffect);
    EXPECT_EQ(scene.orderOf(scene.rebels2), faceup);
    EXPECT_EQ(scene.unit(scene.luke).cards[0].state, EquippedCard::State::exhausted);
}

/// An enemy shoots at the unit with the tested upgrade card.
struct ShotAt : Carrying {
    explicit ShotAt(const std::string& id) : Carrying(id, rebelTroopers()) {}
    void suffer() {
        start();
        rest(ally);
        attack(enemy, own);
        dice(std::vector<Face>(static_cast<std::size_t>(rolling()), hit));
        while (!asks(Ask::rollDice)) idle();
    }
};

TEST(CardObiWanKenobi, ExhaustsToRerollAllItsDefenseDice) {
    ShotAt scene("obi-wan-kenobi");
    scene.suffer();
    const auto rolled = static_cast<std::size_t>(scene.rolling());
    ASSERT_GT(rolled, 0U);
    scene.dice(std::vector<Face>(rolled, blank));
    ASSERT_TRUE(scene.isAsked("obi-wan-kenobi"));
    EXPECT_EQ(scene.state(), EquippedCard::State::ready);
    scene.pickFirst(Ask::chooseForEffect);
    ASSERT_EQ(static_cast<std::size_t>(scene.rolling()), rolled);
    scene.dice(std::vector<Face>(rolled, block));
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    EXPECT_EQ(scene.last(Happening::diceRerolled).citation, page(16, "Obi-Wan Kenobi"));
    EXPECT_EQ(scene.miniaturesOf(scene.own), 1);
}

TEST(CardObiWanKenobi, IsNotAskedIfEveryDieIsABlock) {
    ShotAt scene("obi-wan-kenobi");
    scene.suffer();
    scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), block));
    EXPECT_FALSE(scene.isAsked("obi-wan-kenobi"));
    EXPECT_EQ(scene.state(), EquippedCard::State::ready);
}

/// Gives a wound to a miniature of `hurt`. Then activates the unit with the upgrade card.
void beginWithAWound(Carrying& scene, UnitId hurt) {
    scene.start();
    scene.adjust({Player::blue, AdjustWounds{scene.mini(hurt, 0), 1}});
    scene.activate(scene.own);
}

/// Luke has the upgrade card Herbal Medicine. An allied Ewok unit and an enemy unit with Force
/// Choke are near him.
struct Healing : Carrying {
    Healing() : Carrying("herbal-medicine", lukeSkywalker(), 5.0) {
        with(ally).card.affiliation = "Ewok";
        with(enemy).cards = {upgrade("force-choke")};
    }
};

TEST(CardHerbalMedicine, HealsOrRestoresAnEwokInRange1) {
    Carrying healing("herbal-medicine");
    healing.with(healing.ally).card.affiliation = "Ewok";
    healing.with(healing.ally).card.wounds = 2;
    beginWithAWound(healing, healing.ally);
    healing.cardAction(0);
    healing.choose(healing.ally, Ask::chooseForEffect);
    EXPECT_EQ(healing.view().mini(healing.mini(healing.ally, 0)).wounds, 0);
    EXPECT_EQ(healing.state(), EquippedCard::State::exhausted);

    Healing restoring;
    restoring.scenario.firstPlayer = Player::red;
    restoring.start();
    restoring.activate(restoring.enemy);
    restoring.cardAction(0);
    restoring.choose(restoring.ally, Ask::chooseForEffect);
    while (restoring.asks(Ask::assignWound)) restoring.pickFirst(Ask::assignWound);
    ASSERT_EQ(restoring.miniaturesOf(restoring.ally), 1);
    while (!restoring.asks(Ask::chooseUnitToActivate)) restoring.idle();
    restoring.activate(restoring.own);
    restoring.cardAction(0);
    restoring.choose(restoring.ally, Ask::chooseForEffect);
    restoring.pickFirst(Ask::chooseRestored);
    EXPECT_EQ(restoring.miniaturesOf(restoring.ally), 2);
}

// Keyword Glossary, Unconcerned: miniatures of the unit cannot be Restored.
TEST(P55Unconcerned, NoMiniatureIsRestored) {
    Healing scene;
    scene.with(scene.ally).card.keywords.push_back(word(Keyword::unconcerned));
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(scene.enemy);
    scene.cardAction(0);
    scene.choose(scene.ally, Ask::chooseForEffect);
    while (scene.asks(Ask::assignWound)) scene.pickFirst(Ask::assignWound);
    ASSERT_EQ(scene.miniaturesOf(scene.ally), 1);
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    scene.activate(scene.own);
    for (const Option& one : scene.question().options)
        EXPECT_FALSE(std::holds_alternative<CardAction>(one)) << "nobody to restore";
}

TEST(CardHerbalMedicine, IsNotOfferedForAHealthyUnitNorForAnotherAffiliation) {
    Carrying healthy("herbal-medicine");
    healthy.with(healthy.ally).card.affiliation = "Ewok";
    healthy.begin();
    EXPECT_EQ(healthy.offered(), 0U);
    Carrying other("herbal-medicine");
    other.with(other.ally).card.wounds = 2;
    beginWithAWound(other, other.ally);
    EXPECT_EQ(other.offered(), 0U);
}

TEST(CardTenacity, ARedDieInMeleeForAHurtUnit) {
    const auto diceOf = [](int wounds, double away) {
        Carrying scene("tenacity", lukeSkywalker(), away);
        scene.start();
        if (wounds > 0)
            scene.adjust({Player::blue, AdjustWounds{scene.mini(scene.own, 0), wounds}});
        scene.attack(scene.own, scene.enemy);
        return scene.rolling();
    };
    EXPECT_EQ(diceOf(1, smallBase), 6 + 1);
    EXPECT_EQ(diceOf(0, smallBase), 6) << "not hurt";
    EXPECT_EQ(diceOf(1, 8.0), 2) << "a ranged attack";
}

}  // namespace
}  // namespace sightline::engine::scene
