// Reads and writes two adjustments as JSON, in the form that journals use: temporary effects of
// units, and weapons that players add to an attack pool.
#include "engine/legion/rules/asking/answer_reader.h"

namespace sightline::engine {
namespace {

using nlohmann::json;
using Word = AdjustEffect::Word;

json wordsToJson(const std::vector<Word>& words) {
    json list = json::array();
    for (const Word& one : words) {
        json word = {{"keyword", one.keyword}};
        if (one.value) word["value"] = *one.value;
        if (!one.parameter.empty()) word["parameter"] = one.parameter;
        if (one.byHand) word["by_hand"] = true;
        list.push_back(std::move(word));
    }
    return list;
}

std::vector<Word> readWords(Reader& reader, const char* name) {
    std::vector<Word> words;
    const json* list = reader.has(name) ? reader.list(name) : nullptr;
    if (!list) return words;
    for (const json& one : *list) {
        if (!one.is_object()) {
            reader.fail(name, say::mustBeObjects());
            break;
        }
        Reader inner(one);
        Word word{.keyword = inner.text("keyword")};
        if (inner.has("value")) word.value = inner.integer("value");
        if (inner.has("parameter")) word.parameter = inner.text("parameter");
        if (inner.has("by_hand")) word.byHand = inner.truth("by_hand");
        reader.take(inner);
        words.push_back(std::move(word));
    }
    return words;
}

}  // namespace

void writeEffect(json& object, const AdjustEffect& what) {
    json effect = json::object();
    if (!what.gains.empty()) effect["gains"] = wordsToJson(what.gains);
    if (!what.loses.empty()) effect["loses"] = wordsToJson(what.loses);
    if (what.courage != 0) effect["courage"] = what.courage;
    if (what.speed != 0) effect["speed"] = what.speed;
    if (what.defenseDie) effect["defense_die"] = nameOf(dieNames, *what.defenseDie);
    object["unit"] = what.unit.value;
    object["effect"] = std::move(effect);
    object["until"] = nameOf(untilNames, what.until);
    if (!what.source.empty()) object["source"] = what.source;
}

AdjustEffect readEffect(Reader& reader) {
    AdjustEffect what;
    what.unit = UnitId{reader.integer("unit")};
    what.until = reader.named("until", untilNames);
    if (reader.has("source")) what.source = reader.text("source");
    const json* effect = reader.object("effect");
    if (!effect) return what;
    Reader inner(*effect);
    what.gains = readWords(inner, "gains");
    what.loses = readWords(inner, "loses");
    if (inner.has("courage")) what.courage = inner.integer("courage");
    if (inner.has("speed")) what.speed = inner.integer("speed");
    if (inner.has("defense_die")) what.defenseDie = inner.named("defense_die", dieNames);
    reader.take(inner);
    return what;
}

void writePoolWeapon(json& object, const AdjustPoolWeapon& what) {
    json weapon = {{"name", what.name}};
    for (const Die die : what.dice.dice()) weapon["dice"].push_back(nameOf(dieNames, die));
    if (!what.keywords.empty()) weapon["keywords"] = wordsToJson(what.keywords);
    object["weapon"] = std::move(weapon);
}

AdjustPoolWeapon readPoolWeapon(Reader& reader) {
    AdjustPoolWeapon what;
    const json* weapon = reader.object("weapon");
    if (!weapon) return what;
    Reader inner(*weapon);
    what.name = inner.text("name");
    const json* dice = inner.has("dice") ? inner.list("dice") : nullptr;
    if (dice)
        for (const json& one : *dice) ++what.dice[inner.named("dice", one, dieNames)];
    what.keywords = readWords(inner, "keywords");
    reader.take(inner);
    return what;
}

}  // namespace sightline::engine
