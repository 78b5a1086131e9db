#version 410 core
#include "screen_colour.glsl"
flat in vec3 line;
out vec4 pixel;

void main() { pixel = vec4(shown(line), 1.0); }
