#version 410 core
// Inverted hull: the surface of a figure, moved outwards by some pixels along its smooth normals.
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;      // w: first part of the outward direction
layout(location = 3) in vec4 surface;     // w: second part of the outward direction
layout(location = 5) in mat4 place;
layout(location = 9) in vec4 tint;
layout(location = 10) in vec2 look;       // fade, lift
uniform float width;                      // pixels

flat out vec3 line;

const float behind = 5.0;                 // least step of the depth with a line, pixels
const float before = 3.0, most = 0.06;    // how far a base's line lies over the ground: pixels, inches

// Decodes the octahedral encoding of a direction.
vec3 outwards(vec2 at) {
    vec3 way = vec3(at, 1.0 - abs(at.x) - abs(at.y));
    if (way.z < 0.0) {
        vec2 side = vec2(way.x < 0.0 ? -1.0 : 1.0, way.y < 0.0 ? -1.0 : 1.0);
        way.xy = (1.0 - abs(way.yx)) * side;
    }
    return normalize(way);
}

void main() {
    vec3 way = mat3(place) * outwards(vec2(normal.w, surface.w * 2.0 - 1.0));
    vec3 world = (place * vec4(position, 1.0)).xyz, away = normalize(world - eye.xyz);
    float inches = eye.w * distance(world, eye.xyz);           // that a pixel covers
    // Somewhat farther away, so that only steps in the depth of the figure get a line. The line
    // around the base is nearer, so that the ground does not hide it.
    float shift = mix(-min(before * inches, most), behind * inches,
                      smoothstep(0.05, 0.2, position.z));
    vec4 at = viewProjection * vec4(world + away * shift, 1.0);
    vec4 push = viewProjection * vec4(way, 0.0);
    vec2 aside = (push.xy - at.xy / at.w * push.w) * viewport.xy;  // the way on the screen
    at.xy += aside * inversesqrt(max(dot(aside, aside), 1e-12)) * width * 2.0 * viewport.zw * at.w;
    line = tint.rgb * 0.012;
    gl_Position = at;
}
