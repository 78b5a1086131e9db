/// The choices that a computer player considered, as JSON.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/advice/players/judgement.h"
#include "engine/legion/rules/asking/question.h"

namespace sightline::app {

/// The best choices, at most five: [{"text", "answer", "total", "parts": {name: points}}]. Points
/// are army points with 2 decimals. Parts that are 0 are left out.
nlohmann::json consideredJson(const engine::Judgement& judgement, const engine::Question& question);

}  // namespace sightline::app
