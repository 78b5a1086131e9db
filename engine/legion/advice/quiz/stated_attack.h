/// An attack in the words of `sightline-cli odds`, made from the cards of two units. Private to
/// engine/legion/advice/quiz.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/quiz/scene.h"

namespace sightline::engine::quiz {

struct StatedAttack {
    nlohmann::json request;  ///< the request of `sightline-cli odds`
    OddsQuestion question;   ///< the same request as a question to the odds
    bool hasKeywords = false;
};

/// The attack of the preview. Only the keywords that the request has fields for are stated. So the
/// odds of the request may differ from the preview.
StatedAttack statedAttack(const Scene& scene, std::size_t attacker, std::size_t defender,
                          const AttackPreview& preview);

}  // namespace sightline::engine::quiz
