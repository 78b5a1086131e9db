// Between linear light and the colours of a screen.
// A mild shoulder: below 0.7 nothing changes, above it brightness approaches white and pales.
vec3 toned(vec3 linear) {
    float peak = max(max(linear.r, linear.g), max(linear.b, 1e-4));
    float over = max(peak - 0.7, 0.0);
    float shown = peak - over + 0.3 * (1.0 - exp(-over / 0.3));
    return mix(linear * (shown / peak), vec3(shown), 0.35 * (peak - shown) / peak);
}

// sRGB's curve within 0.2 %, from square roots alone.
vec3 srgb(vec3 linear) {
    vec3 a = sqrt(max(linear, 0.0)), b = sqrt(a), c = sqrt(b);
    return 0.585122381 * a + 0.783140355 * b - 0.368262736 * c;
}

// And back.
vec3 linear(vec3 c) { return c * (c * (c * 0.305306011 + 0.682171111) + 0.012522878); }

// Half a step of noise, fixed to the pixel, so that slow gradients show no bands.
float dither() {
    float along = dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715));
    return (fract(52.9829189 * fract(along)) - 0.5) / 255.0;
}

vec3 shown(vec3 linear) { return srgb(toned(linear)) + dither(); }
