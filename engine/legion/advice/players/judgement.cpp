#include "engine/legion/advice/players/judgement.h"

#include <algorithm>
#include <numeric>

#include "engine/legion/advice/words/players.h"

namespace sightline::engine {

Message messageOf(Part part) {
    switch (part) {
        case Part::attack:
            return say::worthOfAttack();
        case Part::nextAttack:
            return say::worthOfNextAttack();
        case Part::standby:
            return say::worthOfStandby();
        case Part::suppression:
            return say::worthOfSuppression();
        case Part::loss:
            return say::expectedLoss();
        case Part::objective:
            return say::worthOfObjective();
        case Part::approach:
            return say::worthOfApproach();
        case Part::orders:
            return say::worthOfOrders();
    }
    return {};
}

const std::string& nameOf(Part part) {
    static const std::array<std::string, partKinds> names{"attack",      "next attack", "standby",
                                                          "suppression", "loss",        "objective",
                                                          "approach",    "orders"};
    return names[static_cast<std::size_t>(part)];
}

double Sums::total() const { return std::accumulate(points.begin(), points.end(), 0.0); }

void sortByTotal(std::vector<JudgedChoice>& choices) {
    std::stable_sort(choices.begin(), choices.end(),
                     [](const JudgedChoice& one, const JudgedChoice& other) {
                         return one.sums.total() > other.sums.total();
                     });
}

}  // namespace sightline::engine
