// Command cards whose effect is data. One table row for each card lists the units and tokens that
// the card names. card_verbs_test.cpp tests each kind of change that such data can make.
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard as(UnitCard card, Rank rank) {
    card.rank = rank;
    return card;
}
UnitCard as(UnitCard card, UnitType type) {
    card.type = type;
    return card;
}
UnitCard of(UnitCard card, const std::string& affiliation) {
    card.affiliation = affiliation;
    return card;
}

/// The tokens and keywords that a unit must have when the Activation Phase begins.
struct Expected {
    UnitId WithCard::*who;
    std::vector<std::pair<Token, int>> tokens{};
    std::vector<std::string> keywords{};
    std::vector<std::string> without{};
};

struct Line {
    std::string id;
    std::string owner;
    UnitCard corps;
    std::vector<Expected> expected;
    int pick = 0;         ///< index of the option that answers the card's questions
    int suppression = 0;  ///< suppression tokens of blue's units at the start
};

std::vector<Line> lines() {
    constexpr auto owner = &WithCard::luke;
    constexpr auto first = &WithCard::first;
    constexpr auto second = &WithCard::second;
    constexpr auto enemy = &WithCard::storm1;
    const UnitCard troops = rebelTroopers();
    const std::string anybody = "Luke Skywalker";
    using enum Token;
    const UnitCard clones = as(troops, UnitType::cloneTrooper);
    const UnitCard support = as(troops, Rank::support);
    const UnitCard special = as(troops, Rank::specialForces);
    const UnitCard machines = as(battleDroids(), UnitType::droidTrooper);
    const UnitCard tanks = as(atRt(), Rank::support);
    const UnitCard ewoks = of(troops, "Ewok");
    return {
        {"sorry-about-the-mess", "Han Solo", troops, {{owner, {{aim, 1}, {dodge, 1}}}, {first}}},
        {"my-ally-is-the-force", anybody, troops, {{first, {{dodge, 1}}}}},
        {"moment-of-consideration",
         "Moff Gideon",
         troops,
         {{first, {{standby, 1}}}, {second, {{standby, 1}}}, {owner}}},
        {"ai-coordination", anybody, support, {{first, {{standby, 1}}}, {second}}},
        {"for-the-cause", anybody, troops, {{owner, {{surge, 1}}}, {first}}},
        {"diversionary-tactics",
         "Rebel Officer",
         troops,
         {{first, {{dodge, 1}, {observation, 1}}}}},
        {"hold-at-any-cost", anybody, troops, {{first, {{aim, 1}, {standby, 1}}}, {owner}}},
        {"attack-of-the-clones", anybody, clones, {{first, {{surge, 1}}}, {owner}}},
        {"attack-of-the-clones", anybody, clones, {{first, {{suppression, 1}}}}, 1, 2},
        {"courage-of-the-rebellion", anybody, troops, {{owner}, {first}}, 0, 2},
        {"flow-of-the-force",
         "Jedi Knight",
         troops,
         {{owner, {{aim, 1}, {dodge, 1}, {standby, 1}}}, {first, {{suppression, 2}}}},
         0,
         2},
        {"flow-of-the-force",
         "Jedi Knight",
         troops,
         {{owner, {{aim, 1}, {dodge, 1}, {standby, 1}, {suppression, 2}}}},
         1,
         2},
        {"unstoppable-advance", anybody, troops, {{first}}, 9},
        {"aggressive-negotiations", "Padme Amidala", troops, {{owner, {{dodge, 1}}}}, 2},
        {"speak-softly-and-drive-a-big-tank", anybody, tanks, {{first, {{aim, 1}}}}, 1},
        {"flexible-strategy", anybody, troops, {{first, {{suppression, 1}}}}, 0, 2},
        {"preservation-protocols",
         "Kalani",
         machines,
         {{first, {{dodge, 1}}, {"Disengage", "Impervious"}}, {owner, {}, {}, {"Disengage"}}}},
        {"we-need-reinforcements", anybody, troops, {{first, {}, {"Disengage"}}}},
        {"i-care-not-for-your-struggles", "Fifth Brother", troops, {{owner, {}, {"Dauntless"}}}},
        {"fearsome-oration",
         "Imperial Agent",
         troops,
         {{owner, {}, {"Demoralize 2", "Inspire 2"}}, {first, {}, {}, {"Inspire 2"}}}},
        {"a-machine-made-for-killing",
         "IG-11",
         troops,
         {{owner, {{aim, 1}}, {"Demoralize 3", "Steady"}}}},
        {"hiding-in-plain-sight", anybody, ewoks, {{first, {}, {"Inconspicuous"}}}},
        {"for-the-tribe", anybody, ewoks, {{first, {}, {"Dauntless", "Relentless"}}}, 0, 2},
        {"this-is-the-way",
         "Din Djarin",
         troops,
         {{owner, {{dodge, 1}}, {"Relentless"}}, {first, {}, {}, {"Relentless"}}}},
        {"die-at-my-hand",
         "Moff Gideon",
         troops,
         {{owner, {{aim, 1}, {dodge, 1}}, {"Relentless"}}}},
        {"at-last", "Maul", troops, {{owner, {{aim, 1}}, {"Jedi Hunter"}}}},
        {"pulse-scan", "Iden Versio", troops, {{owner, {{aim, 1}}, {"Sharpshooter 2"}}}},
        {"were-not-programmed",
         "Clone Captain Rex",
         clones,
         {{owner, {{surge, 2}}, {"Inspire 2"}}, {first}}},
        {"blast-off", "R2-D2", troops, {{owner, {{dodge, 1}, {suppression, 1}}}}},
        {"general-skywalker",
         "Anakin Skywalker",
         troops,
         {{owner, {{aim, 1}}, {"Inspire 2"}}, {first, {{aim, 1}}, {}, {"Inspire 2"}}}},
        {"victory-or-death",
         "Gar Saxon",
         special,
         {{owner, {{aim, 1}}, {"Indomitable"}}, {second, {{aim, 1}}, {"Indomitable"}}}},
        {"victory-or-death", "Gar Saxon", troops, {{second, {{aim, 1}}, {}, {"Indomitable"}}}},
        {"turning-the-tide",
         anybody,
         support,
         {{first, {}, {"Inspire 2"}}, {owner, {}, {}, {"Inspire 2"}}}},
        {"i-smell-profit",
         anybody,
         of(troops, "Raider"),
         {{second, {}, {"Eyes on the Prize: Low Profile", "Eyes on the Prize: Nimble"}},
          {owner, {}, {}, {"Eyes on the Prize: Nimble"}}}},
        {"master-of-evil", "Darth Vader", troops, {{owner, {{dodge, 1}}}, {enemy}}},
        {"return-of-the-jedi", anybody, troops, {{owner, {{dodge, 1}}}, {first}}},
        {"full-throttle", "General Grievous", troops, {{owner, {{dodge, 1}}}}},
        {"volunteer-mission",
         "Cassian Andor",
         troops,
         {{owner, {{suppression, 1}}, {"Danger Sense 1"}}, {first, {{suppression, 2}}}},
         0,
         2},
        {"trust-goes-both-ways",
         "Jyn Erso",
         troops,
         {{owner, {}, {"Inspire 2"}, {"Teamwork: Jyn Erso"}}, {first, {}, {"Teamwork: Jyn Erso"}}}},
    };
}

int countOf(const Expected& expected, Token token) {
    for (const auto& [one, count] : expected.tokens) {
        if (one == token) return count;
    }
    return 0;
}

void prepare(WithCard& scene, const Line& line) {
    UnitCard& commander = scene.with(scene.luke).card;
    if (line.corps.affiliation == "Ewok") commander.affiliation = "Ewok";
    for (const UnitId one : {scene.luke, scene.first, scene.second})
        if (line.suppression > 0) scene.with(one).tokens[Token::suppression] = line.suppression;
}

void expect(const WithCard& scene, const Expected& expected) {
    const UnitId unit = scene.*expected.who;
    for (const Token token : {Token::aim, Token::dodge, Token::surge, Token::observation,
                              Token::standby, Token::suppression}) {
        EXPECT_EQ(scene.tokens(unit, token), countOf(expected, token))
            << scene.unit(unit).label << ": " << nameOf(token);
    }
    for (const std::string& label : expected.keywords) EXPECT_TRUE(scene.has(unit, label)) << label;
    for (const std::string& label : expected.without) EXPECT_FALSE(scene.has(unit, label)) << label;
}

TEST(CommandCardsByData, EachDoesWhatItsClausesSay) {
    for (const Line& line : lines()) {
        SCOPED_TRACE(line.id);
        WithCard scene(line.id, line.corps, line.owner);
        prepare(scene, line);
        scene.playIt();
        scene.toActivations(line.pick);
        for (const Expected& one : line.expected) expect(scene, one);
    }
}

// Each keyword that a command card gives lasts until the end of the round.
TEST(CommandCardsByData, KeywordsEndWithTheRound) {
    for (const Line& line : lines()) {
        SCOPED_TRACE(line.id);
        WithCard scene(line.id, line.corps, line.owner);
        prepare(scene, line);
        scene.playIt();
        scene.toActivations(line.pick);
        while (!scene.over() && scene.view().round == 1) scene.idle();
        for (const Expected& one : line.expected) {
            for (const std::string& label : one.keywords)
                EXPECT_FALSE(scene.has(scene.*one.who, label)) << label;
        }
    }
}

}  // namespace
}  // namespace sightline::engine::scene
