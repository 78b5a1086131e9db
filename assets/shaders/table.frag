#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
#include "light.glsl"
uniform sampler2D detailMap;
in vec3 world;
in vec3 outward;
in vec2 wood;
out vec4 pixel;

void main() {
    vec3 n = normalize(outward);
    float broad = texture(detailMap, wood * vec2(0.012, 0.21)).g;
    float fine = texture(detailMap, wood * vec2(0.06, 1.3)).g;
    vec3 dark = vec3(0.030, 0.016, 0.009), bright = vec3(0.085, 0.047, 0.026);
    vec3 albedo = mix(dark, bright, broad * 0.75 + fine * 0.25);
    // The body and the legs sink into the dark.
    float fall = mix(0.16 * smoothstep(-34.0, -3.0, world.z), 1.0, smoothstep(-3.4, 0.2, world.z));
    vec3 colour = lit(world, n, albedo, 0.55, 0.0);
    pixel = vec4(shown(colour * fall), 1.0);
}
