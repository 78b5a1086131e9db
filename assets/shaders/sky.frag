#version 410 core
#include "frame.glsl"
#include "screen_colour.glsl"
uniform sampler2D pictureMap;      // the landscape on the wall
in vec2 share;
out vec4 pixel;

const float floorHeight = -26.0;   // inches below the mat
const float boardWidth = 9.0, boardLength = 74.0;
// The wall is always as far from the eye as this, so it needs no perspective of its own.
const float wallAway = 150.0, wallLow = -26.0, wallHigh = 91.8;

float chance(vec2 cell) { return fract(sin(dot(cell, vec2(127.1, 311.7))) * 43758.5453); }

// One line of joints, as wide as a pixel where it would be thinner.
float joint(float place, float width) {
    float pixels = fwidth(place);
    float away = min(fract(place), 1.0 - fract(place));
    float broad = max(width, pixels);
    return (1.0 - smoothstep(0.0, broad, away)) * clamp(width / broad, 0.0, 1.0);
}

// Boards of a dark floor under a lamp that hangs over the table, and the shadow the table throws.
vec3 boards(vec2 at) {
    float row = at.y / boardWidth;
    float along = at.x / boardLength + chance(vec2(floor(row), 3.0));
    float tone = 0.72 + 0.5 * chance(vec2(floor(row), floor(along)));
    float grain = sin(at.y * 5.3 + 2.0 * sin(at.x * 0.07 + tone * 9.0)) * 0.5 + 0.5;
    float far = fwidth(at.y * 5.3);
    tone *= 1.0 - 0.12 * grain * (1.0 - smoothstep(0.5, 2.5, far));
    tone *= 1.0 - 0.55 * joint(row, 0.02);
    tone *= 1.0 - 0.45 * joint(along, 0.0025);
    vec2 middle = table.xy * 0.5, off = at - middle;
    float lamp = 1.0 / (1.0 + dot(off, off) / 4200.0);
    vec2 beyond = max(abs(off) - middle + 2.0, 0.0);
    float shade = smoothstep(-4.0, 34.0, length(beyond));
    return vec3(0.062, 0.047, 0.038) * tone * lamp * (0.22 + 0.78 * shade);
}

// A dim round room with a floor of boards. A landscape is painted on its wall.
void main() {
    vec4 far = inverseViewProjection * vec4(share * 2.0 - 1.0, 1.0, 1.0);
    vec3 ray = normalize(far.xyz / far.w - eye.xyz);
    vec3 colour = boards(eye.xy + ray.xy * ((eye.z - floorHeight) / max(-ray.z, 0.02)));
    float height = eye.z + ray.z / max(length(ray.xy), 1e-3) * wallAway;
    float up = (height - wallLow) / (wallHigh - wallLow);
    if (up > -0.02) {
        vec2 place = vec2(atan(ray.y, ray.x) * 0.15915494, up);
        vec3 wall = linear(textureLod(pictureMap, place, 0.0).rgb);
        wall *= 0.92 - 0.55 * smoothstep(0.6, 1.7, up);
        wall *= smoothstep(-0.04, 0.15, up);           // the wall darkens towards the floor
        colour = mix(colour, wall, smoothstep(-0.02, 0.03, up));
    }
    vec2 off = (share - 0.5) * vec2(1.0, 0.9);
    colour *= 1.0 - 0.55 * smoothstep(0.25, 0.8, length(off));
    pixel = vec4(srgb(colour) + dither(), 1.0);
}
