#version 410 core
// Paints the mat: three tiling grounds, laid out by slow noise over the whole table. Runs once.
uniform sampler2D groundMap;    // the commonest ground
uniform sampler2D detailMap;    // the second
uniform sampler2D pictureMap;   // the rarest
uniform sampler2D depthMap;     // slow noise
uniform vec2 tableSize;
uniform int kind;  // desert, forest, city, ice, industrial
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

// How much of a road lies at a distance from its middle, with a ragged edge.
float road(float away, float halfWidth, float ragged) {
    return 1.0 - smoothstep(halfWidth - 0.35, halfWidth + 0.15, away + ragged);
}

// Worn dashes of paint along a line: `along` and `away` from it, in inches.
float dashes(float along, float away, float worn) {
    float dash = smoothstep(0.1, 0.2, abs(fract(along / 5.0) - 0.5) - 0.12);
    return dash * (1.0 - smoothstep(0.11, 0.17, away)) * smoothstep(0.40, 0.55, worn);
}

vec3 city(vec2 p, vec2 bent) {
    vec4 paving = texture(groundMap, p / 6.0);
    vec4 asphalt = ground(detailMap, p, 6.0, slow(p * 0.25 + 31.0));
    vec4 rubble = ground(pictureMap, p, 5.0, slow(p * 0.23 + 47.0));
    float along = abs(p.y - tableSize.y * 0.5 - 3.0), across = abs(p.x - tableSize.x * 0.5 + 5.0);
    float ragged = 0.9 * (slow(bent * 0.6) - 0.5);
    float driven = max(road(along, 3.4, ragged), road(across, 2.6, ragged));
    vec4 mixed = mix(paving, asphalt, driven);
    float crossing = road(along, 3.4, 0.0) * road(across, 2.6, 0.0);
    float paint = max(dashes(p.x, along, slow(p * 0.9)), dashes(p.y, across, slow(p * 0.9 + 9.0)));
    mixed.rgb = mix(mixed.rgb, vec3(0.72, 0.69, 0.60), paint * driven * (1.0 - crossing) * 0.75);
    float kerb = 1.0 - smoothstep(0.06, 0.16, abs(min(along - 3.5, across - 2.7)));
    mixed.rgb = mix(mixed.rgb, vec3(0.62, 0.61, 0.58), kerb * (1.0 - crossing) * 0.5);
    float fallen = (slow(bent * 0.12 + 27.0) - 0.60) * 3.0;
    mixed = mix(mixed, rubble, cover(fallen, rubble.a, mixed.a));
    float broad = slow(p * 0.06 + 3.0);
    vec3 colour = mixed.rgb * mix(0.80, 1.12, smoothstep(0.25, 0.75, broad));
    float soot = smoothstep(0.58, 0.74, slow(bent * 0.11 + 63.0));
    colour *= mix(1.0, 0.62, soot);
    float dust = smoothstep(0.5, 0.75, slow(p * 0.09 + 90.0));
    return mix(colour, colour * vec3(1.10, 1.05, 0.95), dust);
}

vec3 ice(vec2 p, vec2 bent) {
    vec4 snow = ground(groundMap, bent, 9.0, slow(p * 0.21 + 5.0));
    vec4 clear = ground(detailMap, p, 8.0, slow(p * 0.25 + 31.0));
    vec4 scree = ground(pictureMap, p, 6.0, slow(p * 0.23 + 47.0));
    float swept = (slow(bent * 0.085 + 11.0) - 0.575) * 3.2;
    float stony = (slow(bent * 0.12 + 27.0) - 0.625) * 3.0;
    vec4 mixed = mix(snow, clear, cover(swept, clear.a, snow.a));
    mixed = mix(mixed, scree, cover(stony, scree.a, mixed.a));
    // Drifts lie across the wind; the hollows between them are blue.
    float drift = slow(vec2(p.x * 0.05 + p.y * 0.03, p.y * 0.30 - p.x * 0.12) + 7.0);
    vec3 colour = mix(mixed.rgb, vec3(0.90, 0.93, 0.96), smoothstep(0.55, 0.80, drift) * 0.55);
    colour *= mix(vec3(0.82, 0.89, 0.97), vec3(1.03), smoothstep(0.30, 0.62, slow(p * 0.07 + 71.0)));
    return colour * 0.93;
}

// A number for each plate of `inches`, 0..1.
float plate(vec2 p, vec2 inches) { return texture(depthMap, floor(p / inches) * 0.137 + 0.31).r; }

vec3 yard(vec2 p, vec2 bent) {
    vec4 concrete = texture(groundMap, p / 9.0);
    vec4 deck = texture(detailMap, p / 4.0);
    vec4 cinder = ground(pictureMap, p, 5.0, slow(p * 0.23 + 47.0));
    vec2 field = vec2(12.0, 9.0);
    float plated = smoothstep(0.54, 0.56, plate(p, field));
    vec2 edge = min(mod(p, field), field - mod(p, field));
    float rim = min(edge.x, edge.y);
    vec4 mixed = mix(concrete, deck, plated);
    // A striped band runs inside the rim of every plated field, worn by feet.
    float stripe = smoothstep(0.46, 0.54, abs(fract((p.x + p.y) * 0.55) - 0.5) * 2.0);
    float band = plated * smoothstep(0.10, 0.16, rim) * (1.0 - smoothstep(0.50, 0.56, rim));
    vec3 warning = mix(vec3(0.14, 0.14, 0.14), vec3(0.68, 0.52, 0.16), stripe);
    mixed.rgb = mix(mixed.rgb, warning, band * 0.8 * smoothstep(0.38, 0.58, slow(p * 0.8)));
    float waste = (slow(bent * 0.12 + 27.0) - 0.63) * 3.0;
    mixed = mix(mixed, cinder, cover(waste, cinder.a, mixed.a));
    vec3 colour = mixed.rgb * mix(0.82, 1.10, smoothstep(0.25, 0.75, slow(p * 0.06 + 13.0)));
    float oil = smoothstep(0.60, 0.70, slow(bent * 0.21 + 83.0));
    colour *= mix(1.0, 0.55, oil);
    float rust = smoothstep(0.56, 0.78, slow(p * 0.13 + 41.0)) * 0.7;
    return mix(colour, colour * vec3(1.18, 0.98, 0.80), rust);
}

vec3 ground(vec2 p, vec2 bent) {
    if (kind == 1) return woodland(p, bent);
    if (kind == 2) return city(p, bent);
    if (kind == 3) return ice(p, bent);
    if (kind == 4) return yard(p, bent);
    return desert(p, bent);
}

// The ground stays quiet under the figures: of middle lightness and with little colour.
vec3 quiet(vec3 colour) {
    float gain = 0.79, saturation = 0.47, lift = 0.0;  // desert
    vec3 hue = vec3(1.0);
    if (kind == 1) { gain = 1.70; saturation = 0.15; hue = vec3(0.92, 1.03, 1.03); }  // forest
    if (kind == 2) { gain = 0.80; saturation = 0.90; lift = 0.13; }  // city: asphalt is dark
    if (kind == 3) { gain = 0.56; saturation = 0.95; }  // ice
    if (kind == 4) { gain = 1.0; saturation = 0.90; }   // industrial
    float grey = dot(colour, vec3(0.30, 0.59, 0.11));
    return mix(vec3(grey), colour, saturation) * hue * gain + lift;
}

void main() {
    vec2 p = share * tableSize;
    vec2 bent = p + 2.6 * (vec2(slow(p * 0.13), slow(p * 0.13 + 100.0)) - 0.5);
    vec3 colour = quiet(ground(p, bent));
    vec2 rim = min(p, tableSize - p);
    colour *= mix(0.80, 1.0, smoothstep(0.0, 2.4, min(rim.x, rim.y)));  // worn darker at the edge
    pixel = vec4(colour, 1.0);
}
