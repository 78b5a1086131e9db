/// Counts how often each keyword took effect in the games of `sightline-cli sim`. Only keywords
/// that the game applies are counted.
#pragma once
#include <map>
#include <nlohmann/json.hpp>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::app {

class KeywordCount {
  public:
    void add(const engine::Record& record);

    /// Returns a JSON object with the member "keywords", which has four members. "acted": the
    /// number of effects of each keyword. "never": keywords that are on cards of the scenario but
    /// had no effect. "untold": keywords whose effects are never in the record. "not_in_play": all
    /// other keywords that the game applies.
    nlohmann::json lineOf(const engine::Scenario& scenario) const;

  private:
    std::map<engine::Keyword, int> acted_{};
};

}  // namespace sightline::app
