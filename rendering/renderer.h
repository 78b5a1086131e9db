/// The renderer draws scenes with OpenGL 4.1 core into a framebuffer of the caller. All functions
/// need the OpenGL context in which the renderer was made. The renderer does not use Qt.
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

    /// Uploads a model and replaces an older model with the same name. Instances of an unknown
    /// model are not drawn.
    void setModel(const std::string& name, const Model& model);
    /// Uploads a model whose levels of detail `levelsOf` has computed before.
    void setModel(const std::string& name, const std::vector<ModelLevel>& levels);
    bool hasModel(const std::string& name) const;
    void setImage(const std::string& name, const Image& image);
    bool hasImage(const std::string& name) const;

    /// Settings with which the driver is fast enough for smooth motion. A software driver (no
    /// graphics card) gets one sample per pixel. The caller may draw a still picture again with
    /// four samples.
    FrameSettings fluentSettings() const;

    /// Draws a frame into the framebuffer `target` (0, or one of the window toolkit), which has the
    /// size of the viewport.
    FrameStatistics draw(const Scene& scene, const Camera& camera, Viewport viewport,
                         unsigned target, const FrameSettings& settings = {});

    /// Continues to paint a new mat for about `milliseconds`. The function is called between
    /// frames. Returns true if the next frame will show a better mat.
    bool paintMat(double milliseconds);
    bool matPainted() const;

    /// The pick id of the instance under a pixel (counted from the top left). 0 if there is none.
    int pick(const Scene& scene, const Camera& camera, Viewport viewport, glm::dvec2 pixel);

  private:
    Renderer();
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace sightline::rendering
