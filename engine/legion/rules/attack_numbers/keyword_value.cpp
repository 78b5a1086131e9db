#include "engine/legion/rules/attack_numbers/keyword_value.h"

namespace sightline::engine {

std::optional<int> valueOf(const std::vector<KeywordText>& keywords, Keyword keyword) {
    std::optional<int> sum;
    for (const KeywordText& one : keywords) {
        if (one.is(keyword)) sum = sum.value_or(0) + one.value.value_or(0);
    }
    return sum;
}

std::optional<int> printedValueOf(const std::vector<KeywordText>& keywords, Keyword keyword) {
    std::optional<int> sum;
    for (const KeywordText& one : keywords) {
        if (one.name.keyword() == keyword) sum = sum.value_or(0) + one.value.value_or(0);
    }
    return sum;
}

}  // namespace sightline::engine
