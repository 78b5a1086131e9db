/// What `brokenInvariants` is made of: the promises that take more than a look at one unit.
#pragma once
#include <string>
#include <vector>

#include "engine/game/game.h"

namespace sightline::engine {

/// Inches that two bases may overlap by rounding.
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

/// Whoever the latest answer placed stands in cohesion (p. 23), or nowhere near its unit leader is
/// there room where it would.
void checkCohesion(const Game& game, const View& view, Findings& findings);
/// Nobody stands on a point of interest (p. 20), and every asset lies or is held in one place.
void checkObjectives(const View& view, Findings& findings);
/// Every attack die that was rolled lies there or was canceled on record, and shows a face it has;
/// no more hits are canceled by cover than there are cover dice.
void checkDice(const Game& game, const View& view, Findings& findings);

/// Ids name what there is, and lengths are numbers, in every field that a player sees.
void checkFields(const View& view, Findings& findings);

}  // namespace sightline::engine
