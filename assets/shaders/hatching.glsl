// Lines that tell areas apart without their colours.
const float hatchStep = 0.75;   // inches along an axis from line to line

// How much of a pixel lies on a line; `along` grows by one step from line to line, `wide` is the
// pixel in inches. Far away, where lines would blur together, they thin out.
float hatchLine(float along, float wide) {
    float off = abs(fract(along / hatchStep) - 0.5) * hatchStep;
    float soft = max(wide, 1e-4);
    float line = 1.0 - smoothstep(0.07, 0.07 + 1.5 * soft, off);
    return line * clamp(2.0 - 6.0 * soft / hatchStep, 0.0, 1.0);
}
