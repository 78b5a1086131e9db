// Adjustments of temporary effects: a unit gains or loses keywords, or its stats change.
#include <algorithm>
#include <cstdlib>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/game/adjust.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/words/by_hand.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {
namespace {

using Word = AdjustEffect::Word;
using Part = KeywordForm::Part;

constexpr std::size_t mostWords = 9;
constexpr int mostAdded = 9;

KeywordText wordText(const Word& word) {
    KeywordText text;
    text.name = KeywordName(word.keyword);
    text.value = word.value;
    text.parameter = word.parameter;
    return text;
}

bool isAppliedByCode(Keyword keyword) {
    const auto& rules = keywordRules();
    return std::any_of(rules.begin(), rules.end(), [&](const KeywordRule& rule) {
        return rule.keyword() == keyword && rule.isWhole();
    });
}

const KeywordText* printedAmong(const std::vector<KeywordText>& keywords, const Word& word) {
    const auto found = std::find_if(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.name.text() == word.keyword && one.parameter == word.parameter;
    });
    return found == keywords.end() ? nullptr : &*found;
}

// The keyword as printed on a card in this game, with its parameter in parsed form. Null if no card
// in the game has the keyword.
const KeywordText* printedAs(const Battle& battle, const Word& word, KeywordPlace place) {
    for (const UnitState& unit : battle.units) {
        if (place == KeywordPlace::unit) {
            if (const auto* one = printedAmong(unit.whole->keywords, word)) return one;
            continue;
        }
        for (const Weapon& weapon : unit.whole->weapons)
            if (const auto* one = printedAmong(weapon.keywords, word)) return one;
    }
    return nullptr;
}

// True if the code applies the keyword in this game. If no code applied the keyword when the game
// began, no later version applies it in this game.
bool isAppliedIn(const Battle& battle, Keyword keyword) {
    if (!isAppliedByCode(keyword)) return false;
    if (!battle.rules) return true;
    const auto& then = battle.rules->automated;
    return std::binary_search(then.begin(), then.end(), std::string(nameOf(keyword)));
}

Message unknownWord(const std::string& name) {
    const std::string nearest = nearestName(name, keywordNames());
    return nearest.empty() ? say::noSuchKeyword(name) : say::nearestKeyword(name, nearest);
}

std::optional<Message> faultOfPart(Part part, bool given, const Message& missing,
                                   const Message& needless) {
    if (part == Part::always && !given) return missing;
    if (part == Part::never && given) return needless;
    return std::nullopt;
}

std::optional<Message> faultOfLoss(const UnitState& unit, const Word& word) {
    const auto& keywords = unit.card->keywords;
    const bool has = std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.name.text() == word.keyword &&
               (word.parameter.empty() || one.parameter == word.parameter);
    });
    if (has) return std::nullopt;
    return say::doesNotHave(unit.label, wordText(word).label());
}

std::optional<Message> faultOfWords(const Battle& battle, const AdjustEffect& what) {
    if (what.gains.size() + what.loses.size() + what.weapons.size() > mostWords)
        return say::tooManyKeywords(static_cast<int>(mostWords));
    for (const Word& one : what.gains) {
        if (auto fault = faultOfKeyword(battle, one, KeywordPlace::unit)) return fault;
    }
    for (const Word& one : what.weapons) {
        if (auto fault = faultOfKeyword(battle, one, KeywordPlace::weapon)) return fault;
    }
    for (const Word& one : what.loses) {
        if (auto fault = faultOfLoss(battle.unit(what.unit), one)) return fault;
    }
    return std::nullopt;
}

std::optional<Message> faultOfNumbers(const UnitState& unit, const AdjustEffect& what) {
    if (std::abs(what.courage) > mostAdded) return say::courageAdded(mostAdded, mostAdded);
    if (std::abs(what.speed) > mostAdded) return say::speedAdded(mostAdded, mostAdded);
    if (what.courage != 0 && !unit.card->courage) return say::hasNoCourage(unit.label);
    if (what.defenseDie && isAttack(*what.defenseDie)) return say::defenseDieIs();
    return std::nullopt;
}

std::optional<Message> faultOfTime(const Battle& battle, EffectDuration until) {
    if (until == EffectDuration::attack && !battle.attack) return say::noAttackNow();
    if (until == EffectDuration::activation && !battle.activation) return say::nobodyActs();
    return std::nullopt;
}

bool changesNothing(const AdjustEffect& what) {
    return what.gains.empty() && what.loses.empty() && what.weapons.empty() && what.courage == 0 &&
           what.speed == 0 && !what.defenseDie;
}

bool isCommandCard(const Battle& battle, Player player, const std::string& name) {
    const CommandState& state = battle.command(player);
    const auto isIt = [&](const CommandCard* card) {
        return card && card->program && card->name == name;
    };
    return isIt(state.played) || std::any_of(state.permanent.begin(), state.permanent.end(), isIt);
}

// True if the effect only stores that a card was used. The card must be an upgrade of the unit, or
// a command card that the unit's player has in play. Such an effect is legal.
bool remembersUse(const Battle& battle, const UnitState& unit, const AdjustEffect& what) {
    if (what.until == EffectDuration::attack || what.until == EffectDuration::nextActivation)
        return false;
    return isCommandCard(battle, unit.player, what.source) ||
           std::any_of(unit.cards.begin(), unit.cards.end(),
                       [&](const auto& card) { return card.program && card.name == what.source; });
}

std::optional<Refusal> refusalOfAbsent(const Battle& battle, UnitId unit) {
    if (battle.has(unit) && !battle.unit(unit).defeated()) return std::nullopt;
    return refuseAdjustment(say::noSuchUnitThere());
}

RuleGrant broughtBy(const Battle& battle, const AdjustEffect& what) {
    RuleGrant brings{.source = what.source};
    for (const Word& one : what.gains)
        brings.keywords.push_back(keywordByHand(battle, one, KeywordPlace::unit));
    for (const Word& one : what.loses) brings.loses.push_back(wordText(one));
    for (const Word& one : what.weapons)
        brings.ofWeapons.push_back(keywordByHand(battle, one, KeywordPlace::weapon));
    brings.changes.courage = what.courage;
    brings.changes.speed = what.speed;
    brings.changes.defenseDie = what.defenseDie;
    return brings;
}

}  // namespace

// The code cannot read a parameter that is on no card of the game. So the players apply a keyword
// with such a parameter by hand.
bool staysByHand(const Battle& battle, const Word& word, KeywordPlace place) {
    if (word.byHand || !isAppliedIn(battle, keywordNamed(word.keyword))) return true;
    const KeywordText* printed = printedAs(battle, word, place);
    return printed ? printed->leftByHand : !word.parameter.empty();
}

KeywordText keywordByHand(const Battle& battle, const Word& word, KeywordPlace place) {
    const KeywordText* printed = printedAs(battle, word, place);
    KeywordText gained = printed ? *printed : wordText(word);
    gained.value = word.value;
    gained.leftByHand = staysByHand(battle, word, place);
    gained.automated = !gained.leftByHand;
    return gained;
}

// A keyword of an expansion pack (Keyword::none) is legal only if a card in this game has it.
std::optional<Message> faultOfKeyword(const Battle& battle, const Word& word, KeywordPlace place) {
    const std::string& name = word.keyword;
    if (word.parameter.size() > longestName)
        return say::parameterTooLong(static_cast<int>(longestName));
    if (word.value && (*word.value < 1 || *word.value > mostByHand))
        return say::numberOutside(name, mostByHand);
    const Keyword keyword = keywordNamed(name);
    if (keyword == Keyword::none)
        return printedAs(battle, word, place) ? std::nullopt : std::optional(unknownWord(name));
    const KeywordForm form = formOf(keyword);
    if (place == KeywordPlace::weapon && !form.ofWeapons) return say::keywordOfNoWeapon(name);
    if (place == KeywordPlace::unit && !form.ofUnits)
        return form.ofWeapons ? say::keywordOfWeapons(name) : say::keywordOfUpgrades(name);
    if (auto fault = faultOfPart(form.value, word.value.has_value(), say::hasNumber(name),
                                 say::hasNoNumber(name)))
        return fault;
    return faultOfPart(form.parameter, !word.parameter.empty(), say::hasParameter(name),
                       say::hasNoParameter(name));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustEffect& what) {
    if (auto refusal = refusalOfAbsent(battle, what.unit)) return refusal;
    const UnitState& unit = battle.unit(what.unit);
    if (changesNothing(what) && !remembersUse(battle, unit, what))
        return refuseAdjustment(say::effectChangesNothing());
    if (what.source.size() > longestName)
        return refuseAdjustment(say::nameTooLong(static_cast<int>(longestName)));
    if (unit.effects.size() >= static_cast<std::size_t>(mostByHand))
        return refuseAdjustment(say::changeOutside(say::effects(), mostByHand));
    if (auto fault = faultOfTime(battle, what.until)) return refuseAdjustment(*fault);
    if (auto fault = faultOfWords(battle, what)) return refuseAdjustment(*fault);
    if (auto fault = faultOfNumbers(unit, what)) return refuseAdjustment(*fault);
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustEffect& what) {
    RuleGrant brings = broughtBy(battle, what);
    Ruling ruling = adjusted(adjust, say::effectByHand(named(brings), wordsOf(what.until)));
    ruling.unit = what.unit;
    takeOn(battle, what.unit, std::move(brings), what.until);
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const EndEffect& what) {
    if (auto refusal = refusalOfAbsent(battle, what.unit)) return refusal;
    const auto& effects = battle.unit(what.unit).effects;
    if (std::any_of(effects.begin(), effects.end(),
                    [&](const LastingEffect& one) { return one.number == what.effect; }))
        return std::nullopt;
    return refuseAdjustment(say::noSuchEffect());
}

void apply(Battle& battle, const Adjust& adjust, const EndEffect& what) {
    const auto& effects = battle.unit(what.unit).effects;
    const auto ended = std::find_if(effects.begin(), effects.end(), [&](const LastingEffect& one) {
        return one.number == what.effect;
    });
    Ruling ruling = adjusted(adjust, say::effectEndsByHand(say::list(wordsOf(ended->brings))));
    ruling.unit = what.unit;
    dropEffect(battle, what.unit, what.effect);
    battle.record(std::move(ruling));
}

Adjust inFull(const Battle& battle, Adjust adjust) {
    if (AdjustEffect* effect = std::get_if<AdjustEffect>(&adjust.what)) {
        for (Word& one : effect->gains) one.byHand = staysByHand(battle, one, KeywordPlace::unit);
    }
    if (AdjustPoolWeapon* weapon = std::get_if<AdjustPoolWeapon>(&adjust.what))
        *weapon = inFull(battle, std::move(*weapon));
    return adjust;
}

}  // namespace sightline::engine
