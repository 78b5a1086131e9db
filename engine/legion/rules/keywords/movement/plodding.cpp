// The unit keyword Plodding. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void moveOnce(const CurrentState&, const Bearer&, MoveActions& point) { point.limit(1); }

}  // namespace

KeywordRule plodding() {
    return KeywordRule(Keyword::plodding)
        .holds<MoveActions, BorneBy::unit>(moveOnce)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
