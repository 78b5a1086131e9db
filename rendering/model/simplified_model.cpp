#include "rendering/model/simplified_model.h"

#include <meshoptimizer.h>

#include <algorithm>
#include <optional>

#include "geometry/shape/surface_distance.h"
#include "rendering/model/creased_normals.h"
#include "rendering/model/model_bytes.h"
#include "rendering/model/welded.h"

namespace sightline::rendering {
namespace {

using geometry::Farthest;
using geometry::FarthestWish;
using geometry::NearSurface;
using geometry::TriangleSurface;

constexpr int mostTries = 12;
constexpr double worthIt = 0.9;            ///< of the triangles: with more of them left, all stay
constexpr double slackOfMeasuring = 0.05;  ///< of what is wished
/// What the library calls an error is a mean over planes; the farthest point lies about twice as
/// far away.
constexpr double firstTry = 0.6;

TriangleSurface surfaceOf(const Welded& mesh, const std::vector<std::uint32_t>& corners) {
    TriangleSurface surface;
    std::vector<std::uint32_t> number(mesh.places.size(), ~std::uint32_t(0));
    surface.triangles.reserve(corners.size() / 3);
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
        auto& triangle = surface.triangles.emplace_back();
        for (std::size_t k = 0; k < 3; ++k) {
            std::uint32_t& own = number[corners[i + k]];
            if (own == ~std::uint32_t(0)) {
                own = static_cast<std::uint32_t>(surface.corners.size());
                surface.corners.emplace_back(mesh.places[corners[i + k]]);
            }
            triangle[k] = own;
        }
    }
    return surface;
}

/// One part that is being simplified, and its whole surface to measure against.
class PartAtWork {
  public:
    PartAtWork(const Welded& mesh, bool bordersStay, const SimplifyWish& wish)
        : mesh_(mesh),
          bordersStay_(bordersStay),
          wish_(wish),
          whole_(surfaceOf(mesh, mesh.corners)) {}

    struct Done {
        std::vector<std::uint32_t> corners;
        double measured = 0.0;
    };
    /// None where the part is better kept.
    std::optional<Done> done() {
        double error = wish_.within * firstTry;
        for (int i = 0; i < mostTries; ++i) {
            std::vector<std::uint32_t> fewer = fewerCorners(error);
            if (double(fewer.size()) > worthIt * double(mesh_.corners.size())) return std::nullopt;
            double farther = 2.0;  // how many times too far
            if (!fewer.empty()) {
                const Farthest far = farthestBothWays(surfaceOf(mesh_, fewer));
                if (far.withinLimit) return Done{std::move(fewer), far.distance};
                farther = far.distance / wish_.within;
            }
            // Small steps first, so that as much as may be is left out; then to an end.
            error *= std::clamp(0.95 / farther, 0.4, i < mostTries / 2 ? 0.9 : 0.6);
        }
        return std::nullopt;
    }

  private:
    std::vector<std::uint32_t> fewerCorners(double error) const {
        const float* const places = &mesh_.places.front().x;
        const float scale = meshopt_simplifyScale(places, mesh_.places.size(), sizeof(glm::vec3));
        std::vector<std::uint32_t> fewer(mesh_.corners.size());
        fewer.resize(meshopt_simplify(
            fewer.data(), mesh_.corners.data(), mesh_.corners.size(), places, mesh_.places.size(),
            sizeof(glm::vec3), 0, static_cast<float>(error) / scale,
            bordersStay_ ? unsigned(meshopt_SimplifyLockBorder) : 0U, nullptr));
        return fewer;
    }

    Farthest farthestBothWays(const TriangleSurface& few) {
        FarthestWish wish{wish_.within, wish_.within * slackOfMeasuring};
        wish.progress = [this](double share) { tell(share / 2.0); };
        const Farthest there = farthestFrom(whole_, NearSurface(few), wish);
        if (!there.withinLimit) return there;
        if (!nearWhole_) nearWhole_.emplace(whole_);
        wish.atLeast = there.distance;
        wish.progress = [this](double share) { tell(0.5 + share / 2.0); };
        return farthestFrom(few, *nearWhole_, wish);
    }
    // What is tried again does not take the bar back.
    void tell(double share) {
        if (!wish_.progress || share <= told_) return;
        told_ = share;
        wish_.progress(share);
    }

    const Welded& mesh_;
    bool bordersStay_;
    const SimplifyWish& wish_;
    TriangleSurface whole_;
    std::optional<NearSurface> nearWhole_;  ///< made when first needed
    double told_ = 0.0;
};

}  // namespace

SimplifiedModel simplified(const Model& model, const SimplifyWish& wish) {
    SimplifiedModel result;
    result.model.materials = model.materials;
    std::size_t corners = 0, before = 0;
    for (const ModelPart& part : model.parts) corners += part.indices.size();
    for (const ModelPart& part : model.parts) {
        const Welded mesh = welded({&part, 1});
        const double share = double(part.indices.size()) / double(corners);
        const double from = double(before) / double(corners);
        before += part.indices.size();
        if (mesh.corners.empty()) continue;
        SimplifyWish own = wish;
        if (wish.progress) own.progress = [&](double done) { wish.progress(from + share * done); };
        auto done = PartAtWork(mesh, model.parts.size() > 1, own).done();
        if (!done) {
            result.model.parts.push_back(part);
            continue;
        }
        ModelPart fewer = withCreases(mesh.places, done->corners, [&](std::uint32_t place) {
            return part.vertices[mesh.vertexAt[place]].colour;
        });
        fewer.name = part.name;
        fewer.material = part.material;
        result.model.parts.push_back(std::move(fewer));
        result.measured = std::max(result.measured, done->measured);
    }
    measure(result.model);
    return result;
}

}  // namespace sightline::rendering
