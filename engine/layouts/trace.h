/// A picture under a table that is being built, such as a scan of a map, for the designer to trace.
/// It has no shape: rules ignore it, and games leave it out.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "geometry/base/result.h"
#include "geometry/measure/measures.h"

namespace sightline::engine {

class JsonAt;

struct Trace {
    std::string picture;      ///< path of a PNG or JPEG
    geometry::Vec2 middle{};  ///< position on the table; inches
    double width = 72.0;      ///< inches along its lower edge; its height follows
    geometry::Degrees rotation{};
    double opacity = 0.6;  ///< 0.05 to 1
    bool shown = true;
};
bool operator==(const Trace& one, const Trace& other);

/// Bounds that `checked` enforces.
inline constexpr double leastTrace = 1.0, mostTrace = 1000.0;  // inches of its width
inline constexpr double leastOpacity = 0.05;

/// The member "trace" of a layout; empty if there is none. For a reader of JSON.
std::optional<Trace> traceIn(const JsonAt& document);
nlohmann::json writtenTrace(const Trace& trace);

/// The trace, rounded for storage. Problems: a number out of bounds, with the expected range.
Result<Trace> checked(Trace trace);

/// A point relative to the picture, in units of the picture's width: from its middle, along its
/// lower edge and upward. It stays at the same spot of the picture when the picture moves.
struct PicturePoint {
    double along = 0.0, up = 0.0;
};
PicturePoint onPicture(const Trace& trace, geometry::Vec2 table);
geometry::Vec2 onTable(const Trace& trace, PicturePoint point);
/// Inches between two points of the picture at its present size.
double apart(const Trace& trace, PicturePoint from, PicturePoint to);

/// Scales the picture so that the two points are `inches` apart; the first point stays. Problems:
/// two points at one place, and those of `checked`.
Result<Trace> scaledTo(const Trace& trace, PicturePoint from, PicturePoint to, double inches);

}  // namespace sightline::engine
