// One sun with a soft shadow, a fill light from the other side, and light from all around that is
// bluer from above and has the colour of the ground from below.
uniform sampler2DShadow shadowMap;

float sunlight(vec3 world, vec3 normal) {
    if (sunDirection.w == 0.0) return 1.0;
    vec4 at = shadowMatrix * vec4(world + normal * 0.035, 1.0);
    float texel = sunColour.w;
    float sum = texture(shadowMap, vec3(at.xy + texel * vec2(-0.9, -0.3), at.z));
    sum += texture(shadowMap, vec3(at.xy + texel * vec2(0.3, -0.9), at.z));
    sum += texture(shadowMap, vec3(at.xy + texel * vec2(0.9, 0.3), at.z));
    sum += texture(shadowMap, vec3(at.xy + texel * vec2(-0.3, 0.9), at.z));
    return sum * 0.25;
}

vec3 fill(vec3 n) { return fillColour.rgb * max(dot(n, fillDirection.xyz), 0.0); }

vec3 ambient(float up) { return mix(ambientBelow.rgb, ambientAbove.rgb, up * 0.5 + 0.5); }

// What a surface sends to the eye of the light from all around.
vec3 fromAround(vec3 n, vec3 v, vec3 albedo, float roughness, float metallic) {
    float nv = clamp(dot(n, v), 0.0, 1.0), grazing = 1.0 - nv;
    grazing *= grazing;
    grazing *= grazing;
    vec3 f0 = mix(vec3(0.04), albedo, metallic);
    vec3 mirrored = ambient(2.0 * nv * n.z - v.z);
    return (ambient(n.z) + fill(n)) * albedo * (1.0 - metallic) +
           mirrored * (f0 + (1.0 - roughness) * grazing * 0.5) * (1.15 - 0.75 * roughness);
}

// And of the sun, where nothing stands between.
vec3 fromSun(vec3 n, vec3 v, vec3 albedo, float roughness, float metallic) {
    float nl = clamp(dot(n, sunDirection.xyz), 0.0, 1.0);
    vec3 h = normalize(sunDirection.xyz + v);
    float nh = clamp(dot(n, h), 0.0, 1.0), lh = clamp(dot(sunDirection.xyz, h), 0.0, 1.0);
    float a = roughness * roughness, a2 = a * a;
    float d = nh * nh * (a2 - 1.0) + 1.00001;
    float specular = a2 / (d * d * max(0.1, lh * lh) * (roughness + 0.5) * 4.0);
    vec3 f0 = mix(vec3(0.04), albedo, metallic);
    return sunColour.rgb * nl * (albedo * (1.0 - metallic) + f0 * min(specular, 12.0));
}

vec3 lit(vec3 world, vec3 n, vec3 albedo, float roughness, float metallic) {
    vec3 v = normalize(eye.xyz - world);
    vec3 colour = fromAround(n, v, albedo, roughness, metallic);
    if (dot(n, sunDirection.xyz) > 0.0) {
        colour += fromSun(n, v, albedo, roughness, metallic) * sunlight(world, n);
    }
    return colour;
}
