#version 410 core
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 grain;       // along and across the wood, inches
out vec3 world;
out vec3 outward;
out vec2 wood;

void main() {
    world = position;
    outward = normal;
    wood = grain;
    gl_Position = viewProjection * vec4(position, 1.0);
}
