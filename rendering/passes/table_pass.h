/// The mat, the wooden edge around it and the body of the table.
#pragma once
#include "rendering/gl/program.h"
#include "rendering/mat/mat_painter.h"
#include "rendering/passes/frame.h"
#include "rendering/scene/frame_settings.h"

namespace sightline::rendering {

class TablePass {
  public:
    static Result<TablePass> load(const std::filesystem::path& shaders);
    /// Starts another mat when the scene names one or the table has another size, and goes on with
    /// one that is under way for as long as the settings say.
    void prepare(const Scene& scene, const FrameSettings& settings);
    MatPainter& mat() { return painter_; }
    /// Expects the shadow map and the light on the ground bound.
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
