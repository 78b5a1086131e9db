#include "engine/odds/defense_odds.h"

#include <algorithm>

namespace sightline::engine {

double chanceOf(Die die, Face face) {
    const auto& faces = facesOf(die);
    return static_cast<double>(std::count(faces.begin(), faces.end(), face)) /
           static_cast<double>(faces.size());
}

std::vector<double> binomial(int count, double chance) {
    std::vector<double> spread{1.0};
    for (int i = 0; i < count; ++i) {
        std::vector<double> next(spread.size() + 1, 0.0);
        for (std::size_t k = 0; k < spread.size(); ++k) {
            next[k] += spread[k] * (1.0 - chance);
            next[k + 1] += spread[k] * chance;
        }
        spread = std::move(next);
    }
    return spread;
}

double coverChance(const OddsQuestion& question) {
    if (!question.ranged || question.cover == geometry::Cover::none) return 0.0;
    const double block = chanceOf(Die::whiteDefense, Face::block);
    if (question.cover == geometry::Cover::light) return block;
    return block + chanceOf(Die::whiteDefense, Face::defenseSurge);
}

int resultsModified(const OddsQuestion& question, int hits, int crits, int backedUp) {
    const int turned = std::min(hits, question.impact);
    const int canceled = question.armor + (question.ranged ? backedUp : 0);
    return crits + turned + std::max(0, hits - turned - canceled);
}

std::vector<double> woundsOf(int results, const OddsQuestion& question, int surgeTokens) {
    const double block = chanceOf(question.defenseDie, Face::block);
    const double surge = chanceOf(question.defenseDie, Face::defenseSurge);
    const bool chart = question.defenseSurge == DefenseSurge::block;
    const int most = question.mostWounds >= 0 ? std::min(results, question.mostWounds) : results;
    std::vector<double> wounds(static_cast<std::size_t>(most) + 1, 0.0);
    const std::vector<double> surges = binomial(results, surge);
    for (int s = 0; s <= results; ++s) {
        const int turned = chart ? s : std::min(s, surgeTokens);
        const std::vector<double> blocks = binomial(results - s, block / (1.0 - surge));
        for (int b = 0; b <= results - s; ++b) {
            const int pierced = std::min(b + turned, question.pierce) - question.spared;
            const int blocked = b + turned - std::max(0, pierced);
            wounds[static_cast<std::size_t>(std::min(results - blocked, most))] +=
                surges[static_cast<std::size_t>(s)] * blocks[static_cast<std::size_t>(b)];
        }
    }
    return wounds;
}

void addWounds(const std::vector<double>& spread, double chance, std::vector<double>& wounds) {
    if (wounds.size() < spread.size()) wounds.resize(spread.size(), 0.0);
    for (std::size_t i = 0; i < spread.size(); ++i) wounds[i] += chance * spread[i];
}

}  // namespace sightline::engine
