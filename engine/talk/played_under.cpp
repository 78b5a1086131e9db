#include "engine/talk/played_under.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "engine/talk/words/journals.h"

namespace sightline::engine {
namespace {

constexpr std::size_t longestName = 100;

bool consistsOf(std::string_view text, std::string_view allowed) {
    return text.find_first_not_of(allowed) == std::string_view::npos;
}

bool isDate(const nlohmann::json& json) {
    if (!json.is_string()) return false;
    std::string text = json.get<std::string>();
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    text.erase(7, 1).erase(4, 1);
    return consistsOf(text, "0123456789");
}

bool isFingerprint(const nlohmann::json& json) {
    if (!json.is_string()) return false;
    const std::string& text = json.get_ref<const std::string&>();
    return text.size() == 16 && consistsOf(text, "0123456789abcdef");
}

// True for a name that fits on one line and contains no control characters. Players see the names.
bool isName(const nlohmann::json& json) {
    if (!json.is_string()) return false;
    const std::string& text = json.get_ref<const std::string&>();
    return !text.empty() && text.size() <= longestName &&
           std::none_of(text.begin(), text.end(), [](unsigned char one) { return one < ' '; });
}

bool isListOfNames(const nlohmann::json& json) {
    return json.is_array() && std::all_of(json.begin(), json.end(), isName);
}

nlohmann::json memberOf(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() ? nlohmann::json() : *found;
}

std::vector<std::string> without(const std::vector<std::string>& names,
                                 const std::vector<std::string>& others) {
    std::vector<std::string> left;
    std::set_difference(names.begin(), names.end(), others.begin(), others.end(),
                        std::back_inserter(left));
    return left;
}

// True if the name is a part of a keyword, such as "Guard: Dice", and the whole keyword ("Guard")
// is in `sorted`. `sorted` holds the names that the program applies.
bool isPartOfOne(const std::string& name, const std::vector<std::string>& sorted) {
    const std::size_t colon = name.rfind(": ");
    return colon != std::string::npos &&
           std::binary_search(sorted.begin(), sorted.end(), name.substr(0, colon));
}

}  // namespace

nlohmann::json toJson(const PlayedUnder& rules) {
    return {
        {"date", rules.rulesDate}, {"catalogue", rules.catalogue}, {"automated", rules.automated}};
}

Result<PlayedUnder> playedUnderFromJson(const nlohmann::json& json) {
    if (!json.is_object()) return problemOf(say::ofMember("rules", say::mustBeObject()));
    const auto date = memberOf(json, "date"), catalogue = memberOf(json, "catalogue"),
               automated = memberOf(json, "automated");
    if (!isDate(date)) return problemOf(say::ofMember("rules/date", say::mustBeDate()));
    if (!isFingerprint(catalogue))
        return problemOf(say::ofMember("rules/catalogue", say::mustBeFingerprint()));
    if (!isListOfNames(automated)) {
        return problemOf(
            say::ofMember("rules/automated", say::mustBeNames(static_cast<int>(longestName))));
    }
    PlayedUnder rules{date.get<std::string>(), catalogue.get<std::string>(),
                      automated.get<std::vector<std::string>>()};
    std::sort(rules.automated.begin(), rules.automated.end());
    return rules;
}

bool RulesChange::none() const {
    return !unknown && dateThen.empty() && !cards && since.empty() && before.empty();
}

RulesChange changeBetween(const std::optional<PlayedUnder>& then,
                          const std::optional<PlayedUnder>& now) {
    RulesChange change;
    change.unknown = !then || !now;
    if (change.unknown) return change;
    if (then->rulesDate != now->rulesDate) {
        change.dateThen = then->rulesDate;
        change.dateNow = now->rulesDate;
    }
    change.cards = then->catalogue != now->catalogue;
    change.since = without(now->automated, then->automated);
    change.before = without(then->automated, now->automated);
    std::erase_if(change.before,
                  [&](const std::string& name) { return isPartOfOne(name, now->automated); });
    return change;
}

}  // namespace sightline::engine
