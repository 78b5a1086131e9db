// One sun with a soft shadow, and light from all around that is bluer from above.
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

vec3 ambient(float up) { return mix(ambientBelow.rgb, ambientAbove.rgb, up * 0.5 + 0.5); }

// `albedo` of the surface, `occlusion` dims what comes from all around (and a little of the sun).
vec3 lit(vec3 world, vec3 n, vec3 albedo, float occlusion, float roughness, float metallic) {
    vec3 v = normalize(eye.xyz - world);
    float nl = dot(n, sunDirection.xyz), nv = clamp(dot(n, v), 0.0, 1.0);
    vec3 f0 = mix(vec3(0.04), albedo, metallic);
    vec3 diffuse = albedo * (1.0 - metallic);

    float grazing = 1.0 - nv;
    grazing *= grazing;
    grazing *= grazing;
    vec3 mirrored = ambient(2.0 * nv * n.z - v.z);
    vec3 colour = ambient(n.z) * diffuse +
                  mirrored * (f0 + (1.0 - roughness) * grazing * 0.5) * (1.15 - 0.75 * roughness);
    colour *= occlusion;

    if (nl > 0.0) {
        vec3 h = normalize(sunDirection.xyz + v);
        float nh = clamp(dot(n, h), 0.0, 1.0), lh = clamp(dot(sunDirection.xyz, h), 0.0, 1.0);
        float a = roughness * roughness, a2 = a * a;
        float d = nh * nh * (a2 - 1.0) + 1.00001;
        float specular = a2 / (d * d * max(0.1, lh * lh) * (roughness + 0.5) * 4.0);
        float sun = sunlight(world, n) * nl * mix(1.0, occlusion, 0.35);
        colour += sunColour.rgb * sun * (diffuse + f0 * min(specular, 12.0));
    }
    return colour;
}
