#version 410 core
// Paints the mat: three tiling grounds, laid out by slow noise over the whole table. Runs once.
uniform sampler2D groundMap;    // the commonest ground
uniform sampler2D detailMap;    // the second
uniform sampler2D pictureMap;   // the rarest
uniform sampler2D depthMap;     // slow noise
uniform vec2 tableSize;
uniform int forest;
in vec2 share;
out vec4 pixel;

// Slow noise around 0.5, of the size of one unit; the map holds 16 units of it, repeating.
float slow(vec2 p) { return texture(depthMap, p / 16.0).r; }

// A tile looked up twice, turned and scaled apart; where the two meet the higher ground wins.
vec4 ground(sampler2D tile, vec2 p, float inches, float choice) {
    vec4 one = texture(tile, p / inches);
    vec2 turned = mat2(0.76, 0.65, -0.65, 0.76) * p / (inches * 1.17);
    vec4 other = texture(tile, turned + vec2(0.37, 0.71));
    float lead = smoothstep(-0.12, 0.12, (choice - 0.5) * 1.2 + (other.a - one.a) * 0.6);
    return mix(one, other, lead);
}

// How much of a covering shows: `amount` from slow noise, ragged by the heights.
float cover(float amount, float above, float below) {
    return smoothstep(-0.10, 0.14, amount + (above - below) * 0.55);
}

vec3 desert(vec2 p, vec2 bent) {
    float choice = slow(p * 0.21 + 5.0);
    vec4 sand = ground(groundMap, bent, 8.0, choice);
    vec4 cracked = ground(detailMap, p, 7.0, slow(p * 0.25 + 31.0));
    vec4 gravel = ground(pictureMap, p, 6.0, slow(p * 0.23 + 47.0));
    float broad = slow(p * 0.055 + 3.0);
    float bare = (slow(bent * 0.085 + 11.0) - 0.56) * 3.2;
    float stony = (slow(bent * 0.12 + 27.0) - 0.60) * 3.0;
    vec4 mixed = mix(sand, cracked, cover(bare, cracked.a, sand.a + 0.02));
    mixed = mix(mixed, gravel, cover(stony, gravel.a, mixed.a));
    // Wind lays pale streaks over everything; old damp darkens the hollows.
    float streak = slow(vec2(p.x * 0.05 + p.y * 0.02, p.y * 0.34 - p.x * 0.10) + 7.0);
    vec3 colour = mixed.rgb * mix(0.84, 1.12, smoothstep(0.25, 0.75, broad));
    colour = mix(colour, colour * vec3(1.10, 1.07, 1.03), smoothstep(0.5, 0.75, streak));
    colour *= mix(vec3(0.90, 0.84, 0.78), vec3(1.0), smoothstep(0.30, 0.52, slow(p * 0.10 + 71.0)));
    colour = mix(vec3(dot(colour, vec3(0.3, 0.55, 0.15))), colour, 0.86) * 0.93;
    float rust = smoothstep(0.45, 0.8, slow(p * 0.04 + 90.0));
    return mix(colour, colour * vec3(1.05, 0.94, 0.86), rust);
}

vec3 woodland(vec2 p, vec2 bent) {
    vec4 soil = ground(groundMap, p, 6.0, slow(p * 0.21 + 5.0));
    vec4 grass = ground(detailMap, p, 5.0, slow(p * 0.23 + 31.0));
    vec4 leaves = ground(pictureMap, p, 5.5, slow(p * 0.25 + 47.0));
    float green = (slow(bent * 0.10 + 3.0) - 0.36) * 3.4;
    float fallen = (slow(bent * 0.13 + 59.0) - 0.575) * 3.2;
    // A trodden path wanders along the table.
    float path = abs(p.y - tableSize.y * 0.5 - 7.0 * (slow(vec2(p.x * 0.045, 1.7)) - 0.5) * 2.0 -
                     1.6 * (slow(bent * 0.3) - 0.5));
    green -= 1.1 * (1.0 - smoothstep(0.6, 3.2, path));
    fallen -= 1.3 * (1.0 - smoothstep(0.6, 2.4, path));
    vec4 mixed = mix(soil, grass, cover(green, grass.a, soil.a));
    mixed = mix(mixed, leaves, cover(fallen, leaves.a, mixed.a));
    float broad = slow(p * 0.06 + 13.0);
    vec3 colour = mixed.rgb * mix(0.78, 1.16, smoothstep(0.25, 0.75, broad));
    vec3 moss = colour * vec3(0.78, 1.10, 0.72);
    colour = mix(colour, moss, smoothstep(0.55, 0.75, slow(p * 0.16 + 83.0)) * 0.7);
    float dry = smoothstep(0.5, 0.8, slow(p * 0.05 + 41.0)) * 0.6;
    colour = mix(colour, colour * vec3(1.22, 1.10, 0.78), dry);
    return colour * mix(1.0, 1.22, 1.0 - smoothstep(0.3, 2.6, path));
}

void main() {
    vec2 p = share * tableSize;
    vec2 bent = p + 2.6 * (vec2(slow(p * 0.13), slow(p * 0.13 + 100.0)) - 0.5);
    vec3 colour = forest == 1 ? woodland(p, bent) : desert(p, bent);
    vec2 rim = min(p, tableSize - p);
    colour *= mix(0.80, 1.0, smoothstep(0.0, 2.4, min(rim.x, rim.y)));  // worn darker at the edge
    pixel = vec4(colour, 1.0);
}
