#include "engine/layouts/trace.h"

#include <cmath>
#include <glm/geometric.hpp>

#include "engine/layouts/words/layouts.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

constexpr double samePlace = 1e-3;  // inches; points at a smaller distance are at one place

bool liesBetween(double value, double least, double most) {
    return value >= least && value <= most;
}

Problem outOfBounds(const MessageTemplate<PrintedName, PrintedName, PrintedName>& what,
                    double value, double least, double most) {
    const auto number = [](double one) {
        std::string text = std::to_string(one);
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') text.pop_back();
        return text;
    };
    return problemOf(what(number(least), number(most), number(value)));
}

Vec2 armTurned(Vec2 arm, geometry::Degrees by) {
    const Vec2 along = geometry::direction(by);
    return {arm.x * along.x - arm.y * along.y, arm.x * along.y + arm.y * along.x};
}

}  // namespace

bool operator==(const Trace& a, const Trace& b) {
    return a.picture == b.picture && a.middle == b.middle && a.width == b.width &&
           a.rotation.value == b.rotation.value && a.opacity == b.opacity && a.shown == b.shown;
}

Result<Trace> checked(Trace trace) {
    if (trace.picture.empty()) return problemOf(say::noPicture());
    if (!liesBetween(trace.width, leastTrace, mostTrace))
        return outOfBounds(say::pictureWidth, trace.width, leastTrace, mostTrace);
    if (!liesBetween(trace.opacity, leastOpacity, 1.0))
        return outOfBounds(say::pictureOpacity, trace.opacity, leastOpacity, 1.0);
    for (const double place : {trace.middle.x, trace.middle.y}) {
        if (!liesBetween(place, nearestTraceMiddle, farthestTraceMiddle))
            return problemOf(say::pictureTooFar());
    }
    if (!std::isfinite(trace.rotation.value)) return problemOf(say::pictureByNoAngle());
    return trace;
}

PicturePoint onPicture(const Trace& trace, Vec2 table) {
    const Vec2 arm = armTurned(table - trace.middle, {-trace.rotation.value}) / trace.width;
    return {arm.x, arm.y};
}

Vec2 onTable(const Trace& trace, PicturePoint point) {
    return trace.middle + armTurned(Vec2{point.along, point.up} * trace.width, trace.rotation);
}

double apart(const Trace& trace, PicturePoint from, PicturePoint to) {
    return glm::distance(onTable(trace, from), onTable(trace, to));
}

Result<Trace> scaledTo(const Trace& trace, PicturePoint from, PicturePoint to, double inches) {
    const double now = apart(trace, from, to);
    if (now < samePlace) return problemOf(say::pointsAtOnePlace());
    if (!(inches > samePlace)) return problemOf(say::pointsMoreThanZero());
    const Vec2 fixed = onTable(trace, from);
    Trace scaled = trace;
    scaled.width = trace.width * inches / now;
    scaled.middle += fixed - onTable(scaled, from);
    return checked(scaled);
}

}  // namespace sightline::engine
