#version 410 core
// Ground of a scenic piece: it continues the mat.
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;      // tone of the ground
layout(location = 4) in vec4 emission;    // base colour of the material
layout(location = 5) in mat4 place;
layout(location = 10) in vec2 look;       // fade, lift

out vec3 world;
out vec3 outward;
out vec3 tone;
out vec3 soil;
flat out vec2 looks;                     // fade, lift

void main() {
    vec4 at = place * vec4(position, 1.0);
    world = at.xyz;
    outward = mat3(place) * normal.xyz;
    tone = colour.rgb;
    soil = emission.rgb;
    looks = look;
    gl_Position = viewProjection * at;
}
