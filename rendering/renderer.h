/// The renderer: draws scenes with OpenGL 4.1 core into a framebuffer of the caller. Every function
/// needs the context in which the renderer was made. No Qt here.
#pragma once
#include <filesystem>
#include <memory>
#include <string>

#include "geometry/base/result.h"
#include "rendering/model/model.h"
#include "rendering/model/model_levels.h"
#include "rendering/model/shape_model.h"
#include "rendering/scene/camera.h"
#include "rendering/scene/frame_settings.h"
#include "rendering/scene/scene.h"

namespace sightline::rendering {

class Renderer {
  public:
    /// Makes a renderer. `shaderFolder` is assets/shaders. Problems: no OpenGL 4.1; a shader that
    /// does not compile (with file and line from the driver's log).
    static Result<std::unique_ptr<Renderer>> make(const std::filesystem::path& shaderFolder);
    ~Renderer();

    /// Loads or replaces a model under a name. Instances with an unknown model are not drawn.
    void setModel(const std::string& name, const Model& model);
    /// Loads or replaces a model with levels that `levelsOf` computed before.
    void setModel(const std::string& name, const std::vector<ModelLevel>& levels);
    bool hasModel(const std::string& name) const;
    void setImage(const std::string& name, const Image& image);
    bool hasImage(const std::string& name) const;

    /// Settings with which this driver draws fluently. A software driver (no graphics card) gets
    /// one sample. A still picture may then be drawn again with four samples.
    FrameSettings fluentSettings() const;

    /// Draws into the framebuffer `target` (0, or the framebuffer of the toolkit). It has the size
    /// of the viewport.
    FrameStatistics draw(const Scene& scene, const Camera& camera, Viewport viewport,
                         unsigned target, const FrameSettings& settings = {});

    /// Paints the next part of a new mat between frames, for about `milliseconds`. Returns true if
    /// the next frame will show a better mat.
    bool paintMat(double milliseconds);
    bool matPainted() const;

    /// The pick id of the instance under a pixel (origin top left). 0 if there is none.
    int pick(const Scene& scene, const Camera& camera, Viewport viewport, glm::dvec2 pixel);

  private:
    Renderer();
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace sightline::rendering
