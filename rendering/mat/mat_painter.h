/// Paints the whole printed mat as one texture. The mat then shows no repetition and no seam, and
/// drawing it costs one look-up. The work is divided into slices between frames: other threads make
/// the grounds, then a coarse picture is painted, then the fine picture row by row.
#pragma once
#include <array>
#include <filesystem>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "geometry/table/terrain.h"
#include "rendering/gl/program.h"
#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {

struct MatQuality {
    int longSide = 4096;  ///< texels along the table's longer edge; lowered to the driver's limit
    bool sharpAtAngles = true;  ///< anisotropic filtering
};

class MatPainter {
  public:
    static Result<MatPainter> load(const std::filesystem::path& shaders);

    /// Starts again with another mat. Until `work` has painted more, `picture()` is one plain
    /// colour.
    void begin(const std::string& mat, const geometry::TableSize& table, const MatQuality& quality);
    /// Paints for about `milliseconds`, or to the end without a number. Returns true when
    /// `picture()` has improved.
    bool work(std::optional<double> milliseconds);
    bool finished() const { return stage_ == Stage::finished; }
    /// The best picture so far.
    const Texture& picture() const { return shown_; }
    /// Weave and grain (red), wood (green); tiles. Grey until the grounds are ready.
    const Texture& detail() const { return detail_; }

  private:
    enum class Stage { grounds, upload, coarse, fine, mipmaps, finished };
    struct Grounds {
        std::array<GroundLayer, 3> layers;
        GroundLayer noise, detail;
    };
    struct Size {
        int width = 1, height = 1;
    };

    MatPainter(Program program, Program copy);
    void step();
    void paint(const Texture& into, Size size, int firstRow, int rows) const;
    void halveLevel();
    void makeMipmap();

    Program program_, copy_;
    VertexArray none_;
    std::future<Grounds> making_;
    std::vector<std::future<Grounds>> abandoned_;  ///< grounds of mats that were replaced before
                                                   ///< they were ready
    Grounds grounds_;
    std::vector<Texture> tiles_;  ///< the three grounds and the noise, those that are uploaded
    Stage stage_ = Stage::finished;
    std::string mat_;
    geometry::TableSize table_{};
    bool sharpAtAngles_ = true;
    Size size_;
    int rows_ = 0, level_ = 0;  ///< progress of the fine picture
    bool better_ = false;
    Texture fine_, shown_, detail_;
};

}  // namespace sightline::rendering
