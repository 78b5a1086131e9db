/// Instanced drawing. The instances of a scene are grouped by model and level of detail, and each
/// group is one draw call.
#pragma once
#include <array>
#include <compare>
#include <glm/mat4x4.hpp>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rendering/gl/gpu_model.h"
#include "rendering/scene/frame_settings.h"
#include "rendering/scene/scene.h"
#include "rendering/scene/standing_figure.h"

namespace sightline::rendering {

using GpuModels = std::map<std::string, std::unique_ptr<GpuModel>>;

/// The place of the instance itself, also if it is shown as a standing badge figure.
glm::mat4 placeOf(const Instance& instance);

/// The six planes of a view frustum, for culling.
class Frustum {
  public:
    explicit Frustum(const glm::mat4& viewProjection);
    bool meetsSphere(glm::vec3 centre, float radius) const;

  private:
    std::array<glm::vec4, 6> planes_{};
};

/// Decides which instances are drawn, and at which level of detail.
struct InstanceSelection {
    const Frustum* frustum = nullptr;  ///< view frustum; null: no instance is culled
    glm::vec3 eye{};
    /// Number of pixels that one inch covers at a distance of one inch from the eye. 0: full
    /// detail.
    float pixelsAtOneInch = 0.0F;
    /// Size of details that may be dropped although they are visible, inches.
    float coarseAtLeast = 0.0F;
    float farFrom = 1e9F;  ///< an instance counts as far if a pixel covers more than this number of
                           ///< inches at its place
    /// The onlooker for whom small figures stand, see standing_figure.h. Empty: all instances are
    /// at their own places, as for shadows.
    std::optional<Onlooker> onlooker{};
};

/// The groups of instances in one pass, and the buffer that holds the instances.
class InstanceGroups {
  public:
    /// Parts of the models. `solid` is `opaque` and `ground` together. `outline` is the
    /// body of a model with welded vertices. It is drawn with face culling, and the caller chooses
    /// the culled faces with glCullFace.
    enum class Surface { solid, opaque, ground, translucent, outline };
    /// Groups that are drawn with the same shader program: near and far instances, instances with
    /// scorch marks, and standing badge figures.
    enum class Distance { near, far, worn, standing, any };

    void clear();
    /// Adds the instances for which `wanted(instance)` is true. Returns the number of culled
    /// instances.
    template <class Wanted>
    int gather(const GpuModels& models, std::span<const Instance> instances,
               const InstanceSelection& gathering, Wanted wanted) {
        int culled = 0;
        for (const Instance& instance : instances) {
            const auto model = models.find(instance.model);
            if (model == models.end() || !wanted(instance)) continue;
            if (!add(*model->second, instance, gathering)) ++culled;
        }
        return culled;
    }
    /// Uploads the groups to the buffer. Afterwards they may be drawn any number of times.
    void upload();
    /// Draws the groups with the shader program that is in use.
    void draw(Surface surface, FrameStatistics& statistics,
              Distance distance = Distance::any) const;
    int count() const { return count_; }

  private:
    struct Record {
        glm::mat4 place;
        glm::vec4 tint;  ///< tint of the instance, linear colour
        float fade, lift;
        GLint pickId;
        float wear;
    };
    struct Key {
        const GpuModel* model;
        std::size_t level;
        Distance distance;
        std::strong_ordering operator<=>(const Key&) const =
            default;  // NOLINT(modernize-use-nullptr)
    };
    struct Group {
        std::vector<Record> records;
        std::size_t offset = 0;
    };
    bool add(const GpuModel& model, const Instance& instance, const InstanceSelection& gathering);

    std::map<Key, Group> groups_;
    int count_ = 0;
    Buffer buffer_;
};

}  // namespace sightline::rendering
