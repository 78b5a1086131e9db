#version 410 core
// Half of a blur that is sharp near and wide far: along rows first, then along columns.
uniform sampler2D pictureMap;
uniform vec2 stride;            // one texel
uniform int last;
in vec2 share;
out vec4 pixel;

float both(float texels) {
    return texture(pictureMap, share + stride * texels).r +
           texture(pictureMap, share - stride * texels).r;
}

void main() {
    float sum = texture(pictureMap, share).r * 0.24;
    sum += both(1.5) * 0.20 + both(3.5) * 0.11 + both(6.0) * 0.07;
    pixel = vec4(last == 1 ? 1.0 - 0.85 * smoothstep(0.0, 0.55, sum) : sum);
}
