/// Render pass for the table: the mat, the wooden edge around the mat, and the body of the table.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/mat/mat_painter.h"
#include "rendering/passes/frame.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class TablePass {
  public:
    static Result<TablePass> load(const std::filesystem::path& shaders);
    /// Starts to paint a new mat if the scene names another mat or the table has another size.
    /// Otherwise continues to paint an unfinished mat, for the time that the settings allow.
    void prepare(const Scene& scene, const FrameSettings& settings);
    MatPainter& mat() { return painter_; }
    const Texture& backdrop() const { return painter_.backdrop(); }
    /// Binds the pictures of the mat. The ground of terrain needs them, too.
    void bindPictures() const;
    /// Draws the table. The pictures, the shadow map and the light map of the mat must be bound.
    void draw(FrameStatistics& statistics) const;

  private:
    TablePass(Program mat, Program edge, MatPainter painter);
    void buildEdge(const geometry::TableSize& table);

    Program mat_, edge_;
    MatPainter painter_;
    std::string painted_;
    geometry::TableSize size_{0.0, 0.0};
    Buffer edgeVertices_;
    VertexArray edgeArray_, none_;
    GLsizei edgeCount_ = 0;
};

}  // namespace sightline::rendering
