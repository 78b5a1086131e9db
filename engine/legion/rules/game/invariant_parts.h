/// Parts of `brokenInvariants`: the checks that need more than one unit.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// Inches; rounding may cause an overlap of two bases of up to this size.
inline constexpr double tolerance = 0.01;

class Findings {
  public:
    void add(std::string broken) { broken_.push_back(std::move(broken)); }
    void check(bool kept, const char* promise) {
        if (!kept) add(promise);
    }
    std::vector<std::string> take() { return std::move(broken_); }

  private:
    std::vector<std::string> broken_;
};

/// The miniatures that the latest answer placed must be in cohesion (p. 23), unless no legal
/// position near their unit leader exists.
void checkCohesion(const Game& game, const View& view, Findings& findings);
/// No miniature may stand on a point of interest (p. 20). Every asset must have exactly one place
/// or one holder.
void checkObjectives(const View& view, Findings& findings);
/// Every rolled attack die must still be in the pool or be recorded as canceled, and must show one
/// of its faces. Cover may cancel at most as many hits as there are cover dice.
void checkDice(const Game& game, const View& view, Findings& findings);

/// In every field of a view, ids must refer to existing objects and lengths must be finite.
void checkFields(const View& view, Findings& findings);

}  // namespace sightline::engine
