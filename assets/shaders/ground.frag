#version 410 core
// Ground of a scenic piece: the mat below continues over it and fades into its own colour.
#include "frame.glsl"
#include "screen_colour.glsl"
#include "light.glsl"
#include "mat.glsl"
uniform sampler2D lightMap;   // sun and sky that reach the mat
in vec3 world;
in vec3 outward;
in vec3 tone;
in vec3 soil;
flat in vec2 looks;           // fade, lift
out vec4 pixel;

void main() {
    vec3 n = normalize(outward);
    vec3 away = eye.xyz - world;
    float apart = length(away);
    vec3 under = matAt(world.xy, apart);
    // The edge is ragged: the piece begins where its ground is higher than the grain of the mat.
    // Where its tone is dark, such as in a crater, it also shows below.
    float grain = texture(detailMap, world.xy * 0.13).r * 0.6 +
                  texture(detailMap, world.xy * 0.6).r * 0.4;
    const vec3 grey = vec3(0.3, 0.6, 0.1);
    float brightness = dot(soil, grey);
    float bright = dot(under, grey) / max(brightness, 0.02);
    vec3 worn = mix(tone, vec3(1.0), 0.65 * smoothstep(0.4, 0.85, brightness));  // snow stays white
    float inside = max(smoothstep(0.0, 0.05, world.z - 0.07 * grain),
                       smoothstep(0.62, 0.30, worn.g));
    vec3 own = soil * mix(1.0, bright, 0.8);          // its hue, nearly as bright as the mat
    vec3 albedo = mix(under, own, 0.38 * inside);
    albedo *= mix(vec3(1.0), min(worn * 1.06 + 0.04, 1.15), inside);
    albedo *= 1.0 + 0.30 * smoothstep(0.15, 1.6, world.z);  // hills stand out from the mat
    float open = mix(texture(lightMap, world.xy * table.zw).g, 1.0, smoothstep(0.1, 0.7, world.z));
    float facing = max(dot(n, sunDirection.xyz), 0.0);
    float sun = facing > 0.0 ? sunlight(world, n) * mix(0.45, 1.0, open) : 0.0;
    vec3 colour = albedo * ((ambient(n.z) + fill(n)) * open + sunColour.rgb * (facing * sun));
    float sheen = 1.0 - clamp(dot(n, away) / apart, 0.0, 1.0);
    colour += ambientAbove.rgb * (sheen * sheen * sheen * 0.05 * open);
    colour += looks.y * (albedo * 0.35 + vec3(0.30, 0.26, 0.16) * (0.25 + sheen * sheen));
    pixel = vec4(shown(colour), looks.x);
}
