#include "rendering/mat/mat_painter.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "rendering/gl/mipmaps.h"
#include "rendering/gl/target.h"

namespace sightline::rendering {
namespace {

constexpr int largestLayer = 512, noiseSize = 256, largestDetail = 256, smallestLayer = 48;
// Number of tiles of a ground texture along the long side of the mat.
constexpr int layersPerSide = 6;
// Most pixels of the landscape around the room.
constexpr int largestBackdrop = 3072;
constexpr double mostTexelsPerInch = 64.0;
// Along each side, one texel of the coarse picture covers this number of texels of the fine
// picture.
constexpr int coarser = 8;
// Texels in one slice; about 10 ms of work for a software driver.
constexpr int texelsAtOnce = 1 << 15;

Texture upload(const GroundLayer& layer) {
    Texture texture =
        makeTexture(layer.size, layer.size, {GL_RGBA8, GL_LINEAR_MIPMAP_LINEAR, GL_REPEAT});
    fillWithMipmaps(layer.size, layer.size, layer.rgba);
    return texture;
}

Texture upload(const Backdrop& backdrop) {
    Texture texture =
        makeTexture(backdrop.width, backdrop.height, {GL_RGBA8, GL_LINEAR, GL_REPEAT});
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, backdrop.width, backdrop.height, GL_RGBA,
                    GL_UNSIGNED_BYTE, backdrop.rgba.data());
    return texture;
}

Texture plain(std::array<std::uint8_t, 4> colour) {
    Texture texture = makeTexture(1, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, colour.data());
    return texture;
}

/// Colour of the wall before the landscape is painted.
constexpr std::array<std::uint8_t, 4> dusk{52, 56, 62, 255};

/// Approximate mean colour of a finished mat.
std::array<std::uint8_t, 4> meanColour(const std::string& mat) {
    switch (matKind(mat)) {
        case MatKind::forest:
            return {78, 74, 42, 255};
        case MatKind::city:
            return {94, 92, 87, 255};
        case MatKind::ice:
            return {178, 191, 203, 255};
        case MatKind::industrial:
            return {90, 90, 89, 255};
        case MatKind::desert:
            break;
    }
    return {150, 124, 93, 255};
}

}  // namespace

MatPainter::MatPainter(Program program, Program copy)
    : program_(std::move(program)),
      copy_(std::move(copy)),
      none_(VertexArray::make()),
      detail_(plain({128, 128, 0, 255})),
      backdrop_(plain(dusk)) {}

Result<MatPainter> MatPainter::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "screen", "mat_painter");
    if (!program) return program.problem();
    auto copy = Program::load(shaders, "screen", "copy");
    if (!copy) return copy.problem();
    return MatPainter(std::move(*program), std::move(*copy));
}

void MatPainter::begin(const std::string& mat, const geometry::TableSize& table,
                       const MatQuality& quality) {
    GLint most = 2048;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &most);
    const double longEdge = std::max({table.width, table.depth, 1.0});
    const double scale =
        std::min(std::min(quality.longSide, int(most)) / longEdge, mostTexelsPerInch);
    size_ = {std::max(1, int(table.width * scale)), std::max(1, int(table.depth * scale))};
    mat_ = mat;
    table_ = table;
    sharpAtAngles_ = quality.sharpAtAngles;
    rows_ = level_ = 0;
    tiles_.clear();
    shown_ = plain(meanColour(mat));
    stage_ = Stage::grounds;
    // Destroying a future would block until its work is done. So the futures of replaced mats are
    // kept in a list.
    std::erase_if(abandoned_, [](const std::future<Grounds>& one) {
        return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    });
    if (making_.valid()) abandoned_.push_back(std::move(making_));
    const int layer = std::clamp(quality.longSide / layersPerSide, smallestLayer, largestLayer);
    const int around = std::min(quality.longSide, largestBackdrop);
    making_ = std::async(std::launch::async, [mat, layer, around] {
        auto backdrop = std::async(std::launch::async, backdropOf, matKind(mat), around);
        Grounds grounds{matLayers(mat, layer),
                        noiseLayer(noiseSize),
                        detailLayer(std::min(layer, largestDetail)),
                        {}};
        grounds.backdrop = backdrop.get();
        return grounds;
    });
}

bool MatPainter::work(std::optional<double> milliseconds) {
    using Clock = std::chrono::steady_clock;
    const auto end =
        Clock::now() + std::chrono::duration<double, std::milli>(milliseconds.value_or(0.0));
    better_ = false;
    while (!finished()) {
        if (stage_ == Stage::grounds) {
            const auto wait = milliseconds ? std::chrono::seconds(0) : std::chrono::hours(1);
            if (making_.wait_for(wait) != std::future_status::ready) break;
        }
        step();
        if (!milliseconds) continue;
        glFinish();  // waits for the commands; otherwise the clock would only measure how long
                     // queueing takes
        if (Clock::now() >= end) break;
    }
    return better_;
}

void MatPainter::step() {
    switch (stage_) {
        case Stage::grounds:
            grounds_ = making_.get();
            stage_ = Stage::upload;
            return;
        case Stage::upload: {
            const std::size_t next = tiles_.size();
            if (next < grounds_.layers.size()) {
                tiles_.push_back(upload(grounds_.layers[next]));
                return;
            }
            tiles_.push_back(upload(grounds_.noise));
            backdrop_ = upload(grounds_.backdrop);
            detail_ = upload(grounds_.detail);
            grounds_ = {};
            stage_ = Stage::coarse;
            return;
        }
        case Stage::coarse: {
            const Size size{std::max(1, size_.width / coarser),
                            std::max(1, size_.height / coarser)};
            Texture coarse = makeTexture(size.width, size.height, {GL_RGBA8, GL_LINEAR});
            paint(coarse, size, 0, size.height);
            shown_ = std::move(coarse);
            better_ = true;
            fine_ = makeTexture(size_.width, size_.height, {GL_RGBA8, GL_LINEAR_MIPMAP_LINEAR});
            stage_ = Stage::fine;
            return;
        }
        case Stage::fine: {
            const int rows = std::clamp(texelsAtOnce / size_.width, 1, size_.height - rows_);
            paint(fine_, size_, rows_, rows);
            rows_ += rows;
            if (rows_ == size_.height) stage_ = Stage::mipmaps;
            return;
        }
        case Stage::mipmaps:
            makeMipmap();
            return;
        case Stage::finished:
            return;
    }
}

void MatPainter::paint(const Texture& into, Size size, int firstRow, int rows) const {
    const Framebuffer target = makeFramebuffer(&into, nullptr);
    glBindFramebuffer(GL_FRAMEBUFFER, target.name());
    glViewport(0, 0, size.width, size.height);
    glScissor(0, firstRow, size.width, rows);
    glEnable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    program_.use();
    program_.set("tableSize", glm::vec2(table_.width, table_.depth));
    program_.set("kind", int(matKind(mat_)));
    bindTexture(Unit::ground, tiles_[0]);
    bindTexture(Unit::detail, tiles_[1]);
    bindTexture(Unit::picture, tiles_[2]);
    bindTexture(Unit::depth, tiles_[3]);
    glBindVertexArray(none_.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    glDisable(GL_SCISSOR_TEST);
}

// Makes the next mipmap level of the fine picture. A texture must not be read and written at the
// same time, so the level is painted into another texture and then copied.
void MatPainter::halveLevel() {
    glBindTexture(GL_TEXTURE_2D, fine_.name());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, level_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, level_);
    ++level_;
    const Size size{std::max(1, size_.width >> level_), std::max(1, size_.height >> level_)};
    const Texture half = makeTexture(size.width, size.height);
    const Framebuffer target = makeFramebuffer(&half, nullptr);
    glBindFramebuffer(GL_FRAMEBUFFER, target.name());
    glViewport(0, 0, size.width, size.height);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    copy_.use();
    bindTexture(Unit::picture, fine_);
    glBindVertexArray(none_.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    glActiveTexture(workbench);
    glBindTexture(GL_TEXTURE_2D, fine_.name());
    glCopyTexImage2D(GL_TEXTURE_2D, level_, GL_RGBA8, 0, 0, size.width, size.height, 0);
}

// Makes one more mipmap level of the fine picture. After the last level, the picture can be shown.
void MatPainter::makeMipmap() {
    glActiveTexture(workbench);
    glBindTexture(GL_TEXTURE_2D, fine_.name());
    const int levels = int(std::log2(std::max(size_.width, size_.height)));
    if (level_ < levels) return halveLevel();
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, levels);
    if (sharpAtAngles_ && epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic")) {
        glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, 8.0F);
    }
    shown_ = std::move(fine_);
    tiles_.clear();
    better_ = true;
    stage_ = Stage::finished;
}

}  // namespace sightline::rendering
