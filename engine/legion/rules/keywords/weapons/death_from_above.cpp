// The unit keyword Death from Above. Core Rulebook, Keyword Glossary. The defender still rolls the
// cover pool, but the result cancels no hits.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"
#include "geometry/measure/outline.h"
#include "geometry/table/terrain_under.h"

namespace sightline::engine::keywords {
namespace {

using geometry::Kind;

// The height of the highest terrain piece under the unit leader; 0 if there is none. `areasToo` is
// false if area terrain does not count.
double heightUnder(const Tabletop& table, const geometry::Mini& leader, bool areasToo) {
    double highest = 0.0;
    const auto noPiece = [](const geometry::PieceInfo&) { return false; };
    for (const auto& one :
         geometry::terrainUnder(table.field, geometry::outlineOf(leader), noPiece)) {
        const geometry::PieceInfo* piece = table.field.piece(one.piece);
        if (piece && (areasToo || piece->facts.kind != Kind::area))
            highest = std::max(highest, piece->height);
    }
    return highest;
}

// True if the attacking unit leader is on higher terrain than the defending unit leader. Without a
// battlefield, the attacker is assumed to be higher.
bool standsHigher(const CurrentState& now, const AttackFacts& facts) {
    const Tabletop* table = now.table();
    if (!table) return true;
    const UnitOnTable *self = table->find(facts.attacker), *other = table->find(facts.defender);
    if (!other || (!facts.from && !self)) return false;
    const geometry::Mini& from = facts.from ? *facts.from : self->leader();
    return heightUnder(*table, from, false) >
           heightUnder(*table, other->leader(), true) + geometry::sameLength;
}

void preventCoverFromAbove(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    if (point.facts.isRanged() && standsHigher(now, point.facts))
        point.terms.coverCanceling.forbid(attacker.reason(0));
}

}  // namespace

KeywordRule deathFromAbove() {
    return KeywordRule(Keyword::deathFromAbove)
        .holds<AttackNumbers, BorneBy::attacker>(preventCoverFromAbove);
}

}  // namespace sightline::engine::keywords
