#version 410 core
// Lights the mat, once for many frames: the sun's share (red) and the sky's (green).
#include "frame.glsl"
#include "light.glsl"
uniform sampler2D pictureMap;   // how open to the sky
in vec2 share;
out vec4 pixel;

void main() {
    vec3 world = vec3(share * table.xy, 0.0);
    float open = texture(pictureMap, share).r;
    float sun = 1.0;
    if (sunDirection.w > 0.0) {
        // A wide ring of looks inside a soft one: an even, fibre-free edge.
        vec4 at = shadowMatrix * vec4(world + vec3(0.0, 0.0, 0.02), 1.0);
        sun = 0.0;
        for (int i = 0; i < 12; ++i) {
            float angle = 2.399963 * float(i), reach = 1.9 * sqrt((float(i) + 0.5) / 12.0);
            vec2 off = vec2(cos(angle), sin(angle)) * reach * sunColour.w;
            sun += texture(shadowMap, vec3(at.xy + off, at.z)) / 12.0;
        }
    }
    pixel = vec4(sun * mix(0.45, 1.0, open), open, 0.0, 1.0);
}
