#include "rendering/mat/mat_picture.h"

#include <algorithm>
#include <array>

#include "rendering/gl/target.h"
#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {
namespace {

constexpr int layerSize = 512;
constexpr double mostTexelsPerInch = 64.0;

Texture upload(const GroundLayer& layer, GLenum format) {
    Texture texture =
        makeTexture(layer.size, layer.size, {format, GL_LINEAR_MIPMAP_LINEAR, GL_REPEAT});
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, layer.size, layer.size, GL_RGBA, GL_UNSIGNED_BYTE,
                    layer.rgba.data());
    glGenerateMipmap(GL_TEXTURE_2D);
    return texture;
}

}  // namespace

Texture paintMat(const std::string& mat, const geometry::TableSize& table,
                 const MatQuality& quality, const Program& painter) {
    const auto [longSide, sharpAtAngles] = quality;
    GLint most = 2048;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &most);
    const double longEdge = std::max({table.width, table.depth, 1.0});
    const double scale = std::min(std::min(longSide, int(most)) / longEdge, mostTexelsPerInch);
    const int width = std::max(1, int(table.width * scale)),
              height = std::max(1, int(table.depth * scale));
    Texture picture = makeTexture(width, height, {GL_RGBA8, GL_LINEAR_MIPMAP_LINEAR});
    const Framebuffer target = makeFramebuffer(&picture, nullptr);
    const auto layers = matLayers(mat, layerSize);
    const Texture noise = upload(noiseLayer(256), GL_RGBA8);
    const std::array textures{upload(layers[0], GL_RGBA8), upload(layers[1], GL_RGBA8),
                              upload(layers[2], GL_RGBA8)};

    glBindFramebuffer(GL_FRAMEBUFFER, target.name());
    glViewport(0, 0, width, height);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    painter.use();
    painter.set("tableSize", glm::vec2(table.width, table.depth));
    painter.set("forest", mat == "forest" ? 1 : 0);
    bindTexture(Unit::ground, textures[0]);
    bindTexture(Unit::detail, textures[1]);
    bindTexture(Unit::picture, textures[2]);
    bindTexture(Unit::depth, noise);
    const VertexArray none = VertexArray::make();
    glBindVertexArray(none.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);

    glActiveTexture(workbench);
    glBindTexture(GL_TEXTURE_2D, picture.name());
    glGenerateMipmap(GL_TEXTURE_2D);
    if (sharpAtAngles && epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic")) {
        glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, 8.0F);
    }
    return picture;
}

Texture makeDetailTexture() { return upload(detailLayer(256), GL_RGBA8); }

}  // namespace sightline::rendering
