#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
uniform sampler2DShadow shadowMap;
in vec3 unlit;
in vec3 sunlit;
in vec3 inShadowMap;
in float opacity;
out vec4 pixel;

void main() {
    float sun = sunDirection.w > 0.0 ? texture(shadowMap, inShadowMap) : 1.0;
    pixel = vec4(shown(unlit + sunlit * sun), opacity);
}
