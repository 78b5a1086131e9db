// By hand: what a unit gains, loses or has changed for a while.
#include <algorithm>

#include "engine/game/adjust.h"
#include "engine/game/adjust_parts.h"
#include "engine/json/json_reader.h"
#include "engine/keywords/keywords.h"
#include "engine/state/lasting_effects.h"

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

// As a card in this game prints it, so that what the code reads of its parameter is known; none
// where no card has it.
const KeywordText* printedAs(const Battle& battle, const Word& word) {
    for (const UnitState& unit : battle.units) {
        for (const KeywordText& one : unit.whole->keywords) {
            if (one.name.text() == word.keyword && one.parameter == word.parameter) return &one;
        }
    }
    return nullptr;
}

// A game that began when no code applied it goes on as it began.
bool isAppliedIn(const Battle& battle, Keyword keyword) {
    if (!isAppliedByCode(keyword)) return false;
    if (!battle.rules) return true;
    const auto& then = battle.rules->automated;
    return std::binary_search(then.begin(), then.end(), std::string(nameOf(keyword)));
}

// A parameter that no card prints is words to the code: the players apply it.
bool staysByHand(const Battle& battle, const Word& word) {
    if (word.byHand || !isAppliedIn(battle, keywordNamed(word.keyword))) return true;
    const KeywordText* printed = printedAs(battle, word);
    return printed ? printed->leftByHand : !word.parameter.empty();
}

KeywordText gainedAs(const Battle& battle, const Word& word) {
    const KeywordText* printed = printedAs(battle, word);
    KeywordText gained = printed ? *printed : wordText(word);
    gained.value = word.value;
    gained.leftByHand = staysByHand(battle, word);
    gained.automated = !gained.leftByHand;
    return gained;
}

std::string inQuotes(const std::string& text) { return "\"" + text + "\""; }

std::string unknownWord(const std::string& name) {
    const std::string nearest = nearestName(name, keywordNames());
    return "there is no keyword " + inQuotes(name) +
           (nearest.empty() ? "" : " (did you mean " + inQuotes(nearest) + "?)");
}

std::optional<std::string> faultOfPart(Part part, bool given, const std::string& missing,
                                       const std::string& needless) {
    if (part == Part::always && !given) return missing;
    if (part == Part::never && given) return needless;
    return std::nullopt;
}

// A pack's keyword is known by the cards that print it, and by nothing else.
std::optional<std::string> faultOf(const Battle& battle, const Word& word) {
    const std::string& name = word.keyword;
    if (word.parameter.size() > longestName)
        return "a parameter has up to " + std::to_string(longestName) + " bytes";
    if (word.value && (*word.value < 1 || *word.value > mostByHand))
        return name + ": its number is 1 to " + std::to_string(mostByHand);
    const Keyword keyword = keywordNamed(name);
    if (keyword == Keyword::none)
        return printedAs(battle, word) ? std::nullopt : std::optional(unknownWord(name));
    const KeywordForm form = formOf(keyword);
    if (!form.ofUnits)
        return name + " is a keyword of " + (form.ofWeapons ? "weapons" : "Upgrade Cards") +
               ", not of units";
    if (auto fault = faultOfPart(form.value, word.value.has_value(), name + " has a number",
                                 name + " has no number"))
        return fault;
    return faultOfPart(form.parameter, !word.parameter.empty(), name + " has a parameter",
                       name + " has no parameter");
}

std::optional<std::string> faultOfLoss(const UnitState& unit, const Word& word) {
    const auto& keywords = unit.card->keywords;
    const bool has = std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.name.text() == word.keyword &&
               (word.parameter.empty() || one.parameter == word.parameter);
    });
    if (has) return std::nullopt;
    return unit.label + " does not have " + wordText(word).label();
}

std::optional<std::string> faultOfWords(const Battle& battle, const AdjustEffect& what) {
    if (what.gains.size() + what.loses.size() > mostWords)
        return "an effect gives and takes up to " + std::to_string(mostWords) + " keywords";
    for (const Word& one : what.gains) {
        if (auto fault = faultOf(battle, one)) return fault;
    }
    for (const Word& one : what.loses) {
        if (auto fault = faultOfLoss(battle.unit(what.unit), one)) return fault;
    }
    return std::nullopt;
}

std::optional<std::string> faultOfNumbers(const UnitState& unit, const AdjustEffect& what) {
    for (const auto& [name, added] : {std::pair{"courage", what.courage}, {"Speed", what.speed}}) {
        if (added < -mostAdded || added > mostAdded)
            return std::string(name) + ": -" + std::to_string(mostAdded) + " to " +
                   std::to_string(mostAdded) + " is added";
    }
    if (what.courage != 0 && !unit.card->courage) return unit.label + " has no courage";
    if (what.defenseDie && isAttack(*what.defenseDie)) return "a defense die is red or white";
    return std::nullopt;
}

std::optional<std::string> faultOfTime(const Battle& battle, Until until) {
    if (until == Until::attack && !battle.attack) return "no attack is under way";
    if (until == Until::activation && !battle.activation) return "no unit acts right now";
    return std::nullopt;
}

bool changesNothing(const AdjustEffect& what) {
    return what.gains.empty() && what.loses.empty() && what.courage == 0 && what.speed == 0 &&
           !what.defenseDie;
}

std::optional<Refusal> refusalOfAbsent(const Battle& battle, UnitId unit) {
    if (battle.has(unit) && !battle.unit(unit).defeated()) return std::nullopt;
    return refuseAdjustment("there is no such unit on the battlefield");
}

Brought broughtBy(const Battle& battle, const AdjustEffect& what) {
    Brought brings{.source = what.source};
    for (const Word& one : what.gains) brings.keywords.push_back(gainedAs(battle, one));
    for (const Word& one : what.loses) brings.loses.push_back(wordText(one));
    brings.changes.courage = what.courage;
    brings.changes.speed = what.speed;
    brings.changes.defenseDie = what.defenseDie;
    return brings;
}

}  // namespace

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustEffect& what) {
    if (auto refusal = refusalOfAbsent(battle, what.unit)) return refusal;
    const UnitState& unit = battle.unit(what.unit);
    if (changesNothing(what))
        return refuseAdjustment(
            "an effect gives or takes keywords, or changes courage, Speed or the defense die");
    if (what.source.size() > longestName)
        return refuseAdjustment("a name has up to " + std::to_string(longestName) + " bytes");
    if (unit.effects.size() >= static_cast<std::size_t>(mostByHand))
        return refuseAdjustment("effects: 0 to " + std::to_string(mostByHand));
    if (auto fault = faultOfTime(battle, what.until)) return refuseAdjustment(*fault);
    if (auto fault = faultOfWords(battle, what)) return refuseAdjustment(*fault);
    if (auto fault = faultOfNumbers(unit, what)) return refuseAdjustment(*fault);
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustEffect& what) {
    Brought brings = broughtBy(battle, what);
    const std::string from = what.source.empty() ? "" : " (" + what.source + ")";
    Ruling ruling =
        adjusted(adjust, wordsOf(brings) + from + " " + wordsOf(what.until) + ", by hand");
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
    return refuseAdjustment("the unit has no such effect");
}

void apply(Battle& battle, const Adjust& adjust, const EndEffect& what) {
    const auto& effects = battle.unit(what.unit).effects;
    const auto ended = std::find_if(effects.begin(), effects.end(), [&](const LastingEffect& one) {
        return one.number == what.effect;
    });
    Ruling ruling = adjusted(adjust, wordsOf(ended->brings) + " ends, by hand");
    ruling.unit = what.unit;
    dropEffect(battle, what.unit, what.effect);
    battle.record(std::move(ruling));
}

Adjust inFull(const Battle& battle, Adjust adjust) {
    if (AdjustEffect* effect = std::get_if<AdjustEffect>(&adjust.what)) {
        for (Word& one : effect->gains) one.byHand = staysByHand(battle, one);
    }
    return adjust;
}

}  // namespace sightline::engine
