#include "engine/legion/rules/reminders/reminders.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/reminders/reminder_index.h"
#include "engine/legion/rules/reminders/reminder_scene.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/point_places.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

struct DueReminder {
    UnitId unit;
    std::string label;
    HelpText text;
    int page = 0;
    bool secret = false;  ///< true: the card is in the hand, so only its player may see it
    Messages byHand{};    ///< parts that players apply by hand; empty: the whole card or keyword
};

/// The parts of the keyword that players apply by hand, such as "Air" and "Ground". Empty if
/// players apply the whole keyword by hand.
Messages partsByHand(const KeywordText& keyword) {
    Messages parts;
    if (keyword.leftByHand) return parts;
    parts.reserve(keyword.help->byHand.size());
    for (const std::string& part : keyword.help->byHand) parts.push_back(say::ofCard({part}));
    return parts;
}

/// The clauses of a card that players apply by hand, as messages. The game applies the other
/// clauses of the card.
Messages clausesByHand(const std::vector<std::string>& clauses) {
    Messages parts;
    parts.reserve(clauses.size());
    for (const std::string& one : clauses) parts.push_back(say::ofCard({one}));
    return parts;
}

/// Collects the reminders for one player.
class ReminderCollector {
  public:
    ReminderCollector(const Battle& battle, ReminderScene scene, Player player)
        : battle_(battle), scene_(std::move(scene)), player_(player) {}

    std::vector<DueReminder> of(const PointReminders& here) {
        for (const PointReminders::Unit& one : here.units) {
            if (one.onlyItself && one.id != scene_.unit && one.id != attackingUser()) continue;
            const UnitState& unit = battle_.unit(one.id);
            if (unit.player == player_ && !unit.defeated()) look(unit);
        }
        if (here.cards) lookAtCards();
        return std::move(found_);
    }

  private:
    void lookAtCards() {
        const CommandState& command = battle_.command(player_);
        if (command.played && command.faceup) look(*command.played);
        for (const CommandCard* card : command.permanent) look(*card);
        for (const CommandCard* card : command.hand) {
            if (asksAbout(*card)) continue;
            if (isDue(battle_, scene_, held(*card), card->momentsInHand))
                found_.push_back({{}, card->name, {card->help->text}, card->help->page, true});
        }
        lookAtMission();
        if (const ForceInPlay* force = battle_.forces[static_cast<std::size_t>(player_)])
            look(force->name, force->rules);
    }

    // True if the game asks the player whether to divulge the card. Then no reminder is needed.
    bool asksAbout(const CommandCard& card) const { return battle_.asks.divulge && card.divulge; }

    // Looks for reminders of a command card. If the timing point is about another card, the command
    // card has no reminder. If the card has a weapon, the keywords of the weapon have reminders,
    // too.
    void look(const CommandCard& card) {
        if (card.automated || (!scene_.card.empty() && scene_.card != card.id)) return;
        if (!isDue(battle_, scene_, held(card), card.help)) return;
        found_.push_back(
            {{}, card.name, {card.help->text}, card.help->page, false, clausesByHand(card.byHand)});
        if (!card.weapon) return;
        for (const KeywordText& keyword : card.weapon->keywords) {
            if (keyword.help)
                found_.push_back({{},
                                  card.name + ", " + keyword.label(),
                                  {keyword.help->text, keyword.value},
                                  keyword.help->page,
                                  false,
                                  partsByHand(keyword)});
        }
    }

    void look(const std::string& name, const std::vector<ByHand>& lines, bool everyone = true) {
        for (const ByHand& line : lines) {
            if (battle_.round < line.fromRound || battle_.round > line.toRound) continue;
            const auto& moments = line.help.moments;
            const bool due = std::any_of(moments.begin(), moments.end(), [&](const Moment& one) {
                return (everyone || one.whose != Whose::everyone) &&
                       isDue(battle_, scene_, ReminderHolder{player_}, one);
            });
            if (due) found_.push_back({{}, name, {line.help.text}, line.help.page});
        }
    }

    // Looks for reminders of the mission cards. Both players share the objective cards. So a
    // reminder for both players is collected only once: for the blue player.
    void lookAtMission() {
        const MissionState& mission = battle_.mission;
        for (const BattleCard* card : {mission.objective, mission.secondary}) {
            if (!card || (!scene_.card.empty() && scene_.card != card->id)) continue;
            look(card->name, card->byHand, player_ == Player::blue);
        }
        if (const BattleCard* own = mission.advantages[static_cast<std::size_t>(player_)])
            look(own->name, own->byHand);
    }

    void look(const UnitState& unit) {
        look(unit, unit.card->keywords);
        for (std::size_t i = 0; i < unit.card->weapons.size(); ++i) {
            if (isUsed(unit, static_cast<int>(i))) look(unit, unit.card->weapons[i].keywords);
        }
        if (scene_.area() && attackingUser() == unit.id)
            look(unit, scene_.area()->weapon.keywords, true);
        for (const EquippedCard& card : unit.cards) {
            const bool itself = (!card.program || !card.byHand.empty()) &&
                                card.state == EquippedCard::State::ready &&
                                isDue(battle_, scene_, held(unit), card.help);
            const bool any =
                itself || std::any_of(card.keywords.begin(), card.keywords.end(),
                                      [&](const KeywordText& one) {
                                          return isDue(battle_, scene_, held(unit, &one), one.help);
                                      });
            if (!any || battle_.hasLost(unit.id, card.id)) continue;
            look(unit, card.keywords);
            if (itself)
                found_.push_back({unit.id,
                                  card.name,
                                  {card.help->text},
                                  card.help->page,
                                  false,
                                  clausesByHand(card.byHand)});
        }
    }

    void look(const UnitState& unit, const std::vector<KeywordText>& keywords,
              bool ofArea = false) {
        for (const KeywordText& keyword : keywords) {
            const ReminderHolder holder = held(unit, &keyword, ofArea);
            if (keyword.automated || !isDue(battle_, scene_, holder, keyword.help)) continue;
            std::string label = keyword.label();
            const bool twice = std::any_of(
                found_.begin(), found_.end(),
                [&](const DueReminder& one) { return one.unit == unit.id && one.label == label; });
            if (!twice)
                found_.push_back({unit.id,
                                  std::move(label),
                                  {keyword.help->text, keyword.value},
                                  keyword.help->page,
                                  false,
                                  partsByHand(keyword)});
        }
    }

    // True if the keywords of the weapon may have reminders now. In an attack, after the weapons
    // were chosen, only weapons in the pool may have reminders.
    bool isUsed(const UnitState& unit, int weapon) const {
        if (!isFaceup(unit.cards, unit.card->weapons[static_cast<std::size_t>(weapon)]))
            return false;
        if (!scene_.attackingPlayer) return true;
        if (scene_.attacker != unit.id) return false;
        if (!scene_.pool || scene_.pool->weapons.empty()) return true;
        const auto& chosen = scene_.pool->weapons;
        return std::any_of(chosen.begin(), chosen.end(),
                           [&](const WeaponChoice& one) { return one.weapon == weapon; });
    }

    ReminderHolder held(const CommandCard& card) const { return {player_, {}, &card}; }
    ReminderHolder held(const UnitState& unit, const KeywordText* keyword = nullptr,
                        bool ofArea = false) const {
        return {player_, unit.id, nullptr, keyword, ofArea};
    }

    /// The attacking unit. For an area weapon: the unit to which the weapon belongs.
    UnitId attackingUser() const {
        return scene_.attack ? scene_.attack->attacker : scene_.attacker;
    }

    const Battle& battle_;
    ReminderScene scene_;
    Player player_;
    std::vector<DueReminder> found_;
};

// True if this reminder was already given since the latest answer.
bool wasRaised(const Battle& battle, UnitId unit, const std::string& verdict) {
    for (auto one = battle.log.rbegin(); one != battle.log.rend(); ++one) {
        if (one->answersBefore != battle.answersTaken) return false;
        if (one->happening == Happening::reminded && one->unit == unit && one->verdict == verdict)
            return true;
    }
    return false;
}

Message saidOf(const DueReminder& one) {
    if (one.text.english.empty()) return say::printed(one.label);
    if (one.byHand.empty()) return say::cardSays(one.label, one.text);
    return say::cardSaysInPart(one.label, one.text, one.byHand);
}

void raise(Battle& battle, Player player, const DueReminder& one) {
    const Message message = saidOf(one);
    if (one.secret) {
        battle.whispers.push_back(
            {player, english(message), {one.page, one.label}, battle.answersTaken, message});
        return;
    }
    std::string text = english(message);
    if (wasRaised(battle, one.unit, text)) return;
    battle.record({.happening = Happening::reminded,
                   .message = message,
                   .verdict = std::move(text),
                   .citation = {one.page, one.label},
                   .player = player,
                   .unit = one.unit});
}

void remind(Battle& battle, ReminderScene scene, Player player, const PointReminders& here) {
    for (const DueReminder& one : ReminderCollector(battle, std::move(scene), player).of(here))
        raise(battle, player, one);
}

using SceneOf = ReminderScene (*)(const Battle&, const void* point);

void addAt(PointKey key, SceneOf sceneOf, Effects& effects, Player player,
           const PointReminders& here) {
    if (here.nothing()) return;
    effects.add(key, {.controller = player, .atOnce = [=](Battle& battle, void* point) {
                          remind(battle, sceneOf(battle, point), player, here);
                      }});
}

template <class... Points>
void addAtEach(Effects& effects, Player player, const ReminderIndex& index,
               TimingPoints<Points...>) {
    (addAt(pointKey<Points>(), sceneOf<Points>, effects, player, index.at(pointId<Points>())), ...);
}

}  // namespace

void addReminders(Effects& effects, const Scenario& scenario) {
    const ReminderIndex index(scenario);
    for (const Player player : {Player::blue, Player::red})
        addAtEach(effects, player, index, AppendixE{});
}

}  // namespace sightline::engine
