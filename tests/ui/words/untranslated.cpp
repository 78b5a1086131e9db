#include "ui/words/untranslated.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::app {
namespace {

// A null string stays null, because a translator returns null for a text without a translation.
QString withoutLetters(QString words) {
    if (words.isEmpty()) return {};
    for (QChar& letter : words)
        if (letter.isLetter()) letter = u'\u2022';
    return words;
}

}  // namespace

HiddenFrench::HiddenFrench() {
    EXPECT_TRUE(french_.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
    EXPECT_TRUE(
        cards_.read(QStringLiteral(SIGHTLINE_ASSETS "/translations"), QStringLiteral("fr")));
    QCoreApplication::installTranslator(this);
}

HiddenFrench::~HiddenFrench() { QCoreApplication::removeTranslator(this); }

QString HiddenFrench::translate(const char* context, const char* text, const char* disambiguation,
                                int number) const {
    const QString words = french_.translate(context, text, disambiguation, number);
    return withoutLetters(words.isEmpty() ? cards_.translate(context, text, disambiguation, number)
                                          : words);
}

void PrintedNames::add(const std::string& name) {
    const QString text = QString::fromStdString(name);
    if (text.isEmpty() || names_.contains(text)) return;
    const auto shorter = std::find_if(names_.begin(), names_.end(), [&](const QString& other) {
        return other.size() < text.size();
    });
    names_.insert(shorter, text);
}

void PrintedNames::addAll(const engine::View& view) {
    for (const std::string& name : view.armyNames) add(name);
    for (const engine::UnitView& unit : view.units) {
        add(unit.label);
        add(unit.card->name);
        add(unit.card->title);
        for (const engine::Weapon& weapon : unit.card->weapons) add(weapon.name);
        for (const engine::EquippedCard& card : unit.cards) {
            add(card.name);
            for (const std::string& side : card.sides) add(side);
        }
    }
    for (const auto& piece : view.battlefield.pieces()) {
        add(piece.name);
        add(piece.id);
    }
    for (const engine::CommandView& side : view.command) {
        for (const auto* card : side.hand) add(card->name);
        for (const auto* card : side.discarded) add(card->name);
        for (const auto* card : side.permanent) add(card->name);
        for (const auto* card : side.setAside) add(card->name);
        if (side.played) add(side.played->name);
    }
    const engine::MissionView& mission = view.mission;
    for (const engine::MissionView::Token& shown : mission.tokens) {
        add(shown.token.printed);
        add(shown.token.name);
    }
    for (const auto* card :
         {mission.objective, mission.secondary, mission.advantages[0], mission.advantages[1]})
        if (card) add(card->name);
}

void PrintedNames::addAll(const engine::Scenario& scenario) {
    for (const auto& hand : scenario.commandHands) {
        for (const engine::CommandCard& card : hand) {
            add(card.name);
            if (card.weapon) add(card.weapon->name);
        }
    }
    for (const auto& deck : scenario.battleDecks)
        for (const engine::BattleCard& card : deck) add(card.name);
    for (const engine::ForceInPlay& force : scenario.forces) add(force.name);
    for (const engine::ScenarioUnit& unit : scenario.units) {
        for (const engine::RuleGrant& one : unit.parts.brought) add(one.source);
    }
}

QStringList PrintedNames::leftIn(const QString& line) const {
    QString left = line;
    for (const QString& name : names_) {
        if (!left.contains(name))
            continue;  // avoids a slow regular expression for a name that is not in the line
        const QRegularExpression whole(
            QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(name)));
        left.replace(whole, QStringLiteral(" "));
    }
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    QStringList words;
    for (auto all = word.globalMatch(left); all.hasNext();) words << all.next().captured();
    return words;
}

}  // namespace sightline::app
