#include "app/cli/games/keyword_count.h"

#include <set>
#include <string>
#include <vector>

#include "engine/legion/rules/keywords/acts.h"
#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::app {
namespace {

using nlohmann::json;

/// The set of all keywords on the cards of a scenario.
class PrintedKeywords {
  public:
    explicit PrintedKeywords(const engine::Scenario& scenario) {
        for (const engine::ScenarioUnit& unit : scenario.units) {
            add(unit.card);
            add(unit.parts.own);
            for (const engine::RuleGrant& one : unit.parts.brought) add(one.keywords);
            for (const engine::EquippedCard& card : unit.cards) add(card.keywords);
        }
        for (const auto& hand : scenario.commandHands) {
            for (const engine::CommandCard& card : hand) {
                if (card.weapon) add(card.weapon->keywords);
            }
        }
    }
    bool has(engine::Keyword keyword) const { return keywords_.contains(keyword); }

  private:
    void add(const engine::UnitCard& card) {
        add(card.keywords);
        for (const engine::Weapon& weapon : card.weapons) add(weapon.keywords);
    }
    void add(const std::vector<engine::KeywordText>& keywords) {
        for (const engine::KeywordText& one : keywords) keywords_.insert(one.name.keyword());
    }

    std::set<engine::Keyword> keywords_{};
};

}  // namespace

void KeywordCount::add(const engine::Record& record) {
    for (const auto& [keyword, times] : engine::actsIn(record)) acted_[keyword] += times;
}

json KeywordCount::lineOf(const engine::Scenario& scenario) const {
    const PrintedKeywords borne(scenario);
    json acted = json::object();
    std::set<std::string> never, leavesNoEntry, absent;
    for (const engine::KeywordRule& rule : engine::keywordRules()) {
        if (!rule.isWhole()) continue;
        const std::string name(engine::nameOf(rule.keyword()));
        const auto found = acted_.find(rule.keyword());
        if (found != acted_.end())
            acted[name] = found->second;
        else
            (!borne.has(rule.keyword()) ? absent
             : rule.leavesEntry()       ? never
                                        : leavesNoEntry)
                .insert(name);
    }
    return {
        {"keywords",
         {{"acted", acted}, {"never", never}, {"untold", leavesNoEntry}, {"not_in_play", absent}}}};
}

}  // namespace sightline::app
