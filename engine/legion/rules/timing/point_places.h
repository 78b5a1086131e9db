/// Computes the index of a timing point in Appendix E of the Core Rulebook. Data files use this
/// index to name the point.
#pragma once
#include <cstddef>
#include <source_location>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

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

namespace detail {
template <class Point>
constexpr std::string_view pointName() {
    std::string_view text = std::source_location::current().function_name();
    constexpr std::string_view before = "Point = ";
    text.remove_prefix(text.find(before) + before.size());
    text = text.substr(0, text.find_first_of(";]"));
    return text.substr(text.rfind(':') + 1);
}

template <class Point, class... Points>
constexpr std::size_t placeAmong(TimingPoints<Points...>) {
    std::size_t place = 0;
    static_cast<void>(((std::is_same_v<Point, Points> || (++place, false)) || ...));
    return place;
}

template <class... Points, std::size_t... places>
constexpr bool areNamedSo(TimingPoints<Points...>, std::index_sequence<places...>) {
    return ((timingPointNames[places].name == pointName<Points>() &&
             timingPointNames[places].subject == subjectOf<Points>()) &&
            ...);
}
template <class... Points>
constexpr bool areNamed(TimingPoints<Points...> points) {
    return sizeof...(Points) == timingPointCount &&
           areNamedSo(points, std::index_sequence_for<Points...>{});
}
static_assert(
    areNamed(AppendixE{}),
    "engine/legion/lists/catalogue/point_names.h lists the points of Appendix E in its order");
}  // namespace detail

/// The index of the timing point in Appendix E of the Core Rulebook.
template <class Point>
constexpr PointId pointId() {
    constexpr std::size_t place = detail::placeAmong<Point>(AppendixE{});
    static_assert(place < timingPointCount && timingPointCount <= 256);
    return static_cast<PointId>(place);
}

}  // namespace sightline::engine
