#version 410 core
uniform sampler2D pictureMap;   // multiplied by its alpha
in vec2 at;
flat in float strength;
out vec4 pixel;

void main() { pixel = texture(pictureMap, at) * strength; }
