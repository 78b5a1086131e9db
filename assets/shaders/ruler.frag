#version 410 core
// A flat ruler: coloured bands, a mark for every inch and a longer one where a band ends.
uniform vec2 start, axis;
uniform vec2 extent;           // length, half the width
uniform int bandCount;
uniform vec4 bandColour[16];
uniform vec2 bandEnd[16];
uniform float strength;
in vec2 ground;
out vec4 pixel;

void main() {
    vec2 off = ground - start;
    float u = dot(off, axis), v = dot(off, vec2(-axis.y, axis.x));
    vec2 q = abs(vec2(u - extent.x * 0.5, v)) - vec2(extent.x * 0.5, extent.y) + 0.05;
    float shape = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.05;
    float wide = max(length(vec2(dFdx(shape), dFdy(shape))), 1e-4);
    float pace = max(length(vec2(dFdx(u), dFdy(u))), 1e-4);

    vec4 colour = bandColour[bandCount - 1];
    float boundary = 0.0;
    for (int i = bandCount - 2; i >= 0; --i) {
        if (u < bandEnd[i].x) colour = bandColour[i];
        boundary = max(boundary, clamp(0.5 + (0.03 - abs(u - bandEnd[i].x)) / pace, 0.0, 1.0));
    }
    float inch = abs(u - floor(u + 0.5));
    float fade = clamp(1.5 - pace * 6.0, 0.0, 1.0);           // far off, inches would blur together
    float mark = clamp(0.5 + (0.014 - inch) / pace, 0.0, 1.0) * fade;
    mark *= clamp(0.5 + (v - 0.35 * extent.y) / wide, 0.0, 1.0);
    float inside = clamp(0.5 - shape / wide, 0.0, 1.0);
    float rim = clamp(0.5 + (shape + max(0.03, wide)) / wide, 0.0, 1.0);
    vec3 shade = colour.rgb * mix(1.0, 0.82, smoothstep(0.0, extent.y, abs(v)));
    shade = mix(shade, vec3(1.0), 0.75 * max(mark, boundary));
    shade = mix(shade, colour.rgb * 0.35, rim);
    pixel = vec4(shade, inside * strength * max(colour.a, boundary * 0.9));
}
