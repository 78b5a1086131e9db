#version 410 core
// A standing badge figure: its silhouette in strong colours, lit from the side of the eye. It
// leans, so the shadows of the table do not fit it.
#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in vec4 surface;     // roughness, metallic, takes the tint
layout(location = 4) in vec4 emission;
layout(location = 5) in mat4 place;
layout(location = 9) in vec4 tint;
layout(location = 10) in vec2 look;       // fade, lift

out vec4 body;

void main() {
    vec4 at = place * vec4(position, 1.0);
    vec3 n = normalize(mat3(place) * normal.xyz), v = normalize(eye.xyz - at.xyz);
    if (dot(n, v) < -0.2) n = -n;
    vec3 albedo = mix(colour.rgb, colour.rgb * tint.rgb, surface.z);
    float grey = dot(albedo, vec3(0.2126, 0.7152, 0.0722));
    albedo = max(mix(vec3(grey), albedo, 1.35), 0.0);
    vec3 side = normalize(cross(vec3(0.0, 0.0, 1.0), v) + vec3(1e-5, 0.0, 0.0));
    vec3 key = normalize(v - 0.8 * side + vec3(0.0, 0.0, 0.7));
    float light = 0.55 + 1.05 * max(dot(n, key), 0.0);
    float rim = 1.0 - clamp(dot(n, v), 0.0, 1.0);
    body = vec4(albedo * (light + 0.5 * rim * rim) + 0.25 * rim * rim + emission.rgb + look.y * (albedo * 0.35 + vec3(0.08, 0.07, 0.04)),
                colour.a * look.x);
    gl_Position = viewProjection * at;
}
