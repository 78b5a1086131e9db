#version 410 core
uniform float slice;
in float height;
out vec4 pixel;

void main() { pixel = vec4(1.0 - clamp(height / slice, 0.0, 1.0)); }
