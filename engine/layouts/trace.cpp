#include "engine/layouts/trace.h"

#include <cmath>
#include <glm/geometric.hpp>

#include "engine/layouts/words/layouts.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/words/documents.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

// The limits in inches, which are also those of pieces.
constexpr double nearestTraceMiddle = -200.0, farthestTraceMiddle = 400.0;
constexpr double samePlace = 1e-3;  // inches
constexpr std::size_t longestPath = 4096;

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

std::optional<Trace> traceIn(const JsonAt& document) {
    const auto at = document.find("trace");
    if (!at) return std::nullopt;
    Trace trace;
    trace.picture = at->at("picture").text();
    if (trace.picture.empty() || trace.picture.size() > longestPath)
        at->at("picture").wrong(say::pathOfPicture());
    const auto middle = at->at("middle").list(2, 2);
    trace.middle = {middle[0].number(nearestTraceMiddle, farthestTraceMiddle),
                    middle[1].number(nearestTraceMiddle, farthestTraceMiddle)};
    trace.width = at->at("width").number(leastTrace, mostTrace);
    if (const auto rotation = at->find("rotation"))
        trace.rotation = {rotation->number(-3600, 3600)};
    if (const auto opacity = at->find("opacity"))
        trace.opacity = opacity->number(leastOpacity, 1.0);
    if (const auto shown = at->find("shown")) trace.shown = shown->boolean();
    return trace;
}

nlohmann::json writtenTrace(const Trace& trace) {
    return {{"picture", trace.picture}, {"middle", {trace.middle.x, trace.middle.y}},
            {"width", trace.width},     {"rotation", trace.rotation.value},
            {"opacity", trace.opacity}, {"shown", trace.shown}};
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
