// The weapon keyword Blast. Core Rulebook, Keyword Glossary. The cover pool is still rolled, but
// the cover cancels no hits.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void preventCover(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    point.terms.blast.add(attacker.reason(1));
}

}  // namespace

KeywordRule blast() {
    return KeywordRule(Keyword::blast).holds<AttackNumbers, BorneBy::pool>(preventCover);
}

}  // namespace sightline::engine::keywords
