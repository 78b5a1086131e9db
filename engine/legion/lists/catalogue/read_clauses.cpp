#include "engine/legion/lists/catalogue/read_clauses.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/read_parts.h"
#include "engine/legion/lists/words/packs.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

constexpr std::array clauseWords{"says"sv, "by"sv, "test"sv};
/// The words for `CardClause::By`, in its order, beginning with `code`.
constexpr std::array workerWords{"code"sv, "free action"sv};

/// The numbered parts of a card (sentences or scoring lines) to which clauses may refer.
struct NumberedParts {
    CardClause::By by{};
    std::vector<int> numbers{};
};

CardClause readClause(const JsonAt& at, const NumberedParts& parts) {
    at.allow(clauseWords);
    CardClause clause{.says = at.at("says").text(), .test = readOptional(at, "test")};
    const auto by = at.find("by");
    if (!by) {
        if (at.find("test")) at.at("test").refuse(say::memberExpected("by"));
        return clause;
    }
    if (by->isText()) {
        clause.by = static_cast<CardClause::By>(
            static_cast<int>(CardClause::By::code) +
            readName(*by, {workerWords.begin(), workerWords.end()}, say::whoAppliesIt));
        return clause;
    }
    clause.by = parts.by;
    clause.number = by->integer(0, 99);
    const auto& numbers = parts.numbers;
    if (std::find(numbers.begin(), numbers.end(), clause.number) == numbers.end())
        by->refuse(say::noSuchPart(clause.number));
    return clause;
}

std::vector<CardClause> readLedger(const JsonAt& card, const NumberedParts& parts) {
    std::vector<CardClause> clauses;
    const auto list = card.find("clauses");
    if (!list) return clauses;
    for (const JsonAt& one : list->list(1, 20)) clauses.push_back(readClause(one, parts));
    for (const int number : parts.numbers) {
        const bool linked = std::any_of(clauses.begin(), clauses.end(), [&](const CardClause& one) {
            return one.by == parts.by && one.number == number;
        });
        if (!linked) list->refuse(say::noClauseOf(number));
    }
    return clauses;
}

}  // namespace

std::vector<CardClause> readClauses(const JsonAt& card, const CardProgram* program) {
    NumberedParts parts{.by = CardClause::By::sentence};
    const int sentences = program ? static_cast<int>(program->sentences.size()) : 0;
    for (int i = 0; i < sentences; ++i) parts.numbers.push_back(i);
    return readLedger(card, parts);
}

std::vector<CardClause> readClauses(const JsonAt& card, const CardProgram* program,
                                    const std::vector<int>& counted) {
    if (counted.empty()) return readClauses(card, program);
    return readLedger(card, {CardClause::By::scoring, counted});
}

std::span<const std::string_view> clauseVocabulary() { return clauseWords; }

}  // namespace sightline::engine
