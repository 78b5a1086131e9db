/// What `sightline-cli odds` is asked: an attack specification in JSON, read into the engine's
/// question.
#pragma once
#include <string>

#include "engine/odds/odds.h"
#include "geometry/measure/result.h"

namespace sightline::app {

/// Bounds that keep every answer within a few seconds.
inline constexpr int mostOddsDice = 18;
inline constexpr int mostOddsAim = 5, mostOddsObservation = 4;
inline constexpr int mostOddsPrecise = 4;  ///< more dice for an aim token
inline constexpr int mostOddsSuppression = 20;
inline constexpr int mostOddsTokens = 99;  ///< of every other kind, and of wounds

/// Comparisons that the optimal policy may take; the largest pool without Ram and Critical takes
/// fewer.
inline constexpr double mostOddsSteps = 3e9;

struct OddsRequest {
    engine::OddsQuestion question;
    enum class Policy { standard, optimal, both } policy{};
};

/// Problems: no JSON, a member that is unknown, missing or out of its bounds, a keyword that the
/// game does not apply yet; each with `where`, its JSON pointer and what was expected.
Result<OddsRequest> readOddsRequest(const std::string& text, const std::string& where);

}  // namespace sightline::app
