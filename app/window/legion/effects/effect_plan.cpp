#include "app/window/legion/effects/effect_plan.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "app/window/legion/effects/scatter.h"
#include "app/window/legion/scene/scene_models.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

using engine::MiniId;
using engine::MiniView;
using geometry::Vec2;
using geometry::Vec3;
using rendering::Colour;

// Shares of a miniature's height: the height of its weapon, and of the point that shots hit.
constexpr double weaponHeight = 0.66, bodyHeight = 0.55;
// Seconds between the shots of one attack, the limit for all of them, and between two attacks.
constexpr double betweenShots = 0.07, lastShot = 0.5, betweenAttacks = 0.15;
constexpr double strokeContact = 0.14;  // seconds from the begin of a stroke until it meets
constexpr double missedBy = 2.2;        // inches that a missed shot flies on
constexpr double gapOverHead = 0.2;     // inches
const Colour sparkColour{1.0F, 0.86F, 0.45F, 1.0F};
const Colour dust{0.62F, 0.55F, 0.45F, 0.5F};
const Colour hurt{1.0F, 0.45F, 0.25F, 1.0F};

Vec3 pointOf(const MiniView& mini, double share) {
    return mini.mini.position + Vec3(0, 0, mini.mini.height * share);
}

Vec3 wayBetween(Vec3 from, Vec3 to) {
    const double away = glm::distance(from, to);
    return away > 1e-6 ? (to - from) / away : Vec3(1, 0, 0);
}

double radiusOf(const MiniView& mini) {
    const geometry::Outline outline = geometry::outlineOf(mini.mini);
    return outline.radius + 0.5 * glm::distance(outline.a, outline.b);
}

class Planner {
  public:
    Planner(const engine::View& view, const EffectColours& colours)
        : view_(view), colours_(colours) {}

    void add(const AttackShown& attack) {
        int blocked = 0;
        double last = now_;
        for (std::size_t i = 0; i < attack.shots.size(); ++i) {
            const Shot& shot = attack.shots[i];
            const double begin = now_ + std::min(betweenShots * double(i), lastShot);
            const bool turned = shot.end == Shot::End::blocked && blocked++ < attack.turnedAside;
            last = std::max(last, attack.melee ? addStroke(attack, shot, int(i), begin)
                                               : addShot(attack, shot, int(i), turned, begin));
        }
        now_ = last + betweenAttacks;
    }

    // A wound that no shot of these events has dealt, such as one that a player assigns later.
    void addWound(MiniId id) {
        if (struck_.contains(id)) return;
        const MiniView& mini = view_.mini(id);
        if (mini.undeployed) return;
        plan_.effects.push_back(flashEffect(pointOf(mini, bodyHeight), hurt, 0.7, 0.0));
        plan_.cues.push_back({0.0, Sound::hit});
        struck_[id] = {0.05, Vec2(0.0)};
    }

    void addFall(MiniId id) {
        const MiniView& mini = view_.mini(id);
        const engine::UnitView& unit = view_.unit(mini.unit);
        const Blow blow = struck_.contains(id) ? struck_.at(id) : Blow{};
        Fall fall;
        fall.instance.model = miniModelName(view_, mini);
        fall.instance.position = mini.mini.position;
        fall.instance.facing = mini.mini.facing;
        fall.instance.height = float(mini.mini.height);
        fall.instance.tint = colours::tintOf(unit.player);
        const double angle = mini.mini.facing.radians();
        fall.away =
            glm::length(blow.way) > 0.1 ? blow.way : Vec2(-std::cos(angle), -std::sin(angle));
        fall.radius = radiusOf(mini);
        fall.tips = !engine::isVehicle(unit.card->type);
        plan_.effects.push_back(fallEffect(fall, 0.0, blow.at));
        if (fall.tips) return;
        for (Effect& one :
             explosionEffects(pointOf(mini, 0.4), std::max(fall.radius, 1.0), id.value, blow.at))
            plan_.effects.push_back(std::move(one));
        plan_.cues.push_back({blow.at, Sound::explosion});
    }

    void addSuppression(engine::UnitId id) {
        const engine::UnitView& unit = view_.unit(id);
        SuppressionMark mark;
        for (const MiniId one : unit.minis)
            if (view_.mini(one).onTable())
                mark.bases.push_back(geometry::outlineOf(view_.mini(one).mini));
        if (mark.bases.empty()) return;
        mark.top = pointOf(view_.mini(unit.minis.front()), 1.0) + Vec3(0, 0, gapOverHead);
        plan_.effects.push_back(suppressionEffect(mark, std::max(0.0, now_ - betweenAttacks)));
    }

    void addCue(Sound sound) { plan_.cues.push_back({0.0, sound}); }
    EffectPlan take() { return std::move(plan_); }

  private:
    struct Blow {
        double at = 0.0;  ///< seconds
        Vec2 way{0.0};    ///< direction of the blow on the table; 0: none
    };

    const engine::Weapon* weaponOf(const AttackShown& attack, const Shot& shot) const {
        const auto& weapons = view_.unit(attack.attacker).card->weapons;
        return shot.weapon ? &weapons[std::size_t(*shot.weapon)] : nullptr;
    }

    void strike(const Shot& shot, Vec3 way, double at) {
        Blow& blow = struck_[shot.to];
        blow.at = std::max(blow.at, at);
        blow.way = Vec2(way);
        if (glm::length(blow.way) > 1e-6) blow.way = glm::normalize(blow.way);
    }

    // Returns the time at which the shot ends.
    double addShot(const AttackShown& attack, const Shot& shot, int index, bool turned,
                   double begin) {
        const MiniView &from = view_.mini(shot.from), &to = view_.mini(shot.to);
        const int seed = shot.from.value * 31 + shot.to.value * 7 + index;
        Flight flight;
        flight.look = colours_.shot(*view_.unit(attack.attacker).card, weaponOf(attack, shot));
        flight.from = pointOf(from, weaponHeight);
        Vec3 target = pointOf(to, bodyHeight + 0.12 * scatteredAround(seed, 1));
        const Vec3 way = wayBetween(flight.from, target);
        const double reach = glm::distance(flight.from, target);
        flight.from += way * std::min(0.8 * radiusOf(from), 0.3 * reach);
        const Vec3 side(-way.y, way.x, 0.0);
        if (shot.end == Shot::End::missed) {
            target += side * (0.6 + 0.6 * scattered(seed, 2)) * (index % 2 == 0 ? 1.0 : -1.0) +
                      way * missedBy;
            target.z = std::max(to.mini.position.z + 0.05, target.z - 0.9 * to.mini.height);
        } else {
            target -= way * std::min(0.7 * radiusOf(to), 0.3 * reach);
        }
        flight.to = target;
        plan_.effects.push_back(flightEffect(flight, begin));
        plan_.cues.push_back({begin, Sound::bolt});
        const double met = begin + flight.seconds();
        if (shot.end == Shot::End::missed) {
            plan_.effects.push_back(puffEffect(target, dust, 0.5, met));
            return met;
        }
        if (shot.end == Shot::End::hits) {
            plan_.effects.push_back(flashEffect(target, flight.look.colour, 0.75, met));
            plan_.effects.push_back(sparksEffect(target, -way, hurt, seed, met));
            plan_.cues.push_back({met, Sound::hit});
            if (flight.look.shape == ShotLook::Shape::shell) addBurst(target, seed, met);
            strike(shot, way, met);
            return met;
        }
        return addBlock(attack, flight, way, seed, turned, met);
    }

    double addBlock(const AttackShown& attack, const Flight& flight, Vec3 way, int seed,
                    bool turned, double met) {
        plan_.effects.push_back(sparksEffect(flight.to, -way, sparkColour, seed, met));
        plan_.effects.push_back(flashEffect(flight.to, sparkColour, 0.4, met));
        plan_.cues.push_back({met, Sound::block});
        const auto blade = colours_.bladeOf(*view_.unit(attack.defender).card);
        if (!turned || !blade) return met;
        // The blade meets the bolt, and the bolt flies on in another direction.
        plan_.effects.push_back(
            strokeEffect(flight.to, -way, *blade, 1.3, seed, std::max(0.0, met - strokeContact)));
        plan_.cues.push_back({met, Sound::blade});
        Flight back = flight;
        back.from = flight.to;
        back.to = flight.from;
        if (!attack.attackerHurt) {
            const Vec3 side(-way.y, way.x, 0.0);
            back.to = back.from - way * 4.0 + side * 5.0 * scatteredAround(seed, 8) +
                      Vec3(0, 0, 3.0 + 2.0 * scattered(seed, 9));
        }
        plan_.effects.push_back(flightEffect(back, met));
        const double end = met + back.seconds();
        if (attack.attackerHurt) {
            plan_.effects.push_back(flashEffect(back.to, back.look.colour, 0.75, end));
            plan_.cues.push_back({end, Sound::hit});
            for (const MiniView& mini : view_.minis)
                if (mini.unit == attack.attacker && !struck_.contains(mini.id))
                    struck_[mini.id] = {end, -Vec2(way)};
        }
        return end;
    }

    void addBurst(Vec3 at, int seed, double begin) {
        plan_.effects.push_back(flashEffect(at, {1.0F, 0.75F, 0.35F, 1.0F}, 1.2, begin));
        for (int i = 0; i < 3; ++i)
            plan_.effects.push_back(puffEffect(
                at + Vec3(scatteredAround(seed, i) * 0.5, scatteredAround(seed, 10 + i) * 0.5, 0.1),
                {0.22F, 0.2F, 0.18F, 0.5F}, 0.8, begin + 0.03 * i));
    }

    double addStroke(const AttackShown& attack, const Shot& shot, int index, double begin) {
        const MiniView &from = view_.mini(shot.from), &to = view_.mini(shot.to);
        const int seed = shot.from.value * 17 + shot.to.value * 5 + index;
        const Vec3 target = pointOf(to, bodyHeight);
        Vec3 way = target - pointOf(from, bodyHeight);
        way.z = 0.0;
        way = wayBetween(Vec3(0.0), way);
        const Vec3 met = target - way * (0.5 * radiusOf(to));
        const Colour colour =
            colours_.stroke(*view_.unit(attack.attacker).card, weaponOf(attack, shot));
        const double length = std::clamp(0.8 * from.mini.height, 1.0, 2.2);
        plan_.effects.push_back(strokeEffect(met, way, colour, length, seed, begin));
        plan_.cues.push_back({begin, Sound::blade});
        const double contact = begin + strokeContact;
        if (shot.end == Shot::End::hits) {
            plan_.effects.push_back(flashEffect(met, colour, 0.6, contact));
            plan_.effects.push_back(sparksEffect(met, way, hurt, seed, contact));
            plan_.cues.push_back({contact, Sound::hit});
            strike(shot, way, contact);
        } else if (shot.end == Shot::End::blocked) {
            plan_.effects.push_back(sparksEffect(met, -way, sparkColour, seed, contact));
            plan_.cues.push_back({contact, Sound::block});
            if (const auto blade = colours_.bladeOf(*view_.unit(attack.defender).card))
                plan_.effects.push_back(strokeEffect(met, -way, *blade, 1.3, seed + 1, begin));
        }
        return contact;
    }

    const engine::View& view_;
    const EffectColours& colours_;
    EffectPlan plan_;
    std::map<MiniId, Blow> struck_;  ///< the last blow of each miniature that was hit
    double now_ = 0.0;               ///< seconds
};

}  // namespace

double EffectPlan::end() const {
    double last = 0.0;
    for (const Effect& one : effects) last = std::max(last, one.end());
    for (const Cue& one : cues) last = std::max(last, one.at);
    return last;
}

EffectPlan planOf(const TableEvents& events, const engine::View& view,
                  const EffectColours& colours) {
    Planner planner(view, colours);
    for (const AttackShown& attack : events.attacks) planner.add(attack);
    for (const MiniId mini : events.wounded) planner.addWound(mini);
    for (const MiniId mini : events.fallen) planner.addFall(mini);
    for (const engine::UnitId unit : events.suppressed) planner.addSuppression(unit);
    if (events.moved) planner.addCue(Sound::step);
    if (events.roundBegan) planner.addCue(Sound::roundStart);
    return planner.take();
}

}  // namespace sightline::app
