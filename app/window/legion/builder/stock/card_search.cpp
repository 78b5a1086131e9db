#include "app/window/legion/builder/stock/card_search.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "app/window/shell/words/keyword_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::app {
namespace {

void add(std::string& text, const std::string& words) { text += engine::foldedName(words) + " "; }

// Adds a card text in the player's language and in English, because many players know the English
// names.
void addCardText(std::string& text, const std::string& english) {
    add(text, english);
    const std::string shown = MessageWords::cardText(english).toStdString();
    if (shown != english) add(text, shown);
}

// Adds the keywords by their names in the player's language and by their English names.
void add(std::string& text, const std::vector<engine::KeywordText>& keywords) {
    for (const engine::KeywordText& keyword : keywords) {
        const std::string printed = keyword.label();
        const std::string shown = KeywordWords::label(printed).toStdString();
        add(text, printed);
        if (shown != printed) add(text, shown);
    }
}

void add(std::string& text, const std::vector<engine::Weapon>& weapons) {
    for (const engine::Weapon& weapon : weapons) {
        add(text, weapon.name);
        add(text, weapon.keywords);
    }
}

void add(std::string& text, const engine::CardFacts& facts) {
    add(text, facts.name);
    add(text, facts.title);
    add(text, facts.displayName);
}

void addName(Findable& card, const engine::CardFacts& facts) {
    add(card.name, facts);
    card.text += card.name;
}

bool readNumber(std::string_view text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number >= 0;
}

}  // namespace

Findable findable(const engine::UnitEntry& entry) {
    Findable card{{}, entry.card.points};
    addName(card, entry.facts);
    add(card.text, entry.card.title);
    add(card.text, nameOf(entry.card.rank));
    add(card.text, nameOf(entry.card.type));
    add(card.text, entry.card.affiliation);
    add(card.text, entry.card.keywords);
    add(card.text, entry.card.weapons);
    return card;
}

Findable findable(const engine::UpgradeCard& upgrade, int points) {
    Findable card{{}, points};
    addName(card, upgrade.facts);
    add(card.text, upgrade.slot);
    add(card.text, upgrade.keywords);
    add(card.text, upgrade.cardKeywords);
    add(card.text, upgrade.weapons);
    if (upgrade.effect) addCardText(card.text, upgrade.effect->text);
    return card;
}

Findable findable(const engine::CommandEntry& command) {
    Findable card;
    addName(card, command.facts);
    for (const std::string& unit : command.units) add(card.text, unit);
    if (command.effect) addCardText(card.text, command.effect->text);
    if (command.weapon) add(card.text, std::vector{*command.weapon});
    return card;
}

Findable findable(const engine::BattleEntry& battle) {
    Findable card;
    addName(card, battle.facts);
    add(card.text, nameOf(battle.kind));
    for (const auto& rule : battle.rules) addCardText(card.text, rule.effect);
    return card;
}

CardSearch::CardSearch(std::string_view typed) {
    std::istringstream stream{std::string(typed)};
    for (std::string word; stream >> word;) {
        if (readPoints(word)) continue;
        std::istringstream folded(engine::foldedName(word));
        for (std::string part; folded >> part;) words_.push_back(part);
    }
}

bool CardSearch::readPoints(std::string_view word) {
    int number = 0, other = 0;
    const std::size_t dash = word.find('-');
    if (dash != std::string_view::npos && readNumber(word.substr(0, dash), number) &&
        readNumber(word.substr(dash + 1), other)) {
        least_ = std::max(least_, number);
        most_ = std::min(most_, other);
        return true;
    }
    if (word.starts_with("<=") && readNumber(word.substr(2), number))
        most_ = std::min(most_, number);
    else if (word.starts_with(">=") && readNumber(word.substr(2), number))
        least_ = std::max(least_, number);
    else if (word.starts_with("<") && readNumber(word.substr(1), number))
        most_ = std::min(most_, number - 1);
    else if (word.starts_with(">") && readNumber(word.substr(1), number))
        least_ = std::max(least_, number + 1);
    else if (word.starts_with("=") && readNumber(word.substr(1), number))
        least_ = most_ = number;
    else
        return false;
    return true;
}

bool CardSearch::finds(const Findable& card) const {
    if (least_ > 0 && card.points < least_) return false;
    if (most_ != none && (card.points < 0 || card.points > most_)) return false;
    return std::all_of(words_.begin(), words_.end(), [&](const std::string& word) {
        return card.text.find(word) != std::string::npos;
    });
}

bool CardSearch::names(const Findable& card) const {
    return !words_.empty() && finds(card) &&
           std::all_of(words_.begin(), words_.end(), [&](const std::string& word) {
               return card.name.find(word) != std::string::npos;
           });
}

}  // namespace sightline::app
