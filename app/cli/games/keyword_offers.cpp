#include "app/cli/games/keyword_offers.h"

#include <algorithm>
#include <map>
#include <string>
#include <variant>

#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::app {
namespace {

bool isDone(const engine::Option& option) { return std::holds_alternative<engine::Done>(option); }

}  // namespace

engine::Keyword keywordOf(const engine::Question& question) {
    static const std::map<std::string, engine::Keyword> sections = [] {
        std::map<std::string, engine::Keyword> all;
        for (const engine::KeywordRule& rule : engine::keywordRules())
            all[engine::citationOf(rule.keyword()).section] = rule.keyword();
        return all;
    }();
    if (question.keyword) return question.keyword->keyword;
    const auto found = sections.find(question.citation.section);
    return found == sections.end() ? engine::Keyword::none : found->second;
}

const engine::Option* optionOf(const engine::Question& question, const engine::Answer& answer) {
    const auto* pick = std::get_if<engine::Pick>(&answer);
    if (!pick) return nullptr;
    if (pick->chosen) return &*pick->chosen;
    const auto index = static_cast<std::size_t>(pick->option);
    return index < question.options.size() ? &question.options[index] : nullptr;
}

std::optional<engine::Answer> decliningAnswer(const engine::Question& question) {
    const auto& options = question.options;
    switch (question.form) {
        case engine::AnswerForm::pick: {
            const auto done = std::find_if(options.begin(), options.end(), isDone);
            if (options.size() < 2 || done == options.end()) return std::nullopt;
            return engine::Pick{static_cast<int>(done - options.begin())};
        }
        case engine::AnswerForm::pickSeveral:
            if (question.least > 0 || question.most <= 0) return std::nullopt;
            return engine::PickSeveral{};
        case engine::AnswerForm::count:
            if (question.least > 0 || question.most <= 0) return std::nullopt;
            return engine::Count{0};
        default:
            return std::nullopt;
    }
}

bool isDeclined(const engine::Question& question, const engine::Answer& answer) {
    if (const auto* count = std::get_if<engine::Count>(&answer)) return count->count == 0;
    if (const auto* several = std::get_if<engine::PickSeveral>(&answer))
        return several->options.empty() && several->chosen.empty();
    const engine::Option* option = optionOf(question, answer);
    return option && isDone(*option);
}

}  // namespace sightline::app
