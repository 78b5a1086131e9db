/// Parts of `brokenInvariants`: the checks that need more than one unit.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// Overlap of two bases that rounding may cause. Inches.
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

/// Miniatures placed by the latest answer are in cohesion (p. 23), unless no legal spot near their
/// unit leader exists.
void checkCohesion(const Game& game, const View& view, Findings& findings);
/// No miniature stands on a point of interest (p. 20), and every asset has one place or one holder.
void checkObjectives(const View& view, Findings& findings);
/// Every attack die rolled is still there or was canceled in the record, and shows one of its
/// faces. Cover cancels at most as many hits as there are cover dice.
void checkDice(const Game& game, const View& view, Findings& findings);

/// In every field of a view, ids refer to existing objects and lengths are finite.
void checkFields(const View& view, Findings& findings);

}  // namespace sightline::engine
