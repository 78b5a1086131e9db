#version 410 core
#include "hatching.glsl"
// A movement tool: two arms with softened corners and the disc of their joint.
uniform vec2 start, joint, end;
uniform float halfWidth;
uniform vec4 colour;
uniform float strength;
uniform int hatched;
in vec2 ground;
out vec4 pixel;

const float corner = 0.10;

float arm(vec2 p, vec2 a, vec2 b) {
    vec2 span = b - a;
    float size = max(length(span), 1e-4);
    vec2 u = span / size, off = p - (a + b) * 0.5;
    vec2 q = abs(vec2(dot(off, u), dot(off, vec2(-u.y, u.x))));
    q += corner - vec2(size * 0.5, halfWidth);
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - corner;
}

// Marks for whole inches on an arm: short lines at both edges, `gone` inches after the start of the
// tool. 1 on a mark.
float marks(vec2 p, vec2 a, vec2 b, float gone, float wide) {
    vec2 span = b - a;
    float size = max(length(span), 1e-4);
    vec2 u = span / size, off = p - a;
    float along = dot(off, u), side = abs(dot(off, vec2(-u.y, u.x)));
    float inch = abs(fract(along + gone + 0.5) - 0.5);
    float line = clamp(0.5 + (0.022 - inch) / wide, 0.0, 1.0);
    float edge = clamp(0.5 + (side - 0.45 * halfWidth) / wide, 0.0, 1.0);
    bool between = along + gone > 0.5 && along > 0.05 && along < size - 0.05;
    // Marks that are closer than a few pixels would flicker.
    return between ? line * edge * clamp(2.0 - 12.0 * wide, 0.0, 1.0) : 0.0;
}

void main() {
    float disc = length(ground - joint) - halfWidth;
    float shape = min(min(arm(ground, start, joint), arm(ground, joint, end)), disc);
    float wide = max(length(vec2(dFdx(shape), dFdy(shape))), 1e-4);
    float inside = clamp(0.5 - shape / wide, 0.0, 1.0);
    float rim = clamp(0.5 + (shape + max(0.045, 1.4 * wide)) / wide, 0.0, 1.0);
    float ring = clamp(0.5 + (0.018 - abs(disc + 0.30 * halfWidth)) / wide, 0.0, 1.0);
    float pin = clamp(0.5 - (disc + 0.72 * halfWidth) / wide, 0.0, 1.0);
    float onArm = clamp(0.5 + disc / wide, 0.0, 1.0);
    float inches = max(marks(ground, start, joint, 0.0, wide),
                       marks(ground, joint, end, length(joint - start), wide)) * onArm;
    float bright = max(max(rim, inches), max(ring, pin) * 0.9);
    vec3 shade = mix(colour.rgb * 0.62, mix(colour.rgb, vec3(1.0), 0.45), bright);
    if (hatched == 1) {
        vec2 pace = abs(dFdx(ground)) + abs(dFdy(ground));
        float line = hatchLine(ground.x + ground.y, max(pace.x, pace.y));
        bright = max(bright, line);
        shade = mix(shade, vec3(1.0), 0.55 * line);
    }
    pixel = vec4(shade, inside * strength * mix(colour.a * 0.85, min(colour.a * 1.6, 1.0), bright));
}
