#version 410 core
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in vec4 surface;     // roughness, metallic, takes the tint
layout(location = 4) in vec4 emission;
layout(location = 5) in mat4 place;
layout(location = 9) in vec4 tint;
layout(location = 10) in vec2 look;       // fade, lift

out vec3 world;
out vec3 outward;
out vec4 body;                            // colour with baked occlusion, opacity
flat out vec3 finish;                     // roughness, metallic, lift
out vec3 glow;

void main() {
    vec4 at = place * vec4(position, 1.0);
    world = at.xyz;
    outward = mat3(place) * normal.xyz;
    body = vec4(mix(colour.rgb, colour.rgb * tint.rgb, surface.z), colour.a * look.x);
    finish = vec3(surface.xy, look.y);
    glow = emission.rgb;
    gl_Position = viewProjection * at;
}
