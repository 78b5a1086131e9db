#version 410 core
#include "frame.glsl"
layout(location = 0) in vec3 around;      // unit circle, and which end
layout(location = 1) in vec4 fromRadius;
layout(location = 2) in vec4 toDashed;
layout(location = 3) in vec4 tubeColour;
out vec3 outward;
out vec3 world;
out float along;                          // inches from the start
flat out float dashed;
flat out vec4 colour;

void main() {
    vec3 axis = toDashed.xyz - fromRadius.xyz;
    float span = length(axis);
    axis /= span;
    vec3 side = normalize(cross(axis, abs(axis.z) < 0.9 ? vec3(0, 0, 1) : vec3(1, 0, 0)));
    vec3 other = cross(axis, side);
    vec3 spine = mix(fromRadius.xyz, toDashed.xyz, around.z);
    // Never thinner than the eye can follow.
    float radius = max(fromRadius.w, 1.1 * eye.w * distance(spine, eye.xyz));
    outward = side * around.x + other * around.y;
    world = spine + outward * radius;
    along = around.z * span;
    dashed = toDashed.w;
    colour = tubeColour;
    gl_Position = viewProjection * vec4(world, 1.0);
}
