#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
in vec2 share;
out vec4 pixel;

// A dim room: the horizon glows faintly, corners fall off.
void main() {
    vec4 far = inverseViewProjection * vec4(share * 2.0 - 1.0, 1.0, 1.0);
    float up = normalize(far.xyz / far.w - eye.xyz).z;
    float height = clamp(abs(up) * (up < 0.0 ? 1.15 : 1.8), 0.0, 1.0);
    vec3 colour = mix(skyHorizon.rgb, skyZenith.rgb, smoothstep(0.0, 1.0, sqrt(height)));
    vec2 off = (share - 0.5) * vec2(1.0, 0.9);
    colour *= 1.0 - 0.75 * smoothstep(0.15, 0.75, length(off));
    pixel = vec4(srgb(colour) + dither(), 1.0);
}
