#include "engine/legion/rules/game/original_rules.h"

#include <algorithm>

namespace sightline::engine {
namespace {

/// The keywords that version 0.1 applied. The journals of that version do not contain the names of
/// the keywords.
const std::vector<Keyword>& playedByVersion1() {
    static const std::vector<Keyword> keywords{Keyword::alliesOfConvenience,
                                               Keyword::associate,
                                               Keyword::equip,
                                               Keyword::flexibleResponse,
                                               Keyword::heavyWeaponTeam,
                                               Keyword::immobilize,
                                               Keyword::mercenary,
                                               Keyword::overrun,
                                               Keyword::poison,
                                               Keyword::preparedPosition,
                                               Keyword::programmed,
                                               Keyword::specialIssue,
                                               Keyword::versatile};
    return keywords;
}

std::vector<std::string> playedThen(const std::optional<PlayedUnder>& then) {
    if (then) return then->automated;
    std::vector<std::string> names;
    for (const Keyword keyword : playedByVersion1()) names.emplace_back(nameOf(keyword));
    std::sort(names.begin(), names.end());
    return names;
}

// True for a keyword that every version of the program has applied, although the journals of older
// versions do not name it.
bool wasInCodeUnsaid(Keyword keyword) { return keyword == Keyword::fieldCommander; }

class AsBegun {
  public:
    explicit AsBegun(const std::vector<std::string>& played) : played_(played) {}

    void leave(UnitCard& card) const {
        leave(card.keywords);
        for (Weapon& weapon : card.weapons) leave(weapon.keywords);
    }
    void leave(CommandCard& card) const {
        if (card.program && !wasPlayed(card.id)) {
            card.program = nullptr;
            card.automated = false;
            card.byHand.clear();
        }
        leave(card.program);
        if (card.weapon) leave(card.weapon->keywords);
    }
    void leave(BattleCard& card) const {
        if (card.withoutProgram && !wasPlayed(nameOfRulesOf(card.id)))
            card = BattleCard(*card.withoutProgram);
        leave(card.program);
        if (card.program || card.everyLine.empty() || wasPlayed(card.id)) return;
        card.byHand = card.everyLine;
        card.scoring.clear();
        card.scoredByHand = true;
        card.scoredFrom = card.firstScored;
        card.everyLine.clear();
    }
    void leave(ForceInPlay& force) const {
        if (force.program && !wasPlayed(force.id)) {
            force.program = nullptr;
            force.rules = force.rulesWithoutProgram;
        }
        leave(force.program);
    }
    void leave(EquippedCard& card) const {
        if (!wasPlayed(card.id)) {
            card.program = nullptr;
            card.byHand.clear();
        }
        if (!wasPlayed(std::string(nameOf(Keyword::counterpart)))) card.bearer.clear();
        leave(card.program);
        leave(card.keywords);
    }
    /// Marks the keywords that a card gives to units during the game: the players apply those that
    /// the older version did not apply.
    void leave(std::shared_ptr<const CardProgram>& program) const {
        if (!program) return;
        CardProgram then = *program;
        for (CardSentence& sentence : then.sentences) {
            for (CardStep& step : sentence.steps) leave(step.keywords);
        }
        leave(then.given);
        program = std::make_shared<const CardProgram>(std::move(then));
    }
    void leave(std::vector<KeywordText>& keywords) const {
        for (KeywordText& one : keywords) {
            const bool then = wasPlayed(one.name.text());
            if (!one.automated || then || wasInCodeUnsaid(one.name.keyword())) continue;
            one.automated = false;
            one.leftByHand = true;
        }
    }

  private:
    bool wasPlayed(const std::string& name) const {
        return std::binary_search(played_.begin(), played_.end(), name);
    }

    const std::vector<std::string>& played_;
};

}  // namespace

void keepOriginalRules(Scenario& scenario, const std::optional<PlayedUnder>& then) {
    if (!scenario.rules) return;
    const std::vector<std::string> played = playedThen(then);
    const AsBegun begun(played);
    for (ScenarioUnit& unit : scenario.units) {
        begun.leave(unit.card);
        begun.leave(unit.parts.own);
        for (RuleGrant& one : unit.parts.brought) begun.leave(one.keywords);
        for (EquippedCard& card : unit.cards) begun.leave(card);
    }
    for (auto& hand : scenario.commandHands)
        for (CommandCard& card : hand) begun.leave(card);
    for (auto& deck : scenario.battleDecks)
        for (BattleCard& card : deck) begun.leave(card);
    if (scenario.mission) {
        begun.leave(scenario.mission->objective);
        if (scenario.mission->secondary) begun.leave(*scenario.mission->secondary);
        for (auto& advantage : scenario.mission->advantages)
            if (advantage) begun.leave(*advantage);
    }
    for (ForceInPlay& force : scenario.forces) begun.leave(force);
    std::vector<std::string>& now = scenario.rules->automated;
    std::erase_if(now, [&](const std::string& name) {
        return !std::binary_search(played.begin(), played.end(), name);
    });
}

}  // namespace sightline::engine
