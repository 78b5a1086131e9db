#version 410 core
// A figure far away: its triangles are as small as pixels, so their corners are lit and not their
// pixels. Only the shadow is looked up for each pixel.
#include "frame.glsl"
#include "light.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in vec4 surface;     // roughness, metallic, takes the tint
layout(location = 4) in vec4 emission;
layout(location = 5) in mat4 place;
layout(location = 9) in vec4 tint;
layout(location = 10) in vec2 look;       // fade, lift

uniform float rimLight;                   // 1 for figures, 0 for terrain

out vec3 unlit;                           // what does not depend on the shadow
out vec3 sunlit;                          // what the sun adds where it reaches
out vec3 inShadowMap;
out float opacity;

void main() {
    vec4 at = place * vec4(position, 1.0);
    vec3 n = mat3(place) * normal.xyz, v = normalize(eye.xyz - at.xyz);
    if (dot(n, v) < -0.2) n = -n;         // the back of something thin
    vec3 albedo = mix(colour.rgb, colour.rgb * tint.rgb, surface.z);
    float rim = 1.0 - clamp(dot(n, v), 0.0, 1.0);
    unlit = fromAround(n, v, albedo, surface.x, surface.y) + emission.rgb +
            look.y * (albedo * 0.35 + vec3(0.30, 0.26, 0.16) * (0.25 + rim * rim));
    unlit += rimLight * rim * rim * rim * (0.5 * albedo + 0.7 * ambientAbove.rgb);
    sunlit = fromSun(n, v, albedo, surface.x, surface.y);
    inShadowMap = (shadowMatrix * vec4(at.xyz + n * 0.035, 1.0)).xyz;
    opacity = colour.a * look.x;
    gl_Position = viewProjection * at;
}
