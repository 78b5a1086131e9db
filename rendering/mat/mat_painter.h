/// Paints the whole printed mat as one texture. So the mat shows no repetition and no seam, and
/// drawing it costs one look-up. The work is divided into slices between frames. Other threads make
/// the grounds. Then a coarse picture is painted. Then the fine picture is painted row by row.
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
    /// Texels along the longer edge of the table; reduced to the driver's limit.
    int longSide = 4096;
    bool sharpAtAngles = true;  ///< whether to use anisotropic filtering
};

class MatPainter {
  public:
    static Result<MatPainter> load(const std::filesystem::path& shaders);

    /// Starts again with another mat. `picture()` is one plain colour until `work` has painted
    /// something.
    void begin(const std::string& mat, const geometry::TableSize& table, const MatQuality& quality);
    /// Paints for about `milliseconds`; without a number, until the mat is finished. Returns true
    /// if `picture()` has improved.
    bool work(std::optional<double> milliseconds);
    bool finished() const { return stage_ == Stage::finished; }
    /// The best picture so far.
    const Texture& picture() const { return shown_; }
    /// Tiling texture: weave and grain (red), wood (green). It is grey until the grounds are ready.
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
    /// Grounds of mats that were replaced before the grounds were ready.
    std::vector<std::future<Grounds>> abandoned_;
    Grounds grounds_;
    /// Textures of the three grounds and the noise that are uploaded so far.
    std::vector<Texture> tiles_;
    Stage stage_ = Stage::finished;
    std::string mat_;
    geometry::TableSize table_{};
    bool sharpAtAngles_ = true;
    Size size_;
    int rows_ = 0, level_ = 0;  ///< next row and mipmap level of the fine picture
    bool better_ = false;
    Texture fine_, shown_, detail_;
};

}  // namespace sightline::rendering
