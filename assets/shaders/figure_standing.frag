#version 410 core
#include "screen_colour.glsl"
in vec4 body;
out vec4 pixel;

void main() { pixel = vec4(shown(body.rgb), body.a); }
