#include "engine/legion/advice/quiz/cover_of.h"

#include <algorithm>

namespace sightline::engine::quiz {
namespace {

void grow(UnitOnTable& unit, double by) {
    for (geometry::PlacedMini& one : unit.minis) {
        one.mini.base.width += 2.0 * by;
        one.mini.base.length += 2.0 * by;
        one.mini.height += by;
    }
}

bool isSame(const ObscuredView& one, const ObscuredView& other) {
    return one.obscured == other.obscured && one.inLos == other.inLos && one.cover == other.cover;
}

}  // namespace

bool seemsCovered(const geometry::Battlefield& field,
                  const std::vector<geometry::PlacedMini>& minis, std::size_t first) {
    std::size_t obscured = 0;
    for (std::size_t i = first; i < minis.size(); ++i)
        obscured += isObscuredInSight(field, minis.front().mini, minis[i].mini) ? 1 : 0;
    return 2 * obscured >= minis.size() - first;
}

CoverRuling coverIn(const Scene& scene, std::size_t attacker, std::size_t defender) {
    return coverFrom(scene.top(), scene.unit(attacker).id, scene.unit(defender).id);
}

bool isSteady(const Scene& scene, std::size_t attacker, std::size_t defender, double error) {
    const CoverRuling ruled = coverIn(scene, attacker, defender);
    for (const double by : {-error, error}) {
        Tabletop changed = scene.top();
        changed.memo = nullptr;
        for (UnitOnTable& unit : changed.units) {
            if (unit.id == scene.unit(attacker).id || unit.id == scene.unit(defender).id)
                grow(unit, by);
        }
        const CoverRuling other =
            coverFrom(changed, scene.unit(attacker).id, scene.unit(defender).id);
        if (other.cover != ruled.cover ||
            !std::equal(ruled.miniatures.begin(), ruled.miniatures.end(), other.miniatures.begin(),
                        other.miniatures.end(), isSame))
            return false;
    }
    return true;
}

}  // namespace sightline::engine::quiz
