#include "engine/legion/rules/keywords/defense_charts.h"

#include "engine/legion/rules/attack_numbers/term.h"

namespace sightline::engine {

Reason givesBlockChart(Keyword keyword, UnitId unit, DefenseSurge chart) {
    const int better = static_cast<int>(DefenseSurge::block) - static_cast<int>(chart);
    return reasonOf(keyword, {}, unit, better);
}

}  // namespace sightline::engine
