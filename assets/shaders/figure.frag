#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
#include "light.glsl"
in vec3 world;
in vec3 outward;
in vec4 body;
flat in vec3 finish;
in vec3 glow;
uniform float rimLight;                   // 1 for figures, 0 for terrain
out vec4 pixel;

void main() {
    vec3 n = normalize(outward);
    if (!gl_FrontFacing) n = -n;
    vec3 colour = lit(world, n, body.rgb, finish.x, finish.y) + glow;
    float rim = 1.0 - clamp(dot(n, normalize(eye.xyz - world)), 0.0, 1.0);
    colour += finish.z * (body.rgb * 0.35 + vec3(0.30, 0.26, 0.16) * (0.25 + rim * rim));
    colour += rimLight * rim * rim * rim * (0.5 * body.rgb + 0.7 * ambientAbove.rgb);
    pixel = vec4(shown(colour), body.a);
}
