#version 410 core
#include "frame.glsl"
uniform sampler2D pictureMap;     // multiplied by its alpha
uniform float opacity;
in vec2 ground;
in vec2 at;
out vec4 pixel;

void main() {
    if (any(lessThan(ground, vec2(0.0))) || any(greaterThan(ground, table.xy))) discard;
    pixel = texture(pictureMap, at) * opacity;
}
