#version 410 core
// One triangle over the whole viewport, at the far plane.
out vec2 share;

void main() {
    share = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
    gl_Position = vec4(share * 2.0 - 1.0, 1.0, 1.0);
}
