/// Checks of invariants for the function `brokenInvariants`: cohesion, objectives, dice and the
/// fields of a view.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// Inches. Rounding may cause two bases to overlap by up to this length.
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

/// Checks that the miniatures in the latest answer are in cohesion (p. 23). A miniature for which
/// no legal position near its unit leader exists may be out of cohesion.
void checkCohesion(const Game& game, const View& view, Findings& findings);
/// Checks that no miniature stands on a point of interest (p. 20), and that no defeated unit holds
/// an asset.
void checkObjectives(const View& view, Findings& findings);
/// Checks that every rolled attack die is still in the pool or is recorded as canceled, and shows
/// one of its faces. Checks that cover cancels at most as many hits as there are cover dice.
void checkDice(const Game& game, const View& view, Findings& findings);

/// Checks every field of a view: an id must refer to an existing object, and a length must be
/// finite.
void checkFields(const View& view, Findings& findings);

}  // namespace sightline::engine
