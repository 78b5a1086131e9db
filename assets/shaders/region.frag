#version 410 core
#include "frame.glsl"
#include "surface.glsl"
uniform sampler2D pictureMap;   // one texel a cell: how much of its surroundings is in the region
uniform vec2 origin;            // of cell 0, 0
uniform float cell;             // inches
uniform vec2 cells;             // columns, rows
uniform vec4 fill, rim;
out vec4 pixel;

const float edge = 0.5;         // value at the border of the region
const float rimWidth = 0.09;    // inches

void main() {
    vec3 p;
    if (!floorAt(ivec2(gl_FragCoord.xy), p)) discard;
    vec2 at = (p.xy - origin) / cell;
    if (any(lessThan(at, vec2(0.0))) || any(greaterThanEqual(at, cells))) discard;
    vec2 share = at / cells, texel = 0.5 / cells;
    float value = texture(pictureMap, share).r;
    if (value < 0.02) discard;
    vec2 slope = vec2(texture(pictureMap, share + vec2(texel.x, 0.0)).r -
                          texture(pictureMap, share - vec2(texel.x, 0.0)).r,
                      texture(pictureMap, share + vec2(0.0, texel.y)).r -
                          texture(pictureMap, share - vec2(0.0, texel.y)).r);
    // Distance to the border in inches; positive inside the region.
    float within = (value - edge) / max(length(slope), 0.05) * cell;
    float wide = length(p - eye.xyz) * eye.w;                 // of a pixel, in inches
    float covered = clamp(0.5 + within / wide, 0.0, 1.0);
    float width = max(rimWidth, 1.5 * wide);
    float line = clamp(0.5 + (width - within) / wide, 0.0, 1.0);
    pixel = mix(fill, rim, line);
    pixel.a *= covered;
    if (pixel.a < 0.004) discard;
}
