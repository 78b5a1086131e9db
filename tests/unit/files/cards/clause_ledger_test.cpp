// The clause ledger in the catalogue. For each clause of a card, the ledger names the part of the
// program that applies the clause and the test that proves the clause. A name that does not exist
// is refused. The ledger determines how far the card is automated.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "engine/legion/lists/catalogue/automation.h"
#include "engine/legion/lists/catalogue/card_program.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "unit/files/own_cards.h"
#include "unit/files/pack_of_cards.h"

namespace sightline::test {
namespace {

using engine::CardClause;
using engine::Plays;

/// All tests in a folder, by their name "Suite.Name". The value is the text of the test's file.
std::map<std::string, std::string> testsIn(const std::filesystem::path& folder) {
    std::map<std::string, std::string> tests;
    const std::regex isTest(R"(TEST(?:_F)?\((\w+), (\w+)\))");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (std::sregex_iterator one(text.begin(), text.end(), isTest), end; one != end; ++one)
            tests[(*one)[1].str() + "." + (*one)[2].str()] = text;
    }
    return tests;
}

/// A card of any kind with its clause ledger.
struct LedgerCard {
    std::string id;
    const std::vector<CardClause>* clauses = nullptr;
    bool acts = false;  ///< the game applies a part of the card's text
    bool inCode = false, freeAction = false;
    Plays state{};
};

template <class Card>
bool isInCode(const Card& card) {
    return card.program && card.program->inCode;
}

std::vector<LedgerCard> ledgerCards() {
    std::vector<LedgerCard> all;
    for (const engine::UpgradeCard& card : cards().upgrades)
        all.push_back({card.facts.id, &card.clauses, card.program || !card.freeTokens.empty(),
                       isInCode(card), !card.freeTokens.empty(), engine::automationOf(card).state});
    for (const engine::CommandEntry& card : cards().commands)
        all.push_back({card.facts.id, &card.clauses, card.program != nullptr, isInCode(card), false,
                       engine::automationOf(card).state});
    for (const engine::BattleEntry& card : cards().battleCards)
        all.push_back({card.facts.id, &card.clauses, !card.everyLine.empty() || card.program,
                       isInCode(card), false, engine::automationOf(card).state});
    for (const engine::BattleForce& force : cards().battleForces)
        all.push_back({force.facts.id, &force.clauses, force.program != nullptr, isInCode(force),
                       false, engine::automationOf(force).state});
    return all;
}

TEST(ClauseLedger, EveryCardThatActsHasOne) {
    int acting = 0;
    for (const LedgerCard& card : ledgerCards()) {
        EXPECT_EQ(!card.clauses->empty(), card.acts) << card.id;
        acting += card.acts ? 1 : 0;
    }
    EXPECT_GT(acting, 60);
}

TEST(ClauseLedger, EachAppliedClauseNamesATestOfItsCard) {
    const auto tests = testsIn(SIGHTLINE_ASSETS "/../tests/scenario");
    ASSERT_GT(tests.size(), 500U);
    for (const LedgerCard& card : ledgerCards()) {
        for (const CardClause& one : *card.clauses) {
            if (one.by == CardClause::By::hand) continue;
            const auto found = tests.find(one.test);
            ASSERT_NE(found, tests.end()) << card.id << ": no test \"" << one.test << "\"";
            EXPECT_NE(found->second.find('"' + card.id + '"'), std::string::npos)
                << card.id << ": the file of " << one.test << " does not play it";
        }
    }
}

TEST(ClauseLedger, CodeAndFreeActionsAreThere) {
    for (const LedgerCard& card : ledgerCards()) {
        bool code = false, free = false;
        for (const CardClause& one : *card.clauses) {
            code = code || one.by == CardClause::By::code;
            free = free || one.by == CardClause::By::freeAction;
        }
        EXPECT_EQ(code, card.inCode) << card.id;
        EXPECT_EQ(free, card.freeAction) << card.id;
    }
}

// If the players apply a clause of a card by hand, the card counts as partly automated.
TEST(ClauseLedger, ACardWithAClauseByHandIsInPart) {
    int inPart = 0;
    for (const LedgerCard& card : ledgerCards()) {
        const auto left = engine::byHandAmong(*card.clauses);
        if (left.empty()) continue;
        ++inPart;
        EXPECT_EQ(card.state, Plays::part) << card.id;
    }
    EXPECT_GT(inPart, 0);
    const auto guarded = engine::automationOf(*cards().command("knowledge-and-defense"));
    EXPECT_EQ(guarded.byHand,
              std::vector<std::string>{"Guardian may be used against melee attacks"});
}

// A card may give a unit a keyword that the game does not apply. Then the players apply the keyword
// by hand, and the card counts as partly automated.
TEST(ClauseLedger, AKeywordByHandIsNamed) {
    engine::CommandCard card = engine::playedAs(*cards().command("we-need-reinforcements"));
    EXPECT_EQ(engine::automationOf(card).state, Plays::whole);
    engine::CardProgram program = *card.program;
    for (engine::CardSentence& sentence : program.sentences)
        for (engine::CardStep& step : sentence.steps)
            for (engine::KeywordText& keyword : step.keywords) keyword.automated = false;
    card.program = std::make_shared<const engine::CardProgram>(program);
    const auto state = engine::automationOf(card);
    EXPECT_EQ(state.state, Plays::part);
    EXPECT_EQ(state.byHand, std::vector<std::string>{"Disengage"});
    EXPECT_EQ(engine::automationOf(*cards().command("turning-the-tide")).state, Plays::whole);
}

// If a card takes or waits for a token, the game must have a source of this token. Actions and
// attacks give aim, dodge, standby and suppression tokens. Cards and keywords give the other
// tokens.
TEST(ClauseLedger, SomethingGivesEachTokenThatACardTakes) {
    // Keywords give poison and immobilize tokens.
    std::set<engine::Token> given{engine::Token::aim,     engine::Token::dodge,
                                  engine::Token::standby, engine::Token::suppression,
                                  engine::Token::poison,  engine::Token::immobilize};
    std::map<engine::Token, std::string> taken;
    const auto walk = [&](const std::string& id, const auto& program) {
        if (!program) return;
        for (const engine::CardSentence& sentence : program->sentences) {
            for (const engine::CardStep& step : sentence.steps) {
                for (const auto& amount : step.gain) given.insert(amount.first);
                for (const auto& amount : step.remove) taken[amount.first] = id;
                for (const engine::CardStep& one : step.chooseOne) {
                    for (const auto& amount : one.gain) given.insert(amount.first);
                    for (const auto& amount : one.remove) taken[amount.first] = id;
                }
            }
            for (const engine::Moment& moment : sentence.when) {
                if (!moment.when) continue;
                for (const engine::Token one : moment.when->token) taken[one] = id;
                for (const engine::Token one : moment.when->spent) taken[one] = id;
            }
        }
    };
    for (const engine::UpgradeCard& card : cards().upgrades) walk(card.facts.id, card.program);
    for (const engine::CommandEntry& card : cards().commands) walk(card.facts.id, card.program);
    EXPECT_FALSE(taken.empty());
    for (const auto& [token, id] : taken)
        EXPECT_TRUE(given.contains(token)) << id << " takes a token that nothing gives";
}

// If the game applies a card, some unit of the catalogue must be able to have the card.
TEST(ClauseLedger, EveryCardThatActsCanBePlayed) {
    const auto isUnit = [](const auto& fits) {
        return std::any_of(cards().units.begin(), cards().units.end(), fits);
    };
    for (const engine::CommandEntry& card : cards().commands) {
        if (!card.program || card.units.empty()) continue;
        EXPECT_TRUE(isUnit([&](const engine::UnitEntry& unit) {
            return std::find(card.units.begin(), card.units.end(), unit.card.name) !=
                   card.units.end();
        })) << card.facts.id;
    }
    for (const engine::UpgradeCard& card : cards().upgrades) {
        if (!card.program) continue;
        // The card Strike and Fade requires Speeder and a training slot. No unit of the catalogue
        // has both.
        if (card.facts.id == "strike-and-fade") continue;
        EXPECT_TRUE(isUnit([&](const engine::UnitEntry& unit) {
            const auto& bar = unit.card.upgradeBar;
            return std::find(bar.begin(), bar.end(), card.slot) != bar.end() &&
                   (!card.requirement || card.requirement->matches(unit.traits()));
        })) << card.facts.id;
    }
}

/// The problem that the reader reports for a card pack with one upgrade card. The card has the
/// given clauses.
std::string problemOf(const std::string& clauses) {
    Pack pack;
    pack.write("upgrades/mine.json", R"({"format": "sightline-upgrades", "version": 1,
        "rules_date": "2026-05-29", "upgrades": [{"id": "flask", "name": "Flask", "slot": "gear",
        "points": 3, "effect": {"text": "helps", "rules": [
        {"action": "free", "do": [{"gain": {"aim": 1}}]}]}, "clauses": )" +
                                         clauses + R"(, "said_by": "data"}]})");
    return pack.problem();
}

TEST(ClauseLedger, APackMayHaveOneWithoutTests) {
    EXPECT_EQ(problemOf(R"([{"says": "1 aim", "by": 0}, {"says": "more"}])"), "no problem");
}

TEST(ClauseLedger, ReferencesThatLeadNowhereAreRefused) {
    const std::string at = "upgrades/mine.json: /upgrades/0/clauses";
    EXPECT_EQ(problemOf(R"([{"says": "1 aim", "by": 0}, {"says": "more", "by": 1}])"),
              at + "/1/by: the card has no part 1 that the game applies");
    EXPECT_EQ(problemOf(R"([{"says": "more"}])"), at + ": no clause names the part 0");
    EXPECT_EQ(problemOf(R"([{"says": "1 aim", "by": "cod"}])"),
              at + R"(/0/by: "cod" is not the number of a part, "code" or "free action" (did you )"
                   R"(mean "code"?))");
    EXPECT_EQ(problemOf(R"([{"says": "1 aim", "by": 0}, {"says": "more", "test": "A.B"}])"),
              at + R"(/1/test: expected a member "by")");
}

}  // namespace
}  // namespace sightline::test
