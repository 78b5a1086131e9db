#version 410 core
// Half of a blur that is sharp near and wide far: along rows first, then along columns.
uniform sampler2D pictureMap;
uniform vec2 stride;            // one texel
uniform int last;
in vec2 share;
out vec4 pixel;

void main() {
    float sum = texture(pictureMap, share).r * 0.24;
    sum += (texture(pictureMap, share + stride * 1.5).r + texture(pictureMap, share - stride * 1.5).r) * 0.20;
    sum += (texture(pictureMap, share + stride * 3.5).r + texture(pictureMap, share - stride * 3.5).r) * 0.11;
    sum += (texture(pictureMap, share + stride * 6.0).r + texture(pictureMap, share - stride * 6.0).r) * 0.07;
    pixel = vec4(last == 1 ? 1.0 - 0.85 * smoothstep(0.0, 0.55, sum) : sum);
}
