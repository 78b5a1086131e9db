#version 410 core
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 tone;
layout(location = 3) in float rim;
out vec3 world;
out vec3 outward;
out float toRim;
flat out vec4 colour;

void main() {
    world = position;
    outward = normal;
    toRim = rim;
    colour = tone;
    gl_Position = viewProjection * vec4(position, 1.0);
}
