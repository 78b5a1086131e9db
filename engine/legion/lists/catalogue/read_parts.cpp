#include "engine/legion/lists/catalogue/read_parts.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/card_fields.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

bool isUnknown(const CardFacts& facts, const std::string& pointer) {
    return std::any_of(facts.marks.begin(), facts.marks.end(), [&](const Mark& mark) {
        const bool open = mark.kind == Mark::Kind::unknown || mark.kind == Mark::Kind::variable;
        return open && !mark.at.empty() && pointer.ends_with(mark.at);
    });
}

void checkPart(const JsonAt& at, std::string_view part, KeywordEntry::Has expected, bool present,
               const CardFacts& facts, bool mention) {
    const std::string member(part);
    if (present && expected == KeywordEntry::Has::never) {
        at.refuse(say::nothingReadsPart(member));
    }
    if (!present && expected == KeywordEntry::Has::always && !mention &&
        !isUnknown(facts, at.pointer() + "/" + member)) {
        at.refuse(say::memberExpected(member));
    }
}

// Checks the words of a keyword's parameter, such as "Rear, Sides".
void checkWords(const JsonAt& at, const KeywordText& keyword, const KeywordEntry& entry) {
    if (entry.words.empty()) return;
    std::size_t from = 0;
    while (from <= keyword.parameter.size()) {
        const std::size_t comma =
            std::min(keyword.parameter.find(", ", from), keyword.parameter.size());
        const std::string word = keyword.parameter.substr(from, comma - from);
        if (std::find(entry.words.begin(), entry.words.end(), word) == entry.words.end()) {
            at.at("parameter")
                .refuse(withNearest(say::noParameterOf(word, entry.name), word, entry.words));
        }
        from = comma + 2;
    }
}

void checkKeyword(const JsonAt& at, KeywordText& keyword, KeywordPlace place,
                  const CardFacts& facts, const std::vector<KeywordEntry>& entries) {
    const auto entry = std::lower_bound(
        entries.begin(), entries.end(), keyword.name.text(),
        [](const KeywordEntry& one, const std::string& name) { return one.name < name; });
    if (entry == entries.end() || entry->name != keyword.name.text()) {
        std::vector<std::string> names;
        names.reserve(entries.size());
        for (const KeywordEntry& one : entries) names.push_back(one.name);
        at.at("name").refuse(
            withNearest(say::keywordWithoutEntry(keyword.name.text()), keyword.name.text(), names));
    }
    constexpr std::array misplaced{say::noKeywordOfUnit, say::noKeywordOfWeapon,
                                   say::noKeywordOfUpgrade};
    const bool mention = place == KeywordPlace::mention;
    if (!mention &&
        std::find(entry->on.begin(), entry->on.end(),
                  keywordPlaces()[static_cast<std::size_t>(place)]) == entry->on.end()) {
        at.at("name").refuse(misplaced[static_cast<std::size_t>(place)](keyword.name.text()));
    }
    checkPart(at, "value", entry->value, keyword.value.has_value(), facts, mention);
    checkPart(at, "parameter", entry->parameter, !keyword.parameter.empty(), facts, mention);
    if (!keyword.parameter.empty()) checkWords(at, keyword, *entry);
    // If no source gives the number or the parameter of a keyword, the game cannot apply it, so the
    // players apply it.
    const auto lacks = [](KeywordEntry::Has expected, bool present) {
        return expected == KeywordEntry::Has::always && !present;
    };
    keyword.leftByHand = !mention && (lacks(entry->value, keyword.value.has_value()) ||
                                      lacks(entry->parameter, !keyword.parameter.empty()) ||
                                      keyword.parameter.ends_with(" X"));
    keyword.help = helpOf(*entry, keyword.parameter);
    const bool allParts = !entry->byHand.empty() && keyword.help->byHand.empty();
    keyword.automated = (entry->automated || allParts) && !keyword.leftByHand;
}

// On a card with My Mood Is Based On Profit, each keyword without its number has the number X. X is
// 1 until My Mood Is Based On Profit acts.
void readMood(std::vector<KeywordText>& keywords, const std::vector<KeywordEntry>& entries) {
    const bool hasMood = std::any_of(keywords.begin(), keywords.end(), [](const auto& one) {
        return one.is(Keyword::myMoodIsBasedOnProfit) && one.automated;
    });
    if (!hasMood) return;
    for (KeywordText& one : keywords) {
        const bool noValue =
            formOf(one.name.keyword()).value != KeywordForm::Part::never && !one.value.has_value();
        if (!noValue && !one.parameter.ends_with(" X")) continue;
        if (noValue) one.value = 1;
        one.printsX = true;
        one.leftByHand = false;
        one.automated = std::any_of(entries.begin(), entries.end(), [&](const auto& entry) {
            return entry.name == one.name.text() && entry.automated;
        });
    }
}

}  // namespace

std::size_t readName(const JsonAt& at, const std::vector<std::string>& names,
                     const MessageTemplate<>& what) {
    const std::string name = at.text();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        at.refuse(withNearest(say::isNot(name, what()), name, names));
    }
    return static_cast<std::size_t>(found - names.begin());
}

std::vector<std::string> readTexts(const JsonAt& at) {
    std::vector<std::string> texts;
    for (const JsonAt& item : at.list()) texts.push_back(item.text());
    return texts;
}

bool readFlag(const JsonAt& at, std::string_view key) {
    const auto flag = at.find(key);
    return flag && flag->boolean();
}

std::string readOptional(const JsonAt& at, std::string_view key) {
    const auto text = at.find(key);
    return text ? text->text() : std::string();
}

UnitFilter readFilter(const JsonAt& at) {
    UnitFilter filter;
    readExactly(at, filter);
    return filter;
}

std::vector<ByHand> byHandOf(const JsonAt& card, const CatalogueContext& context,
                             std::map<std::string, std::vector<ByHand>> Reminders::*kind,
                             const std::string& id, const std::vector<std::string>& lines) {
    std::vector<ByHand> byHand(lines.size());
    if (context.reminders != nullptr) {
        const auto& all = context.reminders->*kind;
        const auto own = all.find(id);
        if (own != all.end()) byHand = own->second;
    }
    if (byHand.size() != lines.size())
        card.refuse(say::linesAndReminders(static_cast<int>(lines.size()),
                                           static_cast<int>(byHand.size())));
    for (std::size_t i = 0; i < lines.size(); ++i) byHand[i].help.text = lines[i];
    return byHand;
}

std::vector<Moment> momentsOf(const CatalogueContext& context,
                              std::map<std::string, std::vector<Moment>> Reminders::*kind,
                              const std::string& name) {
    if (context.reminders == nullptr) return {};
    const auto& moments = context.reminders->*kind;
    const auto found = moments.find(name);
    return found == moments.end() ? std::vector<Moment>() : found->second;
}

std::shared_ptr<const CardHelp> helpOf(const std::optional<CardText>& effect, EffectSource saidBy,
                                       std::vector<Moment> moments) {
    CardHelp help{.moments = std::move(moments)};
    if (effect) {
        help.text = (effect->timing.empty() ? "" : effect->timing + ": ") + effect->text;
    } else if (saidBy == EffectSource::nobody) {
        help.text = "No source tells what it does: the printed card does.";
    } else if (help.moments.empty()) {
        return nullptr;
    }
    return std::make_shared<CardHelp>(std::move(help));
}

std::vector<KeywordText> readKeywords(const JsonAt& at, KeywordPlace place, const CardFacts& facts,
                                      const CatalogueContext& context) {
    std::vector<KeywordText> keywords;
    for (const JsonAt& item : at.list()) {
        readExactly(item, keywords.emplace_back());
        if (context.keywords != nullptr) {
            checkKeyword(item, keywords.back(), place, facts, *context.keywords);
        }
    }
    if (place == KeywordPlace::unit && context.keywords != nullptr)
        readMood(keywords, *context.keywords);
    return keywords;
}

Weapon readWeapon(const JsonAt& at, const CardFacts& facts, const CatalogueContext& context) {
    Weapon weapon;
    readExactly(at, weapon);
    weapon.ranged = weapon.maximumRange > 0;
    if (!weapon.ranged) weapon.minimumRange = 0;
    if (const auto keywords = at.find("keywords")) {
        weapon.keywords = readKeywords(*keywords, KeywordPlace::weapon, facts, context);
    }
    return weapon;
}

std::vector<Weapon> readWeapons(const JsonAt& card, const CardFacts& facts,
                                const CatalogueContext& context) {
    std::vector<Weapon> weapons;
    if (const auto list = card.find("weapons")) {
        for (const JsonAt& weapon : list->list(0, 20))
            weapons.push_back(readWeapon(weapon, facts, context));
    }
    return weapons;
}

UnitType readUnitType(const JsonAt& at) {
    return static_cast<UnitType>(readName(at, unitTypeNames(), say::aUnitType));
}

std::string readBase(const JsonAt& at, const CatalogueContext& context) {
    std::string base = at.text();
    if (!context.dimensions->bases.contains(base)) {
        std::vector<std::string> names;
        names.reserve(context.dimensions->bases.size());
        for (const auto& [name, size] : context.dimensions->bases) names.push_back(name);
        at.wrong(say::aBaseOf(nearestName(base, names)));
    }
    return base;
}

std::string readModel(const JsonAt& at, const CatalogueContext& context) {
    if (context.models == nullptr) return at.text();
    return (*context.models)[readName(at, *context.models, say::aModel)];
}

}  // namespace sightline::engine
