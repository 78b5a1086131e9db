/// Paints a whole mat as one texture. So the mat has no repetition and no seam, and drawing it
/// costs one look-up. The work is divided into slices between frames. First, other threads make the
/// ground textures. Then a coarse picture is painted, then a fine picture, row by row.
#pragma once
#include <array>
#include <filesystem>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "geometry/table/terrain.h"
#include "rendering/gl/program.h"
#include "rendering/mat/backdrop.h"
#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {

struct MatQuality {
    /// Number of texels along the longer edge of the mat. It is reduced to the driver's limit.
    int longSide = 4096;
    bool sharpAtAngles = true;  ///< true: anisotropic filtering, which is sharper at flat angles
};

class MatPainter {
  public:
    static Result<MatPainter> load(const std::filesystem::path& shaders);

    /// Starts to paint another mat. Until `work` has painted something, `picture()` is one plain
    /// colour.
    void begin(const std::string& mat, const geometry::TableSize& table, const MatQuality& quality);
    /// Continues to paint for about `milliseconds`. Without a number, paints until the mat is
    /// finished. Returns true if `picture()` has become better.
    bool work(std::optional<double> milliseconds);
    bool finished() const { return stage_ == Stage::finished; }
    /// The best picture of the mat so far.
    const Texture& picture() const { return shown_; }
    /// A texture that tiles: cloth weave and grain (red), wood grain (green). It is grey until the
    /// ground textures are ready.
    const Texture& detail() const { return detail_; }
    /// The landscape around the table (`Backdrop`). It is plain until it is painted.
    const Texture& backdrop() const { return backdrop_; }

  private:
    enum class Stage { grounds, upload, coarse, fine, mipmaps, finished };
    struct Grounds {
        std::array<GroundLayer, 3> layers;
        GroundLayer noise, detail;
        Backdrop backdrop;
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
    /// Unfinished work for mats that were replaced before their ground textures were ready.
    std::vector<std::future<Grounds>> abandoned_;
    Grounds grounds_;
    /// The ground textures and the noise texture that were uploaded so far.
    std::vector<Texture> tiles_;
    Stage stage_ = Stage::finished;
    std::string mat_;
    geometry::TableSize table_{};
    bool sharpAtAngles_ = true;
    Size size_;
    int rows_ = 0, level_ = 0;  ///< next row, and next mipmap level, of the fine picture
    bool better_ = false;
    Texture fine_, shown_, detail_, backdrop_;
};

}  // namespace sightline::rendering
