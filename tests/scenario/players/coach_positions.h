/// Set positions for the coach: a question, an answer that is clearly worse than the best one, and
/// an answer that is almost as good.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/coach/coach.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

struct CoachPosition {
    std::unique_ptr<AttackScene> scene;
    Answer worse{};
};

struct CoachCase {
    CoachKind kind{};
    std::string name;
    std::function<CoachPosition()> make;
    /// False: the answer `worse` is within the threshold, so there is no note.
    bool noted = true;
};

const std::vector<CoachCase>& coachCases();

}  // namespace sightline::engine::scene
