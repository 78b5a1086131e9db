// Jump X (unit). Core Rulebook, Keyword Glossary. A Card action that replaces any Move action, free
// Move actions included.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The heights of its instances add up. Each free instance is a free Card action.
void jumpOver(const CurrentState& now, const Bearer& jumper, JumpActions& point) {
    point.height.add(jumper.reason(jumper.x));
    for (const KeywordText& one : now.unit(jumper.unit).card->keywords) {
        if (!one.is(jumper.keyword)) continue;
        if (one.action == KeywordText::Action::free) ++point.freeActions;
        if (one.action != KeywordText::Action::free) point.cardAction = true;
    }
}

}  // namespace

KeywordRule jump() {
    return KeywordRule(Keyword::jump, {.value = true}).holds<JumpActions, BorneBy::unit>(jumpOver);
}

}  // namespace sightline::engine::keywords
