#version 410 core
#include "frame.glsl"
layout(location = 0) in vec3 position;

void main() { gl_Position = viewProjection * vec4(position, 1.0); }
