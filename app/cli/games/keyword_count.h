/// Counts how often each keyword took effect in the games of `sightline-cli sim`. Only keywords
/// that the game applies are counted.
#pragma once
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/keywords/standing_acts.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::app {

class KeywordCount {
  public:
    /// Notes which keywords are on the cards of a scenario that is played.
    void plays(const engine::Scenario& scenario);
    /// Counts the choices of keywords in a question and its answer.
    void answered(const engine::Question& question, const engine::Answer& answer);
    /// Counts the record of a finished game.
    void add(const engine::Record& record);
    /// Counts the changes of standing points between two answers.
    void add(const std::set<engine::StandingActs::Act>& acts);

    /// The number of effects of a keyword. A keyword that makes entries in the record is counted
    /// there, another keyword at its standing points. A keyword about army building is counted once
    /// for each scenario with the keyword.
    int actsOf(engine::Keyword keyword) const;
    /// The keywords in code with fewer effects than `times`.
    std::set<engine::Keyword> actingLessThan(int times) const;
    /// The keywords that asked at least `questions` questions that a player may decline, but no
    /// player declined.
    std::set<engine::Keyword> neverDeclined(int questions) const;

    /// Returns a JSON object with the member "keywords", which has these members. "acted": the
    /// number of effects of each keyword. "never": keywords that are on cards of the scenarios but
    /// had no effect. "not_in_play": all other keywords that the game applies. "choices": for each
    /// keyword, how many offers a player could decline, and how many were declined. "unrecorded":
    /// keywords that changed a standing point but made none of their entries in the record.
    nlohmann::json line() const;

  private:
    struct Choices {
        int offered = 0, declined = 0;
    };
    std::map<engine::Keyword, int> entries_{}, changes_{}, scenarios_{};
    std::map<engine::Keyword, Choices> choices_{};
};

/// The names of the keywords, in alphabetical order, separated by commas.
std::string namesOf(const std::set<engine::Keyword>& keywords);

}  // namespace sightline::app
