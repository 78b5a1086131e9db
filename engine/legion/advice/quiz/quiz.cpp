#include "engine/legion/advice/quiz/quiz.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/quiz/making.h"
#include "engine/legion/advice/words/quiz.h"

namespace sightline::engine {

namespace {

constexpr int attempts = 20000;
constexpr int attemptsOfTable = 400;  // then another table is chosen
constexpr std::array<quiz::Attempt, quizKindNames.size()> kinds{
    quiz::tryBand, quiz::trySight, quiz::tryObscured, quiz::tryTarget, quiz::tryExpected,
    quiz::tryHide, quiz::tryReach, quiz::tryCohesion, quiz::tryLegal};

bool hasTwins(const std::vector<Message>& options) {
    std::vector<std::string> texts;
    for (const Message& one : options) texts.push_back(english(one));
    std::sort(texts.begin(), texts.end());
    return std::adjacent_find(texts.begin(), texts.end()) != texts.end();
}

}  // namespace

std::optional<QuizKind> quizKindOf(std::string_view name) {
    const auto found = std::find(quizKindNames.begin(), quizKindNames.end(), name);
    if (found == quizKindNames.end()) return std::nullopt;
    return static_cast<QuizKind>(found - quizKindNames.begin());
}

std::optional<QuizItem> quizItem(QuizKind kind, int level, std::uint64_t seed,
                                 const QuizSources& sources) {
    if (sources.tables == 0) return std::nullopt;
    const auto index = static_cast<std::size_t>(kind);
    // Each kind and level has its own sequence of random numbers.
    quiz::Draw draw(seed, 0x5100U + index * 16U + static_cast<std::uint64_t>(level));
    constexpr int mostWish = 99999;
    const int wish = draw.whole(0, mostWish);
    const QuizTable* table = nullptr;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt % attemptsOfTable == 0)
            table = sources.table(
                static_cast<std::size_t>(draw.whole(0, static_cast<int>(sources.tables) - 1)));
        if (!table) return std::nullopt;
        quiz::Making making{sources, *table, draw, level, wish};
        auto item = kinds[index](making);
        if (!item || hasTwins(item->options)) continue;
        item->kind = kind;
        item->level = level;
        item->seed = seed;
        if (item->margin && std::abs(*item->margin) < quiz::closeCall)
            item->text = say::closeCall(item->text);
        return item;
    }
    return std::nullopt;
}

}  // namespace sightline::engine
