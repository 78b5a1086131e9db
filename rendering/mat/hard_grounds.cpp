#include "rendering/mat/hard_grounds.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

#include "rendering/mat/ground_scatter.h"
#include "rendering/mat/periodic_noise.h"

namespace sightline::rendering {
namespace {

/// A field of a regular pattern (such as a paving stone) that contains a tested point. `rim` is the
/// distance from the point to the rim of the field, as a share of the field's size.
struct Field {
    int column = 0, row = 0;
    float rim = 0.0F;
};

/// The field at a point of the ground, in a pattern of `across` x `down` fields. If `bond` is true,
/// every second row is shifted by half a field.
Field fieldAt(glm::vec2 share, int across, int down, bool bond) {
    const float v = share.y * float(down);
    const int row = int(v);
    const float shift = bond && row % 2 == 1 ? 0.5F : 0.0F;
    const float u = share.x * float(across) + shift;
    const float x = u - std::floor(u), y = v - float(row);
    const float alongX = std::min(x, 1.0F - x) * float(down) / float(across);
    return {int(std::floor(u)) % across, row, std::min(alongX, std::min(y, 1.0F - y))};
}

float crack(glm::vec2 share, int count, float width, std::uint32_t seed) {
    const glm::vec2 bent =
        share * float(count) + 0.35F * glm::vec2(roughness(share * 16.0F, 16, 3, seed),
                                                 roughness(share * 16.0F, 16, 3, seed + 5U));
    const CellPoint cell = cells(bent, count, seed + 9U);
    return glm::smoothstep(0.0F, width, cell.second - cell.nearest);
}

}  // namespace

GroundLayer pavingGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const Field flag = fieldAt(p, 5, 8, true);
        const float tone = latticeNoise(flag.column, flag.row, 211U);
        const float joint = glm::smoothstep(0.02F, 0.07F, flag.rim);
        const float grain = roughness(p * 80.0F, 80, 3, 213U),
                    broad = roughness(p * 5.0F, 5, 4, 217U);
        const float broken = tone > 0.72F ? crack(p, 14, 0.07F, 219U) : 1.0F;
        const glm::vec3 colour = shade({0.34F, 0.33F, 0.315F}, {0.53F, 0.52F, 0.495F},
                                       0.25F + 0.5F * tone + 0.22F * broad + 0.14F * grain);
        return GroundCanvas::Texel{colour * (0.52F + 0.48F * joint) * (0.74F + 0.26F * broken),
                                   0.30F + 0.16F * joint + 0.05F * tone + 0.03F * grain};
    });
    scatterStones(canvas, {size / 3, 0.8F, 2.4F, {0.30F, 0.29F, 0.28F}, {0.55F, 0.54F, 0.51F}},
                  223U);
    return canvas.lit(3.0F);
}

GroundLayer asphaltGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float grain = roughness(p * 110.0F, 110, 2, 227U),
                    broad = roughness(p * 4.0F, 4, 4, 229U);
        const float torn = crack(p, 5, 0.045F, 231U);
        const glm::vec3 colour = shade({0.185F, 0.185F, 0.19F}, {0.335F, 0.33F, 0.32F},
                                       0.48F + 0.30F * broad + 0.34F * grain);
        return GroundCanvas::Texel{colour * (0.60F + 0.40F * torn),
                                   0.34F + 0.05F * grain + 0.10F * torn};
    });
    scatterStones(canvas, {size, 0.7F, 1.8F, {0.25F, 0.25F, 0.25F}, {0.46F, 0.45F, 0.43F}}, 233U);
    return canvas.lit(3.2F);
}

GroundLayer rubbleGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float grain = roughness(p * 48.0F, 48, 4, 239U),
                    broad = roughness(p * 5.0F, 5, 3, 241U);
        return GroundCanvas::Texel{shade({0.33F, 0.315F, 0.29F}, {0.56F, 0.54F, 0.50F},
                                         0.5F + 0.35F * grain + 0.3F * broad),
                                   0.34F + 0.06F * grain};
    });
    scatterStones(canvas, {size * 4, 1.0F, 5.0F, {0.31F, 0.30F, 0.28F}, {0.62F, 0.60F, 0.56F}},
                  251U);
    scatterStones(canvas, {size / 3, 3.0F, 9.0F, {0.42F, 0.26F, 0.20F}, {0.58F, 0.42F, 0.34F}},
                  257U);
    return canvas.lit(3.6F);
}

GroundLayer snowGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float bend = roughness(p * 4.0F, 4, 3, 263U);
        const float phase = p.y * 17.0F + p.x * 5.0F + bend * 2.6F;
        const float cycle = phase - std::floor(phase);
        const float ridge = cycle < 0.75F ? cycle / 0.75F : (1.0F - cycle) / 0.25F;
        const float strength = glm::clamp(0.30F + 0.9F * waves(p * 5.0F, 5, 269U), 0.0F, 0.9F);
        const float grain = roughness(p * 100.0F, 100, 2, 271U),
                    broad = roughness(p * 5.0F, 5, 4, 277U);
        return GroundCanvas::Texel{
            shade({0.66F, 0.73F, 0.80F}, {0.90F, 0.925F, 0.945F},
                  0.62F + 0.34F * broad + 0.08F * grain),
            0.50F + 0.09F * strength * (ridge - 0.5F) + 0.012F * grain + 0.07F * broad};
    });
    return canvas.lit(3.4F);
}

GroundLayer clearIceGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float wide = crack(p, 4, 0.035F, 281U), fine = crack(p, 13, 0.05F, 283U);
        const float depth = roughness(p * 4.0F, 4, 4, 293U),
                    grain = roughness(p * 70.0F, 70, 2, 307U);
        const glm::vec3 body = shade({0.38F, 0.53F, 0.63F}, {0.66F, 0.78F, 0.85F},
                                     0.5F + 0.5F * depth + 0.05F * grain);
        const glm::vec3 rime(0.84F, 0.90F, 0.94F);
        return GroundCanvas::Texel{
            glm::mix(rime, body, wide * (0.62F + 0.38F * fine)),
            0.40F + 0.04F * (1.0F - wide) + 0.02F * (1.0F - fine) + 0.03F * depth};
    });
    return canvas.lit(2.0F);
}

GroundLayer screeGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float grain = roughness(p * 40.0F, 40, 4, 311U),
                    broad = roughness(p * 6.0F, 6, 4, 313U);
        return GroundCanvas::Texel{shade({0.50F, 0.56F, 0.62F}, {0.84F, 0.87F, 0.90F},
                                         0.55F + 0.5F * broad + 0.2F * grain),
                                   0.36F + 0.06F * grain};
    });
    scatterStones(canvas, {size * 2, 1.0F, 5.5F, {0.24F, 0.255F, 0.28F}, {0.50F, 0.52F, 0.55F}},
                  317U);
    scatterStones(canvas, {size / 5, 4.0F, 10.0F, {0.28F, 0.295F, 0.32F}, {0.47F, 0.49F, 0.52F}},
                  331U);
    return canvas.lit(3.6F);
}

GroundLayer concreteGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const Field cast = fieldAt(glm::fract(p + glm::vec2(1.0F / 6.0F)), 3, 3, false);
        const float tone = latticeNoise(cast.column, cast.row, 337U);
        const float joint = glm::smoothstep(0.006F, 0.022F, cast.rim);
        const float grain = roughness(p * 90.0F, 90, 3, 347U),
                    broad = roughness(p * 6.0F, 6, 4, 349U);
        const float torn = tone > 0.55F ? crack(p, 6, 0.03F, 353U) : 1.0F;
        const glm::vec3 colour = shade({0.36F, 0.36F, 0.35F}, {0.53F, 0.525F, 0.51F},
                                       0.32F + 0.3F * tone + 0.3F * broad + 0.12F * grain);
        return GroundCanvas::Texel{colour * (0.55F + 0.45F * joint) * (0.72F + 0.28F * torn),
                                   0.36F + 0.08F * joint + 0.02F * grain + 0.03F * torn};
    });
    return canvas.lit(3.0F);
}

GroundLayer deckPlateGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const Field sheet = fieldAt(glm::fract(p + glm::vec2(0.25F)), 2, 2, false);
        const float joint = glm::smoothstep(0.008F, 0.02F, sheet.rim);
        const glm::vec2 at = p * 28.0F;
        const glm::vec2 in = at - glm::floor(at) - glm::vec2(0.5F);
        const bool other = (int(at.x) + int(at.y)) % 2 == 1;
        const float u = other ? in.x + in.y : in.x - in.y, v = other ? in.x - in.y : in.x + in.y;
        const float tread = 1.0F - glm::smoothstep(0.75F, 1.0F, u * u / 0.22F + v * v / 0.012F);
        const float grain = roughness(p * 60.0F, 60, 3, 359U),
                    broad = roughness(p * 5.0F, 5, 4, 367U);
        const glm::vec3 colour = shade({0.27F, 0.285F, 0.30F}, {0.46F, 0.475F, 0.485F},
                                       0.42F + 0.34F * broad + 0.14F * grain + 0.22F * tread);
        return GroundCanvas::Texel{colour * (0.5F + 0.5F * joint),
                                   0.34F + 0.07F * tread + 0.05F * joint + 0.01F * grain};
    });
    return canvas.lit(3.2F);
}

GroundLayer cinderGround(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float grain = roughness(p * 56.0F, 56, 4, 373U),
                    broad = roughness(p * 5.0F, 5, 3, 379U);
        return GroundCanvas::Texel{shade({0.175F, 0.165F, 0.155F}, {0.37F, 0.35F, 0.325F},
                                         0.5F + 0.4F * grain + 0.3F * broad),
                                   0.34F + 0.07F * grain};
    });
    scatterStones(canvas, {size * 4, 0.8F, 4.2F, {0.17F, 0.16F, 0.155F}, {0.44F, 0.41F, 0.37F}},
                  383U);
    return canvas.lit(3.8F);
}

}  // namespace sightline::rendering
