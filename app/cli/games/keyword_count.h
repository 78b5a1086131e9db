/// Counts how often each keyword that the game applies acted in the games of `sightline-cli sim`.
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

    /// The result, with one member "keywords". "acted" has the count for each name. "never" lists
    /// keywords on cards of the scenario that did not act. "untold" lists keywords that no record
    /// reports. "not_in_play" lists all other keywords that the game applies.
    nlohmann::json lineOf(const engine::Scenario& scenario) const;

  private:
    std::map<engine::Keyword, int> acted_{};
};

}  // namespace sightline::app
