#version 410 core
#include "frame.glsl"
out vec2 ground;

void main() {
    ground = vec2(gl_VertexID & 1, gl_VertexID >> 1) * table.xy;
    gl_Position = viewProjection * vec4(ground, 0.0, 1.0);
}
