/// How often each keyword that the game applies acted over the games of `sightline-cli sim`.
#pragma once
#include <map>
#include <nlohmann/json.hpp>

#include "engine/asking/record.h"
#include "engine/keyword.h"
#include "engine/state/scenario.h"

namespace sightline::app {

class KeywordCount {
  public:
    void add(const engine::Record& record);

    /// One member, "keywords": "acted" has how often by name; "never" names those that cards of the
    /// scenario bear and that did not, "untold" those of which no record tells, and "not_in_play"
    /// the rest of what the game applies.
    nlohmann::json lineOf(const engine::Scenario& scenario) const;

  private:
    std::map<engine::Keyword, int> acted_{};
};

}  // namespace sightline::app
