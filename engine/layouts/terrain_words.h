/// The words for terrain in layout files, in the order of the enumerators in
/// `geometry/table/terrain.h`.
#pragma once
#include <array>
#include <string_view>

namespace sightline::engine {

inline constexpr std::array<std::string_view, 4> kindWords{"obstacle", "area", "scatter",
                                                           "barricade"};
inline constexpr std::array<std::string_view, 3> movementWords{"open", "difficult", "impassable"};
inline constexpr std::array<std::string_view, 3> coverWords{"none", "light", "heavy"};
inline constexpr std::array<std::string_view, 5> matWords{"desert", "forest", "city", "ice",
                                                          "industrial"};

}  // namespace sightline::engine
