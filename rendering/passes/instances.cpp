#include "rendering/passes/instances.h"

#include <algorithm>
#include <cmath>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_access.hpp>
#include <glm/trigonometric.hpp>

#include "rendering/gl/colour.h"
#include "rendering/gl/vertex_layout.h"

namespace sightline::rendering {
namespace {

constexpr float tolerablePixels = 0.9F;  ///< size of details that may be dropped, pixels

std::size_t levelFor(const GpuModel& model, float coarsest) {
    std::size_t level = 0;
    for (std::size_t i = 1; i < model.levels().size(); ++i) {
        if (model.levels()[i].cell <= coarsest) level = i;
    }
    return level;
}

void drawRange(const GpuModel::Range& range, GLsizei instances, FrameStatistics& statistics) {
    if (range.count == 0) return;
    glDrawElementsInstanced(GL_TRIANGLES, range.count, GL_UNSIGNED_INT, bufferOffset(range.offset),
                            instances);
    ++statistics.drawCalls;
    statistics.triangles += long(range.count / 3) * long(instances);
}

}  // namespace

glm::mat4 placeOf(const Instance& instance) {
    glm::dmat4 place = glm::translate(glm::dmat4(1.0), instance.position);
    place = glm::rotate(place, instance.facing.radians(), {0.0, 0.0, 1.0});
    place = glm::rotate(place, instance.tiltX.radians(), {1.0, 0.0, 0.0});
    place = glm::rotate(place, instance.tiltY.radians(), {0.0, 1.0, 0.0});
    return place;
}

Frustum::Frustum(const glm::mat4& viewProjection) {
    const glm::vec4 last = glm::row(viewProjection, 3);
    for (std::size_t i = 0; i < 3; ++i) {
        const glm::vec4 row = glm::row(viewProjection, int(i));
        planes_[i * 2] = last + row;
        planes_[i * 2 + 1] = last - row;
    }
    for (glm::vec4& plane : planes_) plane /= glm::length(glm::vec3(plane));
}

bool Frustum::meetsSphere(glm::vec3 centre, float radius) const {
    return std::all_of(planes_.begin(), planes_.end(), [&](const glm::vec4& plane) {
        return glm::dot(glm::vec3(plane), centre) + plane.w > -radius;
    });
}

void InstanceGroups::clear() {
    groups_.clear();
    count_ = 0;
}

bool InstanceGroups::add(const GpuModel& model, const Instance& instance,
                         const InstanceSelection& gathering) {
    const bool stands = gathering.onlooker && instance.standing > 0.0F;
    const glm::mat4 place =
        stands ? glm::mat4(standingPlace(instance, *gathering.onlooker)) : placeOf(instance);
    const glm::vec3 centre(place * glm::vec4(model.centre(), 1.0F));
    const float radius = model.radius() * (stands ? float(standingScale) : 1.0F);
    if (gathering.frustum != nullptr && !gathering.frustum->meetsSphere(centre, radius))
        return false;
    float coarsest = gathering.coarseAtLeast;
    Distance distance = Distance::near;
    if (gathering.pixelsAtOneInch > 0.0F) {
        const float near = std::max(glm::distance(gathering.eye, centre) - radius, 0.1F);
        coarsest = std::max(coarsest, tolerablePixels * near / gathering.pixelsAtOneInch);
        if (near / gathering.pixelsAtOneInch >= gathering.farFrom) distance = Distance::far;
    }
    if (instance.wear > 0.0F) distance = Distance::worn;
    if (stands) distance = Distance::standing;
    groups_[{&model, levelFor(model, coarsest), distance}].records.push_back(
        {place, linearOf(instance.tint), instance.fade, instance.lift, instance.pickId,
         instance.wear});
    ++count_;
    return true;
}

void InstanceGroups::upload() {
    if (!buffer_) buffer_ = Buffer::make();
    std::vector<Record> all;
    all.reserve(std::size_t(count_));
    for (auto& [key, group] : groups_) {
        group.offset = all.size() * sizeof(Record);
        all.insert(all.end(), group.records.begin(), group.records.end());
    }
    glBindBuffer(GL_ARRAY_BUFFER, buffer_.name());
    glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(all.size() * sizeof(Record)), all.data(),
                 GL_STREAM_DRAW);
}

void InstanceGroups::draw(Surface surface, FrameStatistics& statistics, Distance distance) const {
    const auto bind = [](GLuint index, GLint size, std::size_t offset) {
        floatAttribute(index, size, sizeof(Record), offset, Step::instance);
    };
    for (const auto& [key, group] : groups_) {
        if (distance != Distance::any && key.distance != distance) continue;
        const GpuModel::Level& level = key.model->levels()[key.level];
        const auto instances = GLsizei(group.records.size());
        glBindVertexArray(key.model->vertexArray());
        glBindBuffer(GL_ARRAY_BUFFER, buffer_.name());
        for (GLuint column = 0; column < 4; ++column) {
            bind(5 + column, 4, group.offset + column * sizeof(glm::vec4));
        }
        bind(9, 4, group.offset + offsetof(Record, tint));
        bind(10, 2, group.offset + offsetof(Record, fade));
        bind(12, 1, group.offset + offsetof(Record, wear));
        glEnableVertexAttribArray(11);
        glVertexAttribIPointer(11, 1, GL_INT, sizeof(Record),
                               bufferOffset(group.offset + offsetof(Record, pickId)));
        glVertexAttribDivisor(11, 1);
        if (surface == Surface::translucent) drawRange(level.translucent, instances, statistics);
        if (surface == Surface::solid || surface == Surface::opaque) {
            glEnable(GL_CULL_FACE);
            drawRange(level.opaque, instances, statistics);
            glDisable(GL_CULL_FACE);
            drawRange(level.twoSided, instances, statistics);
        }
        if (surface == Surface::outline) {
            glEnable(GL_CULL_FACE);
            drawRange(level.outline, instances, statistics);
            glDisable(GL_CULL_FACE);
        }
        if (surface == Surface::solid || surface == Surface::ground) {
            glEnable(GL_CULL_FACE);  // otherwise the bottom of a plate would flicker on the mat
            drawRange(level.ground, instances, statistics);
            glDisable(GL_CULL_FACE);
        }
    }
    glBindVertexArray(0);
}

}  // namespace sightline::rendering
