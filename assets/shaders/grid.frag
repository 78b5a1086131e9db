#version 410 core
#include "frame.glsl"
#include "surface.glsl"
#include "hatching.glsl"
uniform sampler2D pictureMap;   // one texel a cell: screen colours, and above them the hatching
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
    float hatching = texelFetch(pictureMap, ivec2(at) + ivec2(0, int(cells.y)), 0).r * 255.0;
    float wide = length(p - eye.xyz) * eye.w / cell;          // of a pixel, in cells
    vec2 rim = min(fract(at), 1.0 - fract(at));
    float seam = 1.0 - smoothstep(0.02, 0.02 + 1.5 * wide, min(rim.x, rim.y));
    pixel = vec4(colour.rgb, colour.a * (1.0 - 0.25 * seam * step(wide, 0.2)));
    float line = 0.0;
    if (hatching > 0.5) line = hatchLine(p.x + p.y, wide * cell);
    if (hatching > 1.5) line = max(line, hatchLine(p.x - p.y, wide * cell));
    pixel = vec4(mix(pixel.rgb, vec3(0.05), 0.8 * line), max(pixel.a, 0.55 * line));
    if (pixel.a < 0.004) discard;
}
