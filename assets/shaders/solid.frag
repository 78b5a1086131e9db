#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
in vec3 world;
in vec3 outward;
in float toRim;
flat in vec4 colour;
out vec4 pixel;

void main() {
    vec3 to = eye.xyz - world;
    float far = length(to);
    float facing = abs(dot(normalize(outward), to / far));
    float fresnel = (1.0 - facing) * (1.0 - facing);
    float wide = max(1.6 * far * eye.w, 0.015);
    float rim = 1.0 - smoothstep(wide * 0.6, wide * 1.4, toRim);
    float strength = max(0.20 + 0.75 * fresnel, rim);
    vec3 shade = mix(linear(colour.rgb), vec3(1.0), 0.30 * rim + 0.20 * fresnel);
    pixel = vec4(srgb(shade), colour.a * strength);
}
