#include "app/cli/games/rules_words.h"

namespace sightline::app {
namespace {

constexpr std::size_t mostNames = 3;

std::string fewOf(const std::vector<std::string>& names) {
    std::string words;
    for (std::size_t i = 0; i < names.size() && i < mostNames; ++i)
        words += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > mostNames)
        words += " and " + std::to_string(names.size() - mostNames) + " more";
    return words;
}

}  // namespace

std::string wordsOf(const engine::RulesChange& change) {
    if (change.none()) return "";
    if (change.unknown) return "saved before journals recorded their rules";
    std::string parts;
    const auto add = [&](const std::string& part) { parts += (parts.empty() ? "" : "; ") + part; };
    if (!change.dateThen.empty())
        add("those of " + change.dateThen + ", now those of " + change.dateNow);
    if (change.cards) add("some of its cards have changed");
    if (!change.since.empty()) add("the players still apply by hand: " + fewOf(change.since));
    if (!change.before.empty()) add("no longer automated: " + fewOf(change.before));
    return "saved under other rules (" + parts + ")";
}

}  // namespace sightline::app
