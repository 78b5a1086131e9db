// Where the terrain lies under a pixel, from the depth of what is drawn so far.
uniform sampler2D depthMap;

vec3 surfaceAt(ivec2 place) {
    vec2 share = (vec2(place) + 0.5) * viewport.zw;
    float depth = texelFetch(depthMap, place, 0).r;
    vec4 p = inverseViewProjection * vec4(vec3(share, depth) * 2.0 - 1.0, 1.0);
    return p.xyz / p.w;
}

// The neighbour on the side where the surface goes on, not the one across an edge.
vec3 slope(vec3 here, ivec2 place, ivec2 step) {
    vec3 ahead = surfaceAt(place + step) - here, back = here - surfaceAt(place - step);
    return dot(ahead, ahead) < dot(back, back) ? ahead : back;
}

// A point of the table or of a floor above it; false on walls, which stay clean, and off the table.
bool floorAt(ivec2 place, out vec3 p) {
    p = surfaceAt(place);
    if (p.z < 0.03) {
        vec3 ray = p - eye.xyz;                  // on the mat the ray is more exact than the depth
        p = eye.xyz - ray * (eye.z / ray.z);
    } else {
        vec3 n = cross(slope(p, place, ivec2(1, 0)), slope(p, place, ivec2(0, 1)));
        if (n.z < 0.45 * length(n)) return false;
    }
    return all(greaterThanEqual(p.xy, vec2(0.0))) && all(lessThanEqual(p.xy, table.xy));
}
