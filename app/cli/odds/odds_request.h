/// The request of `sightline-cli odds`: an attack specification in JSON. `readOddsRequest` reads
/// it.
#pragma once
#include <string>

#include "engine/legion/advice/odds/odds.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// Limits for the numbers in a request. They keep the time for every answer within a few seconds.
inline constexpr int mostOddsDice = 18;
inline constexpr int mostOddsAim = 5, mostOddsObservation = 4;
/// Limit for the number X of the keyword Precise X.
inline constexpr int mostOddsPrecise = 4;
inline constexpr int mostOddsSuppression = 20;
inline constexpr int mostOddsTokens = 99;  ///< limit for every other kind of token, and for wounds

/// Limit of the work for the optimal policy: the number of steps that `stepsOfOptimal` estimates.
/// Even the largest pool needs fewer steps if it has neither Ram nor Critical.
inline constexpr double mostOddsSteps = 3e9;

struct OddsRequest {
    engine::OddsQuestion question;
    enum class Policy { standard, optimal, both } policy{};
};

/// Reads a request. Problems: the text is not JSON; a member is unknown, missing or out of its
/// bounds; the game does not apply a keyword yet. Each problem has `where`, its JSON pointer and
/// the expected value.
Result<OddsRequest> readOddsRequest(const std::string& text, const std::string& where);

}  // namespace sightline::app
