#version 410 core
#include "frame.glsl"
#include "surface.glsl"
uniform int pointCount;       // 0: the border of an axis
uniform vec2 points[128];
uniform vec2 axisStart, axisEnd;
uniform vec2 border;          // nearest and farthest distance from the axis
uniform vec4 fill, edge;      // screen colours
uniform float edgeWidth;
uniform float soft;           // inches over which a border fades
out vec4 pixel;

// Distance to the polygon's outline, negative inside; `away` is the direction in which it grows.
float polygonDistance(vec2 p, out vec2 away) {
    float nearest = 1e9, inside = 1.0;
    away = vec2(1.0, 0.0);
    for (int i = 0, j = pointCount - 1; i < pointCount; j = i++) {
        vec2 a = points[j], b = points[i];
        vec2 along = b - a, off = p - a;
        vec2 to = off - along * clamp(dot(off, along) / max(dot(along, along), 1e-12), 0.0, 1.0);
        float squared = dot(to, to);
        if (squared < nearest) {
            nearest = squared;
            away = to;
        }
        bvec3 crossing = bvec3(p.y >= a.y, p.y < b.y, along.x * off.y > along.y * off.x);
        if (all(crossing) || all(not(crossing))) inside = -inside;
    }
    nearest = sqrt(nearest);
    away /= max(nearest, 1e-6);
    return inside * nearest;
}

float axisDistance(vec2 p, out vec2 away) {
    vec2 along = axisEnd - axisStart, off = p - axisStart;
    away = off - along * clamp(dot(off, along) / max(dot(along, along), 1e-12), 0.0, 1.0);
    float distance = length(away);
    away /= max(distance, 1e-6);
    return distance;
}

// Share of a pixel, `wide` inches across, that a stripe covers. A stripe thinner than the pixel is
// widened and thinned out, so that far lines fade instead of breaking up.
float stripe(float offCentre, float halfWidth, float wide) {
    float shown = max(halfWidth, 0.55 * wide);
    float cover = clamp((shown - abs(offCentre)) / wide + 0.5, 0.0, 1.0);
    return cover * clamp(halfWidth / shown, 0.45, 1.0);
}

void main() {
    vec3 p;
    if (!floorAt(ivec2(gl_FragCoord.xy), p)) discard;

    vec2 away;
    float distance = pointCount > 0 ? polygonDistance(p.xy, away) : axisDistance(p.xy, away);

    // What the pixel covers along `away`: a shallow view stretches it along the view.
    vec3 ray = p - eye.xyz;
    float far = length(ray), steep = max(-ray.z / far, 0.05);
    float share = dot(away, ray.xy) / max(length(ray.xy), 1e-6);
    share *= share;
    float wide = far * eye.w * sqrt(share / (steep * steep) + 1.0 - share);

    vec4 colour;
    if (pointCount > 0) {
        float line = edgeWidth > 0.0 ? stripe(distance, edgeWidth * 0.5, wide) * edge.a : 0.0;
        float area = clamp(0.5 - distance / wide, 0.0, 1.0) * fill.a * (1.0 - line);
        float alpha = line + area;
        colour = vec4((edge.rgb * line + fill.rgb * area) / max(alpha, 1e-4), alpha);
    } else if (border.x < 0.0) {
        float within = 0.5 + (border.y - distance) / max(wide, soft * 2.0);
        colour = vec4(fill.rgb, fill.a * smoothstep(0.0, 1.0, within));
    } else {
        float middle = (border.x + border.y) * 0.5;
        colour = vec4(fill.rgb, fill.a * stripe(distance - middle, border.y - middle, wide));
    }
    if (colour.a < 0.004) discard;
    pixel = colour;
}
