#version 410 core
#include "frame.glsl"
uniform vec2 corner, along, up;   // of the picture on the table, inches
uniform float level;
out vec2 ground;
out vec2 at;

void main() {
    vec2 share = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    ground = corner + along * share.x + up * share.y;
    at = vec2(share.x, 1.0 - share.y);                 // its rows run from the top
    gl_Position = viewProjection * vec4(ground, level, 1.0);
}
