#version 410 core
// A dark layer over the picture. The texture holds its darkness.
uniform sampler2D pictureMap;
in vec2 share;
out vec4 pixel;

void main() {
    float dark = texture(pictureMap, share).r;
    pixel = vec4(vec3(0.030, 0.036, 0.047) * dark, dark);
}
