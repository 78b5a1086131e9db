/// The shapes of effects: bolts, sparks, strokes, fire, smoke and falling miniatures. A shape is a
/// function of the time since its begin, so that any clock can drive it.
#pragma once
#include <functional>
#include <vector>

#include "app/window/legion/effects/effect_colours.h"
#include "app/window/shell/scene/scene_draft.h"
#include "geometry/measure/measures.h"

namespace sightline::app {

/// Draws the effect `seconds` after its begin.
using EffectDrawing = std::function<void(SceneDraft& draft, double seconds)>;

/// One effect with its time. Seconds.
struct Effect {
    double begin = 0.0, length = 0.0;
    EffectDrawing draw;
    double end() const { return begin + length; }
};

/// The flight of a shot between two points.
struct Flight {
    geometry::Vec3 from{}, to{};
    ShotLook look;
    double seconds() const;  ///< time of the flight
};
Effect flightEffect(const Flight& flight, double begin);

/// A short flash of light, such as the end of a bolt on armour. `size` is its radius in inches.
Effect flashEffect(geometry::Vec3 at, rendering::Colour colour, double size, double begin);
/// Sparks that fly from a point in the direction `way`. `seed` decides how they scatter.
Effect sparksEffect(geometry::Vec3 at, geometry::Vec3 way, rendering::Colour colour, int seed,
                    double begin);
/// The stroke of a blade: a short arc in the vertical plane between the fighters.
Effect strokeEffect(geometry::Vec3 middle, geometry::Vec3 way, rendering::Colour colour,
                    double length, int seed, double begin);
/// The fire and the smoke of a destroyed vehicle. `size` is the radius of the vehicle in inches.
std::vector<Effect> explosionEffects(geometry::Vec3 at, double size, int seed, double begin);
/// A small cloud, such as dust where a shot meets the ground.
Effect puffEffect(geometry::Vec3 at, rendering::Colour colour, double size, double begin);

/// A defeated miniature. It stands until the time `falls`, then tips over and fades.
struct Fall {
    rendering::Instance instance;  ///< the miniature as it stood
    geometry::Vec2 away{1, 0};     ///< direction of the fall; length 1
    double radius = 0.5;           ///< inches from the middle of the base to its edge
    bool tips = true;              ///< false: it only fades, such as a vehicle in its smoke
};
/// `stands` is the time for which the miniature stands before its fall.
Effect fallEffect(const Fall& fall, double begin, double stands);

/// The mark of a unit that gains suppression: rings that close around its bases, and a token that
/// rises.
struct SuppressionMark {
    std::vector<geometry::Outline> bases;
    geometry::Vec3 top{};  ///< point over the head of the unit leader
};
Effect suppressionEffect(const SuppressionMark& mark, double begin);

}  // namespace sightline::app
