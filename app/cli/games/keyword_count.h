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
    /// Notes which keywords are on the cards of a scenario. Call this function for each game.
    void plays(const engine::Scenario& scenario);
    /// Counts the keywords of two kinds: those that the question lets the player decline, and those
    /// that the answer declines.
    void answered(const engine::Question& question, const engine::Answer& answer);
    /// Adds the effects of keywords in the record of a finished game.
    void add(const engine::Record& record);
    /// Adds the changes that keywords made at standing points since the last answer. At a standing
    /// point, the rules ask a question whose answer keywords can change, such as "how far does this
    /// weapon shoot?".
    void add(const std::set<engine::StandingActs::Act>& acts);

    /// The number of effects of a keyword. If a keyword makes entries in the record, these entries
    /// are counted. The changes at standing points are counted for other keywords. A keyword about
    /// army building is counted once for each scenario with the keyword; if it also acts in the
    /// game, these effects are added.
    int actsOf(engine::Keyword keyword) const;
    /// The keywords that the game applies and that had fewer than `times` effects.
    std::set<engine::Keyword> actingLessThan(int times) const;
    /// The names of the keywords in alphabetical order, each with its number of effects and the
    /// number of games with its cards, such as "Agile (3 in 7), Charge (0 in 2)".
    std::string namesWithActs(const std::set<engine::Keyword>& keywords) const;
    /// The keywords that players could decline and never declined. Keywords with fewer than
    /// `questions` offers are left out.
    std::set<engine::Keyword> neverDeclined(int questions) const;

    /// Returns a JSON object with the member "keywords", which has these members. "acted": the
    /// number of effects of each keyword. "never": keywords that are on cards of the scenarios but
    /// had no effect. "not_in_play": all other keywords that the game applies. "choices": for each
    /// keyword, the number of offers that a player could decline, and the number of declined
    /// offers. "unrecorded": keywords that should make entries in the record and made none,
    /// although they changed the result of a standing point.
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
