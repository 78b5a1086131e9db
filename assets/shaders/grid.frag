#version 410 core
#include "frame.glsl"
#include "surface.glsl"
uniform sampler2D pictureMap;   // one texel a cell, screen colours
uniform vec2 origin;            // of cell 0, 0
uniform float cell;             // inches
uniform vec2 cells;             // columns, rows
out vec4 pixel;

void main() {
    vec3 p;
    if (!floorAt(ivec2(gl_FragCoord.xy), p)) discard;
    vec2 at = (p.xy - origin) / cell;
    if (any(lessThan(at, vec2(0.0))) || any(greaterThanEqual(at, cells))) discard;
    vec4 colour = texelFetch(pictureMap, ivec2(at), 0);
    float wide = length(p - eye.xyz) * eye.w / cell;          // of a pixel, in cells
    vec2 rim = min(fract(at), 1.0 - fract(at));
    float seam = 1.0 - smoothstep(0.02, 0.02 + 1.5 * wide, min(rim.x, rim.y));
    pixel = vec4(colour.rgb, colour.a * (1.0 - 0.25 * seam * step(wide, 0.2)));
    if (pixel.a < 0.004) discard;
}
