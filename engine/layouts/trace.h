/// A picture that lies under a table while it is built, such as a scan of a map, for its designer
/// to draw over. No rule sees it: it has no shape, and games leave it out.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "geometry/measure/measures.h"
#include "geometry/measure/result.h"

namespace sightline::engine {

class JsonAt;

struct Trace {
    std::string picture;      ///< path of a PNG or JPEG
    geometry::Vec2 middle{};  ///< where on the table; inches
    double width = 72.0;      ///< inches along its lower edge; its height follows
    geometry::Degrees rotation{};
    double opacity = 0.6;  ///< 0.05 to 1
    bool shown = true;
};
bool operator==(const Trace& one, const Trace& other);

/// Bounds of what `checked` takes.
inline constexpr double leastTrace = 1.0, mostTrace = 1000.0;  // inches of its width
inline constexpr double leastOpacity = 0.05;

/// The member "trace" of a layout; none when there is none. To be called by a reader of JSON.
std::optional<Trace> traceIn(const JsonAt& document);
nlohmann::json writtenTrace(const Trace& trace);

/// As it is kept. Problems: a number out of its bounds, with what was expected.
Result<Trace> checked(Trace trace);

/// A point of the picture: in widths of it from its middle, along its lower edge and up from there.
/// It stays where it is on the picture, wherever that is moved.
struct PicturePoint {
    double along = 0.0, up = 0.0;
};
PicturePoint onPicture(const Trace& trace, geometry::Vec2 table);
geometry::Vec2 onTable(const Trace& trace, PicturePoint point);
/// Inches between two points of it, as it lies now.
double apart(const Trace& trace, PicturePoint from, PicturePoint to);

/// Scaled so that both points are so many inches apart; the first one stays where it is. Problems:
/// two points at one place, and those of `checked`.
Result<Trace> scaledTo(const Trace& trace, PicturePoint from, PicturePoint to, double inches);

}  // namespace sightline::engine
