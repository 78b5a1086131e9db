#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
#include "mat.glsl"
uniform sampler2D lightMap;   // sun and sky that reach it
in vec2 ground;
out vec4 pixel;

void main() {
    vec3 away = eye.xyz - vec3(ground, 0.0);
    float apart = length(away);
    vec3 albedo = matAt(ground, apart);
    vec2 light = texture(lightMap, ground * table.zw).rg;
    vec3 sun = sunColour.rgb * (light.r * sunDirection.z);
    vec3 around = ambientAbove.rgb + fillColour.rgb * fillDirection.z;
    vec3 colour = albedo * (around * light.g + sun);
    float sheen = 1.0 - away.z / apart;              // cloth brightens at a shallow angle
    colour += ambientAbove.rgb * (sheen * sheen * sheen * 0.05 * light.g);
    pixel = vec4(shown(colour), 1.0);
}
