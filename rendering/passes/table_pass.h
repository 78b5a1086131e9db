/// The mat, the wooden edge around it and the body of the table.
#pragma once
#include <optional>

#include "rendering/gl/program.h"
#include "rendering/passes/frame.h"
#include "rendering/renderer.h"

namespace sightline::rendering {

class TablePass {
  public:
    static Result<TablePass> load(const std::filesystem::path& shaders);
    /// Paints the mat when the scene names another one or the table has another size.
    void prepare(const Scene& scene);
    /// Expects the shadow map and the light on the ground bound.
    void draw(FrameStatistics& statistics) const;

  private:
    TablePass(Program mat, Program edge, Program painter);
    void buildEdge(const geometry::TableSize& table);

    Program mat_, edge_, painter_;
    std::string painted_;
    geometry::TableSize size_{0.0, 0.0};
    Texture picture_, detail_;
    Buffer edgeVertices_;
    VertexArray edgeArray_, none_;
    GLsizei edgeCount_ = 0;
};

}  // namespace sightline::rendering
