#version 410 core
// A picture at another size, its texels mixed.
uniform sampler2D pictureMap;
in vec2 share;
out vec4 pixel;

void main() {
    pixel = texture(pictureMap, share);
}
