// The texts of all battle cards in the mission panel and in the dialog of a new game.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "app/window/legion/builder/stock/deck_words.h"
#include "app/window/legion/words/battle_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::app {
namespace {

using engine::BattleEntry;
using engine::Player;

const engine::Catalogue& battleCards() {
    static const auto read = loadCatalogue(assetsFolder());
    return *read;
}

/// The texts of the card in the catalogue: setup, scoring and rules.
std::vector<std::string> textsOf(const BattleEntry& entry) {
    std::vector<std::string> texts = entry.setup;
    for (const BattleEntry::Scoring& one : entry.scoring) texts.push_back(engine::wordsOf(one));
    for (const BattleEntry::Rule& one : entry.rules)
        texts.push_back(one.timing.empty() ? one.effect : one.timing + ": " + one.effect);
    return texts;
}

TEST(BattleCardTexts, ThePanelShowsEveryTextOfAll43Cards) {
    ASSERT_EQ(battleCards().battleCards.size(), 43U);
    for (const BattleEntry& entry : battleCards().battleCards) {
        const QStringList lines = BattleWords::lines(engine::playedAs(entry));
        const std::vector<std::string> texts = textsOf(entry);
        EXPECT_FALSE(texts.empty()) << entry.facts.id;
        EXPECT_EQ(static_cast<std::size_t>(lines.size()), texts.size()) << entry.facts.id;
        for (const std::string& text : texts)
            EXPECT_TRUE(lines.contains(QString::fromStdString(text)))
                << entry.facts.id << ": " << text;
    }
}

TEST(BattleCardTexts, NoTextIsByHand) {
    for (const BattleEntry& entry : battleCards().battleCards) {
        const engine::BattleCard card = engine::playedAs(entry);
        EXPECT_TRUE(card.byHand.empty()) << entry.facts.id;
        EXPECT_FALSE(card.scoredByHand) << entry.facts.id;
        for (const QString& line : BattleWords::lines(card))
            EXPECT_FALSE(line.startsWith(QStringLiteral("By hand"))) << line.toStdString();
    }
}

TEST(BattleCardTexts, EachObjectiveHasItsMap) {
    for (const BattleEntry& entry : battleCards().battleCards) {
        const engine::BattleCard card = engine::playedAs(entry);
        EXPECT_EQ(card.map.has_value(), entry.kind == BattleEntry::Kind::primary) << entry.facts.id;
        if (!card.map) continue;
        EXPECT_FALSE(card.map->near.empty()) << entry.facts.id;
        EXPECT_FALSE(card.map->far.empty()) << entry.facts.id;
        EXPECT_FALSE(card.map->objectives.empty()) << entry.facts.id;
    }
}

TEST(BattleCardTexts, ANewGameShowsTheCardsOfBothDecksOnce) {
    const nlohmann::json first{{"primary", {"payload", "outflank"}}, {"advantage", {"black-ops"}}};
    const nlohmann::json second{{"primary", {"payload", "no-such-card"}},
                                {"secondary", {"supply-run"}}};
    const QString words = deckWords({first, second}, battleCards());
    for (const char* id : {"payload", "outflank", "black-ops", "supply-run"}) {
        const BattleEntry& entry = *battleCards().battleCard(id);
        const QString name = QString::fromStdString(entry.facts.name);
        EXPECT_EQ(words.count(QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped())), 1) << id;
        for (const std::string& text : textsOf(entry))
            EXPECT_TRUE(words.contains(QString::fromStdString(text).toHtmlEscaped())) << text;
    }
}

engine::Ruling scored(const engine::BattleCard& card, Player player, Message reason) {
    engine::Ruling entry{.happening = engine::Happening::victoryPointsScored};
    entry.message = engine::say::scoredFor(card.name, std::move(reason));
    entry.verdict = english(entry.message);
    entry.player = player;
    return entry;
}

TEST(BattleCardTexts, BoxesSayWhoHasMarkedThem) {
    const engine::BattleCard card = engine::playedAs(*battleCards().battleCard("sweep-and-clear"));
    const engine::Record record{scored(card, Player::red, engine::say::forDefeatInEnemy()),
                                scored(card, Player::red, engine::say::forAnyDefeat()),
                                scored(card, Player::blue, engine::say::forAnyDefeat())};
    QStringList lines;
    for (const engine::MarkedBox& box : engine::markedBoxes(card, record))
        lines << BattleWords::box(box);
    const QStringList expected{
        QStringLiteral("Box: an enemy unit defeated by an attack, 1 VP, marked by Blue, Red"),
        QStringLiteral("Box: an enemy unit defeated by an attack from allied territory, 1 VP, not "
                       "marked yet"),
        QStringLiteral("Box: an enemy unit defeated by an attack from contested territory, 1 VP, "
                       "not marked yet"),
        QStringLiteral(
            "Box: an enemy unit defeated by an attack from enemy territory, 2 VP, marked by Red")};
    EXPECT_EQ(lines, expected);
}

}  // namespace
}  // namespace sightline::app
