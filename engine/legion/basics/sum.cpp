#include "engine/legion/basics/sum.h"

#include <algorithm>
#include <utility>

namespace sightline::engine {

void Sum::add(Reason reason) {
    if (reason.amount != 0) reasons.push_back(std::move(reason));
}

int Sum::within(Limits limits) const {
    int increase = 0, reduction = 0;
    for (const Reason& one : reasons) {
        increase += std::max(one.amount, 0);
        reduction += std::max(-one.amount, 0);
    }
    const int raised = std::max(base, std::min(base + increase, limits.most));
    return std::min(raised, std::max(raised - reduction, limits.least));
}

}  // namespace sightline::engine
