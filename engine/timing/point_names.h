/// Timing points by name, for data: "StartOfUnitActivation". The name of a point is that of its
/// type.
#pragma once
#include <cstddef>
#include <optional>
#include <source_location>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/timing/point_id.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {

template <class Point>
constexpr std::string_view pointName() {
    std::string_view text = std::source_location::current().function_name();
    constexpr std::string_view before = "Point = ";
    text.remove_prefix(text.find(before) + before.size());
    text = text.substr(0, text.find_first_of(";]"));
    return text.substr(text.rfind(':') + 1);
}
static_assert(pointName<StartOfUnitActivation>() == "StartOfUnitActivation");

namespace detail {
template <class Point, class... Points>
constexpr std::size_t placeAmong(TimingPoints<Points...>) {
    std::size_t place = 0;
    static_cast<void>(((std::is_same_v<Point, Points> || (++place, false)) || ...));
    return place;
}
template <class... Points>
constexpr std::size_t countOf(TimingPoints<Points...>) {
    return sizeof...(Points);
}
}  // namespace detail

inline constexpr std::size_t timingPointCount = detail::countOf(AppendixE{});

/// Its place in Appendix E.
template <class Point>
constexpr PointId pointId() {
    constexpr std::size_t place = detail::placeAmong<Point>(AppendixE{});
    static_assert(place < timingPointCount && timingPointCount <= 256);
    return static_cast<PointId>(place);
}

/// Whom a timing point is about.
enum class Subject { nobody, player, unit, attack };

template <class Point>
constexpr Subject subjectOf() {
    constexpr bool attack = requires(Point point) { point.attack; }
    || std::is_same_v<Point, DeclareDefender>;
    constexpr bool unit = requires(Point point) { point.unit; };
    constexpr bool player = requires(Point point) { point.player; };
    return attack   ? Subject::attack
           : unit   ? Subject::unit
           : player ? Subject::player
                    : Subject::nobody;
}

struct PointName {
    std::string name;
    Subject subject{};
};
/// Every point of Appendix E, in its order: by `PointId`.
const std::vector<PointName>& timingPointNames();
/// None where no point has that name.
std::optional<PointId> timingPointNamed(std::string_view name);

}  // namespace sightline::engine
