#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
uniform float strength;
in vec3 outward;
in vec3 world;
in float along;
flat in float dashed;
flat in vec4 colour;
out vec4 pixel;

void main() {
    vec3 n = normalize(outward);
    float facing = clamp(dot(n, normalize(eye.xyz - world)), 0.0, 1.0);
    float light = 0.62 + 0.38 * clamp(dot(n, sunDirection.xyz) * 0.6 + 0.5, 0.0, 1.0);
    vec3 shade = linear(colour.rgb) * light * mix(0.75, 1.15, facing);
    float alpha = colour.a * strength;
    if (dashed > 0.5) {
        float dash = abs(fract(along / 0.9) - 0.5) * 0.9;     // inches from the middle of a gap
        alpha *= clamp((dash - 0.17) / max(fwidth(along), 1e-4) + 0.5, 0.0, 1.0);
        if (alpha < 0.01) discard;
    }
    pixel = vec4(srgb(shade), alpha);
}
