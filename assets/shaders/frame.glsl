// What every pass of a frame shares. Its colours are linear.
layout(std140) uniform Frame {
    mat4 viewProjection;
    mat4 inverseViewProjection;
    mat4 shadowMatrix;    // world to shadow texture and depth
    vec4 eye;             // w: inches that a pixel covers one inch away
    vec4 sunDirection;    // towards the sun; w: 1 when there is a shadow map
    vec4 sunColour;       // w: one texel of the shadow map, as a share
    vec4 ambientAbove;
    vec4 ambientBelow;
    vec4 viewport;        // width, height, 1 / width, 1 / height
    vec4 table;           // width, depth, 1 / width, 1 / depth
    vec4 fillDirection;   // towards the fill light
    vec4 fillColour;
};
