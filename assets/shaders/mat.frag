#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
uniform sampler2D groundMap;      // the whole printed mat
uniform sampler2D detailMap;      // its weave and grain, tiled
uniform sampler2D lightMap;   // sun and sky that reach it
in vec2 ground;
out vec4 pixel;

void main() {
    vec2 share = ground * table.zw;
    vec3 albedo = linear(texture(groundMap, share).rgb);
    vec3 away = eye.xyz - vec3(ground, 0.0);
    float apart = length(away);
    float close = clamp(1.5 - apart * eye.w * 40.0, 0.0, 1.0);  // a texel of the picture is seen
    if (close > 0.0) {
        albedo *= 1.0 + close * (texture(detailMap, ground * 0.5).r * 2.0 - 1.0) * 0.55;
    }
    vec2 light = texture(lightMap, share).rg;
    vec3 sun = sunColour.rgb * (light.r * sunDirection.z);
    vec3 colour = albedo * (ambientAbove.rgb * light.g + sun);
    float sheen = 1.0 - away.z / apart;              // cloth brightens at a shallow angle
    colour += ambientAbove.rgb * (sheen * sheen * sheen * 0.05 * light.g);
    pixel = vec4(shown(colour), 1.0);
}
