#include "engine/reminders/reminders.h"

#include <algorithm>
#include <cctype>

#include "engine/catalogue/card_help.h"
#include "engine/reminders/reminder_index.h"
#include "engine/timing/effects.h"
#include "engine/timing/point_places.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {
namespace {

/// What a timing point is about.
struct Scene {
    PointId point{};
    std::optional<Player> player{};
    UnitId unit{}, attacker{};
    std::function<bool(UnitId)> defends{};  ///< or may be declared; none: nobody defends
    const Attack* attack = nullptr;
    const AttackPool* pool = nullptr;  ///< none, or without weapons: none has been chosen yet
    std::string_view card{};           ///< id of the card that the point is about; empty: none
};

const AttackPool* poolOf(const Attack& attack) {
    if (attack.current >= 0) return &attack.pool();
    return attack.pools.empty() ? nullptr : &attack.pools.back();
}

template <class Point>
Scene sceneOf(const Battle& battle, const void* reached) {
    const Point& point = *static_cast<const Point*>(reached);
    Scene scene{.point = pointId<Point>()};
    if constexpr (std::is_same_v<Point, DeclareDefender>) {
        scene.attacker = point.attacker;
        scene.defends = [&point](UnitId one) { return point.isLegal(one); };
    } else if constexpr (subjectOf<Point>() == Subject::attack) {
        scene.attack = &point.attack;
        scene.attacker = point.attack.attacker;
        scene.pool = poolOf(point.attack);
        if (scene.pool) {
            scene.defends = [pool = scene.pool](UnitId one) { return one == pool->defender; };
        }
    } else if constexpr (subjectOf<Point>() == Subject::unit) {
        scene.unit = point.unit;
        scene.player = battle.unit(point.unit).player;
    } else if constexpr (subjectOf<Point>() == Subject::player) {
        scene.player = point.player;
    }
    if constexpr (requires { point.card.id; }) scene.card = point.card.id;
    return scene;
}

/// A card or keyword that may have to be applied by hand, and whose.
struct Holder {
    Player player{};
    UnitId unit{};  ///< none: a command card, a battle card or a battle force
    const CommandCard* command = nullptr;
};

// A command card stands for the units that it belongs to.
bool isOf(const Battle& battle, const Holder& holder, UnitId unit) {
    if (!battle.has(unit)) return false;
    if (!holder.command) return holder.unit == unit;
    const UnitState& state = battle.unit(unit);
    const auto& names = holder.command->belongsTo;
    const auto isNamed = [&](const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    return state.player == holder.player &&
           (names.empty() || isNamed(state.card->name) ||
            std::any_of(state.minis.begin(), state.minis.end(), [&](MiniId id) {
                return battle.mini(id).counterpart && isNamed(battle.mini(id).carrier);
            }));
}

bool isCalled(const Battle& battle, const Scene& scene, const Holder& holder, Whose whose) {
    const auto isOneDefending = [&](auto isMeant) {
        return scene.defends &&
               std::any_of(battle.units.begin(), battle.units.end(), [&](const UnitState& one) {
                   return isMeant(one) && scene.defends(one.id);
               });
    };
    switch (whose) {
        case Whose::own:
            return isOf(battle, holder, scene.unit);
        case Whose::ally:
            return scene.player == holder.player;
        case Whose::enemy:
            return scene.player == opponent(holder.player);
        case Whose::everyone:
            return true;
        case Whose::attacker:
            return isOf(battle, holder, scene.attacker);
        case Whose::defender:
            return isOneDefending(
                [&](const UnitState& one) { return isOf(battle, holder, one.id); });
        case Whose::attackersSide:
            return battle.unit(scene.attacker).player == holder.player;
        case Whose::defendersSide:
            return isOneDefending(
                [&](const UnitState& one) { return one.player == holder.player; });
    }
    return false;
}

bool isDue(const Battle& battle, const Scene& scene, const Holder& holder, const Moment& moment) {
    return moment.point == scene.point && isCalled(battle, scene, holder, moment.whose);
}
bool isDue(const Battle& battle, const Scene& scene, const Holder& holder,
           const std::vector<Moment>& moments) {
    return std::any_of(moments.begin(), moments.end(),
                       [&](const Moment& one) { return isDue(battle, scene, holder, one); });
}
bool isDue(const Battle& battle, const Scene& scene, const Holder& holder,
           const std::shared_ptr<const CardHelp>& help) {
    return help && isDue(battle, scene, holder, help->moments);
}

struct Reminded {
    UnitId unit;
    std::string label, text;
    int page = 0;
    bool secret = false;  ///< of a card in the hand: for its player's eyes
};

/// What the keyword does, with the number that the card prints in place of the X.
std::string textOf(const KeywordText& keyword) {
    std::string text = keyword.help->text;
    if (!keyword.value) return text;
    const auto isLetter = [&](std::size_t at) {
        return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
    };
    for (std::size_t at = text.find('X'); at != std::string::npos; at = text.find('X', at + 1)) {
        if (isLetter(at + 1) || (at > 0 && isLetter(at - 1))) continue;
        text.replace(at, 1, std::to_string(*keyword.value));
    }
    return text;
}

/// Gathers what one player is to be reminded of.
class Due {
  public:
    Due(const Battle& battle, Scene scene, Player player)
        : battle_(battle), scene_(std::move(scene)), player_(player) {}

    std::vector<Reminded> of(const RemindedAt& here) {
        for (const RemindedAt::Unit& one : here.units) {
            if (one.onlyItself && one.id != scene_.unit && one.id != scene_.attacker) continue;
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
            if (isDue(battle_, scene_, {player_, {}, card}, card->momentsInHand))
                found_.push_back({{}, card->name, card->help->text, card->help->page, true});
        }
        lookAtMission();
        if (const ForceInPlay* force = battle_.forces[static_cast<std::size_t>(player_)])
            look(force->name, force->rules);
    }

    // A card that another one's moment is about has nothing to say. One that gives a weapon brings
    // that weapon's keywords to mind with it.
    void look(const CommandCard& card) {
        if (card.automated || (!scene_.card.empty() && scene_.card != card.id)) return;
        if (!isDue(battle_, scene_, {player_, {}, &card}, card.help)) return;
        found_.push_back({{}, card.name, card.help->text, card.help->page});
        if (!card.weapon) return;
        for (const KeywordText& keyword : card.weapon->keywords) {
            if (keyword.help)
                found_.push_back(
                    {{}, card.name + ", " + keyword.label(), textOf(keyword), keyword.help->page});
        }
    }

    void look(const std::string& name, const std::vector<ByHand>& lines, bool everyone = true) {
        for (const ByHand& line : lines) {
            if (battle_.round < line.fromRound || battle_.round > line.toRound) continue;
            const auto& moments = line.help.moments;
            const bool due = std::any_of(moments.begin(), moments.end(), [&](const Moment& one) {
                return (everyone || one.whose != Whose::everyone) &&
                       isDue(battle_, scene_, {player_, {}}, one);
            });
            if (due) found_.push_back({{}, name, line.help.text, line.help.page});
        }
    }

    // The objectives are both players': what concerns everyone is told once.
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
        if (scene_.attack && scene_.attack->area && scene_.attacker == unit.id)
            look(unit, scene_.attack->area->weapon.keywords);
        for (const EquippedCard& card : unit.cards) {
            const Holder holder{player_, unit.id};
            const bool itself = card.state == EquippedCard::State::ready &&
                                isDue(battle_, scene_, holder, card.help);
            const bool any =
                itself || std::any_of(card.keywords.begin(), card.keywords.end(),
                                      [&](const KeywordText& one) {
                                          return isDue(battle_, scene_, holder, one.help);
                                      });
            if (!any || battle_.hasLost(unit.id, card.name)) continue;
            look(unit, card.keywords);
            if (itself) found_.push_back({unit.id, card.name, card.help->text, card.help->page});
        }
    }

    void look(const UnitState& unit, const std::vector<KeywordText>& keywords) {
        for (const KeywordText& keyword : keywords) {
            if (keyword.automated || !isDue(battle_, scene_, {player_, unit.id}, keyword.help))
                continue;
            std::string label = keyword.label();
            const bool twice = std::any_of(found_.begin(), found_.end(), [&](const Reminded& one) {
                return one.unit == unit.id && one.label == label;
            });
            if (!twice)
                found_.push_back({unit.id, std::move(label), textOf(keyword), keyword.help->page});
        }
    }

    // In an attack only the weapons of the pool count, once they have been chosen.
    bool isUsed(const UnitState& unit, int weapon) const {
        if (!isFaceup(unit.cards, unit.card->weapons[static_cast<std::size_t>(weapon)]))
            return false;
        if (scene_.attacker.none()) return true;
        if (scene_.attacker != unit.id) return false;
        if (scene_.attack && scene_.attack->area) return false;
        if (!scene_.pool || scene_.pool->weapons.empty()) return true;
        const auto& chosen = scene_.pool->weapons;
        return std::any_of(chosen.begin(), chosen.end(),
                           [&](const WeaponChoice& one) { return one.weapon == weapon; });
    }

    const Battle& battle_;
    Scene scene_;
    Player player_;
    std::vector<Reminded> found_;
};

// Raised since the latest answer already: the same moment.
bool wasRaised(const Battle& battle, UnitId unit, const std::string& verdict) {
    for (auto one = battle.log.rbegin(); one != battle.log.rend(); ++one) {
        if (one->answersBefore != battle.answersTaken) return false;
        if (one->happening == Happening::reminded && one->unit == unit && one->verdict == verdict)
            return true;
    }
    return false;
}

void raise(Battle& battle, Player player, const Reminded& one) {
    const std::string verdict = one.label + (one.text.empty() ? "" : ": " + one.text);
    if (one.secret) {
        battle.whispers.push_back({player, verdict, {one.page, one.label}, battle.answersTaken});
        return;
    }
    if (wasRaised(battle, one.unit, verdict)) return;
    battle.record({.happening = Happening::reminded,
                   .verdict = verdict,
                   .citation = {one.page, one.label},
                   .player = player,
                   .unit = one.unit});
}

Task<void> remind(Battle& battle, Scene scene, Player player, const RemindedAt& here) {
    for (const Reminded& one : Due(battle, std::move(scene), player).of(here))
        raise(battle, player, one);
    co_return;
}

using SceneOf = Scene (*)(const Battle&, const void* point);

void addAt(PointKey key, SceneOf sceneOf, Effects& effects, Player player, const RemindedAt& here) {
    if (here.nothing()) return;
    effects.add(key, {player, [=](Battle& battle, void* point) {
                          return remind(battle, sceneOf(battle, point), player, here);
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
