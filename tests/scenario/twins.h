/// The twins of one test scene. A test fails if a twin differs from its scene, unless `exceptions`
/// in twins.cpp lists the test with the reason.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "scenario/twin.h"

namespace sightline::engine::scene {

class Twins {
  public:
    Twins(const Scenario& scene, const Game& game);

    /// Gives the twins the answer that the scene received to its question `asked`.
    void answer(const Question& asked, const Answer& answer, const Game& scene);

  private:
    void compare(const Game& scene);
    static void judge(const Twin& twin, const std::optional<std::string>& difference);
    std::vector<std::unique_ptr<Twin>> twins_{};
};

}  // namespace sightline::engine::scene
