#version 410 core
// A figure with scorch marks.
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in vec4 surface;     // roughness, metallic, takes the tint
layout(location = 4) in vec4 emission;
layout(location = 5) in mat4 place;
layout(location = 9) in vec4 tint;
layout(location = 10) in vec2 look;       // fade, lift
layout(location = 11) in int pickId;
layout(location = 12) in float worn;

out vec3 world;
out vec3 outward;
out vec4 body;                            // colour with baked occlusion, opacity
flat out vec3 finish;                     // roughness, metallic, lift
out vec3 glow;
out vec3 local;                           // position on the model, different for each figure
flat out float wear;

void main() {
    vec4 at = place * vec4(position, 1.0);
    world = at.xyz;
    outward = mat3(place) * normal.xyz;
    body = vec4(mix(colour.rgb, colour.rgb * tint.rgb, surface.z), colour.a * look.x);
    finish = vec3(surface.xy, look.y);
    glow = emission.rgb;
    local = position + vec3(float(pickId % 97) * 3.7);
    wear = worn;
    gl_Position = viewProjection * at;
}
