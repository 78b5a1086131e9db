#include "app/window/legion/effects/effect_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/window/legion/effects/scatter.h"
#include "app/window/legion/scene/scene_badges.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;
using rendering::Colour;

// Speeds in inches per second, and the limits of the time of a flight in seconds.
constexpr double boltSpeed = 70.0, shellSpeed = 30.0;
constexpr double shortestFlight = 0.14, longestFlight = 0.45;
constexpr double boltLength = 1.5, boltRadius = 0.13;  // inches
constexpr double flashTime = 0.20, sparkTime = 0.32, strokeTime = 0.28, puffTime = 0.5;
constexpr double fireTime = 0.5, smokeTime = 1.3, fallTime = 0.4, markTime = 0.8;
constexpr int sparks = 9;
constexpr double gravity = 9.0;  // inches per second squared, for a calm look

const Colour smoke{0.16F, 0.15F, 0.14F, 0.55F};
const Colour fire{1.0F, 0.55F, 0.12F, 1.0F};
const Colour suppressed{0.72F, 0.55F, 0.95F, 1.0F};

Colour faded(Colour colour, double share) {
    return colours::withAlpha(colour, colour.a * float(share));
}
double easedOut(double share) { return 1.0 - (1.0 - share) * (1.0 - share); }

void addStreak(SceneDraft& draft, Vec3 from, Vec3 to, double radius, Colour colour,
               bool shines = true) {
    draft.scene.glows.push_back({from, to, radius, colour, shines});
}

/// The head of a shell after a share of its flight: an arc above the straight line.
Vec3 alongArc(const Flight& flight, double share) {
    const double height = 0.22 * glm::distance(flight.from, flight.to);
    return glm::mix(flight.from, flight.to, share) +
           Vec3(0, 0, 4.0 * height * share * (1.0 - share));
}

void drawBolt(SceneDraft& draft, const Flight& flight, double share) {
    const double whole = glm::distance(flight.from, flight.to);
    const Vec3 way = (flight.to - flight.from) / std::max(whole, 1e-6);
    const double head = whole * share, tail = std::max(0.0, head - boltLength);
    addStreak(draft, flight.from + way * tail, flight.from + way * head, 2.2 * boltRadius,
              faded(flight.look.colour, 0.5), false);
    addStreak(draft, flight.from + way * tail, flight.from + way * head, boltRadius,
              flight.look.colour);
    if (share < 0.35)
        addStreak(draft, flight.from, flight.from, 0.4 * (1.0 - share),
                  faded(flight.look.colour, 1.0 - share / 0.35));
}

void drawShell(SceneDraft& draft, const Flight& flight, double share) {
    for (int i = 0; i < 6; ++i) {
        const double back = share - 0.03 * i;
        if (back < 0.0) break;
        const Vec3 at = alongArc(flight, back);
        addStreak(draft, at, at, 0.16 - 0.015 * i, faded(flight.look.colour, 1.0 - 0.16 * i),
                  i == 0);
    }
}

// A cone of fire that grows from the weapon.
void drawFlame(SceneDraft& draft, const Flight& flight, double share) {
    for (int i = 0; i < 14; ++i) {
        const double along = share * (0.15 + 0.85 * double(i) / 13.0);
        const double wide = 0.15 + 0.75 * along;
        const Vec3 shift(scatteredAround(i, 1) * wide * 0.4, scatteredAround(i, 2) * wide * 0.4,
                         scatteredAround(i, 3) * wide * 0.3);
        const Vec3 at = glm::mix(flight.from, flight.to, along) + shift;
        addStreak(draft, at, at, wide * 0.8, faded(flight.look.colour, 0.75), i % 2 == 0);
    }
}

/// The direction of a fall in the axes of the miniature: the nearest of its four sides.
struct Tip {
    Vec2 way{};               ///< direction on the table
    double x = 0.0, y = 0.0;  ///< share of the turn around each axis of the miniature
};
Tip tipFor(const rendering::Instance& instance, Vec2 away) {
    const double angle = instance.facing.radians();
    const Vec2 front(std::cos(angle), std::sin(angle)), left(-front.y, front.x);
    const double ahead = glm::dot(away, front), aside = glm::dot(away, left);
    if (std::abs(ahead) >= std::abs(aside))
        return ahead >= 0.0 ? Tip{front, 0.0, 1.0} : Tip{-front, 0.0, -1.0};
    return aside >= 0.0 ? Tip{left, -1.0, 0.0} : Tip{-left, 1.0, 0.0};
}

}  // namespace

double Flight::seconds() const {
    const double speed = look.shape == ShotLook::Shape::bolt ? boltSpeed : shellSpeed;
    return std::clamp(glm::distance(from, to) / speed, shortestFlight, longestFlight);
}

Effect flightEffect(const Flight& flight, double begin) {
    const double length = flight.seconds();
    return {begin, length, [flight, length](SceneDraft& draft, double seconds) {
                const double share = seconds / length;
                switch (flight.look.shape) {
                    case ShotLook::Shape::bolt:
                        return drawBolt(draft, flight, share);
                    case ShotLook::Shape::shell:
                        return drawShell(draft, flight, share);
                    case ShotLook::Shape::flame:
                        return drawFlame(draft, flight, share);
                }
            }};
}

Effect flashEffect(Vec3 at, Colour colour, double size, double begin) {
    return {begin, flashTime, [=](SceneDraft& draft, double seconds) {
                const double share = seconds / flashTime;
                addStreak(draft, at, at, size * (0.5 + 0.6 * easedOut(share)),
                          faded(colour, 1.0 - share));
            }};
}

Effect sparksEffect(Vec3 at, Vec3 way, Colour colour, int seed, double begin) {
    return {begin, sparkTime, [=](SceneDraft& draft, double seconds) {
                const double share = seconds / sparkTime;
                for (int i = 0; i < sparks; ++i) {
                    const Vec3 side(scatteredAround(seed, 3 * i), scatteredAround(seed, 3 * i + 1),
                                    0.4 + scatteredAround(seed, 3 * i + 2));
                    const Vec3 speed = (way * 1.4 + side * 2.2) * (2.0 + scattered(seed, 90 + i));
                    const auto where = [&](double t) {
                        return at + speed * t - Vec3(0, 0, 0.5 * gravity * t * t);
                    };
                    addStreak(draft, where(std::max(0.0, seconds - 0.045)), where(seconds), 0.055,
                              faded(colour, 1.0 - share * share));
                }
            }};
}

Effect strokeEffect(Vec3 middle, Vec3 way, Colour colour, double length, int seed, double begin) {
    const double turn = seed % 2 == 0 ? 1.0 : -1.0;
    const double slope = 0.5 * scatteredAround(seed, 5);
    return {begin, strokeTime, [=](SceneDraft& draft, double seconds) {
                const double share = seconds / strokeTime;
                const Vec3 flat(-way.y, way.x, 0.0);
                // The hilt is before the target; the tip sweeps from above to below.
                const Vec3 hilt = middle - way * (0.75 * length);
                const auto tip = [&](double at) {
                    const double angle = turn * (1.1 - 2.2 * at);
                    return hilt + (way * std::cos(angle) +
                                   (flat * slope + Vec3(0, 0, 1)) * std::sin(angle)) *
                                      length;
                };
                constexpr int trail = 7;
                const double now = easedOut(std::min(1.0, share * 1.25));
                for (int i = trail; i > 0; --i) {
                    const double then = now - 0.055 * i;
                    if (then < 0.0) continue;
                    addStreak(draft, glm::mix(hilt, tip(then), 0.35), tip(then), 0.14,
                              faded(colour, (1.0 - share) * 0.5 * (1.0 - double(i) / (trail + 1))),
                              false);
                }
                addStreak(draft, hilt, tip(now), 0.12, faded(colour, 1.0 - share * share));
            }};
}

std::vector<Effect> explosionEffects(Vec3 at, double size, int seed, double begin) {
    std::vector<Effect> all;
    all.push_back({begin, smokeTime, [=](SceneDraft& draft, double seconds) {
                       const double share = seconds / smokeTime;
                       for (int i = 0; i < 12; ++i) {
                           const Vec3 start(scatteredAround(seed, 4 * i) * size,
                                            scatteredAround(seed, 4 * i + 1) * size,
                                            scattered(seed, 4 * i + 2) * 0.6 * size);
                           const double climb = (0.8 + scattered(seed, 4 * i + 3)) * size * 1.3;
                           const Vec3 where =
                               at + start * (0.6 + 0.9 * share) + Vec3(0, 0, climb * share);
                           const double dense = std::min(1.0, share * 6.0) * (1.0 - share);
                           Colour grey = smoke;
                           if (i % 3 == 0) grey += Colour(0.16F, 0.15F, 0.14F, 0.0F);
                           addStreak(draft, where, where, size * (0.35 + 0.55 * share),
                                     faded(grey, dense), false);
                       }
                   }});
    all.push_back({begin, fireTime, [=](SceneDraft& draft, double seconds) {
                       const double share = seconds / fireTime;
                       for (int i = 0; i < 8; ++i) {
                           const Vec3 way(scatteredAround(seed, 50 + 3 * i),
                                          scatteredAround(seed, 51 + 3 * i),
                                          scattered(seed, 52 + 3 * i));
                           const Vec3 where = at + way * size * (0.2 + 0.9 * easedOut(share));
                           addStreak(draft, where, where, size * (0.35 + 0.4 * share),
                                     faded(fire, 1.0 - share));
                       }
                   }});
    all.push_back(flashEffect(at, {1.0F, 0.92F, 0.7F, 1.0F}, 1.6 * size, begin));
    all.push_back(sparksEffect(at, {0, 0, 1}, fire, seed, begin));
    all.push_back(sparksEffect(at, {0, 0, 0.4}, {1.0F, 0.8F, 0.35F, 1.0F}, seed + 1, begin + 0.08));
    return all;
}

Effect puffEffect(Vec3 at, Colour colour, double size, double begin) {
    return {begin, puffTime, [=](SceneDraft& draft, double seconds) {
                const double share = seconds / puffTime;
                const Vec3 where = at + Vec3(0, 0, 0.5 * size * share);
                addStreak(draft, where, where, size * (0.4 + 0.8 * easedOut(share)),
                          faded(colour, 1.0 - share), false);
            }};
}

Effect fallEffect(const Fall& fall, double begin, double stands) {
    const Tip tip = tipFor(fall.instance, fall.away);
    return {begin, stands + fallTime, [=](SceneDraft& draft, double seconds) {
                rendering::Instance instance = fall.instance;
                const double share = std::clamp((seconds - stands) / fallTime, 0.0, 1.0);
                if (share > 0.0 && fall.tips) {
                    // The base turns around its edge, so that it does not sink into the table.
                    const double angle = share * share * std::numbers::pi / 2.0;
                    const double turned = geometry::Degrees{angle * 180.0 / std::numbers::pi}.value;
                    instance.tiltX = {tip.x * turned};
                    instance.tiltY = {tip.y * turned};
                    instance.position += Vec3(tip.way * fall.radius * (1.0 - std::cos(angle)),
                                              fall.radius * std::sin(angle));
                }
                if (share > 0.0) instance.fade = float(std::clamp(1.35 * (1.0 - share), 0.0, 0.99));
                draft.scene.minis.push_back(std::move(instance));
            }};
}

Effect suppressionEffect(const SuppressionMark& mark, double begin) {
    return {begin, markTime, [mark](SceneDraft& draft, double seconds) {
                const double share = seconds / markTime;
                for (const geometry::Outline& base : mark.bases)
                    draft.scene.outlines.push_back({base, 0.12 + 0.9 * (1.0 - easedOut(share)),
                                                    0.14, faded(suppressed, 1.0 - share * share)});
                rendering::Badge badge =
                    tokenBadge(draft.images, QStringLiteral("tokens/suppression"), suppressed,
                               mark.top + Vec3(0, 0, 0.8 * easedOut(share)));
                badge.offset.y += 34.0;
                badge.opacity = float(1.0 - share * share);
                draft.scene.badges.push_back(badge);
            }};
}

}  // namespace sightline::app
