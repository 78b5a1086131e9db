// The colour of the mat at a place of the table.
uniform sampler2D groundMap;      // the whole printed mat
uniform sampler2D detailMap;      // its weave and grain, tiled

vec3 matAt(vec2 ground, float apart) {
    vec3 albedo = linear(texture(groundMap, ground * table.zw).rgb);
    float close = clamp(1.5 - apart * eye.w * 40.0, 0.0, 1.0);  // a texel of the picture is seen
    if (close > 0.0) {
        albedo *= 1.0 + close * (texture(detailMap, ground * 0.5).r * 2.0 - 1.0) * 0.55;
    }
    return albedo;
}
