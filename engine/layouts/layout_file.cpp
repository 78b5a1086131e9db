#include "engine/layouts/layout_file.h"

#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "engine/layouts/layout_fields.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

// Maximum number of triangles in all models of a layout together.
constexpr std::size_t mostTrianglesOfALayout = 2'000'000;

double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

bool segmentsCross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const double abc = cross(b - a, c - a);
    const double abd = cross(b - a, d - a);
    const double cda = cross(d - c, a - c);
    const double cdb = cross(d - c, b - c);
    return (abc > 0) != (abd > 0) && (cda > 0) != (cdb > 0);
}

class PieceReader {
  public:
    PieceReader(const LayoutFolders& folders, const MeshReader& meshes, Layout& layout)
        : folders_(folders), meshes_(meshes), layout_(layout) {}

    void read(const JsonAt& at, nlohmann::json& source) {
        auto written = readAs<TerrainPiece>(at);
        if (!ids_.insert(written.id).second) at.at("id").wrong(say::idOfNoOther());
        if (!at.find("name")) written.name = plainName(written.id);
        for (const Layout::OpenFact& fact : unagreedFacts(written))
            layout_.unagreed.push_back(fact);
        geometry::PieceSpec piece = specOf(written);
        Layout::Look look;
        piece.shape = readShape(at.at("shape"), look, source["shape"]);
        if (const auto drawn = at.find("look")) readMeshReference(*drawn, look, source["look"]);
        checkParts(at, piece);
        layout_.pieces.push_back(std::move(piece));
        layout_.looks.push_back(std::move(look));
    }

  private:
    geometry::Shape readShape(const JsonAt& at, Layout::Look& look, nlohmann::json& source) {
        if (at.find("mesh")) {
            readMeshReference(at, look, source);
            return readMesh(at.at("mesh"), look);
        }
        if (at.find("prism")) return readAs<geometry::PrismShape>(at);
        if (at.find("box")) return readAs<geometry::BoxShape>(at);
        if (at.find("cylinder")) return readAs<geometry::CylinderShape>(at);
        at.refuse(say::shapeExpected());
    }

    // Caches meshes, so that a model file that several pieces use is read only once.
    const geometry::MeshShape& readMesh(const JsonAt& at, const Layout::Look& look) {
        const auto key =
            std::tuple(look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin);
        auto known = read_.find(key);
        if (known == read_.end()) {
            auto mesh =
                meshes_({look.model, look.scale, look.unit, look.yUp, look.simplifiedWithin});
            if (!mesh) at.refuse(mesh.problem());
            known = read_.emplace(key, std::move(mesh).value()).first;
        }
        for (const geometry::MeshPart& part : known->second.parts)
            triangles_ += part.triangles.size();
        if (triangles_ > mostTrianglesOfALayout) {
            at.refuse(say::tooManyTriangles(static_cast<int>(triangles_),
                                            static_cast<int>(mostTrianglesOfALayout)));
        }
        return known->second;
    }

    void readMeshReference(const JsonAt& at, Layout::Look& look, nlohmann::json& source) {
        const JsonAt mesh = at.at("mesh");
        const std::string text = mesh.text();
        if (text.empty()) mesh.wrong(say::pathOfModel());
        const bool asset = text.starts_with(assetScheme);
        const std::filesystem::path path = asset ? text.substr(assetScheme.size()) : text;
        look.model = (asset ? folders_.assets : folders_.layout) / path;
        look.model = look.model.lexically_normal();
        readFields(at, look);
        source["mesh"] = portable(look.model);
    }

    // Makes the path of a model absolute, because a journal may be saved in any folder. The path of
    // an asset of the program does not change.
    std::string portable(const std::filesystem::path& model) const {
        const auto absolute = std::filesystem::absolute(model).lexically_normal();
        const auto relative = absolute.lexically_relative(assets_);
        const bool inside = !relative.empty() && *relative.begin() != "..";
        return inside ? std::string(assetScheme) + relative.generic_string()
                      : absolute.generic_string();
    }

    void checkParts(const JsonAt& at, const geometry::PieceSpec& piece) {
        if (piece.parts.empty()) return;
        const auto* mesh = std::get_if<geometry::MeshShape>(&piece.shape);
        std::vector<std::string> names;
        if (mesh != nullptr) {
            for (const auto& part : mesh->parts) names.push_back(part.name);
        }
        for (const auto& [name, facts] : piece.parts) {
            if (std::find(names.begin(), names.end(), name) != names.end()) continue;
            const std::string nearest = nearestName(name, names);
            at.at("parts").refuse(nearest.empty() ? say::modelHasNoPart(name)
                                                  : say::modelHasNoPartThis(name, nearest));
        }
    }

    const LayoutFolders& folders_;
    const std::filesystem::path assets_ =
        folders_.assets.empty() ? folders_.assets
                                : std::filesystem::absolute(folders_.assets).lexically_normal();
    const MeshReader& meshes_;
    Layout& layout_;
    std::set<std::string> ids_;
    std::map<std::tuple<std::filesystem::path, double, std::string, bool, double>,
             geometry::MeshShape>
        read_;
    std::size_t triangles_ = 0;  ///< number of triangles in the models that were read so far
};
}  // namespace

// The file format requires polygons without crossing edges and with corners in counter-clockwise
// order. A clockwise polygon is refused, not reversed.
void checkOutline(const JsonAt& at, const geometry::Polygon& polygon) {
    const std::size_t n = polygon.size();
    double area = 0.0;
    for (std::size_t i = 0; i < n; ++i) {
        area += cross(polygon[i], polygon[(i + 1) % n]) / 2;
        for (std::size_t j = i + 2; j < n; ++j) {
            const bool neighbours = i == 0 && j == n - 1;
            if (!neighbours &&
                segmentsCross(polygon[i], polygon[(i + 1) % n], polygon[j], polygon[(j + 1) % n])) {
                at.refuse(say::simplePolygon(static_cast<int>(i), static_cast<int>(j)));
            }
        }
    }
    constexpr double leastArea = 1e-3;
    if (area < leastArea) at.refuse(say::polygonWithArea());
}

std::vector<Layout::OpenFact> unagreedFacts(const TerrainPiece& piece) {
    std::vector<Layout::OpenFact> open;
    if (piece.kind == geometry::Kind::barricade) return open;
    if (!piece.facts.movement)
        open.push_back(
            {piece.id, "movement is not agreed, open is assumed", Layout::Fact::movement});
    if (!piece.facts.cover)
        open.push_back({piece.id, "cover is not agreed, none is assumed", Layout::Fact::cover});
    if (!piece.facts.blocksLos)
        open.push_back(
            {piece.id, "blocks_los is not agreed, true is assumed", Layout::Fact::sight});
    return open;
}

Result<Layout> readLayout(const nlohmann::json& json, const std::string& where,
                          const LayoutFolders& folders, const MeshReader& meshes) {
    return readingJson([&] {
        const JsonAt document(json, where);
        Layout layout;
        layout.source = json;
        const auto head = readAs<TerrainLayout>(document);
        layout.name = head.name;
        layout.table = head.table;
        layout.mat = head.mat;
        PieceReader reader(folders, meshes, layout);
        std::size_t index = 0;
        for (const JsonAt& piece : document.at("pieces").list(0, 1000)) {
            if (!piece.isObject()) piece.wrong(say::pieceOfTerrain());
            reader.read(piece, layout.source["pieces"][index++]);
        }
        return layout;
    });
}

}  // namespace sightline::engine
