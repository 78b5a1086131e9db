/// Outlines of landscapes against the sky. `turn` is a share of the way around the room, 0 to 1,
/// and each outline fits together at its ends. Heights are in inches over the horizon.
#pragma once
#include <cstdint>

namespace sightline::rendering {

/// Gentle waves of sand or snow, from 0 to `height`.
float dunes(float turn, int waves, float height, std::uint32_t seed);
/// Table mountains with steep sides and talus.
float mesas(float turn, int count, float height, std::uint32_t seed);
/// Sharp mountains, from a third of `height` to `height`.
float peaks(float turn, int count, float height, std::uint32_t seed);
/// The tops of conifers that stand closely together.
float firs(float turn, int count, float height, std::uint32_t seed);
/// Blocks of buildings. `ruined` is the share of blocks with broken tops.
float blocks(float turn, int count, float height, float ruined, std::uint32_t seed);
/// Tanks, chimneys and masts of a port.
float works(float turn, int count, float height, std::uint32_t seed);

}  // namespace sightline::rendering
