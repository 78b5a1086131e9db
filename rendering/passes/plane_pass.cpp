// Draws movement tools and rulers. Each is one item: a flat horizontal quad.
#include "rendering/passes/plane_pass.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "rendering/gl/blending.h"

namespace sightline::rendering {
namespace {

/// Maximum number of bands of a ruler; size of the shader's arrays.
constexpr std::size_t mostBands = 16;
constexpr float margin = 0.2F;  ///< space around an item for its soft edges, inches
constexpr float lift = 0.02F;   ///< height of an item above its plane, inches

/// Sets an item's quad in the shader: a corner, two edges, and its height.
void setQuad(const Program& program, glm::vec2 corner, glm::vec2 along, glm::vec2 across,
             double z) {
    program.set("corner", corner);
    program.set("along", along);
    program.set("across", across);
    program.set("level", float(z) + lift);
}

}  // namespace

PlanePass::PlanePass(Program tool, Program ruler)
    : tool_(std::move(tool)), ruler_(std::move(ruler)), none_(VertexArray::make()) {}

Result<PlanePass> PlanePass::load(const std::filesystem::path& shaders) {
    auto tool = Program::load(shaders, "plane", "tool");
    if (!tool) return tool.problem();
    auto ruler = Program::load(shaders, "plane", "ruler");
    if (!ruler) return ruler.problem();
    return PlanePass(std::move(*tool), std::move(*ruler));
}

void PlanePass::draw(const std::vector<ToolGhost>& tools, const std::vector<Ruler>& rulers,
                     FrameStatistics& statistics) const {
    if (tools.empty() && rulers.empty()) return;
    glBindVertexArray(none_.name());
    glEnable(GL_BLEND);
    blendOver();
    glDepthMask(GL_FALSE);
    ruler_.use();
    for (const Ruler& ruler : rulers) {
        const glm::vec2 from(ruler.from), to(ruler.to);
        const float length = glm::distance(from, to);
        if (!(length > 1e-4F) || ruler.bands.empty()) continue;
        const glm::vec2 along = (to - from) / length, across(-along.y, along.x);
        const float half = float(ruler.width) / 2.0F;
        setQuad(ruler_, from - along * margin - across * (half + margin),
                along * (length + 2.0F * margin), across * 2.0F * (half + margin), ruler.z);
        std::array<glm::vec4, mostBands> colours{};
        std::array<glm::vec2, mostBands> ends{};
        const std::size_t count = std::min(ruler.bands.size(), mostBands);
        for (std::size_t i = 0; i < count; ++i) {
            colours[i] = ruler.bands[i].colour;
            ends[i] = glm::vec2(float(ruler.bands[i].until));
        }
        ruler_.set("start", from);
        ruler_.set("axis", along);
        ruler_.set("extent", glm::vec2(length, half));
        ruler_.set("bandCount", int(count));
        ruler_.set("bandColour", std::span<const glm::vec4>(colours));
        ruler_.set("bandEnd", std::span<const glm::vec2>(ends));
        drawTwice(ruler_, statistics);
    }
    tool_.use();
    for (const ToolGhost& ghost : tools) {
        const geometry::ToolShape& tool = ghost.tool;
        const double grow = tool.width / 2.0 + margin;
        const glm::vec2 low(glm::min(glm::min(tool.start, tool.joint), tool.end) - grow);
        const glm::vec2 high(glm::max(glm::max(tool.start, tool.joint), tool.end) + grow);
        setQuad(tool_, low, {high.x - low.x, 0.0F}, {0.0F, high.y - low.y}, ghost.z);
        tool_.set("start", glm::vec2(tool.start));
        tool_.set("joint", glm::vec2(tool.joint));
        tool_.set("end", glm::vec2(tool.end));
        tool_.set("halfWidth", float(tool.width / 2.0));
        tool_.set("colour", ghost.colour);
        tool_.set("hatched", ghost.hatched ? 1 : 0);
        drawTwice(tool_, statistics);
    }
    glDepthMask(GL_TRUE);
    glDepthFunc(GL_LEQUAL);
    glDisable(GL_BLEND);
    glBindVertexArray(0);
}

/// Draws an item twice: its hidden parts faintly, its visible parts normally.
void PlanePass::drawTwice(const Program& program, FrameStatistics& statistics) const {
    glDepthFunc(GL_GREATER);
    program.set("strength", 0.28F);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glDepthFunc(GL_LEQUAL);
    program.set("strength", 1.0F);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    statistics.drawCalls += 2;
    statistics.triangles += 4;
}

}  // namespace sightline::rendering
