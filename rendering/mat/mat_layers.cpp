#include "rendering/mat/mat_layers.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "rendering/mat/ground_canvas.h"
#include "rendering/mat/ground_scatter.h"
#include "rendering/mat/hard_grounds.h"
#include "rendering/mat/periodic_noise.h"

namespace sightline::rendering {
namespace {

using Texel = GroundCanvas::Texel;

GroundLayer sand(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float bend = roughness(p * 4.0F, 4, 3, 11U);
        const float phase = p.y * 26.0F + p.x * 4.0F + bend * 2.3F;
        const float cycle = phase - std::floor(phase);
        // A ripple of sand is steeper on the side away from the wind.
        const float ridge = cycle < 0.7F ? cycle / 0.7F : (1.0F - cycle) / 0.3F;
        const float strength = glm::clamp(0.45F + 0.9F * waves(p * 5.0F, 5, 3U), 0.05F, 1.0F);
        const float grain = roughness(p * 96.0F, 96, 2, 5U);
        const float broad = roughness(p * 6.0F, 6, 4, 23U);
        const glm::vec3 colour =
            shade({0.60F, 0.47F, 0.335F}, {0.79F, 0.655F, 0.485F},
                  0.5F + 0.34F * broad + 0.16F * grain + 0.10F * (ridge - 0.5F));
        return Texel{colour,
                     0.45F + 0.10F * strength * (ridge - 0.5F) + 0.020F * grain + 0.05F * broad};
    });
    scatterStones(canvas, {size / 3, 0.8F, 2.6F, {0.46F, 0.36F, 0.27F}, {0.74F, 0.64F, 0.52F}},
                  71U);
    return canvas.lit(4.0F);
}

GroundLayer crackedEarth(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const glm::vec2 bent = p * 11.0F + 0.30F * glm::vec2(roughness(p * 22.0F, 22, 3, 31U),
                                                             roughness(p * 22.0F, 22, 3, 37U));
        const CellPoint plate = cells(bent, 11, 41U);
        const CellPoint crumb = cells(bent * 3.0F, 33, 43U);
        const float gap = glm::smoothstep(0.0F, 0.09F, plate.second - plate.nearest);
        const float hair =
            glm::mix(1.0F, glm::smoothstep(0.0F, 0.07F, crumb.second - crumb.nearest),
                     0.22F + 0.2F * plate.number);
        const float rise = glm::smoothstep(0.0F, 0.34F, plate.second - plate.nearest);
        const float grain = roughness(p * 64.0F, 64, 3, 47U);
        const glm::vec3 colour = shade({0.50F, 0.385F, 0.275F}, {0.72F, 0.585F, 0.43F},
                                       0.35F + 0.4F * plate.number + 0.2F * grain);
        return Texel{colour * (0.52F + 0.48F * gap) * (0.80F + 0.20F * hair),
                     0.28F + 0.22F * gap * (0.6F + 0.4F * rise) + 0.04F * hair + 0.02F * grain};
    });
    return canvas.lit(3.2F);
}

GroundLayer gravel(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float grain = roughness(p * 48.0F, 48, 4, 53U),
                    broad = roughness(p * 5.0F, 5, 3, 59U);
        return Texel{shade({0.44F, 0.345F, 0.25F}, {0.66F, 0.53F, 0.39F},
                           0.5F + 0.35F * grain + 0.3F * broad),
                     0.32F + 0.05F * grain};
    });
    scatterStones(canvas, {size * 5, 1.0F, 5.0F, {0.40F, 0.325F, 0.255F}, {0.74F, 0.635F, 0.51F}},
                  61U);
    scatterStones(canvas, {size / 4, 4.0F, 11.0F, {0.44F, 0.36F, 0.29F}, {0.70F, 0.60F, 0.49F}},
                  67U);
    return canvas.lit(3.6F);
}

GroundLayer soil(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float grain = roughness(p * 40.0F, 40, 4, 101U),
                    broad = roughness(p * 6.0F, 6, 4, 103U);
        return Texel{shade({0.215F, 0.165F, 0.115F}, {0.43F, 0.335F, 0.235F},
                           0.5F + 0.35F * broad + 0.3F * grain),
                     0.35F + 0.10F * grain + 0.08F * broad};
    });
    scatterStones(canvas, {size, 0.8F, 4.0F, {0.26F, 0.22F, 0.17F}, {0.50F, 0.44F, 0.36F}}, 107U);
    return canvas.lit(4.2F);
}

/// Grass: many short strokes. Later strokes are brighter and cover earlier strokes.
GroundLayer grass(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float broad = roughness(p * 6.0F, 6, 4, 113U);
        return Texel{shade({0.115F, 0.14F, 0.065F}, {0.20F, 0.235F, 0.10F}, 0.5F + 0.5F * broad),
                     0.2F};
    });
    ScatterDice dice(127U);
    const auto extent = float(size);
    const int count = size * size / 26;
    for (int i = 0; i < count; ++i) {
        const glm::vec2 root(dice.next(0, extent), dice.next(0, extent));
        const float swirl = waves(root / extent * 5.0F, 5, 131U);
        const float angle = 3.0F * swirl + dice.next(-0.9F, 0.9F);
        const float length = dice.next(3.0F, 9.0F) * extent / 512.0F;
        const float patch = roughness(root / extent * 7.0F, 7, 3, 137U);
        const float age = float(i) / float(count);
        const glm::vec3 green = shade({0.185F, 0.245F, 0.085F}, {0.395F, 0.435F, 0.165F},
                                      0.42F + 0.55F * patch + dice.next(-0.25F, 0.25F));
        const glm::vec3 dry(0.50F, 0.455F, 0.24F);
        const glm::vec3 tone =
            glm::mix(green, dry, dice.next() > 0.93F ? 0.7F : 0.0F) * (0.62F + 0.42F * age);
        const glm::vec2 step(std::cos(angle), std::sin(angle));
        for (float t = 0.0F; t < length; t += 0.7F) {
            Texel& texel = canvas.at(int(root.x + step.x * t), int(root.y + step.y * t));
            texel.colour = glm::mix(texel.colour, tone * (0.75F + 0.35F * t / length), 0.85F);
            texel.height = 0.25F + 0.4F * age * (0.4F + 0.6F * t / length);
        }
    }
    return canvas.lit(0.9F);
}

GroundLayer leafLitter(int size) {
    GroundCanvas canvas(size);
    canvas.fill([](glm::vec2 p) {
        const float grain = roughness(p * 32.0F, 32, 4, 149U);
        return Texel{shade({0.17F, 0.125F, 0.08F}, {0.32F, 0.235F, 0.145F}, 0.5F + 0.5F * grain),
                     0.25F + 0.06F * grain};
    });
    ScatterDice dice(151U);
    const auto extent = float(size);
    const int count = size * size / 60;
    for (int i = 0; i < count; ++i) {
        const glm::vec2 centre(dice.next(0, extent), dice.next(0, extent));
        const float length = dice.next(4.0F, 8.5F) * extent / 512.0F, angle = dice.next(0, 6.2832F);
        const float width = length * dice.next(0.35F, 0.6F), age = float(i) / float(count);
        const float kind = dice.next();
        const glm::vec3 tone =
            (kind < 0.55F   ? shade({0.29F, 0.195F, 0.11F}, {0.45F, 0.315F, 0.175F}, dice.next())
             : kind < 0.85F ? shade({0.40F, 0.27F, 0.12F}, {0.52F, 0.40F, 0.20F}, dice.next())
                            : shade({0.22F, 0.24F, 0.10F}, {0.34F, 0.33F, 0.15F}, dice.next())) *
            (0.7F + 0.35F * age);
        const glm::vec2 along(std::cos(angle), std::sin(angle)), across(-along.y, along.x);
        const float tilt = dice.next(-0.10F, 0.10F);
        canvas.dab(centre, length, [&](Texel& texel, glm::vec2 offset) {
            const float u = glm::dot(offset, along) / length, v = glm::dot(offset, across) / width;
            const float inside = 1.0F - std::abs(u) * std::abs(u) - std::abs(v);
            if (inside <= 0.0F) return;
            const float rib = std::abs(v) < 0.12F ? 0.86F : 1.0F;
            texel.colour = glm::mix(texel.colour, tone * rib * (0.94F + 0.10F * v),
                                    glm::clamp(inside * 6.0F, 0.0F, 1.0F));
            texel.height = 0.35F + 0.25F * age + tilt * v;
        });
    }
    return canvas.lit(1.5F);
}

using GroundMakers = std::array<GroundLayer (*)(int), 3>;

GroundMakers groundsOf(MatKind kind) {
    switch (kind) {
        case MatKind::desert:
            return {sand, crackedEarth, gravel};
        case MatKind::forest:
            return {soil, grass, leafLitter};
        case MatKind::city:
            return {pavingGround, asphaltGround, rubbleGround};
        case MatKind::ice:
            return {snowGround, clearIceGround, screeGround};
        case MatKind::industrial:
            return {concreteGround, deckPlateGround, cinderGround};
    }
    return {sand, crackedEarth, gravel};
}

}  // namespace

MatKind matKind(std::string_view name) {
    if (name == "forest") return MatKind::forest;
    if (name == "city") return MatKind::city;
    if (name == "ice") return MatKind::ice;
    if (name == "industrial") return MatKind::industrial;
    return MatKind::desert;
}

std::array<GroundLayer, 3> matLayers(const std::string& mat, int size) {
    const GroundMakers grounds = groundsOf(matKind(mat));
    auto second = std::async(std::launch::async, grounds[1], size);
    auto third = std::async(std::launch::async, grounds[2], size);
    GroundLayer first = grounds[0](size);
    return {std::move(first), second.get(), third.get()};
}

GroundLayer noiseLayer(int size) {
    GroundLayer layer{size, {}};
    layer.rgba.reserve(std::size_t(size) * std::size_t(size) * 4);
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const glm::vec2 p = glm::vec2(x, y) * (16.0F / float(size));
            const float value = 0.5F + 0.36F * roughness(p, 16, 4, 181U);
            const auto byte = std::uint8_t(std::lround(glm::clamp(value, 0.0F, 1.0F) * 255.0F));
            layer.rgba.insert(layer.rgba.end(), 4, byte);
        }
    }
    return layer;
}

GroundLayer detailLayer(int size) {
    GroundLayer layer{size, {}};
    layer.rgba.reserve(std::size_t(size) * std::size_t(size) * 4);
    const auto byte = [](float value) {
        return std::uint8_t(std::lround(glm::clamp(value, 0.0F, 1.0F) * 255.0F));
    };
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const glm::vec2 p = glm::vec2(x, y) / float(size);
            const float grain = 0.55F * roughness(p * 40.0F, 40, 3, 163U) +
                                0.30F * (latticeNoise(x, y, 167U) * 2.0F - 1.0F);
            const float rings = roughness({p.x * 4.0F, p.y * 4.0F}, 4, 5, 173U);
            const float fibre = 0.5F + 0.5F * std::sin(6.2831853F * (p.y * 6.0F + rings * 1.4F));
            layer.rgba.push_back(byte(0.5F + 0.5F * grain));
            layer.rgba.push_back(byte(fibre));
            layer.rgba.push_back(0);
            layer.rgba.push_back(255);
        }
    }
    return layer;
}

}  // namespace sightline::rendering
