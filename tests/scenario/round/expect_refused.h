/// Expectations about actions that the game does not offer.
#pragma once
#include <string>

#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

/// Expects that the game does not offer `option` to the active unit now, and states `reason` with
/// `page`.
inline void expectRefused(AttackScene& scene, const Option& option, const std::string& reason,
                          int page) {
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << reason;
    EXPECT_FALSE(scene.offers(option)) << reason;
    const auto refusal = scene.game().refusalOf(Pick{-1, option});
    ASSERT_TRUE(refusal) << reason;
    EXPECT_EQ(refusal->text.substr(0, refusal->text.find(" (p. ")), reason);
    EXPECT_EQ(refusal->citation.page, page) << reason;
}

}  // namespace sightline::engine::scene
