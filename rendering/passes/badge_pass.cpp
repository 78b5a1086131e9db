#include "rendering/passes/badge_pass.h"

#include <algorithm>
#include <glm/vec4.hpp>

#include "rendering/gl/mipmaps.h"
#include "rendering/gl/target.h"

namespace sightline::rendering {

Texture makePicture(const Image& image) {
    const auto texels = std::size_t(image.width) * std::size_t(image.height);
    std::vector<std::uint8_t> premultiplied(texels * 4, 0);
    for (std::size_t i = 0; i < std::min(texels, image.rgba.size() / 4); ++i) {
        const unsigned alpha = image.rgba[i * 4 + 3];
        for (std::size_t k = 0; k < 3; ++k) {
            premultiplied[i * 4 + k] = std::uint8_t((image.rgba[i * 4 + k] * alpha + 127U) / 255U);
        }
        premultiplied[i * 4 + 3] = std::uint8_t(alpha);
    }
    Texture texture = makeTexture(image.width, image.height, {.filter = GL_LINEAR_MIPMAP_LINEAR});
    fillWithMipmaps(image.width, image.height, premultiplied);
    return texture;
}

BadgePass::BadgePass(Program program) : program_(std::move(program)), none_(VertexArray::make()) {}

Result<BadgePass> BadgePass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "badge");
    if (!program) return program.problem();
    return BadgePass(std::move(*program));
}

void BadgePass::draw(const std::vector<Badge>& badges, const Pictures& pictures,
                     const FrameView& view, FrameStatistics& statistics) const {
    struct PlacedBadge {
        const Badge* badge;
        const Texture* picture;
        glm::vec3 device;
    };
    std::vector<PlacedBadge> placed;
    for (const Badge& badge : badges) {
        const auto picture = pictures.find(badge.image);
        if (picture == pictures.end() || badge.opacity <= 0.0F) continue;
        const glm::vec4 clip = view.viewProjection * glm::vec4(glm::vec3(badge.at), 1.0F);
        if (clip.w <= 0.0F) continue;
        placed.push_back({&badge, &picture->second, glm::vec3(clip) / clip.w});
    }
    if (placed.empty()) return;
    std::stable_sort(placed.begin(), placed.end(), [](const PlacedBadge& a, const PlacedBadge& b) {
        if (a.badge->layer != b.badge->layer) return a.badge->layer < b.badge->layer;
        return a.device.z > b.device.z;
    });

    program_.use();
    glBindVertexArray(none_.name());
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    for (const PlacedBadge& one : placed) {
        bindTexture(Unit::picture, *one.picture);
        program_.set("anchor", one.device);
        program_.set("offset", glm::vec2(one.badge->offset * view.pixelRatio));
        program_.set("size", glm::vec2(one.badge->size * view.pixelRatio));
        program_.set("opacity", one.badge->opacity);
        program_.set("hides", one.badge->hideBehindTerrain ? 1 : 0);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        ++statistics.drawCalls;
        statistics.triangles += 2;
    }
    glDisable(GL_BLEND);
    glBindVertexArray(0);
}

}  // namespace sightline::rendering
