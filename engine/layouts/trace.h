/// A picture under a table, such as a scan of a map. The designer traces the picture while building
/// the layout. Rules and games ignore the picture.
#pragma once
#include <string>

#include "geometry/base/result.h"
#include "geometry/measure/measures.h"

namespace sightline::engine {

struct Trace {
    std::string picture;      ///< path of a PNG or JPEG file
    geometry::Vec2 middle{};  ///< position of the picture's middle on the table, in inches
    double width = 72.0;      ///< width of the picture in inches; its height follows from the file
    geometry::Degrees rotation{};
    double opacity = 0.6;  ///< opacity of the picture, from 0.05 to 1
    bool shown = true;
};
bool operator==(const Trace& one, const Trace& other);

/// Limits of the picture's width in inches, of its opacity, and of the x and y of its middle in
/// inches. The function `checked` tests these limits.
inline constexpr double leastTrace = 1.0, mostTrace = 1000.0;
inline constexpr double leastOpacity = 0.05;
inline constexpr double nearestTraceMiddle = -200.0, farthestTraceMiddle = 400.0;

/// Returns the trace unchanged. Returns a problem if the trace has no picture or if a number is out
/// of range.
Result<Trace> checked(Trace trace);

/// A point of the picture, measured from the picture's middle: `along` is parallel to the lower
/// edge, `up` is at a right angle to this edge. Both are multiples of the picture's width. If the
/// picture moves, the point moves with it.
struct PicturePoint {
    double along = 0.0, up = 0.0;
};
PicturePoint onPicture(const Trace& trace, geometry::Vec2 table);
geometry::Vec2 onTable(const Trace& trace, PicturePoint point);
/// The distance in inches between two points of the picture at its current size.
double apart(const Trace& trace, PicturePoint from, PicturePoint to);

/// Scales the picture so that the two points are `inches` apart. The first point stays at its place
/// on the table. Returns a problem for two points at one place, and the problems of `checked`.
Result<Trace> scaledTo(const Trace& trace, PicturePoint from, PicturePoint to, double inches);

}  // namespace sightline::engine
