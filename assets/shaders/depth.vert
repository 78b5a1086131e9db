#version 410 core
// Shape alone: for shadows, masks and picking.
layout(location = 0) in vec3 position;
layout(location = 5) in mat4 place;
layout(location = 11) in int pickId;
uniform mat4 toClip;
flat out int id;

void main() {
    id = pickId;
    gl_Position = toClip * place * vec4(position, 1.0);
}
