#version 410 core
// A figure with scorch marks: patches of soot, with a rim that glows faintly.
#include "frame.glsl"
#include "screen_colour.glsl"
#include "light.glsl"
in vec3 world;
in vec3 outward;
in vec4 body;
flat in vec3 finish;
in vec3 glow;
in vec3 local;
flat in float wear;
out vec4 pixel;

float lattice(vec3 p) {
    p = fract(p * 0.3183099 + 0.1);
    p *= 17.0;
    return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}

// Smooth noise with one value for each inch of `p`.
float noise(vec3 p) {
    vec3 cell = floor(p), f = fract(p);
    f *= f * (3.0 - 2.0 * f);
    vec2 step = vec2(0.0, 1.0);
    float low = mix(mix(lattice(cell), lattice(cell + step.yxx), f.x),
                    mix(lattice(cell + step.xyx), lattice(cell + step.yyx), f.x), f.y);
    float high = mix(mix(lattice(cell + step.xxy), lattice(cell + step.yxy), f.x),
                     mix(lattice(cell + step.xyy), lattice(cell + step.yyy), f.x), f.y);
    return mix(low, high, f.z);
}

void main() {
    vec3 n = normalize(outward);
    if (!gl_FrontFacing) n = -n;
    float spot = noise(local * 2.6) + 0.35 * (noise(local * 9.0) - 0.5);
    float edge = mix(0.80, 0.52, wear);
    float soot = smoothstep(edge - 0.05, edge + 0.08, spot);
    float ember = smoothstep(edge - 0.04, edge + 0.02, spot) *
                  (1.0 - smoothstep(edge + 0.02, edge + 0.10, spot));
    vec3 albedo = body.rgb * mix(1.0, 0.10, soot);
    vec3 colour = lit(world, n, albedo, mix(finish.x, 0.9, soot), finish.y * (1.0 - soot));
    colour += glow * (1.0 - soot) + ember * vec3(0.22, 0.06, 0.01);
    float rim = 1.0 - clamp(dot(n, normalize(eye.xyz - world)), 0.0, 1.0);
    colour += finish.z * (albedo * 0.35 + vec3(0.30, 0.26, 0.16) * (0.25 + rim * rim));
    pixel = vec4(shown(colour), body.a);
}
