#include "engine/legion/rules/sandbox/free_table.h"

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

/// The question of the sandbox. No answer can end it.
struct EndlessQuestion {
    struct Reply {};
    static constexpr AnswerForm form = AnswerForm::pick;
    Question question;

    static std::optional<Refusal> refusalOf(const Answer&) {
        return refuse(say::sandboxAsksNothing(), {});
    }
    static bool lapsed() { return false; }
    static Reply read(const Answer&) { return {}; }
};

}  // namespace

Task<void> freeTable(Battle& battle) {
    const auto question = [] {
        auto asked = asking<EndlessQuestion>(Player::blue, Ask::freeTable, {});
        asked.question.least = asked.question.most = 0;
        return asked;
    };
    for (;;) co_await ask(battle, question);
}

bool isFree(const Battle& battle) {
    return battle.sandbox && battle.open && battle.open->question().ask == Ask::freeTable;
}

}  // namespace sightline::engine
