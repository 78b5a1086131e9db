#version 410 core
in vec2 at;
flat in vec2 reach;
flat in float shines;
flat in vec4 colour;
out vec4 pixel;

void main() {
    float away = length(vec2(at.x - clamp(at.x, 0.0, reach.x), at.y)) / reach.y;
    float near = clamp(1.0 - away, 0.0, 1.0);
    float strength = colour.a * near * near * (3.0 - 2.0 * near);
    if (strength < 0.004) discard;
    vec3 hot = mix(colour.rgb, vec3(1.0), shines * smoothstep(0.62, 0.95, near));
    // Light adds to the picture, but also covers it a little, so that it shows on a bright mat.
    pixel = vec4(hot * strength, strength * mix(1.0, 0.6, shines));
}
