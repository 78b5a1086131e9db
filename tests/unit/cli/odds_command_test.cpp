// `sightline-cli odds`: the exact format of requests, every refusal, and both sides of every limit.
#include "app/cli/odds/odds_command.h"

#include "app/cli/odds/odds_keywords.h"
#include "app/cli/odds/odds_request.h"
#include "unit/cli/odds_asked.h"

namespace sightline::app::odds {
namespace {

TEST(OddsCommand, OneDieAgainstOneDie) {
    const Said said = ask(plain());
    ASSERT_EQ(said.status, 0) << said.errors;
    const json answer = said.answer();
    ASSERT_EQ(answer.size(), 4U);
    ASSERT_EQ(answer["wounds"].size(), 2U);
    EXPECT_NEAR(answer["wounds"]["0"].get<double>(), 1 - 6.0 / 8 * 3 / 6, 1e-12);
    EXPECT_NEAR(answer["wounds"]["1"].get<double>(), 6.0 / 8 * 3 / 6, 1e-12);
    EXPECT_NEAR(answer["mean"].get<double>(), 6.0 / 8 * 3 / 6, 1e-12);
    EXPECT_NEAR(answer["suppression"].get<double>(), 6.0 / 8, 1e-12);
    EXPECT_EQ(answer["policy"], "standard");
}

TEST(OddsCommand, ReadsEveryFieldOfTheContract) {
    const Said said = ask(std::string(R"({ "pool": {"red":1,"black":2,"white":1},
        "attack_surge": "none",
        "attack_keywords": {"pierce":0,"impact":0,"critical":0,"precise":0,"lethal":0,
                            "sharpshooter":0,"blast":false,"high_velocity":false},
        "tokens": {"aim":1,"surge":0,"observation":0},
        "defense": {"die":"red","surge":"none","cover":"none","dodge":1,"surge_tokens":0,
                    "suppressed":false,
                    "keywords": {"armor":0,"impervious":false,"shields":0,"uncanny_luck":0,
                                 "danger_sense":0,"low_profile":false,"immune_pierce":false,
                                 "backup":false}},
        "kind": "ranged", "policy": "optimal" })"));
    ASSERT_EQ(said.status, 0) << said.errors;
    const json answer = said.answer();
    EXPECT_EQ(answer["policy"], "optimal");
    double sum = 0.0, mean = 0.0;
    for (const auto& [wounds, chance] : answer["wounds"].items()) {
        sum += chance.get<double>();
        mean += std::stoi(wounds) * chance.get<double>();
    }
    EXPECT_NEAR(sum, 1.0, 1e-12);
    EXPECT_NEAR(answer["mean"].get<double>(), mean, 1e-12);
}

TEST(OddsCommand, EveryFieldCounts) {
    const double mean = meanOf(plain());
    const auto changes = [&](const char* pointer, const json& value, double sign) {
        EXPECT_GT(sign * (meanOf(with(pointer, value)) - mean), 1e-3) << pointer << ' ' << value;
    };
    changes("/pool/red", 2, 1);
    changes("/pool/black", 1, 1);
    changes("/pool/white", 1, 1);
    changes("/attack_surge", "hit", 1);
    changes("/attack_surge", "crit", 1);
    changes("/tokens/aim", 1, 1);
    changes("/tokens/surge", 1, 1);
    changes("/tokens/observation", 1, 1);
    changes("/tokens/shared", {{"aim", true}}, 1);
    changes("/tokens/shared", {{"surge", true}}, 1);
    changes("/defense/die", "white", 1);
    changes("/defense/surge", "block", -1);
    changes("/defense/cover", "light", -1);
    changes("/defense/suppressed", true, -1);
    changes("/defense/dodge", 1, -1);
    changes("/defense/surge_tokens", 1, -1);
    changes("/defense/shared", {{"dodge", true}}, -1);
    changes("/defense/shared", {{"surge", true}}, -1);
    changes("/defense/most_wounds", 0, -1);
    changes("/defense/keywords", {{"backup", true}}, -1);
}

TEST(OddsCommand, BeingSuppressedImprovesCoverUpToHeavy) {
    const auto covered = [](const char* cover, bool suppressed) {
        json request = with("/defense/cover", cover);
        request["defense"]["suppressed"] = suppressed;
        return meanOf(request);
    };
    EXPECT_EQ(covered("none", true), covered("light", false));
    EXPECT_EQ(covered("light", true), covered("heavy", false));
    EXPECT_EQ(covered("heavy", true), covered("heavy", false));
    EXPECT_LT(covered("heavy", false), covered("light", false));
}

TEST(OddsCommand, AMeleeAttackMeetsNoCoverAndNoBackupAndSuppressesNobody) {
    json request = with("/kind", "melee");
    const double mean = meanOf(request);
    request["defense"]["cover"] = "heavy";
    request["defense"]["keywords"] = {{"backup", true}};
    EXPECT_EQ(meanOf(request), mean);
    EXPECT_EQ(ask(request).answer()["suppression"], 0.0);
}

TEST(OddsCommand, OptimalPlayersTakeBetterChoices) {
    json request = with("/tokens/aim", 1);  // against a dodge token, rerolling a hit can be useful
    request["defense"]["dodge"] = 2;
    const double standard = meanOf(request);
    request["policy"] = "optimal";
    EXPECT_GT(meanOf(request), standard + 0.01);
}

TEST(OddsCommand, RefusesWhatItCannotUse) {
    expectRefused(json::array(), "/: expected an object, found a list of 0");
    expectRefused({{"defense", {{"die", "red"}}}}, "/: expected a member \"pool\"");
    expectRefused({{"pool", {{"red", 1}}}}, "/: expected a member \"defense\"");
    expectRefused({{"pool", {{"red", 1}}}, {"defense", json::object()}},
                  "/defense: expected a member \"die\"");
    expectRefused(with("/defense/die", "black"),
                  "/defense/die: expected one of red|white, found \"black\"");
    expectRefused(with("/attack_surge", "block"),
                  "/attack_surge: expected one of none|hit|crit, found \"block\"");
    expectRefused(with("/defense/surge", 1), "/defense/surge: expected one of none|block, found 1");
    expectRefused(with("/defense/cover", "full"),
                  "/defense/cover: expected one of none|light|heavy, found \"full\"");
    expectRefused(with("/kind", "overrun"),
                  "/kind: expected one of ranged|melee, found \"overrun\"");
    expectRefused(with("/policy", "best"),
                  "/policy: expected one of standard|optimal|both, found \"best\"");
    expectRefused(with("/defense/suppressed", 1),
                  "/defense/suppressed: expected true or false, found 1");
    expectRefused(with("/tokens/aim", 0.5),
                  "/tokens/aim: expected a whole number from 0 to 5, found 0.5");
}

TEST(OddsCommand, RefusesMembersThatNobodyReads) {
    expectRefused(with("/polcy", "optimal"),
                  "/polcy: unknown member \"polcy\" (did you mean \"policy\"?)");
    expectRefused(with("/pool/green", 1), "/pool/green: unknown member \"green\"");
    expectRefused(with("/tokens/dodge", 1), "/tokens/dodge: unknown member \"dodge\"");
    expectRefused(with("/defense/surge_token", 1),
                  "/defense/surge_token: unknown member \"surge_token\" (did you mean "
                  "\"surge_tokens\"?)");
    expectRefused(with("/tokens/shared", {{"dodge", true}}),
                  "/tokens/shared/dodge: unknown member \"dodge\"");
}

TEST(OddsCommand, RefusesTextThatIsNoJson) {
    for (const char* text : {"", "{", "nonsense", "{\"pool\":{\"red\":1}} {}"}) {
        const Said said = ask(std::string(text));
        EXPECT_EQ(said.status, 1) << text;
        EXPECT_NE(said.errors.find("stdin: line 1"), std::string::npos) << said.errors;
        EXPECT_EQ(said.output, "");
    }
}

TEST(OddsCommand, TokensAndDiceUpToTheirBounds) {
    const auto bound = [](const std::string& pointer, int most) {
        for (int within : {0, most}) {
            json request = with("/pool/red", 0);
            request[json::json_pointer(pointer)] = within;
            EXPECT_EQ(ask(request).status, 0) << request;
        }
        for (int beyond : {-1, most + 1}) {
            expectRefused(with(pointer, beyond), pointer + ": expected a whole number from 0 to " +
                                                     std::to_string(most) + ", found " +
                                                     std::to_string(beyond));
        }
    };
    bound("/pool/red", mostOddsDice);
    bound("/pool/black", mostOddsDice);
    bound("/pool/white", mostOddsDice);
    bound("/tokens/aim", mostOddsAim);
    bound("/tokens/observation", mostOddsObservation);
    bound("/tokens/surge", mostOddsTokens);
    bound("/defense/dodge", mostOddsTokens);
    bound("/defense/surge_tokens", mostOddsTokens);
    bound("/defense/most_wounds", mostOddsTokens);
    bound("/defense/suppression", mostOddsSuppression);
    bound("/tokens/wounds", mostOddsTokens);
    bound("/defense/wounds", mostOddsTokens);
}

TEST(OddsCommand, DiceOfAllColoursShareOneBound) {
    EXPECT_EQ(ask(with("/pool", {{"red", 1}, {"black", mostOddsDice - 1}})).status, 0);
    expectRefused(with("/pool", {{"red", 1}, {"black", mostOddsDice}}),
                  "/pool: expected at most 18 dice in all, found 19");
}

TEST(OddsCommand, BothPoliciesAnswerWithALineEachTheStandardFirst) {
    json request = with("/tokens/aim", 1);
    const Said standard = ask(request);
    request["policy"] = "optimal";
    const Said optimal = ask(request);
    request["policy"] = "both";
    EXPECT_EQ(ask(request).output, standard.output + optimal.output);
}

/// An input stream that never ends, such as /dev/zero.
class Endless : public std::streambuf {
  public:
    std::size_t read = 0;

  protected:
    int underflow() override {
        read += sizeof letters_;
        setg(letters_, letters_, letters_ + sizeof letters_);
        return traits_type::to_int_type(letters_[0]);
    }

  private:
    char letters_[4096] = {};
};

TEST(OddsCommand, AnInputWithoutAnEndIsRefused) {
    Endless letters;
    std::istream input(&letters);
    std::ostringstream output, errors;
    EXPECT_EQ(oddsCommand(input, output, errors), 1);
    EXPECT_EQ(errors.str(), "stdin: expected a line of 1000000 bytes at most\n");
    EXPECT_LT(letters.read, 1100000U);
}

TEST(OddsCommand, NoDiceGiveNoWounds) {
    const json answer = ask(with("/pool/red", 0)).answer();
    EXPECT_EQ(answer["wounds"], json({{"0", 1.0}}));
    EXPECT_EQ(answer["mean"], 0.0);
}

TEST(OddsCommand, HelpNamesEveryFieldAndBound) {
    const std::string help = oddsFields();
    for (const char* field : {"pool",
                              "attack_surge",
                              "attack_keywords",
                              "tokens.aim",
                              "tokens.surge",
                              "tokens.observation",
                              "tokens.shared",
                              "defense.die",
                              "defense.surge",
                              "defense.cover",
                              "defense.dodge",
                              "defense.surge_tokens",
                              "defense.suppressed",
                              "defense.keywords",
                              "defense.shared",
                              "defense.most_wounds",
                              "kind",
                              "policy",
                              "pierce",
                              "impact",
                              "critical",
                              "precise",
                              "ram",
                              "sharpshooter",
                              "blast",
                              "high_velocity",
                              "armor",
                              "impervious",
                              "shields",
                              "uncanny_luck",
                              "danger_sense",
                              "defense.suppression",
                              "outmaneuver",
                              "low_profile",
                              "immune_pierce",
                              "backup"}) {
        EXPECT_NE(help.find(field), std::string::npos) << field;
    }
    const auto keywords = oddsKeywords();
    ASSERT_TRUE(keywords);
    for (const OddsKeyword& one : *keywords)
        EXPECT_TRUE(!one.counts || help.find(one.field) != std::string::npos) << one.field;
    for (int bound :
         {mostOddsDice, mostOddsAim, mostOddsObservation, mostOddsSuppression, mostOddsTokens}) {
        EXPECT_NE(help.find("at most " + std::to_string(bound)), std::string::npos) << bound;
    }
}

}  // namespace
}  // namespace sightline::app::odds
