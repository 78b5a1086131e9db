#include "engine/legion/rules/reminders/reminder_index.h"

#include <bitset>

#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {
namespace {

/// Collects the timing points at which reminders of cards and keywords are given. An effect that
/// the game applies needs no reminder.
class Points {
  public:
    bool has(std::size_t point) const { return points_.test(point); }
    /// True if a reminder at this timing point may also be given when a unit other than the
    /// reminder's unit acts or attacks.
    bool hasOfOthers(std::size_t point) const { return ofOthers_.test(point); }

    void add(const std::vector<Moment>& moments) {
        for (const Moment& one : moments) {
            const auto point = static_cast<std::size_t>(one.point);
            points_.set(point);
            if (one.whose != Whose::own && one.whose != Whose::attacker) ofOthers_.set(point);
        }
    }
    void add(const std::shared_ptr<const CardHelp>& help) {
        if (help) add(help->moments);
    }
    void add(const std::vector<KeywordText>& keywords) {
        for (const KeywordText& one : keywords) {
            if (!one.automated) add(one.help);
        }
    }
    void add(const Points& others) {
        points_ |= others.points_;
        ofOthers_ |= others.ofOthers_;
    }
    void add(const std::vector<ByHand>& lines) {
        for (const ByHand& one : lines) add(one.help.moments);
    }
    void add(const UnitCard& card) {
        add(card.keywords);
        for (const Weapon& one : card.weapons) add(one.keywords);
    }
    void add(const CommandCard& card) {
        if (!card.automated) add(card.help);
        add(card.momentsInHand);
    }

  private:
    std::bitset<timingPointCount> points_{}, ofOthers_{};
};

Points pointsOf(const ScenarioUnit& unit) {
    Points points;
    points.add(unit.card);
    points.add(unit.parts.own);  // the unit card itself, because another card may remove its
                                 // keywords for some time
    for (const RuleGrant& one : unit.parts.brought) points.add(one.keywords);
    for (const EquippedCard& card : unit.cards) {
        if (!card.program || !card.byHand.empty()) points.add(card.help);
        points.add(card.keywords);
    }
    return points;
}

/// The timing points of keywords that cards give to units during the game. Every unit may gain such
/// a keyword.
Points pointsGivenInPlay(const Scenario& scenario) {
    Points points;
    const auto add = [&](const std::shared_ptr<const CardProgram>& program) {
        if (program) points.add(keywordsGivenBy(*program));
    };
    for (const ScenarioUnit& unit : scenario.units) {
        for (const EquippedCard& card : unit.cards) add(card.program);
    }
    for (const auto& hand : scenario.commandHands) {
        for (const CommandCard& card : hand) add(card.program);
    }
    for (const auto& deck : scenario.battleDecks) {
        for (const BattleCard& card : deck) add(card.program);
    }
    if (scenario.mission) {
        for (const auto& advantage : scenario.mission->advantages)
            if (advantage) add(advantage->program);
    }
    for (const ForceInPlay& force : scenario.forces) add(force.program);
    return points;
}

Points pointsOfCards(const Scenario& scenario) {
    Points points;
    for (const auto& hand : scenario.commandHands) {
        for (const CommandCard& card : hand) points.add(card);
    }
    for (const auto& deck : scenario.battleDecks) {
        for (const BattleCard& card : deck) points.add(card.byHand);
    }
    if (scenario.mission) {
        points.add(scenario.mission->objective.byHand);
        if (scenario.mission->secondary) points.add(scenario.mission->secondary->byHand);
        for (const auto& advantage : scenario.mission->advantages)
            if (advantage) points.add(advantage->byHand);
    }
    for (const ForceInPlay& force : scenario.forces) points.add(force.rules);
    return points;
}

}  // namespace

ReminderIndex::ReminderIndex(const Scenario& scenario) {
    const Points gained = pointsGivenInPlay(scenario);
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        Points points = pointsOf(scenario.units[i]);
        points.add(gained);
        for (std::size_t at = 0; at < timingPointCount; ++at) {
            if (!points.has(at)) continue;
            table_[at].units.push_back({UnitId{static_cast<int>(i)}, !points.hasOfOthers(at)});
        }
    }
    const Points points = pointsOfCards(scenario);
    for (std::size_t at = 0; at < timingPointCount; ++at) table_[at].cards = points.has(at);
}

}  // namespace sightline::engine
