#version 410 core
#include "frame.glsl"
uniform sampler2D pictureMap;   // 1 where the chosen things are
uniform vec4 colour;
uniform float width;            // pixels
in vec2 share;
out vec4 pixel;                 // multiplied by alpha

// Whether a circle around the pixel meets the shape.
float around(float radius) {
    float most = 0.0;
    for (int i = 0; i < 12; ++i) {
        float angle = 0.5235988 * float(i) + 0.26;
        vec2 off = vec2(cos(angle), sin(angle)) * radius * viewport.zw;
        most = max(most, texture(pictureMap, share + off).r);
    }
    return most;
}

void main() {
    float here = texture(pictureMap, share).r;
    if (here > 0.99) {
        // A breath of the colour over the shape itself.
        pixel = vec4(colour.rgb, 1.0) * colour.a * 0.06;
        return;
    }
    float line = max(around(width), around(width * 0.5));
    float halo = around(width + 1.3);
    float alpha = colour.a * line * (1.0 - here);
    float dark = 0.5 * halo * (1.0 - line) * colour.a;
    pixel = vec4(colour.rgb * alpha, alpha + dark * (1.0 - alpha));
}
