// Simplifies the parts of a model. Each try simplifies with an error bound and then measures the
// distance between the two surfaces.
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

using geometry::FarthestPoint;
using geometry::FarthestWish;
using geometry::NearSurface;
using geometry::trianglesBeyond;
using geometry::TriangleSurface;

constexpr int mostTries = 14, mostMends = 9, mostHalves = 2;
/// Largest useful share of a part's triangles after the simplification. If more triangles are left,
/// the part stays unchanged.
constexpr double worthIt = 0.9;
/// Error of the measured distances, as a share of the requested bound.
constexpr double slackOfMeasuring = 0.05;
/// Error bound of the first try, as a share of the requested bound. The library measures its error
/// as a mean over planes. The error at the farthest point is about twice this mean.
constexpr double firstTry = 0.6;
/// Factors that shrink the error bound from try to try. Small steps come first, to drop as many
/// triangles as possible. Large steps come later, to finish.
constexpr double smallStep = 0.75, largeStep = 0.5;
/// Two limits for the number of triangles that are too far from the other surface: a number, and a
/// share of all triangles. If more triangles than the larger limit are too far, the next try has a
/// smaller error bound. Otherwise, only these triangles are locked.
constexpr double fewPlaces = 64.0, fewOfAll = 0.02;

TriangleSurface surfaceOf(const WeldedMesh& mesh, const std::vector<std::uint32_t>& corners) {
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

/// Simplifies one part of a model. Errors are measured against the whole original surface of the
/// part.
class SimplifiedPart {
  public:
    SimplifiedPart(const WeldedMesh& mesh, bool bordersStay, const SimplifyWish& wish)
        : mesh_(mesh),
          bordersStay_(bordersStay),
          wish_(wish),
          whole_(surfaceOf(mesh, mesh.corners)),
          stays_(mesh.corners.size() / 3, 0) {}

    struct Done {
        std::vector<std::uint32_t> corners;
        double measured = 0.0;
    };
    /// The simplified part. Empty if the part should stay unchanged, because too few triangles can
    /// be dropped, or because no try meets the bound. In the second case, `gaveUp` becomes true.
    std::optional<Done> done() {
        double error = wish_.within * firstTry;
        int mends = 0;
        for (int i = 0; i < mostTries; ++i) {
            std::vector<std::uint32_t> fewer = fewerCorners(error);
            if (double(fewer.size()) > worthIt * double(mesh_.corners.size())) return std::nullopt;
            begun_ = double(i) / mostTries;
            if (!fewer.empty()) {
                const TriangleSurface few = surfaceOf(mesh_, fewer);
                const Wrong wrong = wrongIn(few);
                if (wrong.none()) return Done{std::move(fewer), measuredIn(few)};
                if (!wrong.tooMuch && mends++ < mostMends) {
                    keepRound(wrong, fewer);
                    continue;
                }
            }
            error *= i < mostTries / 2 ? smallStep : largeStep;
        }
        gaveUp_ = true;
        return std::nullopt;
    }
    bool gaveUp() const { return gaveUp_; }

  private:
    /// The triangles of both surfaces that have a point too far from the other surface.
    struct Wrong {
        std::vector<std::uint32_t> ofFew, ofWhole;
        bool tooMuch = false;  ///< true if too many triangles are too far away to lock all of them
        bool none() const { return !tooMuch && ofFew.empty() && ofWhole.empty(); }
    };

    // The triangles that are left after simplification with the error bound `error`. The library
    // (meshoptimizer) keeps borders but cannot lock vertices. So locked triangles are not passed to
    // it.
    std::vector<std::uint32_t> fewerCorners(double error) const {
        std::vector<std::uint32_t> rest, stay;
        for (std::size_t i = 0; i < mesh_.corners.size(); ++i)
            (stays_[i / 3] != 0 ? stay : rest).push_back(mesh_.corners[i]);
        const float* const places = &mesh_.places.front().x;
        const float scale = meshopt_simplifyScale(places, mesh_.places.size(), sizeof(glm::vec3));
        const bool bordersStay = bordersStay_ || !stay.empty();
        std::vector<std::uint32_t> fewer(rest.size());
        if (rest.empty()) return stay;
        fewer.resize(
            meshopt_simplify(fewer.data(), rest.data(), rest.size(), places, mesh_.places.size(),
                             sizeof(glm::vec3), 0, static_cast<float>(error) / scale,
                             bordersStay ? unsigned(meshopt_SimplifyLockBorder) : 0U, nullptr));
        fewer.insert(fewer.end(), stay.begin(), stay.end());
        return fewer;
    }

    Wrong wrongIn(const TriangleSurface& few) {
        FarthestWish wish{wish_.within, wish_.within * slackOfMeasuring};
        wish.progress = [this](double share) { tell(begun_ + share / 2.0 / mostTries); };
        const auto isTooMuch = [](std::size_t wrong, const TriangleSurface& of) {
            return double(wrong) > std::max(fewPlaces, fewOfAll * double(of.triangles.size()));
        };
        Wrong wrong{trianglesBeyond(few, nearWhole(), wish), {}};
        wrong.tooMuch = isTooMuch(wrong.ofFew.size(), few);
        if (wrong.tooMuch) return wrong;
        wish.progress = [this](double share) { tell(begun_ + (1.0 + share) / 2.0 / mostTries); };
        wrong.ofWhole = trianglesBeyond(whole_, NearSurface(few), wish);
        wrong.tooMuch = isTooMuch(wrong.ofWhole.size(), whole_);
        return wrong;
    }

    // Locks the triangles around each place that is too far from the other surface. A thin fold may
    // collapse at every error bound, but the distance is then large only near the fold.
    void keepRound(const Wrong& wrong, const std::vector<std::uint32_t>& fewer) {
        std::vector<char> marked(mesh_.places.size(), 0);
        const auto touch = [&](const std::vector<std::uint32_t>& corners, std::size_t triangle) {
            for (std::size_t k = 0; k < 3; ++k) marked[corners[3 * triangle + k]] = 1;
        };
        for (const std::uint32_t one : wrong.ofFew) touch(fewer, one);
        for (const std::uint32_t one : wrong.ofWhole) touch(mesh_.corners, one);
        for (std::size_t i = 0; i < mesh_.corners.size(); ++i)
            if (marked[mesh_.corners[i]] != 0) stays_[i / 3] = 1;
    }

    const NearSurface& nearWhole() {
        if (!nearWhole_) nearWhole_.emplace(whole_);
        return *nearWhole_;
    }

    // The distance between the original surface and a simplified surface that has met the bound.
    double measuredIn(const TriangleSurface& few) {
        FarthestWish wish{wish_.within, wish_.within * slackOfMeasuring};
        wish.progress = [this](double share) { tell(begun_ + (1.0 - begun_) * share / 2.0); };
        const FarthestPoint there = farthestFrom(whole_, NearSurface(few), wish);
        wish.progress = [this](double share) {
            tell(begun_ + (1.0 - begun_) * (1.0 + share) / 2.0);
        };
        wish.atLeast = std::min(there.distance, wish_.within);
        return std::min(farthestFrom(few, nearWhole(), wish).distance, wish_.within);
    }
    // Reports progress. If a try is repeated, the reported share does not fall.
    void tell(double share) {
        if (!wish_.progress || share <= told_) return;
        told_ = share;
        wish_.progress(share);
    }

    const WeldedMesh& mesh_;
    bool bordersStay_;
    const SimplifyWish& wish_;
    TriangleSurface whole_;
    std::vector<char> stays_;  ///< for each triangle: 1 if it is locked, otherwise 0
    /// Distances to the whole original surface; built on first use.
    std::optional<NearSurface> nearWhole_;
    bool gaveUp_ = false;
    /// Shares of the work: the share at which the current try began, and the last reported share.
    double begun_ = 0.0, told_ = 0.0;
};

// Simplifies one part. If no try meets the bound, the function starts again with half of the bound.
// A result for a smaller bound also meets the requested bound.
std::optional<SimplifiedPart::Done> fewerOf(const WeldedMesh& mesh, bool bordersStay,
                                            SimplifyWish wish) {
    for (int halves = 0; halves <= mostHalves; ++halves) {
        SimplifiedPart work(mesh, bordersStay, wish);
        auto done = work.done();
        if (done || !work.gaveUp()) return done;
        wish.within /= 2.0;
    }
    return std::nullopt;
}

}  // namespace

SimplifiedModel simplified(const Model& model, const SimplifyWish& wish) {
    SimplifiedModel result;
    result.model.materials = model.materials;
    std::size_t corners = 0, before = 0;
    for (const ModelPart& part : model.parts) corners += part.indices.size();
    for (const ModelPart& part : model.parts) {
        const WeldedMesh mesh = welded({&part, 1});
        const double share = double(part.indices.size()) / double(corners);
        const double from = double(before) / double(corners);
        before += part.indices.size();
        if (mesh.corners.empty()) continue;
        SimplifyWish own = wish;
        if (wish.progress) own.progress = [&](double done) { wish.progress(from + share * done); };
        auto done = fewerOf(mesh, model.parts.size() > 1, own);
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
