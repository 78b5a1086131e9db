#version 410 core
#include "frame.glsl"
uniform vec2 corner, along, across;
uniform float level;
out vec2 ground;

void main() {
    ground = corner + along * float(gl_VertexID & 1) + across * float(gl_VertexID >> 1);
    gl_Position = viewProjection * vec4(ground, level, 1.0);
}
