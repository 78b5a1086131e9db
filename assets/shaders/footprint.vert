#version 410 core
// What stands on the mat, seen from above.
layout(location = 0) in vec3 position;
layout(location = 5) in mat4 place;
uniform mat4 toClip;
out float height;

void main() {
    vec4 at = place * vec4(position, 1.0);
    height = at.z;
    gl_Position = toClip * at;
}
