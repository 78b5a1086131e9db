#version 410 core
#include "frame.glsl"
uniform sampler2D depthMap;     // of the terrain
uniform vec3 anchor;            // device coordinates of the point that it marks
uniform vec2 offset;            // pixels, right and up
uniform vec2 size;              // pixels
uniform int hides;
uniform float opacity;
out vec2 at;
flat out float strength;

// The share of a small cross around the point that terrain leaves open.
float openness() {
    vec2 share = anchor.xy * 0.5 + 0.5;
    float depth = anchor.z * 0.5 + 0.5 - 1e-5, open = 0.0;
    for (int i = 0; i < 5; ++i) {
        vec2 step = vec2(i == 1 ? 2 : i == 2 ? -2 : 0, i == 3 ? 2 : i == 4 ? -2 : 0);
        open += textureLod(depthMap, share + step * viewport.zw, 0.0).r >= depth ? 0.2 : 0.0;
    }
    return open;
}

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    at = vec2(corner.x, 1.0 - corner.y);
    strength = hides == 1 ? opacity * openness() : opacity;
    // Whole pixels keep a picture crisp.
    vec2 low = floor((anchor.xy * 0.5 + 0.5) * viewport.xy + offset - size * 0.5 + 0.5);
    gl_Position = vec4((low + corner * size) * viewport.zw * 2.0 - 1.0, 0.0, 1.0);
}
