#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
#include "light.glsl"
uniform sampler2D groundMap;      // the whole printed mat
uniform sampler2D detailMap;      // its weave and grain, tiled
uniform sampler2D occlusionMap;   // how open to the sky each place is
in vec2 ground;
out vec4 pixel;

void main() {
    vec2 share = ground * table.zw;
    vec3 albedo = linear(texture(groundMap, share).rgb);
    vec3 world = vec3(ground, 0.0);
    vec3 away = eye.xyz - world;
    float apart = length(away);
    float covered = apart * eye.w;                        // inches to a pixel
    float close = clamp(1.5 - covered * 40.0, 0.0, 1.0);
    if (close > 0.0) {
        albedo *= 1.0 + close * (texture(detailMap, ground * 0.5).r * 2.0 - 1.0) * 0.55;
    }
    float open = texture(occlusionMap, share).r;
    float sun = sunlight(world, vec3(0.0, 0.0, 1.0)) * sunDirection.z * mix(0.45, 1.0, open);
    vec3 colour = albedo * (ambientAbove.rgb * open + sunColour.rgb * sun);
    float sheen = 1.0 - away.z / apart;                   // cloth brightens at a shallow angle
    colour += ambientAbove.rgb * (sheen * sheen * sheen * 0.05 * open);
    pixel = vec4(shown(colour), 1.0);
}
