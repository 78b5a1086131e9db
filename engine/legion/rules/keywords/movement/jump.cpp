// The unit keyword Jump X. Core Rulebook, Keyword Glossary. The keyword gives a Card action that
// replaces any Move action, also a free Move action.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The values X of all instances of the keyword are added. Each instance that is printed as a free
// action gives one free Card action.
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
