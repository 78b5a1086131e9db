#version 410 core
// A rectangle around a streak, turned to the camera.
#include "frame.glsl"
layout(location = 0) in vec4 fromRadius;
layout(location = 1) in vec4 toShines;
layout(location = 2) in vec4 glowColour;
out vec2 at;                              // inches along the streak and across it
flat out vec2 reach;                      // length of the streak on screen, radius
flat out float shines;
flat out vec4 colour;

void main() {
    vec3 axis = toShines.xyz - fromRadius.xyz, middle = fromRadius.xyz + 0.5 * axis;
    vec3 view = normalize(eye.xyz - middle);
    vec3 across = cross(axis, view);
    float sine = length(across);
    across = sine > 1e-5 ? across / sine
                         : normalize(cross(view, abs(view.z) < 0.9 ? vec3(0, 0, 1) : vec3(1, 0, 0)));
    vec3 along = cross(view, across);
    // Never smaller than the eye can follow.
    float radius = max(fromRadius.w, 1.6 * eye.w * distance(middle, eye.xyz));
    float span = dot(axis, along);
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    vec3 end = corner.x > 0.5 ? toShines.xyz : fromRadius.xyz;
    vec2 side = corner * 2.0 - 1.0;
    at = vec2(corner.x * span + side.x * radius, side.y * radius);
    reach = vec2(span, radius);
    shines = toShines.w;
    colour = glowColour;
    vec3 place = end + (along * side.x + across * side.y) * radius;
    gl_Position = viewProjection * vec4(place, 1.0);
    // Small figures stand up as badge figures nearer to the eye, see standing_figure.h. A glow lies
    // over them.
    float pixel = eye.w * distance(middle, eye.xyz);
    vec4 nearer = viewProjection * vec4(place + view * (2.5 * smoothstep(0.03, 0.045, pixel)), 1.0);
    gl_Position.z = nearer.z / nearer.w * gl_Position.w;
}
